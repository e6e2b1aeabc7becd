/// What kind of value a parameter takes: the built-in types, an entity, an enum.
///
/// The built-in ones follow the App Intents parameter types (App Intents documentation, 2025).
package enum ValueType: Hashable, Sendable, Codable {
  case string, integer, decimal, boolean
  case date, time, dateTime, duration
  case place, person
  case currency, measurement
  case url, file, image
  /// An `AppEntity` of the same app, by id.
  case entity(String)
  /// An `AppEnum` of the same app, by id.
  case enumeration(String)

  /// The types a catalog may name without declaring them.
  package static let builtIn: [(name: String, type: ValueType)] = [
    ("string", .string), ("integer", .integer), ("decimal", .decimal), ("boolean", .boolean),
    ("date", .date), ("time", .time), ("dateTime", .dateTime), ("duration", .duration),
    ("place", .place), ("person", .person), ("currency", .currency),
    ("measurement", .measurement), ("url", .url), ("file", .file), ("image", .image),
  ]

  /// As a catalog writes it.
  package var name: String {
    switch self {
    case .entity(let id), .enumeration(let id): id
    default: Self.builtIn.first { $0.type == self }?.name ?? ""
    }
  }

  /// Whether a person chooses from a list that can be written down: only such a parameter may stand
  /// in a phrase (App Intents documentation of `AppShortcut` phrases).
  package var isFiniteList: Bool {
    switch self {
    case .entity, .enumeration: true
    default: false
    }
  }
}
