import CellGrid
import SimulatorCore

/// Where Spotlight would be, on a device that is used by ear: that there is none, and how to speak.
struct VoiceOnlyView {
  let context: ViewContext

  func draw(in rect: Rect, into grid: inout Grid) -> Point? {
    let area = rect.inset(columns: 1)
    let siri = Keymap.keys(of: .siri).first?.label(isPlain: context.glyphs == .ascii) ?? ""
    let lines =
      text((context.session.whyNoSpotlight ?? "") + ".", .deviceText, area) + [.blank]
      + text("\(siri) asks Siri: type what you would say.", .deviceTint, area) + [.blank]
      + text(
        context.state.context.device.hasScreen
          ? "What is answered is heard, and its words are shown."
          : "What is answered is only heard.", .deviceFaintText, area)
    grid.draw(lines, in: area.removingTop(area.rows >= 12 ? 3 : 0))
    return nil
  }

  private func text(_ text: String, _ role: ThemeRole, _ area: Rect) -> [Line] {
    context.wrapped(text, columns: area.columns, style: context[role], maximumRows: 3)
  }
}
