import CellGrid
import SimulatorCore
import SurfaceViews
import Testing

/// What the sheet of every device says of CarPlay is what CarPlay is drawn with.
struct CarPlayTests {
  @Test("the words that are heard stand on its screen", arguments: [(80, 24), (120, 40)])
  func words(columns: Int, rows: Int) {
    let drawn = SampleScenes.named("confirmation-carPlay").text(columns, rows)
    #expect(drawn.contains("One Latte, 4.50. Order it?"))
    #expect(drawn.contains("╭"), "it has a screen")
    #expect(!drawn.contains("▂▃▂▄▆"), "and no waveform")
    #expect(!drawn.contains("Pickup"), "and no snippet")
  }

  @Test("the sheet shows the same words") func sheet() {
    let sheet = SampleScenes.named("every-device").text(120, 40)
    let line = sheet.split(separator: "\n").first { $0.contains("CarPlay") } ?? ""
    #expect(line.ranges(of: "One Latte, 4.50. Order").count == 2, "shown and heard")
  }
}
