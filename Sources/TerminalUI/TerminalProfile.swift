import CNcurses
import CellGrid
import SimulatorCore

/// What there is to know of a terminal before its screen is taken over.
struct TerminalProfile {
  let type: String
  let depth: ColorDepth
  /// Its usual size; a side of 0 or less is not told.
  let size: Size
  let keys: (_ eraseByte: Int32) -> [[UInt8]: Key]
  /// Turns on what curses does not know of.
  let greeting: [UInt8]
  /// Makes the terminal itself again: first the greeting's counterpart, then curses' own modes.
  let farewell: [UInt8]
  let farewellExtras: Int
  /// TERM and TERMINFO for a description with 24 bit colours, when the terminal has them and its
  /// own lacks them.
  let directDescription: TerminalDescription?

  /// Looks the terminal's type up; nothing is sent to the terminal.
  init(output: Int32, mouse: Bool) throws(TerminalError) {
    guard let type = environment("TERM"), !type.isEmpty else { throw .typeNotSet }
    guard curses_describe(type, output) == 1 else { throw .unknownType(type) }
    defer { curses_forget_description() }
    guard let cursorAddress = Self.capability("cup") else {
      throw .cannotDraw(type: type, capability: "move its cursor")
    }
    guard Self.capability("clear") != nil else {
      throw .cannotDraw(type: type, capability: "be cleared")
    }
    self.type = type
    let isDirect =
      curses_flag("RGB") || Self.capability("RGB") != nil
      || curses_number("RGB") > 0 || curses_flag("Tc")
    size = Size(columns: Int(curses_number("cols")), rows: Int(curses_number("lines")))
    let colors = Int(curses_number("colors"))
    depth = .wanted(
      colors: colors, isDirect: isDirect, colorTerm: environment("COLORTERM"),
      noColor: environment("NO_COLOR"))
    directDescription =
      depth == .trueColor && colors < 1 << 24 ? Self.directDescription() : nil
    let strings = TerminalKeys.capabilityNames.reduce(into: [String: [UInt8]]()) {
      $0[$1] = Self.capability($1)
    }
    keys = { eraseByte in
      TerminalKeys.table(eraseByte: UInt8(exactly: eraseByte)) { strings[$0] }
    }
    // Other terminals would show these as text.
    let isANSI = cursorAddress.starts(with: Array("\u{1B}[".utf8))
    let (on, off) = isANSI ? Self.extras(mouse: mouse) : ([], [])
    greeting = on
    farewellExtras = off.count
    farewell = off + Self.curtain()
  }

  private static func extras(mouse: Bool) -> (on: [UInt8], off: [UInt8]) {
    let on = "\u{1B}[?2004h" + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
    let off = (mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l"
    return (Array(on.utf8), Array(off.utf8))
  }

  /// What curses sends at its end, for when it cannot.
  private static func curtain() -> [UInt8] {
    var bytes = ["sgr0", "op", "cnorm", "rmkx"].flatMap { capability($0) ?? [] }
    if let leave = capability("rmcup") {
      bytes += leave
    } else {
      let lastRow = max(24, curses_number("lines")) - 1
      bytes += string(curses_filled(curses_string("cup"), lastRow, 0)) ?? []
      bytes += capability("el") ?? []
    }
    return bytes
  }

  private static func capability(_ name: String) -> [UInt8]? {
    string(curses_string(name)).map(withoutPadding)
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> [UInt8]? {
    pointer.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Without `$<5>`: how long printing terminals had to be waited for.
  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8]()
    var rest = bytes[...]
    while let byte = rest.first {
      if rest.starts(with: Array("$<".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func directDescription() -> TerminalDescription {
    let flagNames = names(curses_flag_name)
    let numberNames = names(curses_number_name)
    let stringNames = names(curses_string_name)
    let description = TerminalDescription(
      names: [], flags: flagNames.map { curses_flag($0) },
      numbers: numberNames.map { Int(curses_number($0)) },
      strings: stringNames.map { string(curses_string($0)) }, namedFlags: [])
    return description.withDirectColors(numberNames: numberNames, stringNames: stringNames)
  }

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names = [String]()
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }
}

/// A variable of the environment; read where the terminal is set up, and nowhere else.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Has curses find variables in the environment, which is then as it was found.
func withEnvironment<Result>(_ variables: [(String, String)], _ body: () -> Result) -> Result {
  let found = variables.map { ($0.0, environment($0.0)) }
  for (name, value) in variables { setenv(name, value, 1) }
  defer {
    for (name, value) in found {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
  return body()
}
