import IntentModel

/// A request that Siri does by itself: which command took it, and by which words.
package struct BuiltInCatch: Hashable, Sendable, Codable {
  package enum Reason: String, Hashable, Sendable, Codable {
    case whole, opening, ending
  }

  package var heard: String
  package var command: BuiltInCommand
  /// The words it was known by, folded.
  package var pattern: String
  package var reason: Reason
  /// What else was said: "10 minutes".
  package var rest: String
  /// The app that "open" opens.
  package var app: String?
  /// Whether an app's name was said, and no phrase of that app fits.
  package var namesAnApp = false

  package var words: String {
    let how =
      switch reason {
      case .whole: "the words"
      case .opening: "the opening words"
      case .ending: "the ending"
      }
    return "'\(command.rawValue)', by \(how) \"\(pattern)\""
      + (namesAnApp ? "; an app's name was said, but none of its phrases fits" : "")
  }
}

extension BuiltInCatch {
  /// What of the request a value may be, the longest first: runs of words or, where none are
  /// written apart, of characters. None for long requests, in which a value would be a coincidence.
  func stretches(_ language: SpokenLanguage) -> [String] {
    let isSpaced = language.tables == .english
    let parts =
      isSpaced
      ? heard.split { $0 == " " || $0 == "-" }.map(String.init) : heard.map(String.init)
    guard (2...24).contains(parts.count) else { return [] }
    return (1..<parts.count).reversed().flatMap { length in
      (0...(parts.count - length)).map { start in
        parts[start..<(start + length)].joined(separator: isSpaced ? " " : "")
      }
    }
  }
}

/// Finds out whether Siri does a request by itself.
///
/// That built-in commands come before apps' phrases, and which there are, is our model of reports
/// of phrases that were taken over; no published rule says so.
struct BuiltInCommands {
  private let language: SpokenLanguage

  init(language: String) { self.language = SpokenLanguage(language) }

  /// The command with the longest words; emergencies before all.
  func find(in heard: String, folded: String) -> BuiltInCatch? {
    let patterns = BuiltInPatterns.all(language)
    var best: (pattern: BuiltInPatterns.Pattern, command: BuiltInCommand)?
    for (command, pattern) in patterns where pattern.fits(folded) {
      if command == .emergency {
        best = (pattern, command)
        break
      }
      if best.map({ $0.pattern.words.count < pattern.words.count }) ?? true {
        best = (pattern, command)
      }
    }
    return best.map { pattern, command in
      BuiltInCatch(
        heard: heard, command: command, pattern: pattern.words, reason: pattern.reason,
        rest: rest(of: heard, pattern))
    }
  }

  /// What was said beside the pattern, in the person's own letters.
  private func rest(of heard: String, _ pattern: BuiltInPatterns.Pattern) -> String {
    guard heard.utf8.count <= 400 else { return "" }
    let rest: Substring?
    switch pattern.reason {
    case .whole: rest = nil
    case .opening:
      rest = heard.indices.first { index in
        TextFolding.folded(String(heard[...index])).hasSuffix(pattern.words)
      }.map { heard[heard.index(after: $0)...] }
    case .ending:
      rest = heard.indices.last { index in
        TextFolding.folded(String(heard[index...])) == pattern.words
      }.map { heard[..<$0] }
    }
    var words = String(rest ?? "").trimmingBlanks()
    words = WakePhrase.stripped(TextFolding.folded(words)) ?? words
    for joint in BuiltInPatterns.joints(language) where words.lowercased().hasPrefix(joint) {
      words = String(words.dropFirst(joint.count))
      break
    }
    return words
  }
}
