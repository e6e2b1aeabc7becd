import CellGrid

extension ColorDepth {
  /// What to aim for, from what the environment asks and the terminal's description says.
  static func wanted(
    colors: Int, isDirect: Bool, colorTerm: String?, noColor: String?
  ) -> ColorDepth {
    if let noColor, !noColor.isEmpty { return .none }
    if isDirect { return .trueColor }
    if colors >= 8, colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
    return palette(colors: colors)
  }

  /// Without 24 bit colours.
  static func palette(colors: Int) -> ColorDepth {
    if colors >= 256 { return .indexed256 }
    return colors >= 8 ? .eight : .none
  }
}

extension TerminalStyle.Paint {
  /// The number curses knows a colour by; -1 for the terminal's own.
  var cursesNumber: Int32 {
    switch self {
    case .standard: -1
    case .index(let index): Int32(index)
    // In terminals with 24 bit colours the first eight numbers are still the palette's.
    case .rgb(let color): Int32(max(8, color.rgb))
    }
  }
}

/// The pairs of colours curses has been told of. Pair 0 is the terminal's own.
struct ColorPairs {
  private var known: [UInt64: Int32] = [:]
  private let limit: Int
  private let define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Bool

  init(limit: Int, define: @escaping (Int32, Int32, Int32) -> Bool) {
    self.limit = limit
    self.define = define
  }

  /// Nothing when there is no room for another.
  mutating func pair(foreground: Int32, background: Int32) -> Int32? {
    if foreground == -1, background == -1 { return 0 }
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let pair = known[key] { return pair }
    let next = Int32(known.count + 1)
    guard next < limit, define(next, foreground, background) else { return nil }
    known[key] = next
    return next
  }

  mutating func forgetAll() { known.removeAll(keepingCapacity: true) }
}
