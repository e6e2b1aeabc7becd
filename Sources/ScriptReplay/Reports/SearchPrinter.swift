import CellGrid
import Findings
import SimulatorCore

/// Spotlight's rows as `search` prints them, each with its receipt when that is asked for.
package struct SearchPrinter: Hashable, Sendable, Codable {
  package var query: String
  package var rowCount: Int
  package var rows: [PrintedRow]
  /// What is searched, word by word as it is compared; only with receipts.
  package var words: [String]?
  /// What is not shown; only with receipts.
  package var hidden: [PrintedHiddenRow]?

  package init(_ session: Session, limit: Int, hasReceipts: Bool) {
    query =
      if case .spotlight(let spotlight) = session.state.surface { spotlight.query } else { "" }
    let all = session.spotlightRows
    rowCount = all.count
    rows = all.indices.prefix(limit).map {
      PrintedRow(
        all[$0], place: $0 + 1,
        receipt: hasReceipts ? SpotlightReceipt(session, all, at: $0) : nil)
    }
    guard hasReceipts else { return }
    let words = SpotlightRanking.words(of: query)
    self.words = words
    let cut = all.dropFirst(limit).map {
      PrintedHiddenRow(
        id: $0.id.written, title: $0.title, app: $0.appName, isNearMiss: true,
        reason: "cut off: past the limit of \(limit) row\(limit == 1 ? "" : "s")")
    }
    hidden =
      cut
      + SpotlightRanking(session.simulator, session.state).hidden(query: query).map {
        PrintedHiddenRow($0, words)
      }
  }

  package var json: String { ReportJSON.text(self) }

  /// Of what the words did not find, so many.
  private static let missCount = 8

  /// Nothing in it can act on a terminal.
  package var text: String {
    var lines = [String]()
    for (place, row) in rows.enumerated() {
      if place == 0 || rows[place - 1].section != row.section {
        if place > 0 { lines.append("") }
        lines.append(row.section)
      }
      lines += row.lines(width: String(rows.count).count)
    }
    if rows.isEmpty { lines.append("no rows") }
    if rows.count < rowCount, hidden == nil {
      lines.append("and \(rowCount - rows.count) more; --limit shows them")
    }
    if let hidden, !hidden.isEmpty {
      let shown =
        hidden.filter(\.isNearMiss) + hidden.filter { !$0.isNearMiss }.prefix(Self.missCount)
      lines += ["", "Not shown"]
      lines += shown.map {
        "  \($0.title)\($0.app.isEmpty ? "" : "  (\($0.app))")\n      \($0.reasonWords(words ?? []))"
      }
      if shown.count < hidden.count {
        lines.append("  and \(hidden.count - shown.count) more; --json has them all")
      }
    }
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { HarmlessText.spelledOut(String($0)) + "\n" }.joined()
  }
}

/// One row, and why it is where it is.
package struct PrintedRow: Hashable, Sendable, Codable {
  package var place: Int
  package var section: String
  package var id: String
  package var title: String
  package var subtitle: String?
  package var app: String
  package var symbol: String?
  package var isSiriSuggestion: Bool
  /// An action that no App Shortcut names.
  package var isDirect: Bool
  package var isSample: Bool
  package var key: [Int]
  package var why: [ReceiptLine]?

  init(_ row: SpotlightRow, place: Int, receipt: SpotlightReceipt?) {
    self.place = place
    section = row.section.name
    id = row.id.written
    title = row.title
    subtitle = row.subtitle
    app = row.appName
    symbol = row.symbol
    isSiriSuggestion = row.isSiriSuggestion
    isDirect = if case .intent = row.id { true } else { false }
    isSample = row.isSample
    key = row.key.values
    why = receipt?.allLines
  }

  func lines(width: Int) -> [String] {
    let number = String(repeating: " ", count: max(0, width - String(place).count)) + "\(place)"
    var text = "  \(number)  \(title)"
    if let subtitle, !subtitle.isEmpty { text += " – \(subtitle)" }
    if !app.isEmpty, app != title { text += "  (\(app))" }
    if isSiriSuggestion { text += "  Siri Suggestion" }
    if isDirect { text += "  no App Shortcut" }
    if isSample { text += "  sample" }
    guard let why else { return [text] }
    let indent = String(repeating: " ", count: width + 4)
    let column = (why.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
    return [text]
      + why.map { indent + DisplayWidth.padded($0.label, toColumns: column) + $0.text }
  }
}

/// Something the phone declares that is not shown, and why.
package struct PrintedHiddenRow: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var app: String
  /// Whether the words found it, and something else took it away.
  package var isNearMiss: Bool
  package var reason: String
  /// The places, from 1, of the searched words that begin no word of it.
  package var missing: [Int]?

  init(id: String, title: String, app: String, isNearMiss: Bool, reason: String) {
    self.id = id
    self.title = title
    self.app = app
    self.isNearMiss = isNearMiss
    self.reason = reason
  }

  /// - Parameter words: what is searched, which no row repeats.
  init(_ row: HiddenRow, _ words: [String]) {
    self.init(
      id: row.id.written, title: row.title, app: row.appName, isNearMiss: row.isNearMiss,
      reason: row.reason.words)
    guard case .notMatched(let missing) = row.reason else { return }
    reason = "not matched"
    self.missing = missing.compactMap { word in words.firstIndex(of: word).map { $0 + 1 } }
  }

  fileprivate func reasonWords(_ words: [String]) -> String {
    guard let missing else { return reason }
    return HiddenRow.Reason.notMatched(words: missing.compactMap { words[safe: $0 - 1] }).words
  }
}
