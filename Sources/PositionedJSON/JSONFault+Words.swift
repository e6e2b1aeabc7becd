import Findings

/// How faults are named and worded.
extension JSONFault {
  func finding(at location: SourceLocation) -> Finding {
    var severity = Finding.Severity.error
    if case .moreFindings = self { severity = .note }
    return Finding(severity, rule: rule, message, at: location)
  }

  private var rule: String {
    switch self {
    case .emptyFile: "empty-file"
    case .wrongEncoding: "wrong-encoding"
    case .notUTF8: "not-utf-8"
    case .missingComma: "missing-comma"
    case .extraComma: "extra-comma"
    case .semicolon: "semicolon"
    case .missingColon, .equalsSign: "missing-colon"
    case .missingKey: "missing-key"
    case .missingValue: "missing-value"
    case .duplicateKey: "duplicate-key"
    case .unquotedKey: "unquoted-key"
    case .unquotedText: "unquoted-text"
    case .wrongQuotes: "wrong-quotes"
    case .unclosedString: "unclosed-string"
    case .lineBreakInText: "line-break-in-text"
    case .unclosedComment: "unclosed-comment"
    case .numberSignComment: "wrong-comment"
    case .misspelledNumber: "misspelled-number"
    case .misspelledLiteral: "misspelled-literal"
    case .notAValue: "not-a-value"
    case .unusualSpace: "unusual-space"
    case .controlCharacter: "control-character"
    case .unknownEscape, .badUnicodeEscape: "unknown-escape"
    case .loneSurrogate: "lone-surrogate"
    case .unexpected: "unexpected-text"
    case .wrongBracket: "wrong-bracket"
    case .unclosedBracket: "unclosed-bracket"
    case .contentAfterEnd: "content-after-end"
    case .tooDeep: "too-deep"
    case .moreFindings: "more-findings"
    }
  }

  private var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; expected a value such as '{}'"
    case .wrongEncoding(let name):
      "the file looks like \(name); expected UTF-8: save it with that encoding"
    case .notUTF8(let byte):
      "found the byte \(Self.hexadecimal(byte)), which is not UTF-8; save the file as UTF-8"
    case .missingComma(let found, let bracket):
      "found \(found), expected ',' or '\(bracket.closing)'; add ',' here"
    case .extraComma(let bracket):
      "found ',', expected \(bracket.itemName); delete the extra ','"
    case .semicolon:
      "found ';', expected ','"
    case .missingColon(let found, let key):
      "found \(found), expected ':' after the key \(Self.quoted(key)); add ':' here"
    case .equalsSign(let key):
      "found '=', expected ':' after the key \(Self.quoted(key))"
    case .missingKey:
      "found ':', expected a key in double quotes; the value is left out"
    case .missingValue(let key, let found):
      "found \(found), expected a value for \(Self.quoted(key)); add it or delete the key"
    case .duplicateKey(let key, let first):
      "the key \(Self.quoted(key)) is already at \(first.line):\(first.column), which counts; "
        + "delete one of them"
    case .unquotedKey(let key):
      "found the key \(Self.quoted(key)) without quotes; write \(Self.written(key))"
    case .unquotedText(let text):
      "found \(Self.quoted(text)), expected a value; write text as \(Self.written(text))"
        + NearestName.suggestion(for: text, among: ["true", "false", "null"])
    case .wrongQuotes(let quote, let text):
      "found the quote \(quote), expected '\"'; write \(Self.written(text))"
    case .lineBreakInText:
      "found a line break in text, expected '\\n' in its place"
    case .unclosedString:
      "found the end of the line, expected '\"' to close this text; add it"
    case .unclosedComment:
      "found no '*/' that closes this comment; it ends with its line until '*/' is added"
    case .numberSignComment:
      "found '#', expected '//' to begin a comment"
    case .misspelledNumber(let text, let meant):
      "found \(Self.quoted(text)), expected a plain number; write \(meant)"
    case .misspelledLiteral(let text, let meant):
      "found \(Self.quoted(text)), expected '\(meant)'"
    case .notAValue(let text):
      "found \(Self.quoted(text)), expected a number or null; it is left out"
    case .unusualSpace(let name):
      "found \(name) between values, expected an ordinary space; replace it wherever it stands"
    case .controlCharacter(let byte):
      "found the control character \(Self.hexadecimal(byte)) in text; "
        + "write '\(Self.escape(for: byte))'"
    case .unknownEscape(let escape):
      "found '\(escape)', which is no escape; expected one of "
        + #"'\"', '\\', '\/', '\b', '\f', '\n', '\r', '\t' or '\u' with four hexadecimal digits"#
    case .badUnicodeEscape(let escape):
      "found '\(escape)', expected four hexadecimal digits after '\\u', from '\\u0000' to '\\uFFFF'; "
        + "write a character beyond them as itself"
    case .loneSurrogate(let escape):
      "found '\(escape)', one half of a pair; expected both halves, or the character itself"
    case .unexpected(let found, let expected):
      "found \(found), expected \(expected); it is left out"
    case .wrongBracket(let found, let bracket, let opened):
      "found \(found), expected '\(bracket.closing)' to close the \(bracket.name) "
        + "begun at \(opened.line):\(opened.column)"
    case .unclosedBracket(let bracket, let opened, let otherCount):
      "found the end of the file, expected '\(bracket.closing)' to close the \(bracket.name) "
        + "begun at \(opened.line):\(opened.column)"
        + (otherCount > 0 ? " (and \(otherCount) more around it)" : "")
    case .contentAfterEnd(let found):
      "found \(found) after the end of the file's value; "
        + "delete it, or the bracket that closes early"
    case .tooDeep:
      "brackets are nested more than \(JSONReader.maximumDepth) deep; expected fewer: "
        + "this value is left out"
    case .moreFindings(let count):
      "\(count) more findings in this file are left out; correct those above first"
    }
  }

  /// Text from the file in quotes, cut to a length that fits in a line.
  private static func quoted(_ text: String) -> String {
    "'\(text.prefix(40))\(text.dropFirst(40).isEmpty ? "" : "…")'"
  }

  /// Text as it would be right.
  private static func written(_ text: String) -> String {
    text.dropFirst(40).isEmpty ? JSONWriter.quoted(text) : "it in straight double quotes"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
  }

  private static func escape(for byte: UInt8) -> String {
    String(JSONWriter.quoted(String(Unicode.Scalar(byte))).dropFirst().dropLast())
  }
}
