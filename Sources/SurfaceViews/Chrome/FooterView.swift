import CellGrid
import SimulatorCore

/// The keys that work now, the most useful first; help and quit always.
struct FooterView {
  let context: ViewContext
  let layout: Layout

  func draw(in rect: Rect, into grid: inout Grid) {
    let room = rect.inset(columns: 1)
    let all = FooterHints(context: context, layout: layout).hints
    let kept = Self.fitting(all, columns: room.columns)
    var spans = [Span]()
    for (place, hint) in kept.enumerated() {
      if place > 0 { spans.append(Span("  ", context[.footerText])) }
      spans.append(Span(hint.key, context[.footerKey]))
      spans.append(Span(" \(hint.word)", context[.footerText]))
    }
    grid.draw(Line(spans), in: room)
  }

  /// The most important that fit, in the order of the table.
  private static func fitting(_ hints: [FooterHint], columns: Int) -> [FooterHint] {
    let ranked = hints.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    var left = columns + FooterHint.gap
    var kept = Set<Int>()
    for (place, hint) in ranked where hint.columns <= left {
      left -= hint.columns
      kept.insert(place)
    }
    return hints.enumerated().filter { kept.contains($0.offset) }.map(\.element)
  }
}

struct FooterHint {
  var key: String
  var word: String
  /// The lowest is kept the longest.
  var rank = FooterHint.usual

  static let gap = 2
  static let always = 0
  static let wayBack = 1
  static let usual = 2

  /// With the gap to the next one.
  var columns: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(word) + Self.gap }
}
