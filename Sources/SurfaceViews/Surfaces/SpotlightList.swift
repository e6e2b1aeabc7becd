import SimulatorCore

/// The part of Spotlight's list that is in view: rows under the headings of their groups, the
/// selected one in the middle, looking no further than the screen.
struct SpotlightList {
  enum Item: Hashable {
    case blank
    case heading(SpotlightSection)
    case row(Int)
    /// Under the App Shortcut that stands below its app.
    case label
  }

  let items: [Item]

  init(rows: SpotlightRows, selected: Int, room: Int) {
    items = Self.items(
      rows, selected: selected, room: room, hasBlanks: room >= 10, hasHeadings: room >= 5)
  }

  var shownRows: [Int] {
    items.compactMap { if case .row(let index) = $0 { index } else { nil } }
  }

  private static func items(
    _ rows: SpotlightRows, selected: Int, room: Int, hasBlanks: Bool, hasHeadings: Bool
  ) -> [Item] {
    guard room > 0, rows.indices.contains(selected) else { return [] }
    func unit(_ index: Int) -> [Item] {
      let row = rows[index]
      var items = [Item.row(index)]
      if row.isSiriSuggestion, row.section == .topHit { items.append(.label) }
      let startsGroup = index == 0 || rows[index - 1].section != row.section
      guard startsGroup else { return items }
      if hasHeadings { items.insert(.heading(row.section), at: 0) }
      if index > 0, hasBlanks { items.insert(.blank, at: 0) }
      return items
    }
    var first = selected
    var last = selected
    var window = unit(selected)
    if window.count > room { window = [.row(selected)] }
    func extendUp(to limit: Int) {
      while first > 0, window.count < limit {
        let more = unit(first - 1)
        if window.count + more.count > room { return }
        window = more + window
        first -= 1
      }
    }
    extendUp(to: room / 2 + 1)
    while last + 1 < rows.count, window.count < room {
      let more = unit(last + 1)
      if window.count + more.count > room {
        // A heading without its first row says nothing; a first row without its label may stand.
        if more.first == .row(last + 1) { window.append(.row(last + 1)) }
        break
      }
      window += more
      last += 1
    }
    extendUp(to: room)
    return window
  }
}
