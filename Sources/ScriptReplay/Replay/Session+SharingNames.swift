import IntentModel
import SimulatorCore

/// What can be named on a page that shares, in its sheet, and in what was chosen there.
extension Session {
  func itemNames() throws(StepRefusal) -> NameChoices<String> {
    let all = try elementNames()
    return NameChoices(
      "item", "on this page",
      all.entries.compactMap { entry in
        if case .item(let id) = entry.id {
          .init(id: id, title: entry.title, written: id)
        } else {
          nil
        }
      })
  }

  func toolbarNames() throws(StepRefusal) -> NameChoices<ActivityReference> {
    let all = try elementNames()
    return NameChoices(
      "button", "in the toolbar",
      all.entries.compactMap { entry in
        if case .toolbar(let reference) = entry.id {
          .init(id: reference, title: entry.title, written: reference.description)
        } else {
          nil
        }
      })
  }

  /// What chooses, or marks, something in the screen of the sheet that is open.
  func eventInSheet(
    _ name: ScriptName, entry: (ShareEntry.ID) -> ShareEvent,
    optionRow: (ShareOptionID) -> ShareEvent
  ) throws(StepRefusal) -> Event {
    openSheet?.sheet.screen == .options
      ? .share(optionRow(try optionRowNames.resolve(name))) : .share(entry(try self.entry(name)))
  }

  /// What can be chosen in that screen.
  var namesInSheet: [String] {
    openSheet?.sheet.screen == .options
      ? optionRowNames.names : (try? entryNames().names) ?? []
  }

  var optionRowNames: NameChoices<ShareOptionID> {
    NameChoices(
      "option", "in Options",
      optionRows.map { .init(id: $0.id, title: $0.title, written: $0.id.id) })
  }

  /// An entry that is named; of an app that is not in the row it is said that it is under More.
  private func entry(_ name: ScriptName) throws(StepRefusal) -> ShareEntry.ID {
    do throws(StepRefusal) {
      return try entryNames().resolve(name)
    } catch {
      guard openSheet?.sheet.screen == .entries, let sheet = shareSheet else { throw error }
      let underMore = NameChoices("entry", "under More", sheet.underMore.map(choice))
      guard let id = try? underMore.resolve(name), let more = try entryNames().name(of: .more)
      else { throw error }
      let title = underMore.entries.first { $0.id == id }?.title ?? name.text
      throw StepRefusal(
        "'\(title)' is under More: write 'choose \(more.written)' first",
        possible: ["choose \(more.written)"])
    }
  }

  private func choice(_ entry: ShareEntry) -> NameChoices<ShareEntry.ID>.Entry {
    .init(id: entry.id, title: entry.title, written: entry.target?.description ?? "")
  }

  /// Everything in the sheet itself, or in More or Edit Actions.
  func entryNames() throws(StepRefusal) -> NameChoices<ShareEntry.ID> {
    guard let sheet = shareSheet else { throw StepRefusal("no share sheet is open") }
    let words = ShareWording(state.context.language)
    guard editRows.isEmpty else {
      return NameChoices(
        "entry", openSheet?.sheet.screen == .more ? "under More" : "in Edit Actions",
        editRows.map {
          .init(id: .target($0.target), title: $0.title, written: $0.target.description)
        })
    }
    return NameChoices(
      "entry", "in the share sheet",
      sheet.entries.map { entry in
        switch entry.id {
        case .target: choice(entry)
        case .options: .init(id: entry.id, title: words.options, written: "options")
        case .more: .init(id: entry.id, title: words.more, written: "more")
        case .editActions:
          .init(id: entry.id, title: words.editActions, written: "edit-actions")
        }
      })
  }

  /// Everything that the person can arrange here: what More and Edit Actions list.
  func arrangeable() throws(StepRefusal) -> NameChoices<ShareTarget> {
    guard let (_, host) = openSheet else { throw StepRefusal("no share sheet is open") }
    let rows =
      simulator.appRows(over: host, in: state) + simulator.actionRows(over: host, in: state)
    return NameChoices(
      "entry", "that can be arranged",
      rows.map { .init(id: $0.target, title: $0.title, written: $0.target.description) })
  }

  /// What can be chosen or pressed in the activity that is being carried out.
  func activityNames(_ running: RunningActivity) -> NameChoices<RunningActivity.Element> {
    let language = state.context.language
    let words = ShareWording(language)
    let activity = simulator.activity(of: running.target, in: state)
    return NameChoices(
      "thing", "here",
      simulator.elements(of: running, in: state).map { element in
        switch element {
        case .option(let id):
          let option = activity?.composeView?.options.first { $0.id == id }
          return .init(id: element, title: option?.title.text(in: language) ?? id, written: id)
        case .value(let id):
          let values = activity?.composeView?.options.first { $0.id == running.openOption }?.values
          let title = values?.first { $0.id == id }?.title.text(in: language) ?? id
          return .init(id: element, title: title, written: id)
        case .cancel: return .init(id: element, title: words.cancel, written: "cancel")
        case .proceed:
          let title = simulator.proceedTitle(of: running, in: state)
          return .init(id: element, title: title, written: "proceed")
        }
      })
  }

  func event(of element: RunningActivity.Element, in running: RunningActivity) -> Event {
    switch element {
    case .option(let id): .share(.optionOpened(id))
    case .value(let key): .share(.optionChosen(running.openOption ?? "", value: key))
    case .cancel: .share(.cancelled)
    case .proceed: running.alert == nil ? .share(.proceeded) : .share(.alertPutAway)
    }
  }

  /// What 'dismiss' puts away: a sheet or one of its screens, else a banner; nil for neither.
  var sharingDismissal: Event? {
    if let act = sheetBackAct { return eventOfGoing(act) }
    guard state.run == nil, state.surface != .siri else { return nil }
    return state.banners.last.map { .app(.bannerPutAway($0.id)) }
  }
}
