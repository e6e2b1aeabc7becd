/// How a cell looks. A missing colour is the terminal's own default.
package struct CellStyle: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package struct Attributes: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)

    /// In the order they are written down, with the words used for them.
    package static let named: [(name: String, attribute: Attributes)] = [
      ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
      ("reverse", .reverse),
    ]
  }

  package init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours.
  package static let plain = CellStyle()

  package var bold: Bool {
    get { attributes.contains(.bold) }
    set { set(.bold, newValue) }
  }
  package var dim: Bool {
    get { attributes.contains(.dim) }
    set { set(.dim, newValue) }
  }
  package var italic: Bool {
    get { attributes.contains(.italic) }
    set { set(.italic, newValue) }
  }
  package var underline: Bool {
    get { attributes.contains(.underline) }
    set { set(.underline, newValue) }
  }
  package var reverse: Bool {
    get { attributes.contains(.reverse) }
    set { set(.reverse, newValue) }
  }

  private mutating func set(_ attribute: Attributes, _ isOn: Bool) {
    if isOn { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }

  /// This style with another laid over it: the other's colours where it names them, attributes of
  /// both. Lays a selection or a mark over text already drawn.
  package func overlaid(by other: CellStyle) -> CellStyle {
    CellStyle(
      foreground: other.foreground ?? foreground, background: other.background ?? background,
      attributes: attributes.union(other.attributes))
  }

  /// For what lies under an overlay: dim and without weight.
  package var receded: CellStyle {
    var style = self
    style.attributes.remove(.bold)
    style.attributes.insert(.dim)
    return style
  }
}

extension CellStyle: CustomStringConvertible {
  /// `#e8e6e3 on #1c1e24 bold underline`; `plain` when nothing is set.
  package var description: String {
    var words = [String]()
    if let foreground { words.append("\(foreground)") }
    if let background { words.append("on \(background)") }
    words += Attributes.named.filter { attributes.contains($0.attribute) }.map(\.name)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
