import Findings

/// An option of a subcommand.
struct Option: Sendable {
  var name: String
  /// What its value stands for; nil for one that takes none.
  var value: String?
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// A subcommand's arguments, taken apart.
struct Arguments {
  private(set) var positionals: [String] = []
  private var values: [String: String] = [:]

  /// `--name value`, `--name=value` and `-o value`; everything after `--` is positional, and so is
  /// a lone `-`.
  @MainActor
  init(_ words: [String], for command: Subcommand) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        positionals.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .unknownOption(
          name, command: command.name, known: command.options.map(\.name),
          advice: command.dashAdvice)
      }
      guard option.value != nil else {
        if parts.count > 1 { throw .unexpectedValue(option: name) }
        values[name] = ""
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(option: name, expected: option.value ?? "")
      }
      if value.isEmpty { throw .missingValue(option: name, expected: option.value ?? "") }
      if let other = values[name], other != value {
        throw .severalValues(option: name, [other, value])
      }
      values[name] = value
    }
  }

  /// What was named without an option, as paths.
  func paths() throws(UsageError) -> [String] {
    for path in positionals { try Self.checkPath(path) }
    return positionals
  }

  /// Nothing is not the folder one is in.
  static func checkPath(_ path: String) throws(UsageError) {
    if path.isEmpty { throw .emptyPath }
  }

  /// The value as a number in plain digits.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Self.number(value), range.contains(number) else {
      throw .badValue(
        option: name, value: value,
        expected: "a number from \(range.lowerBound) to \(range.upperBound)", nearest: nil)
    }
    return number
  }

  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  /// Refuses arguments beyond so many.
  func limit(to count: Int, for command: String) throws(UsageError) {
    if positionals.count > count { throw .tooManyArguments(positionals[count], command: command) }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name] }

  /// The value as one of a list of words.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String, as type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = values[name] else { return nil }
    let match = Choice.allCases.first { $0.rawValue.lowercased() == value.lowercased() }
    guard let match else {
      throw .badValue(
        option: name, value: value,
        expected: Choice.names,
        nearest: NearestName.to(value, among: Choice.allCases.map(\.rawValue)))
    }
    return match
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// All of them by name, as help and messages list them.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The command line was not as it has to be.
enum UsageError: Error {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String], advice: String?)
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String)
  case severalValues(option: String, [String])
  case badValue(option: String, value: String, expected: String, nearest: String?)
  /// In words that say what is wrong with the value, and what was expected.
  case misfit(option: String, String)
  /// The same of what is named without an option.
  case misfitArgument(String, String)
  case missingArgument(String, command: String)
  case emptyPath
  case tooManyArguments(String, command: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command '\(Excerpt.of(name))'" + NearestName.suggestion(for: name, among: known)
    case .unknownOption(let name, let command, let known, let advice):
      "'\(command)' has no option '\(Excerpt.of(name))'"
        + NearestName.suggestion(for: name, among: known) + (advice.map { "; \($0)" } ?? "")
    case .missingValue(let option, let expected): "'\(option)' needs a value: \(expected)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .severalValues(let option, let values):
      "'\(option)' takes one value, not "
        + values.map { "'\(Excerpt.of($0))'" }.joined(separator: " and ")
    case .misfit(let option, let words): "'\(option)' cannot be \(words)"
    case .misfitArgument(let what, let words): "\(what) cannot be \(words)"
    case .badValue(let option, let value, let expected, let nearest):
      "'\(option)' cannot be '\(Excerpt.of(value))', expected \(expected)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .emptyPath: "a path is empty; '.' is the folder you are in"
    case .missingArgument(let what, let command): "'\(command)' needs \(what)"
    case .tooManyArguments(let word, let command):
      "'\(command)' does not know what to do with '\(Excerpt.of(word))'"
    }
  }
}
