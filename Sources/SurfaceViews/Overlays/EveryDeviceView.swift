import CellGrid
import IntentModel
import SimulatorCore

/// Siri's last words on every device in one sheet: what is shown there, what is heard, and for how
/// long. Devices that answer alike share a row.
struct EveryDeviceView {
  let context: ViewContext

  func box(in area: Rect) -> ScrolledBox {
    let columns = columns(in: area)
    return ScrolledBox(
      context: context, title: "Every device", area: area, columns: columns,
      left: LineList(lines(columns: columns)))
  }

  /// All of a narrow screen, so that nothing peeps out beside it.
  private func columns(in area: Rect) -> Int {
    area.columns < 96 ? area.columns - 4 : min(OverlayBox.mostColumns(in: area), 110)
  }

  // MARK: Rows

  /// What one group of devices does.
  private struct Row: Equatable {
    var shown: [String]
    var heard: String
    var seconds: String
  }

  private func lines(columns: Int) -> [Line] {
    let groups = groups
    guard !groups.isEmpty else {
      let why = context.session.refusal(of: .everyDevice) ?? "nothing"
      return wrapped(why, columns).map { Line($0, context[.overlaySecondaryText]) }
    }
    let columns = Columns(inside: columns)
    var lines = factLines(columns: columns.inside)
    if columns.isWide {
      lines.append(
        row("", "Shown", "Heard", "", columns, context[.overlaySecondaryText].emphasised))
    }
    for (position, group) in groups.enumerated() {
      if position > 0 { lines.append(.blank) }
      lines += columns.isWide ? wide(group, columns) : narrow(group, columns)
    }
    return lines
  }

  private var groups: [(titles: [String], row: Row)] {
    var groups = [(titles: [String], row: Row)]()
    for response in context.session.responsesOnEveryDevice() {
      let title =
        (isCurrent(response) ? context.marks.selection + " " : "  ") + response.device.title
        + (response.isLocked ? ", locked" : "")
      let row = row(of: response)
      if let place = groups.firstIndex(where: { $0.row == row }) {
        groups[place].titles.append(title)
      } else {
        groups.append(([title], row))
      }
    }
    return groups
  }

  /// Whether it is the device on the screen, and that as locked as it is.
  private func isCurrent(_ response: DeviceResponse) -> Bool {
    let moment = context.state.context
    return response.device == moment.device && response.isLocked == moment.isLocked
  }

  private func row(of response: DeviceResponse) -> Row {
    let device = response.device
    var shown = [String]()
    for turn in response.turns {
      guard let text = turn.shown(on: device) else { continue }
      if !text.isEmpty { shown.append(context.shown(text, by: turn.origin)) }
      guard !device.isVoiceOnly else { continue }
      shown += turn.options.enumerated().map { "\($0.offset + 1) \($0.element)" }
      if let snippet = turn.snippet {
        shown.append(context.marks.note + " " + snippet.title)
        if let subtitle = snippet.subtitle, !subtitle.isEmpty { shown.append("  " + subtitle) }
        shown += snippet.rows.map { "  \($0.label) \($0.value)" }
      }
    }
    if device == .watch, WatchRoom(context: context).isTooSmall {
      shown.append(context.marks.warning + " part of it is cut there")
    }
    let texts = response.turns.map { $0.heard(on: device) }.filter { !$0.isEmpty }
    let heard = StockWording.joined(texts)
    let language = SpokenLanguage(context.language)
    let seconds = texts.reduce(0) { $0 + SpeechEstimate.seconds(for: $1, language) }
    return Row(
      shown: shown.isEmpty ? [device.hasScreen ? "nothing" : "no screen"] : shown,
      heard: heard.isEmpty ? "nothing" : heard,
      seconds: heard.isEmpty ? "" : SpeakingTime.text(seconds: seconds))
  }

  // MARK: Layout

  private struct Columns {
    let inside: Int
    let device = 19
    let time = 8
    var isWide: Bool { inside >= 64 }
    var text: Int { (inside - device - time) / 2 }
  }

