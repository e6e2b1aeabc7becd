import CellGrid
import SimulatorCore
import SurfaceViews
import Testing

/// What explains the tool is never cut where nobody can read on.
struct PaletteAndHelpTests {
  @Test("the marked command's help is whole", arguments: [(40, 12), (80, 24), (120, 40)])
  func markedHelp(columns: Int, rows: Int) {
    var session = SamplePhone.session()
    session.press(.palette)
    for command in CommandSearch.commands(for: "") {
      let words = session.text(columns, rows).replacing("│", with: " ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(command.help), "\(command)")
      session.press(.moveDown)
    }
  }

  @Test("the palette shows what it found") func match() {
    var session = SamplePhone.session()
    session.press(.palette)
    _ = session.type("rec")
    let row = session.text(80, 24).split(separator: "\n").first { $0.contains("  Why") }
    #expect(row?.contains("receipt") == true, "\(row ?? "")")
  }

  @Test("help names every key of a command") func keys() {
    var session = SamplePhone.session()
    session.press(.help, .moveToBottom)
    let rows = session.text(80, 60).split(separator: "\n")
    let first = rows.firstIndex { $0.contains("C-Home Home ") } ?? 0
    #expect(rows[first + 1].contains("│ g    "))
  }

  @Test("no caret stands on text that cannot be edited") func caret() {
    for name in ["help", "every-device", "performing"] {
      var session = SampleScenes.named(name)
      if name == "performing" { session.press(.nextFocus, .nextFocus) }
      #expect(session.grid(80, 24).cursor == nil, "\(name)")
    }
    let palette = SampleScenes.named("palette").grid(80, 24)
    #expect(palette.cursor != nil)
  }
}
