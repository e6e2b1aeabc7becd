import Foundation

/// What a property list holds, as a value of ours.
indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// A date, data, or anything else that no definition uses.
  case other

  init(_ value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as [String: Any]: self = .dictionary(value.mapValues(PropertyListValue.init))
    case let value as [Any]: self = .array(value.map(PropertyListValue.init))
    case let value as NSNumber:
      // Foundation has one number class for all; only this tells true from 1, on every platform.
      switch String(cString: value.objCType) {
      case "c", "B": self = .boolean(value.boolValue)
      case "d", "f": self = .real(value.doubleValue)
      default: self = .integer(value.intValue)
      }
    default: self = .other
    }
  }

  /// What it is, for a message.
  var kind: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other: "something else"
    }
  }
}
