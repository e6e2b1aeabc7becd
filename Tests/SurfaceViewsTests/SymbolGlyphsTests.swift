import CellGrid
import Testing

@testable import SurfaceViews

struct SymbolGlyphsTests {
  @Test(
    "every stand-in takes one column",
    arguments: [
      "cup.and.saucer.fill", "moon.zzz", "heart", "figure.walk", "sparkles", "mug.fill", "cart",
      "no.such.symbol", "", "...", "waveform", "square.and.arrow.up",
    ])
  func oneColumn(name: String) {
    #expect(DisplayWidth.of(SymbolGlyphs.glyph(for: name)) == 1)
  }

  @Test("all of the table") func table() {
    for (name, glyph) in SymbolGlyphs.table {
      #expect(glyph != "▯", "\(name) looks like a glyph that is missing")
      #expect(glyph.count == 1 && DisplayWidth.of(glyph) == 1, "\(name)")
    }
  }

  @Test("a variant of a symbol has the symbol's stand-in") func variants() {
    #expect(
      SymbolGlyphs.glyph(for: "bell.badge.fill") == SymbolGlyphs.glyph(for: "bell"))
    #expect(SymbolGlyphs.glyph(for: "unheard.of") == SymbolGlyphs.glyph(for: "x"))
  }
}
