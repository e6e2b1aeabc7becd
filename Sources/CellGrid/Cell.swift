/// One place of a grid. A wide character is a cell of width 2 and, to its right, a cell of width 0.
package struct Cell: Hashable, Sendable {
  /// What stands here; a space in a continuation.
  package let character: Character
  package var style: CellStyle
  private let storedWidth: UInt8

  /// 1, 2, or 0 for the right half of the wide cell to its left.
  package var width: Int { Int(storedWidth) }

  /// One grapheme cluster; empty in a continuation.
  package var text: String { isContinuation ? "" : String(character) }

  package var isContinuation: Bool { storedWidth == 0 }

  /// Only for characters that `DisplayWidth.pieces` has passed as fit for a cell of this width.
  init(_ character: Character, width: Int, style: CellStyle) {
    self.character = character
    self.storedWidth = UInt8(width)
    self.style = style
  }

  package static func blank(_ style: CellStyle = .plain) -> Cell {
    Cell(" ", width: 1, style: style)
  }

  static func continuation(_ style: CellStyle) -> Cell {
    Cell(" ", width: 0, style: style)
  }
}
