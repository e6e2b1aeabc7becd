import CellGrid
import SimulatorCore

/// Where Spotlight or an app's page would be, on a device that is used by ear: that there is none,
/// and how to speak.
struct VoiceOnlyView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let area = rect.inset(columns: 1)
    let words = context.words
    let siri = Keymap.keys(of: .siri).first?.label(isPlain: context.glyphs == .ascii) ?? ""
    let device = context.state.context.device
    let absent =
      context.session.appShown.map { words.isNotShown(name(of: $0), on: device) }
      ?? words.noSpotlight(on: device)
    let lines =
      text(absent, .deviceText, area) + [.blank]
      + text(words.asksSiri(siri), .deviceTint, area) + [.blank]
      + text(words.isHeard(on: device), .deviceFaintText, area)
    grid.draw(VoiceHeader(context: context).line, in: area.topRows(1))
    grid.draw(lines, in: area.removingTop(area.rows >= 12 ? 3 : 2))
    return nil
  }

  private func name(of app: String) -> String {
    context.simulator.index.app(app)?.name.text(in: context.language) ?? app
  }

  private func text(_ text: String, _ role: ThemeRole, _ area: Rect) -> [Line] {
    context.wrapped(text, columns: area.columns, style: context[role], maximumRows: 3)
  }
}
