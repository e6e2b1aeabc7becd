/// The palette's search: commands whose title or help has words that begin so.
package enum CommandSearch {
  /// In the table's order, those whose title matches before those whose help does.
  package static func commands(for query: String) -> [Command] {
    let words = TextFolding.folded(query).split(separator: " ")
    let offered = Command.allCases.filter { $0.group != .field && $0.group != .moving }
    guard !words.isEmpty else { return offered }
    let matches = { (text: String) in
      let own = TextFolding.folded(text).split(separator: " ")
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    let byTitle = offered.filter { matches($0.title) }
    return byTitle + offered.filter { !byTitle.contains($0) && matches($0.title + " " + $0.help) }
  }
}
