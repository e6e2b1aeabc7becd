import Foundation

/// When something holds: read from parameters, facts and the context.
///
/// A catalog's `when`. A name is looked up as a parameter of the intent, then as a fact of the app,
/// then as part of the context.
package indirect enum Condition: Hashable, Sendable, Codable {
  case always
  case equals(name: String, FactValue)
  case oneOf(name: String, [FactValue])
  /// Whether the name has a value at all.
  case isSet(name: String, Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// Whether it holds, for what each name now is; a name without a value equals nothing.
  package func holds(_ value: (String) -> FactValue?) -> Bool {
    switch self {
    case .always: true
    case .equals(let name, let expected): value(name) == expected
    case .oneOf(let name, let expected): value(name).map(expected.contains) ?? false
    case .isSet(let name, let isSet): (value(name) != nil) == isSet
    case .not(let condition): !condition.holds(value)
    case .all(let conditions): conditions.allSatisfy { $0.holds(value) }
    case .any(let conditions): conditions.contains { $0.holds(value) }
    }
  }

  /// The names it reads, each once, in order.
  package var names: [String] {
    var seen = [String]()
    func collect(_ condition: Condition) {
      switch condition {
      case .always: break
      case .equals(let name, _), .oneOf(let name, _), .isSet(let name, _):
        if !seen.contains(name) { seen.append(name) }
      case .not(let inner): collect(inner)
      case .all(let inner), .any(let inner): inner.forEach(collect)
      }
    }
    collect(self)
    return seen
  }
}

/// What a fact can be, and what a condition compares with.
package enum FactValue: Hashable, Sendable, Codable {
  case boolean(Bool)
  case number(Decimal)
  case text(String)
}

extension FactValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .text(let value): value
    }
  }
}

/// Something the app knows about itself, with its value at the start.
package struct Fact: Hashable, Sendable, Codable {
  package var id: String
  package var value: FactValue

  package init(id: String, value: FactValue) {
    self.id = id
    self.value = value
  }
}

/// What an outcome or a button does to the app's own state, in this order.
package struct StateChange: Hashable, Sendable, Codable {
  package struct Assignment: Hashable, Sendable, Codable {
    package var fact: String
    package var value: FactValue

    package init(fact: String, value: FactValue) {
      self.fact = fact
      self.value = value
    }
  }

  package struct Addition: Hashable, Sendable, Codable {
    package var fact: String
    package var amount: Decimal

    package init(fact: String, amount: Decimal) {
      self.fact = fact
      self.amount = amount
    }
  }

  /// An item to take away from an entity.
  package struct Removal: Hashable, Sendable, Codable {
    package var entity: String
    package var item: String

    package init(entity: String, item: String) {
      self.entity = entity
      self.item = item
    }
  }

  package var assignments: [Assignment]
  package var additions: [Addition]
  package var removals: [Removal]

  package init(
    assignments: [Assignment] = [], additions: [Addition] = [], removals: [Removal] = []
  ) {
    self.assignments = assignments
    self.additions = additions
    self.removals = removals
  }

  package var isEmpty: Bool { assignments.isEmpty && additions.isEmpty && removals.isEmpty }
}

/// As a catalog writes it.
extension StateChange.Removal: CustomStringConvertible {
  package var description: String { "\(entity)/\(item)" }
}
