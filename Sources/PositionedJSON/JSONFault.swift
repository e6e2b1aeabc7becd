import Findings

/// One way in which a file is not the JSON it should be.
enum JSONFault {
  case emptyFile
  case wrongEncoding(name: String)
  case notUTF8(byte: UInt8)
  case missingComma(found: String, in: Bracket)
  case extraComma(in: Bracket)
  case semicolon
  case missingColon(found: String, key: String)
  case equalsSign(key: String)
  case missingKey
  case missingValue(key: String, found: String)
  case duplicateKey(String, first: SourceLocation)
  case unquotedKey(String)
  case unquotedText(String)
  case wrongQuotes(String, text: String)
  case unclosedString
  case lineBreakInText
  case unclosedComment
  case numberSignComment
  case misspelledNumber(String, meant: String)
  case misspelledLiteral(String, meant: String)
  case notAValue(String)
  case unusualSpace(String)
  case controlCharacter(UInt8)
  case unknownEscape(String)
  /// A `\u` without its four digits.
  case badUnicodeEscape(String)
  case loneSurrogate(String)
  case unexpected(String, expected: String)
  case wrongBracket(found: String, Bracket, opened: SourceLocation)
  case unclosedBracket(Bracket, opened: SourceLocation, otherCount: Int)
  case contentAfterEnd(found: String)
  case tooDeep
  case moreFindings(count: Int)
}

/// The two containers, by their brackets.
enum Bracket {
  case object
  case array

  var closing: String { self == .object ? "}" : "]" }
  var name: String { self == .object ? "object" : "array" }
  var itemName: String { self == .object ? "a key in double quotes" : "a value" }
}

/// What was found up to the limit, and how much more there was.
struct JSONFaultLog {
  private var reported: [Finding] = []
  private var leftOutCount = 0

  mutating func report(_ fault: JSONFault, at location: SourceLocation) {
    if isFull { leftOutCount += 1 } else { reported.append(fault.finding(at: location)) }
  }

  /// Whether further faults are only counted, so that their details need not be worked out.
  var isFull: Bool { reported.count >= JSONReader.maximumFindingCount }

  /// In the order of the file.
  var findings: [Finding] {
    var result = reported.enumerated().sorted { left, right in
      guard let first = left.element.location, let second = right.element.location,
        first != second
      else { return left.offset < right.offset }
      return first < second
    }.map(\.element)
    if leftOutCount > 0, let last = result.last?.location {
      result.append(JSONFault.moreFindings(count: leftOutCount).finding(at: last))
    }
    return result
  }
}
