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
    let title =
      isApps ? context.sharing.more : context.shown(context.sharing.editActions, by: .stock)
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
    let style = context[isElsewhere ? .deviceSecondaryText : .deviceText]
    var line = Line(
      [
        Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
        Span(mark + "  ", context[.deviceTint]),
        Span(row.title, style),
      ],
      trailing: [Span(" \(context.symbol(row.symbol)) ", context[.symbol])])
    if row.isFavourite || (isApps && row.place == .favourite) {
      line.trailing.append(Span("\(context.marks.grip) ", context[.deviceSecondaryText]))
    }
    return isSelected ? line.selected(context.selection) : line
  }
}
