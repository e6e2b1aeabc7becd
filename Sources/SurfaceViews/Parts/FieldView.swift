import CellGrid
import SimulatorCore

/// A line of text being typed: scrolled so that the caret is always in view.
struct FieldView {
  var editing: TextEditing
  var placeholder: String
  var textStyle: CellStyle
  var placeholderStyle: CellStyle
  var marks: Marks

  /// Draws the field and answers where the caret is.
  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    guard !rect.isEmpty else { return nil }
    if editing.characters.isEmpty {
      grid.write(
        placeholder, at: rect.origin, style: placeholderStyle, within: rect,
        maximumColumns: rect.columns, truncation: .ellipsis)
      return rect.origin
    }
    let start = firstShown(columns: rect.columns)
    let isCut = start > 0 && rect.columns > 2
    var column = rect.left
    if isCut {
      column += grid.write(marks.cut, at: rect.origin, style: placeholderStyle, within: rect)
    }
    let caret = column + width(start..<editing.caret)
    grid.write(
      String(editing.characters[start...]), at: Point(column: column, row: rect.top),
      style: textStyle, within: rect, maximumColumns: rect.right - column, truncation: .ellipsis)
    return Point(column: min(caret, rect.right - 1), row: rect.top)
  }

  /// The first character in view: the first of all if the caret can be seen so.
  private func firstShown(columns: Int) -> Int {
    let isAtEnd = editing.caret == editing.characters.count
    let ahead = isAtEnd ? 0 : min(4, columns / 4)
    if width(0..<editing.caret) + ahead + 1 <= columns { return 0 }
    var start = editing.caret
    var used = ahead + 2  // the caret, and the ellipsis before
    while start > 0 {
      used += DisplayWidth.of(editing.characters[start - 1])
      if used > columns { break }
      start -= 1
    }
    return start
  }

  private func width(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : DisplayWidth.of(String(editing.characters[range]))
  }
}
