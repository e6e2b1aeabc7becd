import CellGrid
import IntentModel
import SimulatorCore

/// The share control of a page, at the bottom; on a Mac at the top, with the buttons of a toolbar.
struct PageToolbar {
  let context: ViewContext
  private let elements: [PageElement]
  private let marked: PageElement?

  /// - Parameter elements: all of the page, of which it takes its own.
  init(context: ViewContext, elements: [PageElement], marked: PageElement?) {
    self.context = context
    self.elements = elements.filter {
      switch $0 {
      case .share, .toolbar: true
      case .item, .button: false
      }
    }
    self.marked = marked
  }

  private var isOnTop: Bool { context.state.context.device == .mac }

  /// Rows it takes from the bottom of the page.
  var rowCount: Int { elements.isEmpty ? 0 : (isOnTop ? 0 : 1) }

  /// Columns it takes from the page's title.
  func columnCount(of area: Rect) -> Int { isOnTop ? spans(in: area).columns : 0 }

  func draw(in area: Rect, into grid: inout Grid) {
    guard !elements.isEmpty else { return }
    let line = Line(trailing: spans(in: area))
    grid.draw(line, in: isOnTop ? area.topRows(1) : area.bottomRows(1))
  }

  /// Where the mark is, when it is here.
  func cursor(in area: Rect) -> Point? {
    guard let marked, let place = elements.firstIndex(of: marked) else { return nil }
    let behind = spans(in: area).dropFirst(place * Self.spansOfAnElement)
    let row = isOnTop ? area.top : area.bottom - 1
    return Point(column: max(area.left, area.right - Array(behind).columns), row: row)
  }

  private static let spansOfAnElement = 2

  /// Symbols alone where the words would leave the title no room.
  private func spans(in area: Rect) -> [Span] {
    let full = spans(isShort: false)
    return isOnTop && full.columns > area.columns / 2 ? spans(isShort: true) : full
  }

  private func spans(isShort: Bool) -> [Span] {
    elements.flatMap { element in
      let isSelected = element == marked
      var style = context[.deviceTint]
      if isSelected, let selection = context.selection { style = style.overlaid(by: selection) }
      return [
        Span(isSelected ? context.marks.selection : " ", context[.selectionMark]),
        Span(" \(title(of: element, isShort: isShort && !isSelected)) ", style),
      ]
    }
  }

  private func title(of element: PageElement, isShort: Bool) -> String {
    guard case .toolbar(let reference) = element else {
      return words(context.sharing.share, "square.and.arrow.up", isShort: isShort)
    }
    let activity = context.simulator.index.activity(reference)
    let title = activity?.title.text(in: context.language) ?? reference.activity
    return words(title, activity?.symbol, isShort: isShort && activity?.symbol != nil)
  }

  /// ASCII has no symbol that could stand for the words.
  private func words(_ title: String, _ symbol: String?, isShort: Bool) -> String {
    isShort && context.glyphs == .unicode
      ? context.symbol(symbol) : context.leadingSymbol(symbol, gap: 1) + title
  }
}
