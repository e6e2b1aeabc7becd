import IntentModel

/// Every phrase of every app in one language, taken apart and folded, and indexed by what is said:
/// made once for a catalog, so that an utterance meets only the phrases it could be.
struct PhraseBook: Sendable {
  typealias Unit = Vocabulary.Unit

  /// One phrase of one App Shortcut.
  struct Entry: Sendable {
    /// The app's position on the phone.
    var app: Int
    /// The App Shortcut's position in its app.
    var shortcut: Int
    var intent: IntentReference
    /// The phrase's position in its list.
    var position: Int
    var template: String
    var segments: [Segment]
    /// Letters of the phrase that are fixed: the more, the surer the match.
    var literalLength: Int
    var parameter: (id: String, list: Int)?
  }

  enum Segment: Hashable, Sendable {
    /// Never empty.
    case literal([Unit])
    case applicationName
    /// One value of a list; nil for a parameter that has none.
    case parameter(String, list: Int?)
  }

  /// A name an app goes by.
  struct AppName: Sendable {
    var app: Int
    var text: String
  }

  /// The options of one type of one app, by what is said for them.
  struct SpokenOptions: Sendable {
    var app: Int
    var type: ValueType
    var spoken: [[Unit]: [String]] = [:]
    var longest = 0
  }

  /// A phrase that keeps its app out.
  struct Negative: Sendable {
    var app: Int
    var template: String
    var segments: [Segment]
  }

  private(set) var vocabulary = Vocabulary()
  private(set) var entries: [Entry] = []
  private(set) var lists: [SpokenOptions] = []
  private(set) var negatives: [Negative] = []
  private(set) var names: [[Unit]: [AppName]] = [:]
  private(set) var longestName = 0
  /// Each app's phrases, by its position; none for an app without.
  private(set) var indexes: [Int: PhraseIndex] = [:]
  private(set) var negativeIndex = PhraseIndex([])
  /// For the nearest ones: every phrase that has a word.
  private(set) var entriesByWord: [Unit: [Int]] = [:]
  private(set) var near: NearPhraseIndex
  private var listPositions: [ListKey: Int] = [:]

  private struct ListKey: Hashable {
    var app: Int
    var type: ValueType
  }

  init(phone: PhoneCatalog, language: String) {
    near = NearPhraseIndex(language: language, &vocabulary)
    for (position, app) in phone.apps.enumerated() {
      addNames(of: app, at: position, language: language)
      let shortcuts = app.appShortcuts.prefix(AppShortcut.maximumCount)
      for (shortcutPosition, shortcut) in shortcuts.enumerated() {
        add(shortcut, at: shortcutPosition, of: app, at: position, language: language)
      }
    }
    finish()
  }

  private mutating func addNames(of app: AppCatalog, at position: Int, language: String) {
    let texts =
      [app.name.text(in: language)] + app.synonyms.texts(in: language)
      + app.name.entries.map(\.text)
    for text in texts {
      let units = vocabulary.add(TextFolding.folded(text))
      guard !units.isEmpty, names[units]?.contains(where: { $0.app == position }) != true
      else { continue }
      names[units, default: []].append(AppName(app: position, text: text))
      longestName = max(longestName, units.count)
    }
  }

  private mutating func add(
    _ shortcut: AppShortcut, at position: Int, of app: AppCatalog, at appPosition: Int,
    language: String
  ) {
    // Nothing can be begun by a phrase whose intent is not there.
    guard let intent = app.intents.first(where: { $0.id == shortcut.intent }) else { return }
    for (phrasePosition, phrase) in shortcut.phrases.texts(in: language).enumerated() {
      let segments = segments(of: phrase, intent, app, at: appPosition, language: language)
      let parameters = segments.filter { if case .parameter = $0 { true } else { false } }
      // Without the app's name, or with two parameters, the system does not register a phrase.
      guard segments.contains(.applicationName), parameters.count <= 1 else { continue }
      var parameter: (id: String, list: Int)?
      if case .parameter(let id, let list)? = parameters.first {
        // What has no list cannot be spoken.
        guard let list else { continue }
        parameter = (id, list)
      }
      let literals = segments.literalUnits
      entries.append(
        Entry(
          app: appPosition, shortcut: position,
          intent: IntentReference(app: app.id, intent: shortcut.intent),
          position: phrasePosition, template: phrase, segments: segments,
          literalLength: literals.reduce(0) { $0 + vocabulary.words[Int($1)].count },
          parameter: parameter))
    }
    for phrase in shortcut.negativePhrases.texts(in: language) {
      let segments = segments(of: phrase, intent, app, at: appPosition, language: language)
      guard !segments.isEmpty else { continue }
      negatives.append(Negative(app: appPosition, template: phrase, segments: segments))
    }
  }

  private mutating func segments(
    of phrase: String, _ intent: AppIntent, _ app: AppCatalog, at appPosition: Int,
    language: String
  ) -> [Segment] {
    TokenText(phrase).pieces.compactMap { piece in
      switch piece {
      case .token(TokenText.applicationName): return .applicationName
      case .token(let name):
        let type = intent.parameter(name)?.type
        return .parameter(
          name, list: type.flatMap { list($0, of: app, at: appPosition, language: language) })
      case .literal(let text):
        let units = vocabulary.add(TextFolding.folded(text))
        return units.isEmpty ? nil : .literal(units)
      }
    }
  }

  private mutating func list(
    _ type: ValueType, of app: AppCatalog, at appPosition: Int, language: String
  ) -> Int? {
    guard type.isFiniteList else { return nil }
    let key = ListKey(app: appPosition, type: type)
    if let known = listPositions[key] { return known }
    var list = SpokenOptions(app: appPosition, type: type)
    for option in app.displays(of: type) {
      for form in option.display.spokenForms(in: language) {
        let units = vocabulary.add(TextFolding.folded(form.text))
        guard !units.isEmpty, list.spoken[units]?.contains(option.id) != true else { continue }
        list.spoken[units, default: []].append(option.id)
        list.longest = max(list.longest, units.count)
      }
    }
    lists.append(list)
    listPositions[key] = lists.count - 1
    return lists.count - 1
  }

  private mutating func finish() {
    var ofApps = [Int: [(id: Int, segments: [Segment])]]()
    for (id, entry) in entries.enumerated() {
      ofApps[entry.app, default: []].append((id, entry.segments))
      for unit in Set(entry.segments.literalUnits) { entriesByWord[unit, default: []].append(id) }
    }
    indexes = ofApps.mapValues(PhraseIndex.init)
    negativeIndex = PhraseIndex(negatives.enumerated().map { ($0.offset, $0.element.segments) })
    for (id, entry) in entries.enumerated() { near.add(entry, id, &vocabulary) }
  }
}

extension [PhraseBook.Segment] {
  /// The fixed words, in order.
  var literalUnits: [Vocabulary.Unit] {
    flatMap { segment in
      if case .literal(let units) = segment { return units }
      return []
    }
  }
}

extension AppCatalog {
  /// Every option of a finite type, whether or not it can be chosen now.
  fileprivate func displays(
    of type: ValueType
  ) -> [(id: String, display: DisplayRepresentation)] {
    switch type {
    case .enumeration(let id):
      enums.first { $0.id == id }?.cases.map { ($0.id, $0.display) } ?? []
    case .entity(let id):
      entities.first { $0.id == id }?.items.map { ($0.id, $0.display) } ?? []
    default: []
    }
  }
}
