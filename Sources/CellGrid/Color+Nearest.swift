/// The nearest of few colours.
extension Color {
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The xterm colour, 16 to 255, that looks most like this one: of the colour cube's neighbours
  /// and the grey ramp's. The first 16 are left out, as people change them.
  package var nearest256: UInt8 {
    var best: (index: UInt8, distance: Int) = (16, .max)
    func consider(_ index: UInt8, _ color: Color) {
      let distance = distance(to: color)
      if distance < best.distance { best = (index, distance) }
    }
    for red in Color.neighbours(of: red) {
      for green in Color.neighbours(of: green) {
        for blue in Color.neighbours(of: blue) {
          let levels = Color.cubeLevels
          consider(
            UInt8(16 + 36 * red + 6 * green + blue),
            Color(red: levels[red], green: levels[green], blue: levels[blue]))
        }
      }
    }
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let step = min(max((average - 8) / 10, 0), 23)
    for grey in step...min(step + 1, 23) {
      let value = UInt8(8 + 10 * grey)
      consider(UInt8(232 + grey), Color(red: value, green: value, blue: value))
    }
    return best.index
  }

  /// The nearest xterm colour that has this contrast with a ground, of the same hue if one has: a
  /// grey may be nearer, but tells nothing apart. The nearest of all if none has the contrast.
  package func nearest256(on ground: Color, contrast: Double) -> UInt8 {
    let (nearest, hue) = (nearest256, nearest8)
    func isReadable(_ index: UInt8) -> Bool {
      Color(xterm: index).contrastRatio(with: ground) >= contrast
    }
    func keepsHue(_ index: UInt8) -> Bool { hue == nil || Color(xterm: index).nearest8 == hue }
    if isReadable(nearest), keepsHue(nearest) { return nearest }
    let readable = (UInt8(16)...255).filter(isReadable)
    let alike = readable.filter(keepsHue)
    return (alike.isEmpty ? readable : alike)
      .min { distance(to: Color(xterm: $0)) < distance(to: Color(xterm: $1)) } ?? nearest
  }

  private static func neighbours(of value: UInt8) -> ClosedRange<Int> {
    let above = cubeLevels.firstIndex { $0 >= value } ?? 5
    return max(0, above - 1)...above
  }

  /// Squared, weighted by how the eye takes reds of different strength ("redmean").
  func distance(to other: Color) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (dr, dg, db) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return (512 + mean) * dr * dr / 256 + 4 * dg * dg + (767 - mean) * db * db / 256
  }

  /// The colour of an entry of xterm's table; the first 16 as most terminals ship them.
  package init(xterm index: UInt8) {
    switch index {
    case 0..<16:
      let table: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
        0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]
      self.init(rgb: table[Int(index)])
    case 16..<232:
      let (cube, levels) = (Int(index) - 16, Color.cubeLevels)
      self.init(
        red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    default:
      let value = 8 + 10 * (index - 232)
      self.init(red: value, green: value, blue: value)
    }
  }

  /// 1 to 6 for red, green, yellow, blue, magenta and cyan, by hue alone; nothing for colours near
  /// grey, which are better left to the terminal than given a hue they do not have.
  package var nearest8: UInt8? {
    let (high, low) = (Int(max(red, green, blue)), Int(min(red, green, blue)))
    let chroma = high - low
    guard chroma >= 40, chroma * 100 >= high * 22 else { return nil }
    switch hue(high: high, chroma: chroma) {
    case 20..<70: return 3
    case 70..<160: return 2
    case 160..<203: return 6
    case 203..<265: return 4
    case 265..<345: return 5
    default: return 1
    }
  }

  /// In degrees, red at 0.
  private func hue(high: Int, chroma: Int) -> Int {
    let (r, g, b) = (Int(red), Int(green), Int(blue))
    let angle =
      if high == r { 60 * (g - b) / chroma } else if high == g {
        120 + 60 * (b - r) / chroma
      } else { 240 + 60 * (r - g) / chroma }
    return (angle + 360) % 360
  }
}
