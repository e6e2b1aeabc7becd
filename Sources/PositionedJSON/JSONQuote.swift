/// A character that opens text, right or wrong.
enum JSONQuote {
  case straightDouble
  case straightSingle
  case curlyDouble(String)
  case curlySingle(String)

  init?(_ character: String) {
    switch character {
    case "\"": self = .straightDouble
    case "'": self = .straightSingle
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": self = .curlyDouble(character)
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}": self = .curlySingle(character)
    default: return nil
    }
  }

  var byteCount: Int {
    switch self {
    case .straightDouble, .straightSingle: 1
    case .curlyDouble, .curlySingle: 3
    }
  }

  var character: String {
    switch self {
    case .straightDouble: "\""
    case .straightSingle: "'"
    case .curlyDouble(let character), .curlySingle(let character): character
    }
  }

  var isRight: Bool { if case .straightDouble = self { true } else { false } }

  /// Whether text that this opens may be closed by the other.
  func isClosed(by other: JSONQuote) -> Bool {
    switch (self, other) {
    case (.straightDouble, .straightDouble), (.straightSingle, .straightSingle): true
    case (.curlyDouble, .curlyDouble), (.curlyDouble, .straightDouble): true
    case (.curlySingle, .curlySingle), (.curlySingle, .straightSingle): true
    default: false
    }
  }
}
