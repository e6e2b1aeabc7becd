/// One rule of an order: rows are compared rule by rule, and the first difference decides.
///
/// A row carries only its key, one number per rule. The receipt is that key in words, so the order
/// and its explanation cannot disagree.
package struct OrderingRule: Sendable {
  /// What it compares: "how the words match".
  package let title: String
  /// The number in words.
  package let wording: @Sendable (Int) -> String

  package init(_ title: String, wording: @escaping @Sendable (Int) -> String) {
    self.title = title
    self.wording = wording
  }
}

/// One number per rule, smaller first.
package struct OrderingKey: Hashable, Sendable, Codable {
  package var values: [Int]

  package init(_ values: [Int]) { self.values = values }

  /// The first rule in which they differ; nil for equals.
  package func firstDifference(from other: OrderingKey) -> Int? {
    zip(values, other.values).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  }
}

extension OrderingKey: Comparable {
  package static func < (left: OrderingKey, right: OrderingKey) -> Bool {
    left.values.lexicographicallyPrecedes(right.values)
  }
}

/// A key in words, rule by rule, and what would move the row up.
package struct OrderingReceipt: Sendable {
  package let lines: [ReceiptLine]
  /// The first rule in which it loses to the row above, by its place among the lines.
  package let losingPlace: Int?
  /// That rule, and what the row above has there.
  package let losesBy: ReceiptLine?

  package init(key: OrderingKey, above: OrderingKey?, rules: [OrderingRule]) {
    lines = zip(rules, key.values).map { ReceiptLine(.rule, $0.title, $0.wording($1)) }
    losingPlace = above.flatMap { key.firstDifference(from: $0) }
      .flatMap { rules.indices.contains($0) ? $0 : nil }
    losesBy =
      if let above, let losingPlace {
        ReceiptLine(
          .rule, rules[losingPlace].title, rules[losingPlace].wording(above.values[losingPlace]))
      } else {
        nil
      }
  }
}
