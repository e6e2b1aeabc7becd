import CellGrid
import SimulatorCore

/// The keys that work now, the most useful first; what does the main thing, help and quit always.
struct FooterView {
  let context: ViewContext
  let hints: [FooterHint]

  func draw(in rect: Rect, into grid: inout Grid) {
    let room = rect.inset(columns: 1)
    let kept = Self.fitting(hints, columns: room.columns)
    var spans = [Span]()
    for (place, hint) in kept.enumerated() {
      if place > 0 { spans.append(Span("  ", context[.footerText])) }
      spans.append(Span(hint.key, context[.footerKey]))
      if !hint.word.isEmpty { spans.append(Span(" \(hint.word)", context[.footerText])) }
    }
    grid.draw(Line(spans), in: room)
  }

  /// The most important that fit, in the order of the table. A key that is needed goes before the
  /// words of those that are known without.
  private static func fitting(_ all: [FooterHint], columns: Int) -> [FooterHint] {
    var hints = all
    for expendable in FooterHint.Expendable.allCases {
      let needed = hints.filter { $0.rank <= FooterHint.needed }
      if needed.reduce(0, { $0 + $1.columns }) <= columns + FooterHint.gap { break }
      for place in hints.indices where hints[place].expendable == expendable {
        hints[place].word = ""
      }
    }
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
  var expendable: Expendable?

  /// Words that go before a key does: their keys are the same in every program.
  enum Expendable: CaseIterable {
    case arrows, help, back
  }

  static let gap = 2
  static let always = 0
  static let needed = 1
  static let usual = 2

  /// With the gap to the next one.
  var columns: Int {
    DisplayWidth.of(key) + (word.isEmpty ? 0 : 1 + DisplayWidth.of(word)) + Self.gap
  }
}
