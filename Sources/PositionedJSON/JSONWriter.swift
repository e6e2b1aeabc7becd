import Findings

/// Writes values the way a person would lay them out; the same value always gives the same text.
///
/// What fits on a line stands on one line, everything else on lines of its own.
package struct JSONWriter {
  package static let lineLength = 100
  private static let indentation = 2

  private var text = ""

  /// The text of a file, with a line end at its end.
  package static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0, columnsTaken: 0)
    return writer.text + "\n"
  }

  /// Text in double quotes. Only what must be is escaped, and what a terminal would obey.
  package static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: #"\""#.unicodeScalars)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      default:
        if HarmlessText.isHarmful(scalar) {
          result.append(contentsOf: escape(scalar).unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    result.append("\"")
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// `columnsTaken` counts what is already on the line, and a comma that follows.
  private mutating func write(_ value: JSONValue, depth: Int, columnsTaken: Int) {
    if let line = line(value, fitting: Self.lineLength - columnsTaken) {
      text += line
      return
    }
    switch value {
    case .array([]): text += "[]"
    case .object([]): text += "{}"
    case .array(let elements):
      writeLines(of: elements, brackets: ("[", "]"), depth: depth) { element in ("", element) }
    case .object(let members):
      writeLines(of: members, brackets: ("{", "}"), depth: depth) { member in
        (Self.quoted(member.key) + ": ", member.value)
      }
    default: text += scalar(value)
    }
  }

  private mutating func writeLines<Item>(
    of items: [Item], brackets: (String, String), depth: Int,
    _ parts: (Item) -> (start: String, value: JSONValue)
  ) {
    let margin = String(repeating: " ", count: (depth + 1) * Self.indentation)
    text += brackets.0
    for (index, item) in items.enumerated() {
      let (start, value) = parts(item)
      text += (index == 0 ? "\n" : ",\n") + margin + start
      write(value, depth: depth + 1, columnsTaken: margin.count + start.count + 1)
    }
    text += "\n" + margin.dropLast(Self.indentation) + brackets.1
  }

  /// The value on one line, unless it takes more columns.
  private func line(_ value: JSONValue, fitting columns: Int) -> String? {
    switch value {
    case .array([]): fits("[]", in: columns)
    case .object([]): fits("{}", in: columns)
    case .array(let elements):
      line(of: elements, brackets: ("[", "]"), fitting: columns) { element, columns in
        line(element, fitting: columns)
      }
    case .object(let members):
      line(of: members, brackets: ("{ ", " }"), fitting: columns) { member, columns in
        let start = Self.quoted(member.key) + ": "
        return line(member.value, fitting: columns - start.count).map { start + $0 }
      }
    default: fits(scalar(value), in: columns)
    }
  }

  private func line<Item>(
    of items: [Item], brackets: (String, String), fitting columns: Int,
    _ itemLine: (Item, Int) -> String?
  ) -> String? {
    var result = brackets.0
    var left = columns - brackets.0.count - brackets.1.count
    for (index, item) in items.enumerated() {
      let separator = index == 0 ? "" : ", "
      guard left > 0, let text = itemLine(item, left - separator.count) else { return nil }
      left -= separator.count + text.count
      result += separator + text
    }
    return left >= 0 ? result + brackets.1 : nil
  }

  private func fits(_ text: String, in columns: Int) -> String? {
    columns >= 0 && text.count <= columns ? text : nil
  }

  private func scalar(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): JSONNumber.isValid(text) ? text : Self.quoted(text)
    case .string(let text): Self.quoted(text)
    case .array, .object: ""
    }
  }
}
