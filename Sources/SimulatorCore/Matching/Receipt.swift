/// One line of a receipt: a rule, and what it found.
package struct ReceiptLine: Hashable, Sendable, Codable {
  /// What it is about: "heard", "matched", a parameter's name.
  package var label: String
  package var text: String

  package init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }
}
