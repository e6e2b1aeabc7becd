/// Text made to fit.
extension DisplayWidth {
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// The text if it fits; otherwise as much of it as leaves room for the ellipsis that ends it.
  package static func truncated(
    _ text: String, toColumns columns: Int, glyphs: GlyphSet = .unicode
  ) -> String {
    guard columns > 0 else { return "" }
    guard exceeds(text, columns: columns) else { return text }
    return prefix(of: text, columns: columns - 1) + String(glyphs.ellipsis)
  }

  /// The text if it fits; otherwise as much of its end as leaves room for the ellipsis before it.
  package static func truncatedAtStart(
    _ text: String, toColumns columns: Int, glyphs: GlyphSet = .unicode
  ) -> String {
    guard columns > 0 else { return "" }
    guard exceeds(text, columns: columns) else { return text }
    return String(glyphs.ellipsis) + suffix(of: text, columns: columns - 1)
  }

  /// The text if it fits; otherwise its beginning and its end with the ellipsis between them: for
  /// names that begin alike.
  package static func truncatedInMiddle(
    _ text: String, toColumns columns: Int, glyphs: GlyphSet = .unicode
  ) -> String {
    guard columns > 0 else { return "" }
    guard exceeds(text, columns: columns) else { return text }
    let end = suffix(of: text, columns: (columns - 1) / 2)
    return prefix(of: text, columns: columns - 1 - of(end)) + String(glyphs.ellipsis) + end
  }

  /// As much of the beginning as fits, cut between clusters.
  package static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += of(text[end])
      if used > columns { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// As much of the end as fits, cut between clusters: what a field shows of long text being typed.
  package static func suffix(of text: String, columns: Int) -> String {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      used += of(text[before])
      if used > columns { break }
      start = before
    }
    return String(text[start...])
  }

  /// Exactly so many columns: truncated, or filled up with spaces.
  package static func padded(
    _ text: String, toColumns columns: Int, alignment: Alignment = .leading,
    glyphs: GlyphSet = .unicode
  ) -> String {
    let fitting = truncated(text, toColumns: columns, glyphs: glyphs)
    let missing = max(0, columns.subtracting(of(fitting)))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + fitting
      + String(repeating: " ", count: missing - before)
  }
}
