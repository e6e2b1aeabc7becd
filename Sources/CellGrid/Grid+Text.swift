/// What becomes of text that is longer than its room.
package enum Truncation: Hashable, Sendable {
  case clip
  /// Ends in an ellipsis where it is cut.
  case ellipsis
}

extension Grid {
  /// Writes text on one row and answers how many columns it took, so that a caller can go on after
  /// it; text outside the grid or the clip counts as if it were seen.
  ///
  /// - A style without a background keeps the one that is there.
  /// - `within` hides what is outside; `maximumColumns` counts from `point`.
  /// - A wide character of which only half would fit becomes a space. Line breaks become spaces,
  ///   and control characters visible stand-ins.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, style: CellStyle, within clip: Rect? = nil,
    maximumColumns: Int? = nil, truncation: Truncation = .clip, glyphs: GlyphSet? = nil
  ) -> Int {
    let region = clip.map { bounds.intersection($0) } ?? bounds
    let limit = min(region.right, point.column.adding(max(0, maximumColumns ?? .max)))
    let room = limit.subtracting(point.column)
    guard room > 0 else { return 0 }
    if truncation == .ellipsis, DisplayWidth.exceeds(text, columns: room) {
      let short = DisplayWidth.truncated(text, toColumns: room, glyphs: glyphs ?? self.glyphs)
      return draw(short, at: point, style: style, region: region, limit: limit)
    }
    return draw(text, at: point, style: style, region: region, limit: limit)
  }

  private mutating func draw(
    _ text: String, at point: Point, style: CellStyle, region: Rect, limit: Int
  ) -> Int {
    let isRowVisible = !region.isEmpty && point.row >= region.top && point.row < region.bottom
    let rowStart = isRowVisible ? point.row * size.columns : 0
    if DisplayWidth.isPrintableASCII(text) {
      let used = min(text.utf8.count, limit.subtracting(point.column))
      if isRowVisible {
        drawASCII(text, from: point.column, style: style, region: region, limit: limit, rowStart)
      }
      return used
    }
    var column = point.column
    for character in text {
      guard column < limit else { break }
      DisplayWidth.forEachPiece(of: character) { piece, width in
        guard column < limit else { return }
        if isRowVisible {
          place(piece, width: width, column: column, style: style, region, limit, rowStart)
        }
        column += width
      }
    }
    return min(column, limit) - point.column
  }

  private mutating func drawASCII(
    _ text: String, from start: Int, style: CellStyle, region: Rect, limit: Int, _ rowStart: Int
  ) {
    var column = start
    for byte in text.utf8 {
      guard column < limit else { return }
      if column >= region.left {
        let index = rowStart + column
        put(asciiCharacters[Int(byte)], width: 1, style: kept(style, at: index), at: index)
      }
      column += 1
    }
  }

  private mutating func place(
    _ character: Character, width: Int, column: Int, style: CellStyle, _ region: Rect,
    _ limit: Int, _ rowStart: Int
  ) {
    let index = rowStart + column
    if column >= region.left, column + width <= limit {
      put(character, width: width, style: kept(style, at: index), at: index)
    } else if column >= region.left {
      put(" ", width: 1, style: kept(style, at: index), at: index)
    } else if column + width > region.left, region.left < limit {
      put(" ", width: 1, style: kept(style, at: index + 1), at: index + 1)
    }
  }

  private func kept(_ style: CellStyle, at index: Int) -> CellStyle {
    guard style.background == nil else { return style }
    var style = style
    style.background = cells[index].style.background
    return style
  }
}

/// Made once: building a character from a byte for every cell is what would cost.
private let asciiCharacters = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }
