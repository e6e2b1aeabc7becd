import IntentModel

/// Everything Spotlight can find, titled and folded in one language, in the authors' order.
struct SpotlightIndex: Sendable {
  struct Entry: Sendable {
    var id: SpotlightRow.ID
    var title: String
    var appName: String
    var symbol: String?
    var isSample: Bool
    var foldedTitle: [UInt8]
    /// The app's name and everything else a search may use, folded.
    var foldedOthers: [UInt8]
    var appPosition: Int
    /// The App Shortcut's position in its app, or the intent's after all of them; 0 for the app.
    var position: Int
    /// The option's place in the author's order; 0 for the bare row.
    var optionPosition: Int
    /// The entity an option's row belongs to, whose snapshot orders it.
    var item: ItemReference?
    /// When the option is there at all.
    var when: Condition
  }

  private(set) var entries: [Entry] = []

  init(phone: PhoneCatalog, language: String) {
    for (appPosition, app) in phone.apps.enumerated() {
      let appName = app.name.text(in: language)
      let names = ([appName] + app.synonyms.texts(in: language)).joined(separator: " ")
      let base = Entry(
        id: .app(app.id), title: appName, appName: appName, symbol: app.symbol, isSample: false,
        foldedTitle: Self.folded(appName), foldedOthers: Self.folded(names),
        appPosition: appPosition, position: 0, optionPosition: 0, item: nil, when: .always)
      entries.append(base)
      addShortcuts(of: app, base: base, names: names, language: language)
      addDirectIntents(of: app, base: base, names: names, language: language)
    }
  }

  private mutating func addShortcuts(
    of app: AppCatalog, base: Entry, names: String, language: String
  ) {
    for (position, shortcut) in app.appShortcuts.prefix(AppShortcut.maximumCount).enumerated() {
      let reference = IntentReference(app: app.id, intent: shortcut.intent)
      var bare = base
      bare.id = .appShortcut(reference, option: nil)
      bare.title = shortcut.shortTitle.text(in: language)
      bare.symbol = shortcut.symbol ?? app.symbol
      bare.foldedTitle = Self.folded(bare.title)
      bare.foldedOthers = Self.folded(
        ([names] + shortcut.phrases.texts(in: language).map(Self.fixedWords))
          .joined(separator: " "))
      bare.position = position + 1
      entries.append(bare)
      for option in options(of: shortcut, in: app) {
        entries.append(Self.entry(for: option, from: bare, language: language))
      }
    }
  }

  private mutating func addDirectIntents(
    of app: AppCatalog, base: Entry, names: String, language: String
  ) {
    let offered = Set(app.appShortcuts.prefix(AppShortcut.maximumCount).map(\.intent))
    let others = Self.folded(names)
    for (position, intent) in app.intents.enumerated() where !offered.contains(intent.id) {
      var entry = base
      entry.id = .intent(IntentReference(app: app.id, intent: intent.id))
      entry.title = intent.title.text(in: language)
      entry.symbol = nil
      entry.foldedTitle = Self.folded(entry.title)
      entry.foldedOthers = others
      entry.position = AppShortcut.maximumCount + 1 + position
      entries.append(entry)
    }
  }

  private struct Option {
    var id: String
    var display: DisplayRepresentation
    var symbol: String?
    var isSample: Bool
    var position: Int
    var item: ItemReference?
    /// When the option is there at all.
    var when: Condition
    var intent: IntentReference
  }

  /// The options of the parameter that the shortcut's phrases hold: each makes a row of its own.
  private func options(of shortcut: AppShortcut, in app: AppCatalog) -> [Option] {
    let reference = IntentReference(app: app.id, intent: shortcut.intent)
    guard let parameter = shortcut.phraseParameter(of: app) else { return [] }
    switch parameter.type {
    case .enumeration(let id):
      let cases = app.enums.first { $0.id == id }?.cases ?? []
      return cases.enumerated().map {
        Option(
          id: $0.element.id, display: $0.element.display, symbol: $0.element.display.symbol,
          isSample: false, position: $0.offset + 1, item: nil, when: .always, intent: reference)
      }
    case .entity(let id):
      let items = app.entities.first { $0.id == id }?.items ?? []
      return items.enumerated().map {
        Option(
          id: $0.element.id, display: $0.element.display, symbol: $0.element.display.symbol,
          isSample: $0.element.isSample, position: $0.offset + 1,
          item: ItemReference(app: app.id, entity: id, item: $0.element.id),
          when: $0.element.when, intent: reference)
      }
    default: return []
    }
  }

  private static func entry(for option: Option, from bare: Entry, language: String) -> Entry {
    var entry = bare
    let title = option.display.title.text(in: language)
    entry.id = .appShortcut(option.intent, option: option.id)
    entry.title = "\(bare.title) · \(title)"
    entry.symbol = option.symbol ?? bare.symbol
    entry.isSample = option.isSample
    entry.foldedTitle = bare.foldedTitle + [UInt8(ascii: " ")] + folded(title)
    entry.foldedOthers =
      bare.foldedOthers + [UInt8(ascii: " ")]
      + folded(option.display.spokenForms(in: language).joined(separator: " "))
    entry.optionPosition = option.position
    entry.item = option.item
    entry.when = option.when
    return entry
  }

  private static func folded(_ text: String) -> [UInt8] { Array(TextFolding.folded(text).utf8) }

  private static func fixedWords(of phrase: String) -> String {
    TokenText(phrase).pieces.compactMap {
      if case .literal(let text) = $0 { text } else { nil }
    }.joined(separator: " ")
  }
}

extension AppShortcut {
  /// The parameter that its phrases hold, in any language: the first found.
  package func phraseParameter(of app: AppCatalog) -> IntentParameter? {
    guard let intent = app.intents.first(where: { $0.id == self.intent }) else { return nil }
    for phrase in phrases.all {
      for token in TokenText(phrase).tokens where token != TokenText.applicationName {
        if let parameter = intent.parameter(token), parameter.type.isFiniteList {
          return parameter
        }
      }
    }
    return nil
  }
}
