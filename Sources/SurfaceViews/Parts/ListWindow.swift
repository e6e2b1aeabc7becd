/// Which part of a long list is shown: the selected row in the middle, the ends kept full.
enum ListWindow {
  static func range(count: Int, selected: Int, rows: Int) -> Range<Int> {
    guard count > 0, rows > 0 else { return 0..<0 }
    let start = min(max(0, selected - rows / 2), max(0, count - rows))
    return start..<min(count, start + rows)
  }

  /// Which part that is, in words: the one way in which everything says that it goes on. Nil when
  /// all of it is in view.
  static func place(_ window: Range<Int>, of count: Int, _ marks: Marks) -> String? {
    guard window.count < count, !window.isEmpty else { return nil }
    return "\(window.lowerBound + 1)\(marks.rangeDash)\(window.upperBound) of \(count)"
  }

  /// Which lines of a list are shown, the marked one among them: those that belong together all or
  /// not at all, and first and last none that only parts others.
  /// - Parameter selected: nil for the first line with a mark.
  static func range(of lines: [Line], selected: Int? = nil, rows: Int) -> Range<Int> {
    let selected = selected ?? lines.firstIndex { $0.cursorColumn != nil } ?? 0
    let rough = range(count: lines.count, selected: selected, rows: rows)
    guard rough.count < lines.count, !rough.isEmpty else { return rough }
    var first = selected
    while first > 0, lines[first].staysWithAbove { first -= 1 }
    var last = selected + 1
    while last < lines.count, lines[last].staysWithAbove { last += 1 }
    var top = min(first, max(rough.lowerBound, last - rows))
    // From the head of what would be cut, if that leaves the mark in view.
    var head = top
    while head > 0, lines[head].staysWithAbove { head -= 1 }
    if last - head <= rows { top = head }
    while top < first, lines[top].staysWithAbove || lines[top].parts { top += 1 }
    var bottom = min(lines.count, top + rows)
    let end = bottom
    while bottom > last, bottom < lines.count, lines[bottom].staysWithAbove { bottom -= 1 }
    while bottom > last, end < lines.count, lines[bottom - 1].parts { bottom -= 1 }
    return top..<bottom
  }
}

extension Line {
  fileprivate var parts: Bool { isSeparator || isBlank }
}
