import IntentModel
import SimulatorCore

/// What can be named on the screen as it is.
extension Session {
  // MARK: Questions

  /// The open question's options, as a list offers them.
  func openOptions() throws(StepRefusal) -> NameChoices<String> {
    guard let run = state.run else { throw StepRefusal("nothing is being asked") }
    switch run.phase {
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating:
      let options = optionNames
      if !options.entries.isEmpty { return options }
      throw StepRefusal("there is nothing to choose from: answer with 'say'")
    case .authenticating, .confirming:
      throw StepRefusal(
        "this question has buttons: write 'press'",
        possible: optionNames.names.map { "press \($0)" })
    case .performing: throw StepRefusal("nothing is being asked: it is under way")
    case .finished: throw StepRefusal("nothing is being asked: the run has ended")
    }
  }

  /// The open question's options.
  var optionNames: NameChoices<String> {
    guard let run = state.run else { return NameChoices("option") }
    let words = RunWording(simulator, state)
    return NameChoices(
      run.answerKind, "here",
      simulator.optionIDs(of: run).map { ($0, words.label(ofOption: $0)) })
  }

  // MARK: Spotlight

  func rowNames() throws(StepRefusal) -> NameChoices<SpotlightRow.ID> {
    guard case .spotlight = state.surface, state.run == nil else {
      throw StepRefusal("Spotlight is not at the front")
    }
    return Self.names(of: spotlightRows)
  }

  static func names(of rows: SpotlightRows) -> NameChoices<SpotlightRow.ID> {
    NameChoices(
      "row", "in Spotlight",
      rows.map { .init(id: $0.id, title: $0.title, written: $0.id.written) })
  }

  /// A row by name: one that is shown, or by its id one that is not.
  func row(of name: ScriptName) throws(StepRefusal) -> SpotlightRow.ID {
    let shown = try rowNames()
    do throws(StepRefusal) {
      return try shown.resolve(name)
    } catch {
      guard case .id(let text) = name,
        let row = SpotlightRow.ID(written: text, in: simulator, state.context.era)
      else { throw error }
      return row
    }
  }

  // MARK: Pages

  private func hostApp() throws(StepRefusal) -> HostAppState {
    guard case .hostApp(let host) = state.surface, state.run == nil else {
      throw StepRefusal("no app is at the front")
    }
    return host
  }

  func pageNames() throws(StepRefusal) -> NameChoices<String> {
    let host = try hostApp()
    let pages = simulator.index.app(host.app)?.pages ?? []
    let language = state.context.language
    return NameChoices("page", "in \(host.app)", pages.map { ($0.id, $0.title.text(in: language)) })
  }

  func elementNames() throws(StepRefusal) -> NameChoices<PageElement> {
    let host = try hostApp()
    guard let page = simulator.page(of: host) else { return NameChoices("thing", "on this page") }
    let language = state.context.language
    return NameChoices(
      "thing", "on this page",
      simulator.elements(of: host, in: state).map { element in
        switch element {
        case .item(let id):
          let title = page.items.first { $0.id == id }?.title
          return .init(id: element, title: title?.text(in: language) ?? id, written: id)
        case .button(let id):
          let title = page.buttons.first { $0.id == id }?.title
          return .init(id: element, title: title?.text(in: language) ?? id, written: id)
        case .share:
          return .init(
            id: element, title: ShareWording(language).share, written: "share-control")
        case .toolbar(let reference):
          let title = simulator.index.activity(reference)?.title.text(in: language)
          return .init(
            id: element, title: title ?? reference.activity, written: reference.description)
        }
      })
  }

  func buttonNames() throws(StepRefusal) -> NameChoices<String> {
    let all = try elementNames()
    return NameChoices(
      "button", "on this page",
      all.entries.compactMap { entry in
        if case .button(let id) = entry.id {
          .init(id: id, title: entry.title, written: id)
        } else {
          nil
        }
      })
  }
}

extension SpotlightRow.ID {
  /// `app`, `app/intent`, `app/intent/option`; other kinds begin with a word for theirs, as does a
  /// second App Shortcut of one intent: `shortcut/2/app/intent`.
  var written: String {
    switch self {
    case .app(let app): app
    case .intent(let intent): intent.description
    case .appShortcut(let shortcut, let option):
      (shortcut.ordinal > 0 ? "shortcut/\(shortcut.ordinal + 1)/" : "")
        + shortcut.intent.description + (option.map { "/\($0)" } ?? "")
    case .content(let item): "content/\(item.app)/\(item.entity)/\(item.item)"
    case .contact(let id): "person/\(id)"
    case .recentSearch(let search): "search/\(search)"
    case .clearSearches: "clear-searches"
    }
  }

  /// Nil when the phone declares nothing of the kind.
  init?(written text: String, in simulator: Simulator, _ era: Era) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    guard let app = simulator.index.app(parts[0]) else {
      self.init(otherKind: text)
      return
    }
    guard parts.count > 1 else {
      self = .app(app.id)
      return
    }
    let intent = IntentReference(app: app.id, intent: parts[1])
    let isOffered =
      era.hasAppShortcuts
      && app.appShortcuts.prefix(AppShortcut.maximumCount).contains { $0.intent == intent.intent }
    guard simulator.index.intent(intent) != nil, isOffered || parts.count == 2 else { return nil }
    self =
      isOffered
      ? .appShortcut(AppShortcutReference(intent), option: parts.count == 3 ? parts[2] : nil)
      : .intent(intent)
  }

  private init?(otherKind text: String) {
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      .map(String.init)
    switch (parts[0], parts.count) {
    case ("content", 4):
      self = .content(ItemReference(app: parts[1], entity: parts[2], item: parts[3]))
    case ("person", 2...): self = .contact(String(text.dropFirst("person/".count)))
    case ("search", 2...): self = .recentSearch(String(text.dropFirst("search/".count)))
    case ("clear-searches", 1): self = .clearSearches
    case ("shortcut", 4):
      guard let number = Int(parts[1]), number > 0 else { return nil }
      let rest = parts[3].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      self = .appShortcut(
        AppShortcutReference(
          IntentReference(app: parts[2], intent: rest[0]), ordinal: number - 1),
        option: rest.count == 2 ? rest[1] : nil)
    default: return nil
    }
  }
}

extension IntentRun {
  /// What its answers are called in a refusal.
  fileprivate var answerKind: String {
    switch phase {
    case .choosingApp: "app"
    case .authenticating, .confirming: "button"
    case .requestingValue, .confirmingGuess, .disambiguating, .performing, .finished: "option"
    }
  }
}
