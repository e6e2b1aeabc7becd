/// Contrast as in WCAG 2.2.
extension Color {
  /// Relative luminance, 0 for black and 1 for white.
  package var luminance: Double {
    0.2126 * linearLight[Int(red)] + 0.7152 * linearLight[Int(green)] + 0.0722
      * linearLight[Int(blue)]
  }

  /// From 1 (the same) to 21 (black and white).
  package func contrastRatio(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Black or white, whichever reads better on this colour.
  package var readableText: Color {
    contrastRatio(with: .black) >= contrastRatio(with: .white) ? .black : .white
  }

  /// This colour, moved towards black or white by no more than it takes to be read on the ground.
  package func readable(on ground: Color, contrast: Double) -> Color {
    let end = ground.readableText
    for step in 0...20 {
      let color = mixed(with: end, Double(step) / 20)
      if color.contrastRatio(with: ground) >= contrast { return color }
    }
    return end
  }

  /// 0 gives this colour, 1 the other.
  package func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)
      return UInt8(value + 0.5)  // `rounded()` would need the C library of mathematics
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

/// The light of each of the 256 values of a channel: sRGB's curve, by its own definition, through
/// repeated square roots so that no C library is needed.
let linearLight: [Double] = (0..<256).map { value in
  let channel = Double(value) / 255
  guard channel > 0.04045 else { return channel / 12.92 }
  let base = (channel + 0.055) / 1.055
  return base * base * fifthRoot(base * base)  // base to the power of 2.4
}

private func fifthRoot(_ value: Double) -> Double {
  var root = 1.0
  for _ in 0..<60 {
    root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
  }
  return root
}
