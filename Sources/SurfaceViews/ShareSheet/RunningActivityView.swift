import CellGrid
import IntentModel
import SimulatorCore

/// What was chosen in the sheet: the system's compose view, or a view of the extension's own.
struct RunningActivityView {
  let context: ViewContext
  let host: HostAppState
  let running: RunningActivity
  /// How high it may be.
  let rows: Int

  private static let leastRowsForBlanks = 12
  /// Without room for blank rows, nor for a rule above the buttons.
  private var isLow: Bool { rows < Self.leastRowsForBlanks }

  private var marked: RunningActivity.Element? { context.session.selectedElement(of: running) }
  private var shared: SharedContent? {
    host.sheet.flatMap {
      context.simulator.sharedContent($0, over: host, in: context.state)
    }
  }

  func content(columns: Int) -> ShareSheetView.Content {
    guard let activity = context.simulator.activity(of: running.target, in: context.state) else {
      return ShareSheetView.Content(header: [], lines: [])
    }
    if activity.presentation == .interface {
      return coloured(as: activity).interface(activity, columns: columns)
    }
    return compose(activity, columns: columns)
  }

  /// The containing app's name: people should know whose view this is.
  private var title: String {
    guard let shared else { return "" }
    guard case .activity(let reference) = running.target else {
      return context.simulator.title(of: running.target, for: shared, context.language)
    }
    return context.simulator.index.app(reference.app)?.name.text(in: context.language)
      ?? reference.app
  }

  // MARK: The system's compose view

  private func compose(_ activity: Activity, columns: Int) -> ShareSheetView.Content {
    if let open = activity.composeView?.options.first(where: { $0.id == running.openOption }) {
      return values(of: open, columns: columns)
    }
    var lines = field(activity, columns: columns)
    if !isLow {
      if let count = characterCount {
        lines.append(Line(trailing: [count, Span(" ", count.style)]))
      }
      lines.append(.blank)
    }
    lines += attachments(columns: columns)
    let options = activity.composeView?.options ?? []
    if !options.isEmpty, !isLow { lines.append(context.separator(columns: columns)) }
    var rest = options.map { option($0, columns: columns) }
    var footer = buttons(columns: columns)
    // While letters go into the text, the cursor is there and not at the mark.
    if context.isTyping(in: .post) {
      for place in rest.indices { rest[place].cursorColumn = nil }
      for place in footer.indices { footer[place].cursorColumn = nil }
    }
    return ShareSheetView.Content(
      header: heading(isLow ? characterCount : nil).lines(columns: columns), lines: lines + rest,
      footer: footer, showsEnd: marked == .cancel)
  }

  /// How many characters are left, where they are counted.
  private var characterCount: Span? {
    guard let left = context.simulator.remainingCharacters(of: running, in: context.state) else {
      return nil
    }
    let sign = left < 0 ? context.marks.minusSign : ""
    return Span(
      "\(sign)\(abs(left))", context[left < 0 ? .deviceError : .deviceSecondaryText])
  }

  /// The text, wrapped, its last row with the cursor.
  private func field(_ activity: Activity, columns: Int) -> [Line] {
    let placeholder =
      activity.composeView?.placeholder?.text(in: context.language)
      ?? context.shown(context.sharing.writeHere, by: .stock)
    let editing = context.session.editing
    guard context.session.field == .post, !running.text.isEmpty else {
      var line = Line([Span(" ", .plain), Span(placeholder, context[.fieldPlaceholder])])
      if context.isTyping(in: .post) { line.cursorColumn = 1 }
      return [line]
    }
    let before = String(editing.characters[..<editing.caret])
    let rows = TextLayout.wrapped(
      running.text, columns: columns - 3, maximumRows: nil, glyphs: context.glyphs)
    let caretRows = TextLayout.wrapped(
      before.isEmpty ? " " : before, columns: columns - 3, maximumRows: nil, glyphs: context.glyphs)
    let caretRow = min(rows.count, caretRows.count) - 1
    let most = isLow ? 2 : 4
    let first = max(0, caretRow + 1 - most)
    return rows[first..<min(rows.count, first + most)].enumerated().map { offset, text in
      var line = Line([Span(" ", .plain), Span(text, context[.fieldText])])
      if context.isTyping(in: .post), first + offset == caretRow {
        line.cursorColumn = 1 + (before.isEmpty ? 0 : DisplayWidth.of(caretRows[caretRow]))
      }
      return line
    }
  }

  private func attachments(columns: Int) -> [Line] {
    guard let shared else { return [] }
    let quiet = context[.deviceSecondaryText]
    let shown = shared.items.prefix(3).map { item in
      Line(
        [
          Span(" " + context.leadingSymbol(item.symbol), context[.symbol]),
          Span(item.title, context[.snippetTitle]),
        ],
        trailing: [Span(detail(of: item, shared), quiet), Span(" ", quiet)]
      ).keepingLeft(in: columns, glyphs: context.glyphs)
    }
    let hidden = shared.items.count - shown.count
    return shown
      + (hidden > 0 ? [Line("    +\(hidden)", quiet)] : [])
  }

  /// Sent another way it is no longer what it was on the page.
  private func detail(of item: SharedContent.Item, _ shared: SharedContent) -> String {
    if let way = shared.chosenWay { return way.title }
    return item.content == item.title ? "" : item.content
  }

