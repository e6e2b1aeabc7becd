import IntentModel

/// Every phrase of every app in one language, taken apart and folded, ready to be matched.
struct PhraseBook: Sendable {
  /// One phrase of one App Shortcut.
  struct Entry: Sendable {
    var app: String
    /// The App Shortcut's position in its app.
    var shortcut: Int
    var intent: String
    /// The phrase's position in its list.
    var position: Int
    var template: String
    var segments: [Segment]
    /// Letters of the phrase that are fixed: the more, the surer the match.
    var literalLength: Int
  }

  enum Segment: Hashable, Sendable {
    /// Folded, without blanks at its ends.
    case literal(String)
    case applicationName
    case parameter(String)
  }

  /// A name an app goes by.
  struct AppName: Sendable {
    var text: String
    var folded: String
  }

  /// What may be said for one option.
  struct SpokenOption: Sendable {
    var option: String
    var folded: String
  }

  /// The list a parameter chooses from.
  struct List: Hashable, Sendable {
    var app: String
    var type: ValueType
  }

  var entries: [Entry] = []
  var appNames: [String: [AppName]] = [:]
  /// Titles and synonyms of every list that a phrase chooses from, the longest first.
  var spokenOptions: [List: [SpokenOption]] = [:]
  /// Folded negative phrases with the app they belong to.
  var negatives: [(app: String, segments: [Segment])] = []

  init(phone: PhoneCatalog, language: String) {
    for app in phone.apps {
      let names =
        ([app.name.text(in: language)] + app.synonyms.texts(in: language)
        + app.name.entries.map(\.text)).reduce(into: [AppName]()) { names, text in
          let folded = TextFolding.folded(text)
          guard !folded.isEmpty, !names.contains(where: { $0.folded == folded }) else { return }
          names.append(AppName(text: text, folded: folded))
        }
      appNames[app.id] = names.sorted { $0.folded.count > $1.folded.count }
      for (position, shortcut) in app.appShortcuts.prefix(AppShortcut.maximumCount).enumerated() {
        add(shortcut, at: position, of: app, language: language)
      }
    }
  }

  private mutating func add(
    _ shortcut: AppShortcut, at position: Int, of app: AppCatalog, language: String
  ) {
    for (phrasePosition, phrase) in shortcut.phrases.texts(in: language).enumerated() {
      let segments = Self.segments(of: phrase)
      let parameterCount = segments.count { if case .parameter = $0 { true } else { false } }
      // Without the app's name, or with two parameters, the system does not register a phrase.
      guard segments.contains(.applicationName), parameterCount <= 1 else { continue }
      addOptions(of: segments, intent: shortcut.intent, app: app, language: language)
      let literalLength = segments.reduce(0) {
        if case .literal(let text) = $1 { $0 + text.count } else { $0 }
      }
      entries.append(
        Entry(
          app: app.id, shortcut: position, intent: shortcut.intent, position: phrasePosition,
          template: phrase, segments: segments, literalLength: literalLength))
    }
    for phrase in shortcut.negativePhrases.texts(in: language) {
      negatives.append((app.id, Self.segments(of: phrase)))
    }
  }

  private mutating func addOptions(
    of segments: [Segment], intent: String, app: AppCatalog, language: String
  ) {
    for case .parameter(let name) in segments {
      guard let type = app.intents.first(where: { $0.id == intent })?.parameter(name)?.type
      else { continue }
      let list = List(app: app.id, type: type)
      guard spokenOptions[list] == nil else { continue }
      spokenOptions[list] = app.displays(of: type).flatMap { option in
        option.display.spokenForms(in: language).map {
          SpokenOption(option: option.id, folded: TextFolding.folded($0))
        }
      }.filter { !$0.folded.isEmpty }.sorted { $0.folded.utf8.count > $1.folded.utf8.count }
    }
  }

  /// Whether one of the app's names occurs in an utterance at all.
  func names(_ app: String, in utterance: String) -> Bool {
    appNames[app]?.contains { utterance.contains($0.folded) } ?? false
  }

  static func segments(of phrase: String) -> [Segment] {
    TokenText(phrase).pieces.compactMap { piece in
      switch piece {
      case .token(TokenText.applicationName): return .applicationName
      case .token(let name): return .parameter(name)
      case .literal(let text):
        let folded = TextFolding.folded(text)
        return folded.isEmpty ? nil : .literal(folded)
      }
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
