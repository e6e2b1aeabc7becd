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
}
