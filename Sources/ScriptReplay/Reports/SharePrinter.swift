import CellGrid
import Findings
import IntentModel
import SimulatorCore

/// A share sheet as `share` prints it, each entry with its receipt when that is asked for.
package struct SharePrinter: Hashable, Sendable, Codable {
  package var device: String
  /// Sheet, popover or menu.
  package var presentation: String
  package var items: [PrintedSharedItem]
  /// The form that was chosen, in words; nil for the usual one.
  package var sentAs: String?
  package var policy: String
  package var entries: [PrintedShareEntry]
  package var leftOut: [PrintedLeftOut]?

  package init(_ session: Session, _ sheet: ShareSheet, hasReceipts: Bool) {
    let device = session.state.context.device
    self.device = device.title
    presentation =
      switch sheet.route.presentation(on: device) {
      case .sheet: "sheet"
      case .popover: "popover"
      case .menu, .immediate: "menu"
      case .none: "none"
      }
    items = sheet.content.items.map {
      PrintedSharedItem(id: $0.id, title: $0.title, types: $0.types, content: $0.content)
    }
    sentAs = sheet.content.chosenForm
    policy = sheet.policy.rawValue
    entries = sheet.entries.compactMap { entry in
      guard let target = entry.target else { return nil }
      return PrintedShareEntry(
        id: target.description, title: entry.title, part: entry.group.name, app: entry.app,
        isTwin: entry.isTwin, keystrokes: sheet.keystrokes(to: entry.id), key: entry.key.values,
        why: hasReceipts
          ? ShareReceipt(session.simulator, session.state, sheet, entry.id)?.allLines : nil)
    }
    guard hasReceipts else { return }
    leftOut = sheet.leftOut.map {
      PrintedLeftOut(
        id: $0.entry.target?.description ?? "", title: $0.entry.title, reason: $0.why.words)
    }
  }

  package var json: String { ReportJSON.text(self) }

  /// Nothing in it can act on a terminal.
  package var text: String {
    var lines = [
      "Sharing " + items.map(\.title).joined(separator: ", ")
        + (sentAs.map { ", sent as \($0)" } ?? "") + ", as a \(presentation) on \(device)"
    ]
    for (place, entry) in entries.enumerated() {
      if place == 0 || entries[place - 1].part != entry.part { lines += ["", entry.part] }
      lines += entry.lines
    }
    if entries.isEmpty { lines.append("nothing is offered") }
    if let leftOut, !leftOut.isEmpty {
      lines += ["", "left out"]
      lines += leftOut.map { "  \($0.title)  (\($0.id))\n      \($0.reason)" }
    }
    return harmless(lines)
  }
}

package struct PrintedSharedItem: Hashable, Sendable, Codable {
  package var id: String?
  package var title: String
  package var types: [String]
  package var content: String
}

package struct PrintedShareEntry: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var part: String
  package var app: String?
  package var isTwin: Bool
  /// From opening the sheet to choosing it.
  package var keystrokes: Int?
  package var key: [Int]
  package var why: [ReceiptLine]?

  fileprivate var lines: [String] {
    var text = "  \(title)"
    if title != id { text += "  (\(id))" }
    if let keystrokes { text += "  \(keystrokes) keys" }
    if isTwin { text += "  same title as another" }
    guard let why else { return [text] }
    let column = (why.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
    return [text]
      + why.map { "      " + DisplayWidth.padded($0.label, toColumns: column) + $0.text }
  }
}

package struct PrintedLeftOut: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var reason: String
}

/// Two share sheets side by side, as `share --compare` prints them.
package struct ShareComparisonPrinter: Hashable, Sendable, Codable {
  package var first: String
  package var second: String
  package var movedCount: Int
  package var rows: [Row]

  package struct Row: Hashable, Sendable, Codable {
    package var id: String
    package var title: String
    package var part: String
    package var before: Int?
    package var after: Int?
    package var keysBefore: Int?
    package var keysAfter: Int?
    package var why: String?
  }

  package init(_ comparison: ShareComparison, _ first: ShareScenario, _ second: ShareScenario) {
    self.first = first.title
    self.second = second.title
    movedCount = comparison.movedCount
    rows = comparison.rows.map {
      Row(
        id: $0.entry.target?.description ?? "", title: $0.entry.title, part: $0.entry.group.name,
        before: $0.before, after: $0.after, keysBefore: $0.keysBefore, keysAfter: $0.keysAfter,
        why: $0.why)
    }
  }

  package var json: String { ReportJSON.text(self) }

  package var text: String {
    var lines = ["\(first)  against  \(second): \(movedCount) moved", ""]
    let column = (rows.map { DisplayWidth.of($0.title) }.max() ?? 0) + 2
    lines.append(
      "  " + DisplayWidth.padded("", toColumns: column) + "place     keys      why")
    for row in rows {
      func pair(_ left: Int?, _ right: Int?) -> String {
        "\(left.map(String.init) ?? "–") → \(right.map(String.init) ?? "–")"
      }
      lines.append(
        (row.why == nil ? "  " : "* ") + DisplayWidth.padded(row.title, toColumns: column)
          + DisplayWidth.padded(pair(row.before, row.after), toColumns: 10)
          + DisplayWidth.padded(pair(row.keysBefore, row.keysAfter), toColumns: 10)
          + (row.why ?? ""))
    }
    return harmless(lines)
  }
}

private func harmless(_ lines: [String]) -> String {
  lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    .map { HarmlessText.spelledOut(String($0)) + "\n" }.joined()
}
