import IntentModel

/// What a response tells only one kind of listener: facts on the screen that are not spoken where
/// there is none, and the other way round.
///
/// A fact is a number, or a value of the run, or what a snippet's row holds; without its label, and
/// not what goes without saying. Without a screen the full dialog must carry all of them ("Design
/// App Shortcuts", WWDC22).
package struct DialogFacts: Hashable, Sendable {
  /// On the screen, in words or in the snippet, but not in the full dialog.
  package var onlyShown: [String] = []
  /// In the full dialog, but nowhere on the screen.
  package var onlyHeard: [String] = []

  /// What can be chosen stands on the screen and is read out: it is no fact of its own.
  ///
  /// - Parameter usual: values nobody gave, such as the place where the phone is: no fact by
  ///   themselves.
  package init(_ turn: Turn, values: [String] = [], usual: [String] = []) {
    let snippet = turn.snippet
    let screen =
      [turn.shown, snippet?.title, snippet?.subtitle].compactMap(\.self)
      + (snippet?.rows.map(\.value) ?? []) + turn.options
    let seen = Words(screen.joined(separator: " "))
    let heard = Words(turn.spoken)
    let titles = [snippet?.title, snippet?.subtitle].compactMap(\.self).map(Self.withoutLabel)
    let rows =
      (titles + (snippet?.rows.map(Self.fact) ?? [])).filter { !usual.contains($0) }
    onlyShown = Self.missing(
      in: heard, of: values.filter(seen.hold) + rows + Self.numbers(in: turn.shown))
    onlyHeard = Self.missing(
      in: seen, of: values.filter(heard.hold) + Self.numbers(in: turn.spoken))
  }

  package var isEmpty: Bool { onlyShown.isEmpty && onlyHeard.isEmpty }

  /// Each once, and none that is part of another.
  private static func missing(in words: Words, of facts: [String]) -> [String] {
    let missing = facts.reduce(into: [String]()) { missing, fact in
      let isTold = missing.contains { Words($0).hold(fact) }
      if !fact.isEmpty, !isTold, !words.mention(fact) { missing.append(fact) }
    }
    return missing.enumerated().filter { place, fact in
      !missing.enumerated().contains { $0 != place && Words($1).hold(fact) }
    }.map(\.element)
  }

  /// What a text tells under a label of its own: おばあちゃん of 宛先：おばあちゃん.
  private static func withoutLabel(_ text: String) -> String {
    for mark in ["：", ": "] {
      let parts = text.split(separator: mark, maxSplits: 1)
      if parts.count == 2 { return String(parts[1]) }
    }
    return text
  }

  /// A row's value; a bare number says nothing without its label.
  private static func fact(_ row: FilledSnippet.Row) -> String {
    let isBare = row.value.allSatisfy { $0.isNumber || $0.isWhitespace }
    return isBare && !row.value.isEmpty ? "\(row.label) \(row.value)" : row.value
  }

  /// Digits with what stands between them: `4.50`, `08:42`.
  private static func numbers(in text: String) -> [String] {
    text.split { !($0.isNumber || ".,:".contains($0)) }
      .map { $0.trimmingEnds { !$0.isNumber } }.filter { !$0.isEmpty }
  }

  /// A text to be searched for facts; made ready when the first is looked for.
  private final class Words {
    private let text: String
    private lazy var folded = TextFolding.folded(text)
    private lazy var letters = Array(folded)
    /// Whatever stands between two blanks, which needs no searching: a list may hold thousands.
    private lazy var whole = Set(folded.split(separator: " "))

    init(_ text: String) { self.text = text }

    /// The fact as it stands: whole words and numbers where words are written apart.
    func hold(_ fact: String) -> Bool {
      let folded = TextFolding.folded(fact)
      if whole.contains(folded[...]) { return true }
      let fact = Array(folded)
      guard !fact.isEmpty, fact.count <= letters.count else { return false }
      return (0...(letters.count - fact.count)).contains { start in
        letters[start...].starts(with: fact) && isEdge(start, -1)
          && isEdge(start + fact.count - 1, 1)
      }
    }

    /// Whether a word or number ends at this letter: 4 does not in 42 or 4.50.
    private func isEdge(_ place: Int, _ step: Int) -> Bool {
      guard letters[place].isWordLetter, letters.indices.contains(place + step) else { return true }
      let next = letters[place + step]
      if next.isWordLetter { return false }
      guard ".:,".contains(next), letters.indices.contains(place + 2 * step) else { return true }
      return !(letters[place].isNumber && letters[place + 2 * step].isNumber)
    }

    /// The fact, or every number and the greater part of the words it is made of: how much has to
    /// be there is a guess.
    func mention(_ fact: String) -> Bool {
      if hold(fact) { return true }
      // Before folding, which takes the blanks of Chinese and Japanese away.
      let parts = fact.split(whereSeparator: \.isWhitespace).map { TextFolding.folded(String($0)) }
        .filter { !$0.isEmpty }
      let weighty = parts.filter {
        $0.count > 3 || $0.contains { $0.isNumber || !$0.isASCII }
      }
      guard parts.count > 1, !weighty.isEmpty else { return false }
      let held = weighty.filter(hold)
      let numbers = weighty.filter { $0.contains(where: \.isNumber) }
      return numbers.allSatisfy(hold) && held.count * 2 >= weighty.count
    }
  }
}

extension Character {
  /// Part of a word that is written with blanks around it.
  fileprivate var isWordLetter: Bool { isASCII && (isLetter || isNumber) }
}

extension Substring {
  fileprivate func trimmingEnds(_ isEnd: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isEnd(first) { rest.removeFirst() }
    while let last = rest.last, isEnd(last) { rest.removeLast() }
    return String(rest)
  }
}

extension ResolvedParameter {
  /// Which is told by a sentence, not by its own word.
  fileprivate var isYesOrNo: Bool {
    if case .boolean? = values.first { true } else { false }
  }
}

extension Session {
  /// What Siri's last words tell only one kind of listener.
  package var lastResponseFacts: DialogFacts? { lastResponse.map(facts) }

  /// The same of a turn of the run there is now.
  func facts(of turn: Turn) -> DialogFacts {
    let words = RunWording(simulator, state)
    let resolved = state.run?.resolved ?? []
    func texts(_ isUsual: Bool) -> [String] {
      resolved.filter { ($0.source == .defaulted) == isUsual && !$0.isYesOrNo }
        .compactMap { words.text(of: $0) }
    }
    return DialogFacts(turn, values: texts(false), usual: texts(true))
  }
}
