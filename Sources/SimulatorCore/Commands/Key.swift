/// A key as a person names it. Data only: no event holds one.
package struct Key: Hashable, Sendable, Codable {
  package enum Code: Hashable, Sendable, Codable {
    /// One character as typed.
    case character(String)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  package var code: Code
  package var control: Bool
  package var alt: Bool
  package var shift: Bool

  package init(_ code: Code, control: Bool = false, alt: Bool = false, shift: Bool = false) {
    self.code = code
    self.control = control
    self.alt = alt
    self.shift = shift
  }

  /// The text it stands for by itself.
  package var text: String? {
    guard case .character(let text) = code, !control, !alt else { return nil }
    return text
  }
}
