import IntentModel

extension ValueType {
  /// What an answer of this type is, for the designer.
  package var answerWords: String {
    switch self {
    case .string: "any text"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .boolean: "yes or no"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date and a time"
    case .duration: "a duration"
    case .place: "a place"
    case .person: "a person"
    case .currency: "an amount"
    case .measurement: "a value with its unit"
    case .url: "an address"
    case .file: "a file"
    case .image: "an image"
    case .entity, .enumeration: "one of its values"
    }
  }
}
