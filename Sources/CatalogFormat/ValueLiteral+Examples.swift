import IntentModel

extension ValueLiteral {
  /// How values of a type are written in a file.
  static func examples(_ type: ValueType) -> [String] {
    switch type {
    case .string: [#""No sugar""#]
    case .integer: ["3"]
    case .decimal: ["2.5"]
    case .boolean: ["true", "false"]
    case .date: [#""2026-03-02""#]
    case .time: [#""08:10""#]
    case .dateTime: [#""2026-03-02T08:10""#]
    case .duration: [#""12m""#, #""1h30m""#, #""45s""#]
    case .place: [#""home""#, #"{ "text": "the old bridge" }"#]
    case .person: [#""mika""#, #"{ "text": "the plumber" }"#]
    case .currency: [#""4.50 EUR""#, #""4.50""#, "4.5"]
    case .measurement: [#""2 kg""#, #""2""#, "2"]
    case .url: [#""https://example.com""#]
    case .file: [#""report.pdf""#]
    case .image: [#""cat.heic""#]
    case .entity, .enumeration: [#""latte""#]
    }
  }
}
