/// Lines that are made when they are looked at: of a long list most never are.
struct LineList {
  let count: Int
  private let make: (Int) -> Line

  init(count: Int, line make: @escaping (Int) -> Line) {
    self.count = count
    self.make = make
  }

  init(_ lines: [Line]) { self.init(count: lines.count) { lines[$0] } }

  /// As many as there are from a place on, at most so many.
  func lines(from first: Int, atMost most: Int) -> [Line] {
    (min(first, count)..<min(first + max(0, most), count)).map(make)
  }
}
