/// One line of a receipt: a rule, and what it found.
package struct ReceiptLine: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// How it began: what was heard and matched, or which row or button it was.
    case origin
    /// How the parameter with this id came by its value, or is being asked for.
    case parameter(String)
    /// What stands between its last value and its end, or how it ended.
    case ending
    /// A rule of an order.
    case rule
    /// What its words are: how long, and whose.
    case words
    /// What the screen tells and the full dialog does not.
    case missingByEar
  }

  package var kind: Kind
  /// What it is about: "heard", "matched", a parameter's name.
  package var label: String
  package var text: String

  package init(_ kind: Kind, _ label: String, _ text: String) {
    self.kind = kind
    self.label = label
    self.text = text
  }
}
