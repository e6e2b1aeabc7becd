/// An activation rule written as a predicate: what of the format share and action extensions use.
///
/// What stands on the right of `==`, `>=` and the like is a number, or how many attachments the
/// item has.
package indirect enum ActivationPredicate: Hashable, Sendable, Codable {
  /// `TRUEPREDICATE` and `FALSEPREDICATE`.
  case constant(Bool)
  case not(ActivationPredicate)
  case all([ActivationPredicate])
  case any([ActivationPredicate])
  /// `SUBQUERY(extensionItems, $item, …).@count`, compared: how many of the shared items fulfil it.
  case items(ActivationPredicate, Comparison, Amount)
  /// `SUBQUERY($item.attachments, $attachment, …).@count`, compared.
  case attachments(ActivationPredicate, Comparison, Amount)
  /// `$item.attachments.@count`, compared.
  case attachmentCount(Comparison, Amount)
  /// `ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "…"`, or `UTI-EQUALS`.
  case anyType(String, isExact: Bool)

  package enum Comparison: String, Hashable, Sendable, Codable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case atLeast = ">="
    case atMost = "<="
    case more = ">"
    case less = "<"

    package func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .atLeast: left >= right
      case .atMost: left <= right
      case .more: left > right
      case .less: left < right
      }
    }
  }

  package enum Amount: Hashable, Sendable, Codable {
    case number(Int)
    /// As many as the item has attachments.
    case attachments
  }

  /// Whether it holds for one extension item with these attachments, each by the types it can be
  /// handed over as.
  package func holds(
    attachments: [[String]], conforms: (_ type: String, _ wanted: String) -> Bool
  ) -> Bool {
    holds(attachments, attachments: attachments, conforms)
  }

  private func holds(
    _ present: [[String]], attachments: [[String]], _ conforms: (String, String) -> Bool
  ) -> Bool {
    func count(_ amount: Amount) -> Int {
      switch amount {
      case .number(let number): number
      case .attachments: attachments.count
      }
    }
    switch self {
    case .constant(let value): return value
    case .not(let inner): return !inner.holds(present, attachments: attachments, conforms)
    case .all(let parts):
      return parts.allSatisfy { $0.holds(present, attachments: attachments, conforms) }
    case .any(let parts):
      return parts.contains { $0.holds(present, attachments: attachments, conforms) }
    case .items(let inner, let comparison, let amount):
      let items = inner.holds(attachments, attachments: attachments, conforms) ? 1 : 0
      return comparison.holds(items, count(amount))
    case .attachments(let inner, let comparison, let amount):
      let found = attachments.count {
        inner.holds([$0], attachments: attachments, conforms)
      }
      return comparison.holds(found, count(amount))
    case .attachmentCount(let comparison, let amount):
      return comparison.holds(attachments.count, count(amount))
    case .anyType(let wanted, let isExact):
      return present.contains { types in
        types.contains { isExact ? $0 == wanted : conforms($0, wanted) }
      }
    }
  }
}
