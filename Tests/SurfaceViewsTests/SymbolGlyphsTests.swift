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
    for glyphs in GlyphSet.allCases {
      #expect(DisplayWidth.of(SymbolGlyphs.glyph(for: name, glyphs)) == 1)
    }
    let isPlain = SymbolGlyphs.glyph(for: name, .ascii).allSatisfy { $0.isASCII }
    #expect(isPlain)
  }

  @Test("all of the table, in both sets") func table() {
    for (name, entry) in SymbolGlyphs.table {
      #expect(entry.unicode != "▯", "\(name) looks like a glyph that is missing")
      #expect(entry.unicode.count == 1 && DisplayWidth.of(entry.unicode) == 1, "\(name)")
      let isPlain = entry.ascii.allSatisfy { $0.isASCII }
      #expect(entry.ascii.count == 1 && isPlain, "\(name)")
    }
  }

  @Test("a variant of a symbol has the symbol's stand-in") func variants() {
    #expect(
      SymbolGlyphs.glyph(for: "bell.badge.fill", .unicode)
        == SymbolGlyphs.glyph(for: "bell", .unicode))
    #expect(
      SymbolGlyphs.glyph(for: "unheard.of", .unicode) == SymbolGlyphs.glyph(for: "x", .unicode))
  }
}
