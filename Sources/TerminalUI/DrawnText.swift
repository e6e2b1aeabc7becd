import Findings

/// What is handed to curses for one cluster, so that the columns come out as planned.
///
/// curses believes libc about widths. Where libc's sum differs from ours, or libc does not know the
/// character, something of known width stands in: the cluster's first character, a flag's letters,
/// or a sign.
enum DrawnText {
  /// Groups of scalars, each a first with a width and others without; their widths add up to
  /// `width`.
  static func groups(
    of character: Character, width: Int, capacity: Int, libcWidth: (UInt32) -> Int
  ) -> [[UInt32]] {
    // Never handed over, whatever a grid holds.
    let scalars = character.unicodeScalars.filter { !HarmlessText.isHarmful($0) }.map(\.value)
    guard let first = scalars.first else { return blanks(width) }
    if let flag = flagLetters(scalars) { return padded(flag, to: width) }
    if let groups = split(scalars, capacity: capacity, libcWidth), groups.width == width {
      return groups.cells
    }
    let firstWidth = libcWidth(first)
    if firstWidth > 0, firstWidth <= width {
      return [[first]] + blanks(width - firstWidth)
    }
    // 〓, a printer's mark for a missing type.
    if width == 2, libcWidth(0x3013) == 2 { return [[0x3013]] }
    return padded([[plain(first)]], to: width)
  }

  private static func split(
    _ scalars: [UInt32], capacity: Int, _ libcWidth: (UInt32) -> Int
  ) -> (cells: [[UInt32]], width: Int)? {
    var cells = [[UInt32]]()
    var total = 0
    for scalar in scalars {
      let width = libcWidth(scalar)
      if width < 0 { return nil }
      total += width
      if width > 0 {
        cells.append([scalar])
      } else if cells.isEmpty {
        cells.append([0x20, scalar])
        total += 1
      } else if cells[cells.count - 1].count < capacity {
        cells[cells.count - 1].append(scalar)
      }
    }
    return (cells, total)
  }

  /// Terminals disagree whether a flag is drawn at all, and how wide: its letters are the same
  /// everywhere.
  private static func flagLetters(_ scalars: [UInt32]) -> [[UInt32]]? {
    guard scalars.count >= 2, scalars.prefix(2).allSatisfy({ (0x1F1E6...0x1F1FF).contains($0) })
    else { return nil }
    return scalars.prefix(2).map { [$0 - 0x1F1E6 + 0x41] }
  }

  /// For character sets without the character.
  private static func plain(_ scalar: UInt32) -> UInt32 {
    let sign: Unicode.Scalar =
      switch scalar {
      case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x2013, 0x2014, 0x2212: "-"
      case 0x2502, 0x2503, 0x2506, 0x2507: "|"
      case 0x250C...0x254B, 0x256D...0x2570: "+"
      case 0x2018, 0x2019: "'"
      case 0x201C, 0x201D: "\""
      case 0x2022, 0x00B7: "*"
      case 0x203A, 0x25B6, 0x25B8: ">"
      case 0x2026: "~"
      case 0x2190: "<"
      case 0x2192: ">"
      case 0x2191: "^"
      case 0x2193: "v"
      case 0x00A0: " "
      default: "?"
      }
    return sign.value
  }

  private static func padded(_ cells: [[UInt32]], to width: Int) -> [[UInt32]] {
    Array(cells.prefix(width)) + blanks(width - cells.count)
  }

  private static func blanks(_ count: Int) -> [[UInt32]] {
    Array(repeating: [0x20], count: max(0, count))
  }
}
