import IntentModel

/// Everything Spotlight can find, folded in one language, in the authors' order.
///
/// An entry says only where in the phone's declarations a row is and which texts a search may meet;
/// titles are read from the declarations when a row is shown.
struct SpotlightIndex: Sendable {
  /// In the order in which equals become the Top Hit.
  enum Kind: UInt8, Sendable {
    case app, appShortcut, content, intent, contact
  }

  /// Where values come from.
  struct Source: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case enumeration(Int)
      case entity(Int)
    }

    var app: Int
    var kind: Kind
  }

  struct Entry: Sendable {
    var kind: Kind
    /// The app's position; the number of apps for what belongs to none.
    var app: Int32
    /// The position of the App Shortcut, intent, entity or contact.
    var part: Int32 = 0
    /// The value's position in its source; negative without one.
    var item: Int32 = -1
    /// The place of `sources` that a value is from.
    var source: Int32 = -1
    /// Whether a condition of its own decides whether it is there.
    var isConditional = false
    /// Whether it is an intent that an App Shortcut names: a row only where there are none.
    var hasAppShortcut = false
    /// An App Shortcut's with a value is its title and the value's, as one text.
    var title = SearchTexts.none
    /// The app's names.
    var names = SearchTexts.none
    var phrases = SearchTexts.none
    /// Its own synonyms, readings and subtitle.
    var others = SearchTexts.none
  }

  let phone: PhoneCatalog
  let language: String
  private(set) var texts = SearchTexts()
  private(set) var entries: [Entry] = []
  private(set) var sources: [Source] = []

  init(phone: PhoneCatalog, language: String) {
    self.phone = phone
    self.language = language
    for position in phone.apps.indices { add(app: position) }
    for (position, contact) in phone.people.enumerated() {
      var entry = Entry(kind: .contact, app: Int32(phone.apps.count), part: Int32(position))
      entry.title = texts.add(contact.display.title.text(in: language))
      entry.others = texts.add(runs: contact.display.otherForms(in: language))
      entries.append(entry)
    }
  }

  private mutating func add(app position: Int) {
    let app = phone.apps[position]
    var entry = Entry(kind: .app, app: Int32(position))
    entry.title = texts.add(app.name.text(in: language))
    entry.names = texts.add([app.name.text(in: language)] + app.synonyms.texts(in: language))
    entries.append(entry)
    for (place, shortcut) in app.appShortcuts.prefix(AppShortcut.maximumCount).enumerated() {
      add(shortcut, at: place, of: app, base: entry)
    }
    let offered = Set(app.appShortcuts.prefix(AppShortcut.maximumCount).map(\.intent))
    for (place, intent) in app.intents.enumerated() {
      var direct = entry
      direct.hasAppShortcut = offered.contains(intent.id)
      direct.kind = .intent
      direct.part = Int32(place)
      direct.title = texts.add(intent.title.text(in: language))
      entries.append(direct)
    }
    for place in app.entities.indices { addContent(of: place, base: entry) }
  }

  private mutating func add(
    _ shortcut: AppShortcut, at place: Int, of app: AppCatalog, base: Entry
  ) {
    var bare = base
    bare.kind = .appShortcut
    bare.part = Int32(place)
    bare.title = texts.add(shortcut.shortTitle.text(in: language))
    bare.phrases = texts.add(shortcut.phrases.texts(in: language).flatMap(Self.fixedWords))
    entries.append(bare)
    guard let kind = Self.source(of: shortcut, in: app) else { return }
    sources.append(Source(app: Int(base.app), kind: kind))
    var option = bare
    option.source = Int32(sources.count - 1)
    let title = shortcut.shortTitle.text(in: language)
    switch kind {
    case .enumeration(let place):
      for (position, value) in app.enums[place].cases.enumerated() {
        append(option, at: position, value.display, after: title)
      }
    case .entity(let place):
      for (position, item) in app.entities[place].items.enumerated() {
        option.isConditional = item.when != .always
        append(option, at: position, item.display, after: title)
      }
    }
  }

  private mutating func append(
    _ option: Entry, at position: Int, _ display: DisplayRepresentation, after lead: String
  ) {
    var entry = option
    entry.item = Int32(position)
    // The dot between them folds to a blank, which is quicker.
    entry.title = texts.add("\(lead) \(display.title.text(in: language))")
    entry.others = texts.add(runs: display.otherForms(in: language))
    entries.append(entry)
  }

  /// An App Shortcut's title with a value's.
  static func title(_ shortcut: String, _ value: String) -> String { "\(shortcut) · \(value)" }

  /// An app's content is found by its own words; the app's name may stand beside them.
  private mutating func addContent(of place: Int, base: Entry) {
    let entity = phone.apps[Int(base.app)].entities[place]
    guard !entity.items.isEmpty else { return }
    sources.append(Source(app: Int(base.app), kind: .entity(place)))
    var entry = base
    entry.kind = .content
    entry.part = Int32(place)
    entry.source = Int32(sources.count - 1)
    for (position, item) in entity.items.enumerated() {
      entry.item = Int32(position)
      entry.isConditional = item.when != .always
      entry.title = texts.add(item.display.title.text(in: language))
      entry.others = texts.add(
        runs: item.display.otherForms(in: language)
          + [item.display.subtitle?.text(in: language)].compactMap(\.self).map { [$0] })
      entries.append(entry)
    }
  }

  /// The values of the parameter that the shortcut's phrases hold: each makes a row of its own.
  private static func source(of shortcut: AppShortcut, in app: AppCatalog) -> Source.Kind? {
    switch shortcut.phraseParameter(of: app)?.type {
    case .enumeration(let id)?:
      app.enums.firstIndex { $0.id == id }.map(Source.Kind.enumeration)
    case .entity(let id)?: app.entities.firstIndex { $0.id == id }.map(Source.Kind.entity)
    default: nil
    }
  }

  private static func fixedWords(of phrase: String) -> [String] {
    TokenText(phrase).pieces.compactMap {
      if case .literal(let text) = $0 { text } else { nil }
    }
  }
}

extension DisplayRepresentation {
  /// What else it is found by than its title; a reading in syllables as one run of them.
  fileprivate func otherForms(in language: String) -> [[String]] {
    spokenForms(in: language).filter { $0.kind != .title }.map { form in
      form.kind == .reading ? syllables(in: language) ?? [form.text] : [form.text]
    }
  }

  /// How a title in Han is declared to be read in Latin letters, syllable by syllable: "na tie".
  /// Such blanks stand between no words.
  func syllables(in language: String) -> [String]? {
    guard let reading = reading?.text(in: language),
      !reading.unicodeScalars.contains(where: SpokenScalars.isHanOrKana),
      title.text(in: language).unicodeScalars.contains(where: SpokenScalars.isHanOrKana)
    else { return nil }
    return reading.split(whereSeparator: \.isWhitespace).map(String.init)
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
