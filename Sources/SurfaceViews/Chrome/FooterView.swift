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

  private static func fitting(_ hints: [FooterHint], columns: Int) -> [FooterHint] {
    let always = hints.filter(\.isAlways)
    var left = columns - always.reduce(0) { $0 + $1.columns }
    var kept = Set<Int>()
    for (place, hint) in hints.enumerated() where !hint.isAlways {
      guard hint.columns <= left else { continue }
      left -= hint.columns
      kept.insert(place)
    }
    return hints.enumerated().filter { $0.element.isAlways || kept.contains($0.offset) }
      .map(\.element)
  }
}

struct FooterHint {
  var key: String
  var word: String
  var isAlways = false

  /// With the gap to the next one.
  var columns: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(word) + 2 }
}
