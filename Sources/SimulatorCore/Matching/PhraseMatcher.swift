import IntentModel

/// Finds what an utterance is: a built-in command, or an App Shortcut's phrase.
///
/// The whole utterance has to be one listed variant, with one of the app's names in its place and
/// an option's title, plural, reading or synonym for the parameter; letters are compared folded.
/// From iOS 17 on, a near phrase will do where none is exact; before iOS 16 no App Shortcut is
/// understood.
struct PhraseMatcher {
  let simulator: Simulator
  let state: SimulationState
  let book: PhraseBook

  init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
    book = simulator.index.phraseBook(language: state.context.language)
  }

  func hear(_ heard: String) -> Hearing {
    let folded = TextFolding.folded(heard)
    guard let bare = WakePhrase.stripped(folded) else { return hear(heard, folded) }
    let hearing = hear(heard, bare)
    // An app may be called so itself.
    if case .missed = hearing, case let other = hear(heard, folded), !other.isMissed {
      return other
    }
    return hearing
  }

  private func hear(_ heard: String, _ folded: String) -> Hearing {
    guard let utterance = Utterance(heard, folded: folded, book.vocabulary) else {
      return .missed(PhraseMiss())
    }
    let names = book.nameSpans(in: utterance.units)
    let commands = BuiltInCommands(language: state.context.language)
    var builtIn = commands.find(in: heard, folded: folded)
    if builtIn?.command == .open, let app = opened(builtIn, folded, names) { builtIn?.app = app }
    if let builtIn, names.isEmpty || builtIn.command == .emergency || builtIn.app != nil {
      return .builtIn(builtIn)
    }
    var miss = PhraseMiss()
    if state.context.era.hasAppShortcuts {
      let fitting = fitting(utterance, names, &miss)
      if let first = fitting.first {
        return fitting.count == 1 ? .matched(first) : .severalApps(fitting)
      }
    } else {
      miss.isBeforeAppShortcuts = true
    }
    if var builtIn {
      builtIn.namesAnApp = true
      return .builtIn(builtIn)
    }
    if !miss.isBeforeAppShortcuts {
      miss.nearest = NearestPhrases(matcher: self, utterance: utterance, names: names).best(3)
    }
    return .missed(miss)
  }

  // MARK: Phrases

  private func fitting(
    _ utterance: Utterance, _ names: [NameSpan], _ miss: inout PhraseMiss
  ) -> [PhraseMatch] {
    guard !names.isEmpty else { return [] }
    var matches = exactMatches(utterance, names)
    if matches.isEmpty, state.context.era == .flexible {
      matches = nearMatches(utterance, names)
    }
    let barred = barredApps(utterance, names)
    let kept = matches.filter { match in !barred.contains { $0.app == match.match.app } }
    let out = matches.filter { match in barred.contains { $0.app == match.match.app } }
    guard !kept.isEmpty else {
      miss.barred = barred.map { barred in
        var barred = barred
        barred.phrase = out.first { $0.match.app == barred.app }.map {
          .init(intent: $0.match.reference, template: $0.match.template)
        }
        return barred
      }
      return []
    }
    let order = PhraseOrder(recency: recency(of: kept.map(\.match.app)))
    return order.decide(kept).map { match in
      var match = match
      match.rivals += out.map { other in
        let negative = barred.first { $0.app == other.match.app }?.negative ?? ""
        return PhraseRival(
          intent: other.match.reference, template: other.match.template,
          lostBy: ReceiptLine(.rule, "a negative phrase", "\"\(negative)\" keeps its app out"))
      }
      return match
    }
  }

  private func exactMatches(
    _ utterance: Utterance, _ names: [NameSpan]
  ) -> [(match: PhraseMatch, literalLength: Int)] {
    var matches = [(match: PhraseMatch, literalLength: Int)]()
    var seen = Set<Int>()
    for app in names.map(\.name.app) where seen.insert(app).inserted {
      guard let index = book.indexes[app] else { continue }
      let own = names.filter { $0.name.app == app }
      for id in index.candidates(for: utterance.units) {
        let entry = book.entries[id]
        var layout = PhraseLayout(
          book, entry.segments, along: utterance.units, names: own, isPresent: isPresent)
        guard let found = layout.found(), let name = found.name else { continue }
        matches.append(
          (match(entry, utterance, name, found.options, found.value, nil), entry.literalLength))
      }
    }
    return matches
  }

  private func nearMatches(
    _ utterance: Utterance, _ names: [NameSpan]
  ) -> [(match: PhraseMatch, literalLength: Int)] {
    book.near.found(utterance, names: names, in: book, isPresent: isPresent).map {
      let entry = book.entries[$0.entry]
      return (
        match(entry, utterance, $0.name, $0.options, $0.value, $0.distance), entry.literalLength
      )
    }
  }

  private func match(
    _ entry: PhraseBook.Entry, _ utterance: Utterance, _ name: PhraseBook.AppName,
    _ options: [String], _ value: Range<Int>?, _ distance: PhraseDistance?
  ) -> PhraseMatch {
    var valueSaid: String?
    if let value, options.count > 1 {
      let (pieces, first) = utterance.written
      valueSaid = pieces.written(first + value.lowerBound..<first + value.upperBound)
    }
    return PhraseMatch(
      heard: utterance.heard, app: entry.intent.app, shortcut: entry.shortcut,
      intent: entry.intent.intent, phrase: entry.position, template: entry.template,
      applicationName: name.text, parameter: entry.parameter?.id,
      option: options.count == 1 ? options[0] : nil, options: options,
      valueSaid: valueSaid, distance: distance)
  }

  /// Apps that a negative phrase keeps out, and the phrase.
  private func barredApps(
    _ utterance: Utterance, _ names: [NameSpan]
  ) -> [PhraseMiss.BarredPhrase] {
    var barred = [PhraseMiss.BarredPhrase]()
    for id in book.negativeIndex.candidates(for: utterance.units) {
      let negative = book.negatives[id]
      let app = simulator.phone.apps[negative.app].id
      guard !barred.contains(where: { $0.app == app }) else { continue }
      var layout = PhraseLayout(
        book, negative.segments, along: utterance.units,
        names: names.filter { $0.name.app == negative.app }, isPresent: { _, _ in true })
      if layout.found() != nil {
        barred.append(.init(app: app, negative: negative.template))
      }
    }
    return barred
  }

  /// How many apps were used since each; looked up only where apps compete.
  private func recency(of apps: [String]) -> (String) -> Int? {
    guard Set(apps).count > 1 else { return { _ in nil } }
    var order = [String: Int]()
    for performance in simulator.history(in: state).reversed()
    where order[performance.intent.app] == nil {
      order[performance.intent.app] = order.count
    }
    return { order[$0] }
  }

  // MARK: What there is now

  /// Whether an option of a list can be chosen now.
  func isPresent(_ option: String, _ list: Int) -> Bool {
    let app = simulator.phone.apps[book.lists[list].app]
    return simulator.isChoosable(option, of: book.lists[list].type, app: app.id, in: state)
  }

  /// The app that "open" is about: nothing else was said.
  private func opened(
    _ builtIn: BuiltInCatch?, _ folded: String, _ names: [NameSpan]
  ) -> String? {
    guard let builtIn else { return nil }
    let rest = Vocabulary.pieces(of: TextFolding.folded(builtIn.rest)).count
    let whole = names.filter { $0.range.count == rest && rest > 0 }
    return whole.first.map { simulator.phone.apps[$0.name.app].id }
  }

  // MARK: In words

  func writtenOut(_ entry: PhraseBook.Entry, option: String? = nil) -> String {
    let language = state.context.language
    let app = simulator.phone.apps[entry.app]
    return TokenText(entry.template).spoken(of: app, in: language) { token in
      guard let parameter = simulator.index.intent(entry.intent)?.parameter(token) else {
        return nil
      }
      let choices = simulator.choices(of: parameter.type, app: entry.intent.app, in: state)
      return (choices.first { $0.id == option } ?? choices.first)?.display.title.text(in: language)
    }
  }

  /// `say "Corner Cup" or "Corner"`.
  func namesInWords(_ app: Int) -> String {
    let app = simulator.phone.apps[app]
    let language = state.context.language
    let names = [app.name.text(in: language)] + app.synonyms.texts(in: language)
    return "say " + names.prefix(4).map { "\"\($0)\"" }.joined(separator: " or ")
  }

  func valuesInWords(_ list: Int) -> String {
    let list = book.lists[list]
    let choices = simulator.choices(
      of: list.type, app: simulator.phone.apps[list.app].id, in: state)
    guard !choices.isEmpty else { return "there is none now" }
    let titles = choices.prefix(5).map { $0.display.title.text(in: state.context.language) }
    return titles.joined(separator: ", ")
      + (choices.count > 5 ? " and \(choices.count - 5) more" : "")
  }
}

extension Hearing {
  var isMissed: Bool { if case .missed = self { true } else { false } }
}
