import IntentModel

/// Finds the App Shortcut phrase that an utterance is.
///
/// The whole utterance has to be one listed variant, with one of the app's names in its place and an
/// option's title or synonym for the parameter; letters are compared folded. Which of several wins is
/// ours to guess: the longest fixed wording, then the app used last, then the author's order.
struct PhraseMatcher {
  let simulator: Simulator
  let state: SimulationState
  private let book: PhraseBook

  init(_ simulator: Simulator, _ state: SimulationState) {
    self.simulator = simulator
    self.state = state
    book = simulator.index.phraseBook(language: state.context.language)
  }

  func match(_ heard: String) -> PhraseMatch? {
    let utterance = TextFolding.folded(heard)
    guard !utterance.isEmpty else { return nil }
    let barred = appsBarred(by: utterance)
    var matches = [(entry: PhraseBook.Entry, match: PhraseMatch)]()
    var named = (app: "", isNamed: false)
    for entry in book.entries where !barred.contains(entry.app) {
      if named.app != entry.app {
        named = (entry.app, book.names(entry.app, in: utterance))
      }
      guard named.isNamed else { continue }
      if let found = self.match(utterance, heard: heard, with: entry) {
        matches.append((entry, found))
      }
    }
    guard var best = matches.first else { return nil }
    let lastUses = lastUses()
    for candidate in matches.dropFirst()
    where key(candidate.entry, lastUses).lexicographicallyPrecedes(key(best.entry, lastUses)) {
      best = candidate
    }
    var match = best.match
    for (_, other) in matches {
      let rival = IntentReference(app: other.app, intent: other.intent)
      if rival != IntentReference(app: match.app, intent: match.intent),
        !match.rivals.contains(rival)
      {
        match.rivals.append(rival)
      }
    }
    return match
  }

  /// The listed phrases nearest to an utterance that matched none, best first, written out.
  func nearest(to heard: String, count: Int = 3) -> [String] {
    let words = Set(TextFolding.folded(heard).split(separator: " "))
    var examples = [PhraseBook.List: String?]()
    let scored = book.entries.enumerated().map { (position, entry) in
      let sample = writtenOut(entry, &examples)
      let sampleWords = Set(TextFolding.folded(sample).split(separator: " "))
      let shared = sampleWords.intersection(words).count
      return (distance: abs(sampleWords.count - words.count) - shared * 2, position, sample)
    }
    return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  private func key(_ entry: PhraseBook.Entry, _ lastUses: [String: Int]) -> [Int] {
    [-entry.literalLength, -(lastUses[entry.app] ?? -1)]
  }

  private func lastUses() -> [String: Int] {
    var uses = [String: Int]()
    for (position, performance) in simulator.history(in: state).enumerated() {
      uses[performance.intent.app] = position
    }
    return uses
  }

  private func appsBarred(by utterance: String) -> Set<String> {
    var barred = Set<String>()
    for negative in book.negatives
    where Assembly(matcher: self, app: negative.app, intent: nil).run(negative.segments, utterance)
      != nil
    {
      barred.insert(negative.app)
    }
    return barred
  }

  private func match(
    _ utterance: String, heard: String, with entry: PhraseBook.Entry
  ) -> PhraseMatch? {
    let intent = IntentReference(app: entry.app, intent: entry.intent)
    guard
      let found = Assembly(matcher: self, app: entry.app, intent: intent)
        .run(entry.segments, utterance)
    else { return nil }
    return PhraseMatch(
      heard: heard, app: entry.app, shortcut: entry.shortcut, intent: entry.intent,
      phrase: entry.position, template: entry.template, applicationName: found.name ?? "",
      parameter: found.parameter, option: found.option)
  }

  /// A phrase with its app's name and, as an example, the first option that its list has now.
  private func writtenOut(
    _ entry: PhraseBook.Entry, _ examples: inout [PhraseBook.List: String?]
  ) -> String {
    let language = state.context.language
    let intent = IntentReference(app: entry.app, intent: entry.intent)
    return TokenText(entry.template).filled { token in
      if token == TokenText.applicationName {
        return simulator.index.app(entry.app)?.name.text(in: language)
      }
      guard let parameter = simulator.index.intent(intent)?.parameter(token) else { return nil }
      let list = PhraseBook.List(app: entry.app, type: parameter.type)
      if let known = examples[list] { return known }
      let example = simulator.choices(of: parameter.type, app: entry.app, in: state).first?
        .display.title.text(in: language)
      examples[list] = .some(example)
      return example
    }
  }

  /// Lays a phrase's segments along an utterance, trying each name and option in turn.
  private struct Assembly {
    struct Found {
      var name: String?
      var parameter: String?
      var option: String?
    }

    let matcher: PhraseMatcher
    let app: String
    let intent: IntentReference?

    func run(_ segments: [PhraseBook.Segment], _ utterance: String) -> Found? {
      lay(segments[...], along: Substring(utterance), Found())
    }

    private func lay(
      _ segments: ArraySlice<PhraseBook.Segment>, along rest: Substring, _ found: Found
    ) -> Found? {
      let rest = rest.drop { $0 == " " }
      guard let segment = segments.first else { return rest.isEmpty ? found : nil }
      let others = segments.dropFirst()
      switch segment {
      case .literal(let text):
        guard let after = Self.remainder(of: rest, after: text, isLast: others.isEmpty) else {
          return nil
        }
        return lay(others, along: after, found)
      case .applicationName:
        for name in matcher.book.appNames[app] ?? [] {
          guard let after = Self.remainder(of: rest, after: name.folded, isLast: others.isEmpty)
          else { continue }
          var found = found
          found.name = name.text
          if let result = lay(others, along: after, found) { return result }
        }
        return nil
      case .parameter(let parameter):
        for spoken in matcher.spokenOptions(of: parameter, intent: intent) {
          guard let after = Self.remainder(of: rest, after: spoken.folded, isLast: others.isEmpty)
          else { continue }
          var found = found
          found.parameter = parameter
          found.option = spoken.option
          if let result = lay(others, along: after, found) { return result }
        }
        return nil
      }
    }

    /// What follows `text`, when `rest` begins with it and, in Latin letters, the word ends there.
    private static func remainder(
      of rest: Substring, after text: String, isLast: Bool
    ) -> Substring? {
      guard rest.hasPrefix(text) else { return nil }
      let after = rest.dropFirst(text.count)
      if isLast, !after.isEmpty { return nil }
      if let end = text.last, let next = after.first, end.isASCII, next.isASCII, next != " ",
        end != " "
      {
        return nil
      }
      return after
    }
  }

  /// What may be said for the options that a parameter has now, the longest first.
  private func spokenOptions(
    of parameterID: String, intent: IntentReference?
  ) -> [PhraseBook.SpokenOption] {
    guard let intent, let parameter = simulator.index.intent(intent)?.parameter(parameterID),
      let spoken = book.spokenOptions[.init(app: intent.app, type: parameter.type)]
    else { return [] }
    let present = Set(
      simulator.choices(of: parameter.type, app: intent.app, in: state).map(\.id))
    return spoken.filter { present.contains($0.option) }
  }
}

extension DisplayRepresentation {
  /// Everything a person may say for it in a language.
  package func spokenForms(in language: String) -> [String] {
    ([title.text(in: language)]
      + [plural?.text(in: language), reading?.text(in: language)]
      .compactMap(\.self) + synonyms.texts(in: language)).reduce(into: []) {
        if !$1.isEmpty, !$0.contains($1) { $0.append($1) }
      }
  }
}
