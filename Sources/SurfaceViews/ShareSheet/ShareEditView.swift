import CellGrid
import IntentModel
import SimulatorCore

/// More and Edit Actions: what is shown, in the person's order, and what could be.
struct ShareEditView {
  let context: ViewContext
  let sheet: ShareSheetState

  private var isApps: Bool { sheet.screen == .more }

  func content(columns: Int) -> ShareSheetView.Content {
    let rows = context.session.editRows
    let marked = context.session.selectedEditRow?.target
    var lines = [Line]()
    var heading: String?
    for row in rows {
      let next = self.heading(of: row)
      let isFirst = next != heading
      if isFirst {
        if heading != nil { lines.append(.blank) }
        lines.append(Line(" " + next, context[.sectionHeader]))
        heading = next
      }
      var line = line(row, isSelected: row.target == marked)
      line.staysWithAbove = isFirst
      lines.append(line)
    }
    // Of its own list it is the title, no longer what leads there.
    let title =
      isApps
      ? context.sharing.more
      : context.shown(context.sharing.editActions, by: .stock).replacing("…", with: "")
    return ShareSheetView.Content(
      header: ShareHeading.list(title, context).lines(columns: columns), lines: lines)
  }

  private func heading(of row: ShareEditRow) -> String {
    if isApps {
      return switch row.place {
      case .favourite: context.sharing.favourites
      case .suggested: context.sharing.suggestions
      case .underMore: context.sharing.underMore
      case .hidden: context.sharing.hidden
      }
    }
    return row.isFavourite ? context.sharing.favourites : context.sharing.otherActions
  }

  private func line(_ row: ShareEditRow, isSelected: Bool) -> Line {
    let isOn = isApps ? row.place != .hidden : row.isFavourite
    let mark =
      isApps
      ? (isOn ? context.marks.taken : context.marks.free)
      : (isOn ? context.marks.minus : context.marks.plus)
    // What does not fit what is shared now can be arranged all the same.
    let isElsewhere = row.why.map { !$0.isUnderMore && $0 != .hiddenByPerson } ?? false
    let style = isElsewhere ? context[.deviceSecondaryText].receded : context[.deviceText]
    let isFavourite = row.isFavourite || (isApps && row.place == .favourite)
    let line = Line(
      [
        Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(mark + "  ", context[.deviceTint]),
        Span(row.title, style),
      ],
      trailing: [
        Span(isFavourite ? " \(context.marks.grip)" : "", context[.deviceSecondaryText]),
        Span(" " + context.leadingSymbol(row.symbol, gap: 1), context[.symbol]),
      ])
    return isSelected ? line.selected(context.selection) : line
  }
}
