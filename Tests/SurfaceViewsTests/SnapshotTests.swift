import CellGrid
import SimulatorCore
import SurfaceViews
import TestSupport
import Testing

struct SnapshotTests {
  @Test(
    "screens of the normal size",
    arguments: [
      "spotlight", "search", "no-results", "siri", "page", "page-button", "page-performed", "ask",
      "question-without-field", "spotlight-airPods", "guess",
      "seven-options", "several-values", "text-answer", "confirmation", "unlock", "performing",
      "result", "failure", "cancelled", "not-understood", "state", "transcript", "findings",
      "refusal", "help", "palette", "context", "every-device", "ask-watch", "confirmation-watch",
      "ask-airPods", "which-app", "search-classic", "siri-classic", "suggestions-used",
      "ask-carPlay", "confirmation-carPlay",
      "ask-iPad", "ask-iPhoneSideways", "ask-mac", "share-sheet", "share-sheet-sideways",
      "share-popover", "share-menu", "share-options", "share-sheet-sent-as-pdf", "edit-actions",
      "compose-view", "interface-alert",
      "comparison",
    ])
  func normal(name: String) { expect(name, columns: 80, rows: 24) }

  @Test(
    "roomy screens",
    arguments: [
      "spotlight", "confirmation", "help", "every-device", "ask-iPad", "share-sheet", "comparison",
      "context",
    ])
  func roomy(name: String) { expect(name, columns: 120, rows: 40) }

  @Test(
    "the smallest screens",
    arguments: [
      "spotlight", "ask", "sixty-options", "confirmation", "page", "ask-watch", "ask-airPods",
      "help", "context", "every-device", "comparison",
    ])
  func small(name: String) { expect(name, columns: 40, rows: 12) }

  @Test("the inspector in front of the device") func folded() {
    var session = SampleScenes.named("ask")
    session.press(.why)
    expect(session, "inspector-in-front", columns: 60, rows: 24)
  }

  @Test("ASCII alone", arguments: ["ask", "several-values", "result"])
  func ascii(name: String) {
    expect(SampleScenes.named(name), "\(name)-ascii", columns: 80, rows: 24, glyphs: .ascii)
  }

  @Test("too small") func tooSmall() {
    expect(SampleScenes.named("ask"), "too-small", columns: 30, rows: 6)
  }

  private func expect(_ name: String, columns: Int, rows: Int) {
    expect(SampleScenes.named(name), name, columns: columns, rows: rows)
  }

  private func expect(
    _ session: Session, _ name: String, columns: Int, rows: Int, glyphs: GlyphSet = .unicode
  ) {
    let canvas = Canvas(columns: columns, rows: rows, glyphs: glyphs)
    expectSnapshot(
      Render.grid(session, theme: .plain, canvas: canvas), named: "\(name)-\(columns)x\(rows)",
      header: [("screen", name), ("theme", "plain")])
  }
}
