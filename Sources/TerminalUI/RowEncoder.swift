import CNcurses
import CellGrid

/// Turns a row of a grid into curses' cells. Keeps what it has found out about styles and
/// characters.
struct RowEncoder {
  /// A style in curses' terms.
  struct Look {
    var attributes: Int32
    var pair: Int32
  }

  private struct Cluster: Hashable {
    var character: Character
    var width: Int
  }

  private var cells: [CursesCell] = []
  private var looks: [CellStyle: Look] = [:]
  private var drawn: [Cluster: [[UInt32]]] = [:]

  private static let mostRemembered = 8192

  mutating func forgetStyles() { looks.removeAll(keepingCapacity: true) }

  /// Makes a row of exactly so many columns; clipped, or filled up with spaces. Answers false when
  /// `look` had nothing for a style, which is then drawn plainly.
  mutating func encode(
    _ row: ArraySlice<Cell>, columns: Int, look: (CellStyle) -> Look?
  ) -> Bool {
    cells.removeAll(keepingCapacity: true)
    var column = 0
    var hasAll = true
    var style: CellStyle?
    var current = Look(attributes: 0, pair: 0)
    for cell in row {
      let width = cell.width
      if width == 0 { continue }
      if column + width > columns { break }
      if cell.style != style {
        style = cell.style
        current = remembered(cell.style, look, &hasAll)
      }
      append(cell.character, width: width, current)
      column += width
    }
    let plain = Look(attributes: 0, pair: 0)
    for _ in column..<max(column, columns) { append([0x20], plain) }
    return hasAll
  }

  func withCells(_ body: (UnsafeBufferPointer<CursesCell>) -> Void) {
    cells.withUnsafeBufferPointer(body)
  }

  private mutating func remembered(
    _ style: CellStyle, _ look: (CellStyle) -> Look?, _ hasAll: inout Bool
  ) -> Look {
    if let known = looks[style] { return known }
    guard let found = look(style) else {
      hasAll = false
      return Look(attributes: 0, pair: 0)
    }
    if looks.count >= Self.mostRemembered { looks.removeAll(keepingCapacity: true) }
    looks[style] = found
    return found
  }

  private mutating func append(_ character: Character, width: Int, _ look: Look) {
    if width == 1, let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      return append([UInt32(ascii)], look)
    }
    for group in groups(of: character, width: width) { append(group, look) }
  }

  private mutating func groups(of character: Character, width: Int) -> [[UInt32]] {
    let cluster = Cluster(character: character, width: width)
    if let known = drawn[cluster] { return known }
    let groups = DrawnText.groups(
      of: character, width: width, capacity: Int(curses_cell_capacity())
    ) { Int(curses_libc_width($0)) }
    if drawn.count >= Self.mostRemembered { drawn.removeAll(keepingCapacity: true) }
    drawn[cluster] = groups
    return groups
  }

  private mutating func append(_ scalars: [UInt32], _ look: Look) {
    var cell = CursesCell()
    if !curses_make_cell(&cell, scalars, Int32(scalars.count), look.attributes, look.pair) {
      var stand: UInt32 = 0x3F
      _ = curses_make_cell(&cell, &stand, 1, look.attributes, look.pair)
    }
    cells.append(cell)
  }
}
