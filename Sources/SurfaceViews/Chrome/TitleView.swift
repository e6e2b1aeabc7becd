import CellGrid
import IntentModel
import SimulatorCore

/// The line at the top: whose phone, and everything about the moment that is simulated.
struct TitleView {
  let context: ViewContext

  private struct Chip {
    var text: String
    /// What may stand for it before it goes.
    var short: String?
    var isUnusual = false
    /// The lowest go first when there is too little room; the app's name only becomes shorter.
    var importance: Int

    /// What can become shorter does before anything of weight goes.
    var rank: Int { short == nil ? importance : min(importance, 3) }
  }

  private static let leastNameColumns = 9
  /// A name is cut before a chip of this importance goes.
  private static let aboveWhichNameIsCut = 5

  func draw(in rect: Rect, into grid: inout Grid) {
    grid.fill(rect, style: context[.title])
    let right = rightSide(isNarrow: rect.columns < Layout.columnsForBoth)
    let inner = rect.inset(columns: 1)
    let room = inner.columns - (right.isEmpty ? 0 : right.columns + 2)
    grid.draw(Line(leftSide(columns: room), trailing: right), in: inner)
  }

  private func rightSide(isNarrow: Bool) -> [Span] {
    var notices = [String]()
    if context.chrome.showsLastGoodCatalog {
      let key = Keymap.keys(of: .findings).first?.label(isPlain: context.glyphs == .ascii) ?? ""
      let words = isNarrow ? "last good" : "last good catalog"
      notices.append("\(context.marks.warning) \(words): \(key)")
    }
    if context.chrome.recording != nil { notices.append("\(context.marks.recording) rec") }
    return notices.flatMap {
      [Span($0, context[.titleNotice]), Span("  ", context[.titleContext])]
    } + [Span("step \(context.session.stepCount)", context[.titleContext])]
  }

  private func leftSide(columns: Int) -> [Span] {
    var chips = chips
    let separator = " \(context.marks.dot) "
    func tooMany() -> Int {
      chips.reduce(0) { $0 + DisplayWidth.of($1.text) } + max(0, chips.count - 1) * 3 - columns
    }
    while tooMany() > 0,
      let least = chips.indices.dropFirst().min(by: { chips[$0].rank < chips[$1].rank })
    {
      if let short = chips[least].short {
        chips[least].text = short
        chips[least].short = nil
      } else if chips[least].importance >= Self.aboveWhichNameIsCut,
        DisplayWidth.of(chips[0].text) - tooMany() >= Self.leastNameColumns
      {
        break
      } else {
        chips.remove(at: least)
      }
    }
    if tooMany() > 0 {
      chips[0].text = DisplayWidth.truncated(
        chips[0].text, toColumns: max(1, DisplayWidth.of(chips[0].text) - tooMany()),
        glyphs: context.glyphs)
    }
    var spans = [Span]()
    for (place, chip) in chips.enumerated() {
      if place > 0 { spans.append(Span(separator, context[.titleContext])) }
      let role: ThemeRole =
        chip.isUnusual ? .titleNotice : place == 0 ? .title : .titleContext
      spans.append(Span(chip.text, context[role]))
    }
    return spans
  }

  /// A phone with one app goes by that app's name, whether it runs or not.
  private var phoneName: String {
    let phone = context.simulator.phone
    return phone.apps.count == 1 ? phone.apps[0].name.text(in: context.language) : phone.id
  }

  /// The device itself says what time it is.
  private var isClockShown: Bool { context.state.context.device.hasScreen }

  private var chips: [Chip] {
    let moment = context.state.context
    let appName = context.session.appShown.flatMap { context.simulator.index.app($0) }?
      .name.text(in: moment.language)
    var chips = [
      Chip(text: appName ?? phoneName, importance: 9),
      Chip(text: moment.device.title, importance: 6),
      Chip(text: moment.era.title, importance: 1),
      Chip(text: LanguageTag.name(moment.language), short: moment.language, importance: 5),
      Chip(
        text: "\(moment.time.weekdayWord) \(moment.time.time)", short: "\(moment.time.time)",
        importance: isClockShown ? 3 : 7),
    ]
    if let place = moment.place.flatMap({ context.simulator.index.place($0) }) {
      chips.append(Chip(text: place.display.title.text(in: moment.language), importance: 2))
    }
    if moment.isLocked { chips.append(Chip(text: "locked", isUnusual: true, importance: 8)) }
    if moment.isOffline { chips.append(Chip(text: "offline", isUnusual: true, importance: 8)) }
    if let outcome = moment.forcedOutcome {
      chips.append(Chip(text: "outcome \(outcome)", isUnusual: true, importance: 8))
    }
    return chips
  }
}