  private func wide(_ group: (titles: [String], row: Row), _ columns: Columns) -> [Line] {
    let shown = group.row.shown.flatMap { text in
      // What is indented stays so in its further rows.
      let indent = text.hasPrefix("  ") ? "  " : ""
      return wrapped(String(text.dropFirst(indent.count)), columns.text - 2 - indent.count)
        .map { indent + $0 }
    }
    let heard = wrapped(group.row.heard, columns.text - 2)
    let count = max(group.titles.count, shown.count, heard.count)
    return (0..<count).map { place in
      row(
        group.titles[safe: place] ?? "", shown[safe: place] ?? "", heard[safe: place] ?? "",
        place == 0 ? group.row.seconds : "", columns, context[.overlayText])
    }
  }

  private func row(
    _ device: String, _ shown: String, _ heard: String, _ time: String, _ columns: Columns,
    _ style: CellStyle
  ) -> Line {
    func cell(_ text: String, _ width: Int) -> String {
      DisplayWidth.padded(text, toColumns: width, glyphs: context.glyphs)
    }
    return Line(
      [
        Span(cell(device, columns.device), context[.overlayFrame]),
        Span(cell(shown, columns.text), style), Span(cell(heard, columns.text), style),
      ],
      trailing: time.isEmpty ? [] : [Span(time, context[.overlaySecondaryText])])
  }

  private func narrow(_ group: (titles: [String], row: Row), _ columns: Columns) -> [Line] {
    let titles = wrapped(
      group.titles.map { $0.trimmingPrefix("  ") }.joined(separator: ", "), columns.inside)
    return titles.map { Line($0, context[.overlayFrame]) }
      + labelled("shown", group.row.shown, columns)
      + labelled("heard", [group.row.heard], columns)
  }

  private func labelled(_ label: String, _ texts: [String], _ columns: Columns) -> [Line] {
    texts.flatMap { wrapped($0, columns.inside - 8) }.enumerated().map { place, text in
      Line([
        Span(
          DisplayWidth.padded(place == 0 ? "  " + label : "", toColumns: 8),
          context[.overlaySecondaryText]), Span(text, context[.overlayText]),
      ])
    }
  }

  private func factLines(columns: Int) -> [Line] {
    guard let facts = context.session.lastResponseFacts else { return [] }
    var lines = tiringLines(columns: columns)
    if facts.isEmpty {
      lines += marked(
        context.marks.done, .overlaySecondaryText, "AirPods hear every fact that iPhone shows",
        .overlaySecondaryText, columns: columns)
    }
    for (label, list) in [("only shown", facts.onlyShown), ("only heard", facts.onlyHeard)]
    where !list.isEmpty {
      let rows = wrapped(list.joined(separator: ", "), columns - 14)
      lines += rows.enumerated().map { place, text in
        // The mark alone is coloured: a theme may underline it.
        let label = DisplayWidth.padded(place == 0 ? " \(label)" : "", toColumns: 13)
        return Line([
          Span(
            place == 0 ? context.marks.warning : " ",
            context[place == 0 ? .findingWarning : .overlayText]),
          Span(label, context[.overlaySecondaryText]), Span(text, context[.overlayText]),
        ])
      }
    }
    return lines + [.blank]
  }

  /// To have every fact is not enough where a list is read out that nobody can keep in mind.
  private func tiringLines(columns: Int) -> [Line] {
    let count = context.session.lastResponse?.options.count ?? 0
    let most = Disambiguation.recommendedMaximum
    guard count > most else { return [] }
    return marked(
      context.marks.warning, .findingWarning,
      "\(count) options are read out: more than \(most) tire a listener", .overlayText,
      columns: columns)
  }

  private func marked(
    _ mark: String, _ markRole: ThemeRole, _ text: String, _ role: ThemeRole, columns: Int
  ) -> [Line] {
    wrapped(text, columns - 2).enumerated().map { place, row in
      Line([
        Span(place == 0 ? mark : " ", context[place == 0 ? markRole : role]),
        Span(" " + row, context[role]),
      ])
    }
  }

  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    TextLayout.wrapped(text, columns: max(4, columns), maximumRows: 12, glyphs: context.glyphs)
  }
}
