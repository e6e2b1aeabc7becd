import PositionedJSON

/// How findings name things.
enum Words {
  /// A name in quotes, cut to what fits in a line.
  static func quoted(_ name: some StringProtocol) -> String {
    let start = name.prefix(60)
    return "'\(start)\(start.endIndex == name.endIndex ? "" : "…")'"
  }

  static func withArticle(_ name: String) -> String {
    "aeiouA".contains(name.first ?? "x") ? "an \(name)" : "a \(name)"
  }

  /// `'a', 'b' or 'c'`.
  static func alternatives(_ names: [String]) -> String {
    let all = names.map { "'\($0)'" }
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What a whole number has to be, where a number was found that is none; large ones have a limit.
  static func wholeNumber(for number: String?) -> String {
    let digits = number.map { $0.utf8.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } } ?? 0
    let isLarge = digits > 18 || number?.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } == true
    return isLarge ? "a whole number of at most 18 digits" : "a whole number"
  }

  static let decimalNumber = "a number of at most 38 digits"

  /// What stands at a place, in the words of the format.
  static func found(_ node: JSONNode) -> String {
    switch node.content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
