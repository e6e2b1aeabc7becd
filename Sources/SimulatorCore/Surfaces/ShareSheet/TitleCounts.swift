/// How many things have each title: where several have one, the id stands beside it.
struct TitleCounts {
  private var counts: [String: Int] = [:]

  init(_ titles: some Sequence<String>) {
    counts.reserveCapacity(titles.underestimatedCount)
    for title in titles { counts[title, default: 0] += 1 }
  }

  func areSeveral(called title: String) -> Bool { counts[title, default: 0] > 1 }

  func name(_ title: String, _ id: @autoclosure () -> String) -> String {
    areSeveral(called: title) ? "\(title) (\(id()))" : title
  }
}
