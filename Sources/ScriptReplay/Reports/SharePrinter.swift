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
  /// The way to send it that was chosen, in words; nil for the usual one.
  package var way: String?
  package var policy: String
  package var entries: [PrintedShareEntry]
  /// Apps that are out of the row; nil for none.
  package var underMore: PrintedUnderMore?
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
    way = sheet.content.chosenWay?.words
    policy = sheet.policy.rawValue
    let keystrokes = sheet.keystrokes
    let receipts = hasReceipts ? ShareReceipt.all(session.simulator, session.state, sheet) : [:]
    entries = sheet.entries.compactMap { entry in
      guard let target = entry.target else { return nil }
      return PrintedShareEntry(
        id: target.description, title: entry.title, part: entry.group.name, app: entry.app,
        isTwin: entry.isTwin, keystrokes: keystrokes[entry.id], key: entry.key.values,
        why: receipts[entry.id]?.allLines)
    }
    underMore = PrintedUnderMore(sheet, keystrokes)
    guard hasReceipts else { return }
    leftOut = PrintedLeftOut.all(of: sheet)
  }

  package var json: String { ReportJSON.text(self) }

  /// Nothing in it can act on a terminal.
  package var text: String {
    var lines = [
      "Sharing " + items.map(\.title).joined(separator: ", ")
        + (way.map { ", \($0)" } ?? "") + ", as a \(presentation) on \(device)"
    ]
    for (place, entry) in entries.enumerated() {
      if place == 0 || entries[place - 1].part != entry.part { lines += ["", entry.part] }
      lines += entry.lines
    }
    if entries.isEmpty { lines.append("nothing is offered") }
    lines += underMore?.lines ?? []
    lines += PrintedLeftOut.lines(leftOut, "left out")
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
    return [text] + receiptLines(why)
  }
}

/// What is out of the row, in the order in which More lists it.
package struct PrintedUnderMore: Hashable, Sendable, Codable {
  /// From opening the sheet to opening More.
  package var keystrokes: Int?
  package var entries: [PrintedEntryUnderMore]

  fileprivate init?(_ sheet: ShareSheet, _ keystrokes: [ShareEntry.ID: Int]) {
    let reasons = Dictionary(
      sheet.leftOut.map { ($0.entry.id, $0.why.words) }
    ) { first, _ in first }
    entries = sheet.underMore.map {
      PrintedEntryUnderMore(
        id: $0.target?.description ?? "", title: $0.title, app: $0.app,
        keystrokes: keystrokes[$0.id], reason: reasons[$0.id] ?? "")
    }
    if entries.isEmpty { return nil }
    self.keystrokes = keystrokes[.more]
  }

  fileprivate var lines: [String] {
    ["", "under More" + (keystrokes.map { ", which \($0) keys open" } ?? "")]
      + entries.flatMap { entry in
        let keys = entry.keystrokes.map { "  \($0) keys" } ?? ""
        return ["  \(entry.title)  (\(entry.id))\(keys)", "      \(entry.reason)"]
      }
  }
}

package struct PrintedEntryUnderMore: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var app: String?
  /// From opening the sheet to choosing it.
  package var keystrokes: Int?
  package var reason: String
}

/// A receipt below its entry.
private func receiptLines(_ receipt: [ReceiptLine]?) -> [String] {
  let column = (receipt?.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2
  return (receipt ?? []).map {
    "      " + DisplayWidth.padded($0.label, toColumns: column) + $0.text
  }
}

package struct PrintedLeftOut: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var reason: String

  fileprivate static func all(of sheet: ShareSheet) -> [PrintedLeftOut] {
    // What is under More is to be had, and stands in a part of its own.
    sheet.leftOut.filter { !(sheet.hasRows && $0.why.isUnderMore) }.map {
      PrintedLeftOut(
        id: $0.entry.target?.description ?? "", title: $0.entry.title, reason: $0.why.reason)
    }
  }

  fileprivate static func lines(_ leftOut: [PrintedLeftOut]?, _ title: String) -> [String] {
    guard let leftOut, !leftOut.isEmpty else { return [] }
    return ["", title] + leftOut.map { "  \($0.title)  (\($0.id))\n      \($0.reason)" }
  }
}

