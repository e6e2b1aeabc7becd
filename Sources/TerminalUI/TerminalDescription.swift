/// A terminal's description as compiled terminfo, with 24 bit colours added.
///
/// COLORTERM says that a terminal has them where TERM's description does not, and the descriptions
/// that do (`xterm-direct` and its like) are rarely installed. curses reads a description from the
/// environment too.
struct TerminalDescription {
  var names: [String]
  /// In terminfo's own order, as far as there are values.
  var flags: [Bool]
  var numbers: [Int]
  var strings: [[UInt8]?]
  /// Outside terminfo's own list: the first says that colour numbers are 24 bit.
  var namedFlags: [String]

  /// The same terminal with its colours by number, 0xRRGGBB. The strings are named by terminfo.
  func withDirectColors(numberNames: [String], stringNames: [String]) -> TerminalDescription {
    var direct = self
    direct.names = ["understudy-direct"]
    for (name, value) in [("colors", 1 << 24), ("pairs", 1 << 16), ("ncv", -1)] {
      if let index = numberNames.firstIndex(of: name) { direct.set(number: value, at: index) }
    }
    for (name, layer) in [("setaf", 38), ("setab", 48)] {
      guard let index = stringNames.firstIndex(of: name) else { continue }
      let levels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      direct.set(string: "\u{1B}[\(layer);2;\(levels)m", at: index)
    }
    for name in ["initc", "initp", "oc", "scp", "setf", "setb"] {
      if let index = stringNames.firstIndex(of: name) { direct.set(string: nil, at: index) }
    }
    direct.namedFlags = ["RGB", "AX"]
    return direct
  }

  private mutating func set(number: Int, at index: Int) {
    while numbers.count <= index { numbers.append(-1) }
    numbers[index] = number
  }

  private mutating func set(string: String?, at index: Int) {
    while strings.count <= index { strings.append(nil) }
    strings[index] = string.map { Array($0.utf8) }
  }

  /// term(5), the format with 32 bit numbers and the table of further names.
  var compiled: [UInt8] {
    let nameBytes = Array(names.joined(separator: "|").utf8) + [0]
    let table = StringTable(strings)
    var bytes = Self.shorts([
      0x21E, nameBytes.count, flags.count, numbers.count, strings.count, table.bytes.count,
    ])
    bytes += nameBytes
    bytes += flags.map { $0 ? 1 : 0 }
    if bytes.count % 2 == 1 { bytes.append(0) }
    for number in numbers {
      bytes += withUnsafeBytes(of: Int32(truncatingIfNeeded: number).littleEndian, Array.init)
    }
    bytes += Self.shorts(table.offsets) + table.bytes
    if bytes.count % 2 == 1 { bytes.append(0) }
    let further = StringTable(namedFlags.map { Array($0.utf8) })
    bytes += Self.shorts([namedFlags.count, 0, 0, namedFlags.count, further.bytes.count])
    bytes += namedFlags.map { _ in 1 }
    if bytes.count % 2 == 1 { bytes.append(0) }
    return bytes + Self.shorts(further.offsets) + further.bytes
  }

  /// What curses takes for the environment's TERMINFO.
  var environmentValue: String {
    "hex:" + compiled.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func shorts(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private struct StringTable {
    var bytes: [UInt8] = []
    var offsets: [Int] = []

    init(_ strings: [[UInt8]?]) {
      for string in strings {
        offsets.append(string == nil ? -1 : bytes.count)
        if let string { bytes += string + [0] }
      }
    }
  }
}
