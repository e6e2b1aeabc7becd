import CellGrid
import IntentModel
import SimulatorCore

/// The share control of a page, at the bottom; on a Mac at the top, with the buttons of a toolbar.
struct PageToolbar {
  let context: ViewContext
  let host: HostAppState

  private var elements: [PageElement] {
    context.simulator.elements(of: host, in: context.state).filter {
      switch $0 {
      case .share, .toolbar: true
      case .item, .button: false
      }
    }
  }

  private var isOnTop: Bool { context.state.context.device == .mac }

  /// Rows it takes from the bottom of the page.
  var rowCount: Int { elements.isEmpty ? 0 : (isOnTop ? 0 : 1) }

  /// Columns it takes from the page's title.
  var columnCount: Int { isOnTop ? spans.columns : 0 }

  func draw(in area: Rect, into grid: inout Grid) {
    guard !elements.isEmpty else { return }
    if isOnTop {
      grid.draw(Line(trailing: spans), in: area.topRows(1))
    } else {
      grid.draw(Line(trailing: spans), in: area.bottomRows(1))
    }
  }

  /// Where the mark is, when it is here.
  func cursor(in area: Rect) -> Point? {
    guard let selected = host.selected, let place = elements.firstIndex(of: selected) else {
      return nil
    }
    let behind = elements[place...].reduce(0) { $0 + DisplayWidth.of(title(of: $1)) + 3 }
    let row = isOnTop ? area.top : area.bottom - 1
    return Point(column: max(area.left, area.right - behind), row: row)
  }

  private var spans: [Span] {
    elements.flatMap { element in
      let isSelected = element == host.selected
      var style = context[.deviceTint]
      if isSelected, let selection = context.selection { style = style.overlaid(by: selection) }
      return [
        Span(isSelected ? context.marks.selection : " ", context[.selectionMark]),
        Span(" \(title(of: element)) ", style),
      ]
    }
  }

  private func title(of element: PageElement) -> String {
    guard case .toolbar(let reference) = element else {
      return "\(context.symbol("square.and.arrow.up")) \(context.sharing.share)"
    }
    let activity = context.simulator.index.activity(reference)
    let title = activity?.title.text(in: context.language) ?? reference.activity
    return "\(context.symbol(activity?.symbol)) \(title)"
  }
}
