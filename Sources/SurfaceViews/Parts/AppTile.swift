import CellGrid
import IntentModel
import SimulatorCore

/// What stands for an app: its initial or its symbol, on its colour.
extension ViewContext {
  /// An app's initial as it stands in a list; two columns wide, it needs four.
  func initialTile(of name: String) -> String {
    DisplayWidth.padded(
      initial(of: name), toColumns: tileColumns, alignment: .center, glyphs: glyphs)
  }

  var tileColumns: Int { SpokenLanguage(language).choose(3, 4, 4) }

  /// An app's initial on its colour.
  func initialTile(of name: String, app: String) -> Span {
    tile(initial(of: name), columns: tileColumns, of: app)
  }

  /// A symbol on its app's colour, or as plain as it is without an app. ASCII has no symbols: there
  /// the first letter of the title stands for it.
  func symbolTile(_ symbol: String?, title: String, app: String?) -> Span {
    let face = glyphs == .unicode ? self.symbol(symbol) : initial(of: title)
    if let app { return tile(face, columns: DisplayWidth.of(face) + 2, of: app) }
    return Span(glyphs == .unicode ? " \(face) " : "[\(face)]", self[.symbol])
  }

  /// Whether a tile has a colour of its own to stand on.
  var hasColoredTiles: Bool { hasColors && self[.tile].background != nil }

  /// Without a colour it stands in brackets, where there is room: reverse is what is selected.
  private func tile(_ face: String, columns: Int, of app: String) -> Span {
    func padded(_ columns: Int) -> String {
      DisplayWidth.padded(face, toColumns: columns, alignment: .center, glyphs: glyphs)
    }
    let style = style(.tile, of: app)
    guard !hasColoredTiles else { return Span(padded(columns), style) }
    let hasRoom = DisplayWidth.of(face) <= columns - 2
    return Span(
      hasRoom ? "[\(padded(columns - 2))]" : padded(columns),
      CellStyle(attributes: style.attributes))
  }

  private func initial(of name: String) -> String {
    name.first.map { String($0).uppercased() } ?? " "
  }
}

/// Stand-ins for SF Symbols. ASCII has no sign that would be known for one.
extension ViewContext {
  /// One column, blank in ASCII: for a column that is kept.
  func symbol(_ name: String?) -> String {
    guard glyphs == .unicode, let name else { return " " }
    return SymbolGlyphs.glyph(for: name)
  }

  /// Before words, with the gap to them; in ASCII neither, so that no hole is left.
  func leadingSymbol(_ name: String?, gap: Int = 2) -> String {
    glyphs == .unicode ? symbol(name) + String(repeating: " ", count: gap) : ""
  }
}
