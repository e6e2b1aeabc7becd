import Findings
import IntentModel

/// Why something is no value of a type.
package enum LiteralFault: Error, Hashable, Sendable {
  case mismatch(expected: String, found: String)
  /// Something is named that is not there.
  case unknown(CatalogRule, String, id: String, known: [String])

  var rule: CatalogRule {
    switch self {
    case .mismatch: .valueDoesNotFit
    case .unknown(let rule, _, _, _): rule
    }
  }
}

extension LiteralFault: CustomStringConvertible {
  /// With the nearest name where there is one.
  package var description: String {
    switch self {
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    case .unknown(_, let message, let id, let known):
      message + NearestName.suggestion(for: id, among: known)
    }
  }
}

/// The ids that values may name.
struct LiteralNames {
  /// Nil for a type that is not there.
  var options: (ValueType) -> NameList?
  /// Nil without a phone to ask.
  var places: () -> NameList?
  var people: () -> NameList?

  init(app: AppCatalog, phone: PhoneCatalog?) {
    options = { type in
      switch type {
      case .entity(let id): app.entities.first { $0.id == id }.map { NameList($0.items.map(\.id)) }
      case .enumeration(let id):
        app.enums.first { $0.id == id }.map { NameList($0.cases.map(\.id)) }
      default: nil
      }
    }
    places = { phone.map { NameList($0.places.map(\.id)) } }
    people = { phone.map { NameList($0.people.map(\.id)) } }
  }

  init(app: AppScope, phone: PhoneScope?) {
    options = { app.types[$0.name]?.options }
    places = { phone?.places }
    people = { phone?.people }
  }
}
