import IntentModel
import SimulatorCore

extension ScriptStep {
  /// The steps that make an event happen again; none for what a recording leaves out.
  ///
  /// A marked item that is shared is named, since moved marks are not recorded; and More and Edit
  /// Actions are left before the sheet is closed, as anybody without the one key for both would.
  static func recording(_ event: Event, in session: Session) -> [ScriptStep] {
    guard let step = ScriptStep(recording: event, in: session) else { return [] }
    switch event {
    case .share(.opened(let route)):
      return (session.markedItem(sharedBy: route).map { [.select($0)] } ?? []) + [step]
    case .share(.closed):
      let isInSheetItself = session.openSheet?.sheet.screen == .entries
      return isInSheetItself ? [step] : [step, step]
    default: return [step]
    }
  }

  /// The step that makes an event happen again; nil for what a recording leaves out: moved marks,
  /// and that something was spoken to its end.
  ///
  /// - Parameter session: the walk right before the event, for the names of things.
  private init?(recording event: Event, in session: Session) {
    switch event {
    case .surfacePresented(.siri): self = .open(.siri)
    case .surfacePresented(.spotlight): self = .open(.spotlight)
    case .spotlight(let event): self.init(event, session)
    case .conversation(.draftChanged(let draft)): self = .type(draft)
    case .conversation(.said(let words)): self = .say(words)
    case .conversation(.dismissed): self = .dismiss
    case .run(let event): self.init(event, session)
    case .app(let event): self.init(event, session)
    case .share(let event): self.init(event, session)
    case .context(let event): self.init(event, session)
    case .effectAnswered(_, .failed(let reason)): self = .speechFailed(reason)
    case .effectAnswered(_, .finished): return nil
    }
  }

  private init?(_ event: SpotlightEvent, _ session: Session) {
    switch event {
    case .queryChanged(let query): self = .search(query)
    case .rowSelected: return nil
    // The person that the script begins with need not have searched for it.
    case .rowChosen(.recentSearch(let search)): self = .search(search)
    case .rowChosen(let row):
      self = .choose((try? session.rowNames())?.name(of: row) ?? .id(row.written))
    }
  }

  private init?(_ event: RunEvent, _ session: Session) {
    let name = { (option: String) in session.optionNames.name(of: option) ?? .id(option) }
    switch event {
    case .startedDirectly(let intent, let values):
      self = .run(intent.description, session.names.arguments(for: values, of: intent))
    case .optionSelected, .endSelected: return nil
    case .optionChosen(let option): self.init(choosing: option, name(option), session)
    case .optionToggled(let option): self = .take(name(option))
    case .optionsAccepted: self = .done
    case .cancelled: self = .cancel
    }
  }

  private init(choosing option: String, _ name: ScriptName, _ session: Session) {
    switch session.state.run?.phase {
    case .authenticating?: self = option == Authentication.cancel ? .cancel : .press(name)
    case .confirming?: self = option == Confirmation.cancel ? .cancel : .press(name)
    case .disambiguating?:
      let isMany = session.state.run.map(session.simulator.isChoosingSeveral) == true
      self = isMany ? .take(name) : .choose(name)
    case .choosingApp?, .requestingValue?, .confirmingGuess?, .performing?, .finished?, nil:
      self = .choose(name)
    }
  }

  private init?(_ event: HostAppEvent, _ session: Session) {
    switch event {
    case .opened(let app): self = .open(.app(session.names.apps.name(of: app) ?? .id(app)))
    case .pageShown(let page):
      self = .page((try? session.pageNames())?.name(of: page) ?? .id(page))
    case .elementSelected: return nil
    case .buttonPressed(let button):
      self = .press((try? session.buttonNames())?.name(of: button) ?? .id(button))
    case .itemToggled(let item):
      self = .take((try? session.itemNames())?.name(of: item) ?? .id(item))
    case .bannerOpened: self = .sharing(.openBanner)
    case .bannerPutAway: self = .dismiss
    }
  }

  private init?(_ event: ShareEvent, _ session: Session) {
    func item(_ id: String) -> ScriptName { (try? session.itemNames())?.name(of: id) ?? .id(id) }
    func target(_ target: ShareTarget) -> ScriptName {
      (try? session.arrangeable())?.name(of: target) ?? .id(target.description)
    }
    func element(_ element: RunningActivity.Element) -> ScriptName {
      session.runningActivity.flatMap { session.activityNames($0).name(of: element) } ?? .id("")
    }
    switch event {
    case .opened(.shareButton): self = .sharing(.share)
    case .opened(.contextMenu(let id)): self = .sharing(.menu(item(id)))
    case .opened(.pointer(let id)): self = .sharing(.pointAt(item(id)))
    case .opened(.quickActions): self = .sharing(.quickActions)
    case .opened(.toolbar(let reference)):
      let name = (try? session.toolbarNames())?.name(of: reference)
      self = .sharing(.toolbar(name ?? .id(reference.description)))
    case .closed, .screenLeft: self = .dismiss
    case .entrySelected, .optionRowSelected, .elementSelected: return nil
    case .entryChosen(let id):
      self = .choose((try? session.entryNames())?.name(of: id) ?? .id("more"))
    case .optionRowChosen(let id):
      self = .choose(session.optionRowNames.name(of: id) ?? .id(id.id))
    case .favouriteAdded(let favourite): self = .sharing(.favourite(target(favourite)))
    case .favouriteRemoved(let favourite): self = .sharing(.unfavourite(target(favourite)))
    case .favouriteMoved(let favourite, let other):
      self = .sharing(.move(target(favourite), before: other.map(target)))
    case .appPlaced(let app, let place): self = .sharing(.arrange(target(app), place))
    case .arrangedAsDelivered: self = .sharing(.arrangeAsDelivered)
    case .textChanged(let text): self = .type(text)
    case .optionOpened(let id): self = .choose(element(.option(id)))
    case .optionChosen(_, let value): self = .choose(element(.value(value)))
    case .proceeded, .alertPutAway: self = .press(element(.proceed))
    case .cancelled: self = .cancel
    }
  }

  private init(_ event: ContextEvent, _ session: Session) {
    switch event {
    case .deviceChanged(let device): self = .device(device)
    case .eraChanged(let era): self = .era(era)
    case .languageChanged(let language): self = .language(language)
    case .appearanceChanged(let appearance): self = .appearance(appearance)
    case .clockMoved(let time):
      self = .clock(ScriptMoment(from: session.state.context.time, to: time))
    case .placeChanged(let place):
      self = .place(place.map { session.names.places.name(of: $0) ?? .id($0) })
    case .lockChanged(let isLocked): self = isLocked ? .lock : .unlock
    case .networkChanged(let isOffline): self = isOffline ? .offline : .online
    case .outcomeForced(let outcome):
      self = .outcome(outcome.map { session.names.outcomes.name(of: $0) ?? .id($0) })
    }
  }
}

extension Session {
  /// The name of the item that a way to the share sheet shares because it has the mark.
  fileprivate func markedItem(sharedBy route: ShareRoute) -> ScriptName? {
    guard case .hostApp(let host) = state.surface,
      case .marked(let item)? = simulator.choice(by: route, over: host, in: state)
    else { return nil }
    return (try? elementNames())?.name(of: .item(item)) ?? .id(item)
  }
}
