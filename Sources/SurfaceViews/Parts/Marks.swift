import CellGrid

/// The characters the views draw their own marks with. Text from a catalog is what it is.
struct Marks {
  let glyphs: GlyphSet

  init(_ glyphs: GlyphSet) { self.glyphs = glyphs }

  private func pick(_ unicode: String, _ ascii: String) -> String {
    glyphs == .unicode ? unicode : ascii
  }

  var selection: String { pick("›", ">") }
  var changed: String { pick("▎", "*") }
  /// Where text was cut; one column.
  var cut: String { String(glyphs.ellipsis) }
  /// What goes on.
  var ellipsis: String { pick("…", "...") }
  /// Between chips.
  var dot: String { pick("·", "-") }
  var taken: String { pick("◼", "[x]") }
  var free: String { pick("◻", "[ ]") }
  var done: String { pick("✓", "v") }
  var siri: String { pick("∿", "~") }
  var search: String { pick("⌕", "/") }
  var lock: String { pick("⚷", "#") }
  var working: String { pick("◌", "o") }
  var previous: String { pick("‹", "<") }
  var next: String { pick("›", ">") }
  var recording: String { pick("●", "*") }
  var error: String { pick("✕", "x") }
  var warning: String { pick("▲", "!") }
  var note: String { pick("•", "-") }
  var signal: String { pick("▂▄▆", "...") }
  var windowButtons: String { pick("○ ○ ○", "o o o") }
  var rangeDash: String { pick("–", "-") }
  /// What looks like another row.
  var twin: String { pick("≡", "=") }
  /// Before a number below nought.
  var minusSign: String { pick("−", "-") }
  var upDown: String { pick("↑↓", "Up/Dn") }
  var leftRight: String { pick("←→", "Lf/Rt") }
  var plus: String { pick("⊕", "+") }
  var minus: String { pick("⊖", "-") }
  /// What can be moved.
  var grip: String { pick("⋮", ":") }
  /// What opens a menu.
  var openMenu: String { pick("⌄", "v") }
  var heavyLine: String { pick("━", "=") }

  /// As the receipts quote.
  func quoted(_ text: String) -> String { "\"\(text)\"" }
}
