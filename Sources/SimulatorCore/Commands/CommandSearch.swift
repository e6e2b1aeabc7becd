/// The palette's search: commands whose title or help, or what else people call what they do, has
/// words that begin so.
package enum CommandSearch {
  /// In the table's order, those whose title matches before those whose other words do.
  package static func commands(for query: String) -> [Command] {
    let words = TextFolding.folded(query).split(separator: " ")
    let offered = Command.allCases.filter { $0.group != .field && $0.group != .moving }
    guard !words.isEmpty else { return offered }
    let matches = { (text: String) in
      let own = TextFolding.folded(text).split(separator: " ")
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    let byTitle = offered.filter { matches($0.title) }
    return byTitle + offered.filter { !byTitle.contains($0) && matches($0.allWords) }
  }
}

extension Command {
  fileprivate var allWords: String { [title, help, otherWords].joined(separator: " ") }

  /// Words for it, or for what it leads to, that stand neither in its title nor in its help.
  private var otherWords: String {
    switch self {
    case .siri: "speak talk voice"
    case .spotlight: "find launch"
    case .share: "options activity airdrop send"
    case .contextMenu, .quickActions: "actions right-click"
    case .accept: "return confirm open run"
    case .toggle: "unhide check switch"
    case .back: "escape close"
    case .undo: "revert"
    case .redo: "forward again"
    case .startOver: "reset restart"
    case .record: "save walkthrough"
    case .openBanner: "notification alert job"
    case .advanceClock: "time wait later"
    case .nextDevice: "watch iPad Mac AirPods HomePod CarPlay"
    case .contextPanel: "settings options time offline network appearance dark outcome"
    case .compare: "scenario difference"
    case .promote: "show unhide add favourite"
    case .demote: "hide remove"
    case .moveEarlier, .moveLater: "order sort reorder"
    case .arrangeAsDelivered: "reset restore original default unhide favourites"
    case .why: "explain reason inspector"
    case .stateTab: "parameters agenda jobs"
    case .transcript: "history log"
    case .findings: "errors warnings problems check lint"
    case .everyDevice: "compare all"
    case .openEditor: "source file"
    case .palette: "search"
    case .help: "keys shortcuts"
    case .redraw: "refresh repaint"
    case .suspend: "background"
    case .quit: "exit"
    case .nextTab, .inspector, .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom,
      .nextFocus, .previousFocus, .caretLeft, .caretRight, .wordLeft, .wordRight, .lineStart,
      .lineEnd, .deleteBackward, .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd:
      ""
    }
  }
}
