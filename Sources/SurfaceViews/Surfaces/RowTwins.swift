import SimulatorCore

/// Rows of Spotlight that look the same at a width, so that nobody can tell them apart.
struct RowTwins {
  private var twins: [Int: Int] = [:]

  /// How many rows from the top are compared with those in view.
  private static let reach = 60

  init(_ context: ViewContext, columns: Int, shown: [Int]) {
    let query =
      if case .spotlight(let spotlight) = context.state.surface { spotlight.query } else { "" }
    let first = min(Self.reach, context.rows.count)
    let places = Array(0..<first) + shown.filter { $0 >= first }
    var faces = [String: Int]()
    for place in places {
      let line = SpotlightLine(
        context: context, row: context.rows[place], query: query, columns: columns, isTwin: false)
      let face = line.face
      if let other = faces[face] {
        twins[place] = other
        if twins[other] == nil { twins[other] = place }
      } else {
        faces[face] = place
      }
    }
  }

  /// Another row that looks the same.
  func twin(of place: Int) -> Int? { twins[place] }
}
