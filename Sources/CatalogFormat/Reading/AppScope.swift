import IntentModel

/// What of one app can be referred to, as far as it has been read.
struct AppScope: Sendable {
  var id = ""
  var facts: [String: FactValue] = [:]
  /// Entities and enums share their names with each other and with the built-in types.
  var types: [String: TypeScope] = [:]
  var intents: [String: IntentScope] = [:]
  var pages: Set<String> = []
  var outcomes: Set<String> = []
  var activities: [String] = []
  var conformances: [Conformance] = []

  var entityNames: [String] {
    types.filter { if case .entity = $0.value.type { true } else { false } }.keys.sorted()
  }
}

/// An entity or enum and the ids of its items or cases.
struct TypeScope: Sendable {
  let type: ValueType
  let options: NameList
}

/// An intent's parameters by id.
struct IntentScope: Sendable {
  let parameters: [IntentParameter]
  /// Those whose type is not known: what is said of them fits any type.
  private let untyped: Set<String>
  /// Kept once looking through the parameters would take long.
  private let indexByID: [String: Int]?
  private static let searchedCount = 16

  init(_ parameters: [IntentParameter], untyped: Set<String> = []) {
    self.parameters = parameters
    self.untyped = untyped
    indexByID =
      parameters.count <= Self.searchedCount
      ? nil
      : Dictionary(
        parameters.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of id: String) -> Int? {
    if let indexByID { indexByID[id] } else { parameters.firstIndex { $0.id == id } }
  }

  func isUntyped(_ id: String) -> Bool { untyped.contains(id) }

  subscript(id: String) -> IntentParameter? { index(of: id).map { parameters[$0] } }
}

/// Who and where the phone knows.
struct PhoneScope: Sendable {
  var people = NameList([])
  var places = NameList([])
  var groups: [String] = []
}
