import Testing

@testable import CellGrid

@Suite struct ColorTests {
  @Test func `hex`() {
    #expect(Color(hex: "#1c2E3f") == Color(red: 0x1C, green: 0x2E, blue: 0x3F))
    #expect(Color(rgb: 0x00000A).description == "#00000a")
    for bad in ["", "#", "1c2e3f", "#12345", "#1234567", "#12345g", "#+12345", "#１２３４５６"] {
      #expect(Color(hex: bad) == nil, "\(bad)")
    }
  }

  @Test func `contrast is WCAG's`() {
    #expect(abs(Color.black.contrastRatio(with: .white) - 21) < 0.001)
    #expect(abs(Color(rgb: 0x777777).contrastRatio(with: .white) - 4.478) < 0.01)
    #expect(abs(Color(rgb: 0xFF0000).contrastRatio(with: .white) - 3.998) < 0.01)
    #expect(Color(rgb: 0xF2C53D).readableText == .black)
    #expect(Color(rgb: 0x2B5FA8).readableText == .white)
    for tile in TileName.allCases {
      #expect(tile.color.contrastRatio(with: tile.color.readableText) >= 4.5, "\(tile)")
      for ground in [Color.white, .black, Color(rgb: 0x777777)] where ground != Color(rgb: 0x777777)
      {
        let text = tile.color.readable(on: ground, contrast: 7)
        #expect(text.contrastRatio(with: ground) >= 7, "\(tile)")
      }
    }
  }

  @Test func `every entry of the 256 table is its own nearest`() {
    for index in UInt8(16)...255 {
      let color = Color(xterm: index)
      #expect(Color(xterm: color.nearest256) == color, "\(index)")
    }
  }

  @Test(
    arguments: [
      (0x1B1D23, nil), (0x808080, nil), (0xE9E4D8, nil), (0xFFFFFF, nil), (0x000000, nil),
      (0xEE5B57, 1), (0x7CCB4E, 2), (0xF2C53D, 3), (0xF58A1F, 3), (0x2F7CF6, 4), (0x2B5FA8, 4),
      (0xA266E0, 5), (0xF287A8, 5), (0x1FBBA6, 6), (0x4FC3F0, 6),
    ] as [(UInt32, UInt8?)])
  func `eight colours keep the hue, and greys have none`(rgb: UInt32, index: UInt8?) {
    #expect(Color(rgb: rgb).nearest8 == index)
  }

  @Test(arguments: [0x9F533B, 0x44702B, 0xB34441, 0x2E6A35, 0x2663C5, 0x137064] as [UInt32])
  func `words in 256 colours keep their hue where they must be read`(rgb: UInt32) {
    let (color, ground) = (Color(rgb: rgb), Color(xterm: 254))
    let found = Color(xterm: color.nearest256(on: ground, contrast: 4.5))
    #expect(found.nearest8 == color.nearest8)
    #expect(found.contrastRatio(with: ground) >= 4.5)
  }

  @Test func `meaning survives few colours`() {
    let night = Color(rgb: 0x1B1D23)
    let faint = CellStyle(foreground: Color(rgb: 0x8B8F98), background: night)
    #expect(faint.reduced(to: .eight).attributes == .dim)
    #expect(faint.reduced(to: .none).attributes == .dim)
    #expect(faint.reduced(to: .eight).background == .standard)
    let button = CellStyle(foreground: .white, background: TileName.blue.color, attributes: .bold)
    #expect(button.reduced(to: .eight).background == .index(4))
    #expect(button.reduced(to: .eight).foreground == .index(7))
    #expect(button.reduced(to: .none).attributes == [.bold, .reverse])
    #expect(button.reduced(to: .trueColor).foreground == .rgb(.white))
  }
}
