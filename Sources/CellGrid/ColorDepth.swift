/// How many colours a terminal has.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  case none
  case eight = "8"
  case indexed256 = "256"
  case trueColor = "truecolor"
}

/// A style brought down to what a terminal has.
package struct TerminalStyle: Hashable, Sendable {
  package enum Paint: Hashable, Sendable {
    /// The terminal's own colour.
    case standard
    /// One of its 8 or 256.
    case index(UInt8)
    case rgb(Color)
  }

  package var foreground: Paint
  package var background: Paint
  package var attributes: CellStyle.Attributes
}

extension CellStyle {
  /// This style in so many colours.
  ///
  /// With few colours meaning is kept rather than shade: greys become the terminal's own colours,
  /// weak text becomes dim, and a coloured surface without colours becomes reverse.
  package func reduced(to depth: ColorDepth) -> TerminalStyle {
    switch depth {
    case .trueColor:
      TerminalStyle(
        foreground: foreground.map { .rgb($0) } ?? .standard,
        background: background.map { .rgb($0) } ?? .standard, attributes: attributes)
    case .indexed256: reducedTo256
    case .eight: reducedToEight
    case .none:
      TerminalStyle(
        foreground: .standard, background: .standard,
        attributes: isOnColoredSurface ? weightAttributes.union(.reverse) : weightAttributes)
    }
  }

  private var reducedTo256: TerminalStyle {
    guard let foreground, let background else {
      return TerminalStyle(
        foreground: foreground.map { .index($0.nearest256) } ?? .standard,
        background: background.map { .index($0.nearest256) } ?? .standard, attributes: attributes)
    }
    let ground = background.nearest256
    // Words that could be read before must be readable after, if a little less so: what is exact
    // costs the shade.
    let contrast = foreground.contrastRatio(with: background)
    let wanted = contrast < 4.5 ? 1 : min(max(4.5, contrast - 0.5), 6.5)
    return TerminalStyle(
      foreground: .index(foreground.nearest256(on: Color(xterm: ground), contrast: wanted)),
      background: .index(ground), attributes: attributes)
  }

  private var isOnColoredSurface: Bool { background?.nearest8 != nil }

  private var reducedToEight: TerminalStyle {
    guard let surface = background?.nearest8 else {
      return TerminalStyle(
        foreground: foreground?.nearest8.map { .index($0) } ?? .standard, background: .standard,
        attributes: weightAttributes)
    }
    let isDarkSurface = [1, 4, 5].contains(surface)  // red, blue and magenta carry white
    return TerminalStyle(
      foreground: .index(isDarkSurface ? 7 : 0), background: .index(surface),
      attributes: weightAttributes.subtracting(.dim))
  }

  /// With `dim` where a grey is all that told the text from stronger text.
  private var weightAttributes: Attributes {
    guard let foreground, let background, foreground.nearest8 == nil, !bold, !reverse,
      foreground.contrastRatio(with: background) < 7.5
    else { return attributes }
    return attributes.union(.dim)
  }
}