/// Two share sheets side by side, as `share --compare` prints them.
package struct ShareComparisonPrinter: Hashable, Sendable, Codable {
  package var first: String
  package var second: String
  package var movedCount: Int
  package var rows: [Row]
  package var leftOutBefore: [PrintedLeftOut]?
  package var leftOutAfter: [PrintedLeftOut]?

  package struct Row: Hashable, Sendable, Codable {
    package var id: String
    package var title: String
    package var part: String
    package var before: Int?
    package var after: Int?
    package var isUnderMoreBefore: Bool
    package var isUnderMoreAfter: Bool
    /// Places up; negative for down, nil for what is not in both, or in another part of the sheet.
    package var rise: Int?
    package var keysBefore: Int?
    package var keysAfter: Int?
    /// Why it stands elsewhere; nil for what stayed.
    package var why: String?
    package var receiptBefore: [ReceiptLine]?
    package var receiptAfter: [ReceiptLine]?
    /// The title, with the id where another row has the same.
    package var name: String
  }

  /// Refused where the other has no sheet. Each side is told by what things are called in it.
  package init(
    _ session: Session, _ sheet: ShareSheet, _ first: ShareScenario, _ second: ShareScenario,
    hasReceipts: Bool
  ) throws(ShareScenario.Refusal) {
    let (simulator, state) = (session.simulator, session.state)
    let moment = try second.moment(simulator, state, sheet.content, route: sheet.route)
    self.first = first.title(ShareTitles(simulator, state, sheet.content))
    self.second = second.title(ShareTitles(simulator, moment.state, moment.sheet.content))
    let comparison = ShareComparison(sheet, moment.sheet)
    movedCount = comparison.movedCount
    let before = hasReceipts ? ShareReceipt.all(simulator, state, sheet) : [:]
    let after = hasReceipts ? ShareReceipt.all(simulator, moment.state, moment.sheet) : [:]
    rows = comparison.rows.map {
      Row(
        id: $0.entry.target?.description ?? "", title: $0.entry.title, part: $0.entry.group.name,
        before: $0.before, after: $0.after, isUnderMoreBefore: $0.isUnderMoreBefore,
        isUnderMoreAfter: $0.isUnderMoreAfter, rise: $0.rise, keysBefore: $0.keysBefore,
        keysAfter: $0.keysAfter, why: $0.why, receiptBefore: before[$0.entry.id]?.allLines,
        receiptAfter: after[$0.entry.id]?.allLines, name: $0.name)
    }
    guard hasReceipts else { return }
    leftOutBefore = PrintedLeftOut.all(of: sheet)
    leftOutAfter = PrintedLeftOut.all(of: moment.sheet)
  }

  package var json: String { ReportJSON.text(self) }

  package var text: String {
    let cells = [["", "place", "keys", "moved"]] + rows.map(\.cells)
    let widths = (0..<4).map { column in
      (cells.map { DisplayWidth.of($0[column]) }.max() ?? 0) + 2
    }
    func line(_ mark: String, _ cells: [String], _ why: String) -> String {
      mark + zip(cells, widths).map { DisplayWidth.padded($0, toColumns: $1) }.joined() + why
    }
    var lines = ["\(first)  against  \(second): \(movedCount) moved", ""]
    lines.append(line("  ", cells[0], "why"))
    for (row, cells) in zip(rows, cells.dropFirst()) {
      lines.append(line(row.why == nil ? "  " : "* ", cells, row.why ?? ""))
      for (title, receipt) in [(first, row.receiptBefore), (second, row.receiptAfter)] {
        if receipt != nil { lines.append("    \(title)") }
        lines += receiptLines(receipt)
      }
    }
    if rows.isEmpty { lines.append("nothing is offered") }
    lines += PrintedLeftOut.lines(leftOutBefore, "left out \(first)")
    lines += PrintedLeftOut.lines(leftOutAfter, "left out \(second)")
    return harmless(lines)
  }
}

extension ShareComparisonPrinter.Row {
  /// Its name, its places, its keys, and how far it moved.
  fileprivate var cells: [String] {
    func text(_ number: Int?, _ isUnderMore: Bool = false) -> String {
      number.map { (isUnderMore ? "More " : "") + "\($0)" } ?? "–"
    }
    let places = "\(text(before, isUnderMoreBefore)) → \(text(after, isUnderMoreAfter))"
    return [name, places, "\(text(keysBefore)) → \(text(keysAfter))", moved]
  }

  private var moved: String {
    guard why != nil else { return "" }
    guard let rise else {
      if isUnderMoreBefore, after != nil { return "into the row" }
      if isUnderMoreAfter, before != nil { return "under More" }
      return before == nil ? "new" : "gone"
    }
    return rise > 0 ? "up \(rise)" : "down \(-rise)"
  }
}

private func harmless(_ lines: [String]) -> String {
  lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    .map { HarmlessText.spelledOut(String($0)) + "\n" }.joined()
}
