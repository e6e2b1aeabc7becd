import Findings

/// Words that name nothing: no place, no what-if, nothing that can be shared; which, where, and
/// what was expected.
package struct NamingFault: Error, Hashable {
  /// What is wrong; empty where something is missing.
  package var text: String
  /// In which part of a what-if of several parts, or of several words.
  package var part: Part?
  /// What is wrong with it, where what was expected does not say that.
  package var why: String?
  package var expected: String
  package var nearest: String?

  package struct Part: Hashable, Sendable {
    package var number: Int
    package var count: Int
    package var text: String
  }

  package init(
    text: String, why: String? = nil, expected: String, nearest: String? = nil
  ) {
    self.text = text
    self.why = why
    self.expected = expected
    self.nearest = nearest
  }

  /// None of the names that there are.
  static func unknown(_ text: String, among known: [String]) -> NamingFault {
    NamingFault(
      text: text, expected: Excerpt.list(known),
      nearest: text.isEmpty ? nil : NearestName.to(text, among: known))
  }

  func inPart(_ number: Int, of count: Int, _ text: String) -> NamingFault {
    var fault = self
    fault.part = Part(number: number, count: count, text: text)
    return fault
  }

  /// What follows "cannot be".
  package var words: String {
    var words = text.isEmpty ? "empty" : "'\(Excerpt.of(text))'"
    if let part {
      if part.count > 1 { words += " in part \(part.number) of \(part.count)" }
      if part.text != text, !part.text.isEmpty {
        words += (part.count > 1 ? ", " : " in ") + "'\(Excerpt.of(part.text))'"
      }
    }
    if let why { words += ": \(why)" }
    words += ", expected \(expected)"
    if let nearest { words += "; did you mean '\(nearest)'?" }
    return words
  }
}