  private func option(_ option: ComposeView.Option, columns: Int) -> Line {
    let isSelected = marked == .option(option.id)
    let chosen = option.values.first { $0.id == running.choices[option.id] }
    let usual = option.isRequired ? nil : option.values.first
    let title = (chosen ?? usual)?.title.text(in: context.language)
    let words = title ?? context.shown(context.sharing.toBeChosen, by: .stock)
    let isTwin = title.map(titlesOfSeveral(option.values).contains) ?? false
    let line = Line(
      [
        Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(option.title.text(in: context.language), context[.deviceText]),
      ],
      trailing: [
        Span(words, context[.deviceSecondaryText]),
        Span(isTwin ? "  \(chosen?.id ?? "")" : "", context[.deviceFaintText]),
        Span(" \(context.marks.next) ", context[.deviceSecondaryText]),
      ]
    ).keepingLeft(in: columns, leastRight: columns / 2, glyphs: context.glyphs)
    return isSelected ? line.selected(context.selection) : line
  }

  /// What two or more are called: their ids tell them apart.
  private func titlesOfSeveral(_ values: [ComposeView.Value]) -> Set<String> {
    var known = Set<String>()
    return Set(
      values.map { $0.title.text(in: context.language) }.filter { !known.insert($0).inserted })
  }

  private func values(
    of option: ComposeView.Option, columns: Int
  ) -> ShareSheetView.Content {
    let twins = titlesOfSeveral(option.values)
    let lines = option.values.map { value in
      let isSelected = marked == .value(value.id)
      let isChosen = running.choices[option.id] == value.id
      let title = value.title.text(in: context.language)
      let line = Line(
        [
          Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
          Span(title, context[.deviceText]),
          Span(twins.contains(title) ? "  \(value.id)" : "", context[.deviceFaintText]),
        ], trailing: [Span(isChosen ? context.marks.done + " " : "", context[.deviceTint])])
      return isSelected ? line.selected(context.selection) : line
    }
    return ShareSheetView.Content(
      header: ShareHeading(
        context: context, title: option.title.text(in: context.language), end: Span("", .plain),
        leadsBack: true
      ).lines(columns: columns), lines: lines)
  }

  // MARK: A view of the extension's own

  private func coloured(as activity: Activity) -> RunningActivityView {
    RunningActivityView(
      context: Self.context(of: activity, running, context), host: host, running: running,
      rows: rows)
  }

  /// In its app's colour where it shares that with the app's own screens; so its alert, too.
  static func context(
    of activity: Activity?, _ running: RunningActivity, _ context: ViewContext
  ) -> ViewContext {
    guard activity?.interface?.sharesElements.contains("accent") == true,
      case .activity(let reference) = running.target
    else { return context }
    return context.coloured(as: reference.app)
  }

  private func interface(_ activity: Activity, columns: Int) -> ShareSheetView.Content {
    guard let steps = activity.interface?.steps, steps.indices.contains(running.step) else {
      return ShareSheetView.Content(header: heading(nil).lines(columns: columns), lines: [])
    }
    let step = steps[running.step]
    let content = shared?.items.first?.content ?? ""
    var lines = context.wrapped(
      step.title.text(in: context.language), columns: columns - 2,
      style: context[.deviceText].emphasised
    ).map { $0.indented(1) }
    if let text = step.text?.text(in: context.language) {
      if !isLow { lines.append(.blank) }
      lines += context.wrapped(
        text.replacing("${content}", with: content), columns: columns - 2,
        style: context[.deviceText]
      ).map { $0.indented(1) }
    }
    if !step.rows.isEmpty, !isLow { lines.append(.blank) }
    lines += step.rows.map { row in
      Line(
        [Span(" " + row.label.text(in: context.language), context[.snippetLabel])],
        trailing: [
          Span(row.value.text(in: context.language), context[.snippetText]),
          Span(" ", context[.snippetText]),
        ]
      ).keepingLeft(in: columns, leastRight: columns / 2, glyphs: context.glyphs)
    }
    let place = steps.count > 1 ? "\(running.step + 1)/\(steps.count)" : ""
    return ShareSheetView.Content(
      header: heading(Span(place, context[.deviceSecondaryText]), isOfApp: true)
        .lines(columns: columns),
      lines: lines, footer: buttons(columns: columns), showsEnd: marked == .cancel)
  }

  // MARK: Parts

  private func heading(_ end: Span?, isOfApp: Bool = false) -> ShareHeading {
    ShareHeading(
      context: context, title: title, end: end ?? Span("", .plain), isOfApp: isOfApp)
  }

  /// Below what scrolls, so that they are always in view.
  private func buttons(columns: Int) -> [Line] {
    let isBusy = running.alert != nil
    var quiet = running
    quiet.alert = nil
    let proceed = context.simulator.proceedTitle(of: quiet, in: context.state)
    let isReady = context.simulator.refusal(ofProceeding: quiet, in: context.state) == nil
    let row = ButtonRow(buttons: [
      .init(
        proceed, .primary, isSelected: !isBusy && marked == .proceed, isEnabled: isReady),
      .init(context.sharing.cancel, .secondary, isSelected: !isBusy && marked == .cancel),
    ]).lines(context, columns: columns, rows: isLow ? 2 : 3)
    return (isLow ? [] : [context.separator(columns: columns)]) + row
  }
}
