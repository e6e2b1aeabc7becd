import CellGrid
import Findings
import IntentModel
import SimulatorCore
import SurfaceViews
import TestSupport
import Testing

struct RenderTests {
  @Test("any session fills any canvas", arguments: 0..<12)
  func fillsAnyCanvas(number: UInt64) {
    let seed = SeededGenerator().seed &+ number &* 7_919
    var hostile = HostilePhone(seed: seed)
    var session = Session(Simulator(hostile.phone()))
    for step in 0..<30 {
      hostile.step(&session)
      let size = hostile.canvasSize()
      for glyphs in GlyphSet.allCases {
        let canvas = Canvas(columns: size.columns, rows: size.rows, glyphs: glyphs)
        let fault = fault(of: session, canvas)
        #expect(
          fault == nil, "UNDERSTUDY_SEED=\(seed), step \(step), \(size), \(glyphs): \(fault ?? "")")
      }
    }
  }

  @Test("every scene fills every small size") func smallSizes() {
    for scene in SampleScenes.all {
      for columns in [0, 1, 39, 40, 59, 76] {
        for rows in [0, 1, 11, 12, 17, 20] {
          let fault = fault(of: scene.session, Canvas(columns: columns, rows: rows))
          #expect(fault == nil, "\(scene) at \(columns)x\(rows): \(fault ?? "")")
        }
      }
    }
  }

  /// A line under nothing looks like a mistake.
  @Test("no underlined stretch begins or ends with a blank") func underlines() {
    for scene in SampleScenes.all {
      let grid = Render.grid(
        scene.session, theme: .plain, canvas: Canvas(columns: 80, rows: 24))
      for row in 0..<grid.size.rows {
        for stretch in grid.row(row).split(whereSeparator: { !$0.style.underline }) {
          let text = String(stretch.map(\.character))
          #expect(text.first != " " && text.last != " ", "\(scene), row \(row): '\(text)'")
        }
      }
    }
  }

  @Test("the last good catalog is told as long as it is shown", arguments: [(80, 24), (40, 12)])
  func lastGoodCatalog(columns: Int, rows: Int) {
    var session = SampleScenes.named("ask")
    session.chrome.showsLastGoodCatalog = true
    session.press(.record)
    session.press(.moveDown, .help)
    let title =
      Render.grid(session, theme: .plain, canvas: Canvas(columns: columns, rows: rows))
      .plainText.split(separator: "\n").first ?? ""
    #expect(title.contains(columns == 80 ? "▲ last good catalog: F8  ● rec" : "▲ last good: F8"))
    #expect(title.hasSuffix("step 3"), "\(title)")
  }

  @Test("the footer has the keys of a script that plays") func playback() {
    var session = SampleScenes.named("ask")
    func footer() -> String {
      let grid = Render.grid(session, theme: .plain, canvas: Canvas(columns: 40, rows: 12))
      return String(grid.plainText.split(separator: "\n").last ?? "")
    }
    session.chrome.playback = .running
    #expect(footer() == " ↵ next  Space pause  ^C quit")
    session.chrome.playback = .paused
    #expect(footer() == " ↵ next  Space go on  ^C quit")
  }

  /// What is wrong with the picture; nil when nothing is.
  private func fault(of session: Session, _ canvas: Canvas) -> String? {
    let grid = Render.grid(session, theme: .plain, canvas: canvas)
    guard grid.size == canvas.size else { return "another size: \(grid.size)" }
    for row in 0..<grid.size.rows {
      let cells = grid.row(row)
      guard cells.reduce(0, { $0 + $1.width }) == grid.size.columns else {
        return "row \(row) has another width"
      }
      let scalars = cells.flatMap(\.character.unicodeScalars)
      if let harmful = scalars.first(where: HarmlessText.isHarmful) {
        return "row \(row) holds U+\(String(harmful.value, radix: 16))"
      }
    }
    guard !grid.size.isEmpty else { return grid.cursor == nil ? nil : "a cursor on nothing" }
    if let cursor = grid.cursor, !grid.bounds.contains(cursor) { return "a cursor outside" }
    guard Render.visibleRows(session, canvas: canvas) >= 1 else { return "no visible rows" }
    return markFault(of: session, canvas)
  }

  /// With the focus on the device the cursor stands on the mark of the selected option.
  private func markFault(of session: Session, _ canvas: Canvas) -> String? {
    guard canvas.size.columns >= 40, canvas.size.rows >= 12, let run = session.state.run,
      session.simulator.selectedOption(of: run) != nil
    else { return nil }
    var session = session
    session.chrome.overlay = nil
    session.chrome.isInspectorInFront = false
    session.chrome.focus = .device
    let grid = Render.grid(session, theme: .plain, canvas: canvas)
    let mark = canvas.glyphs == .unicode ? "›" : ">"
    let found = grid.cursor.map { grid[$0].text }
    return found == mark
      ? nil : "the mark is not under the cursor, which shows \(found ?? "nothing")"
  }

  @Test("nothing but ASCII is drawn where only ASCII is wanted")
  func onlyASCII() {
    for scene in SampleScenes.all {
      for (columns, rows) in [(80, 24), (120, 40), (40, 12)] {
        let canvas = Canvas(columns: columns, rows: rows, glyphs: .ascii)
        let text = Render.grid(scene.session, theme: .plain, canvas: canvas).plainText
        let strange = text.first { !$0.isASCII }
        #expect(strange == nil, "\(scene) at \(columns)x\(rows)")
      }
    }
  }

  @Test("of sixty options the marked one is in view, even on the smallest screen")
  func longList() {
    var session = SampleScenes.named("sixty-options")
    session.press(.moveToTop)
    for number in 1...60 {
      let text = Render.grid(session, theme: .plain, canvas: Canvas(columns: 40, rows: 12))
        .plainText
      let marked = text.split(separator: "\n").first { $0.contains("› ") }
      #expect(marked?.contains("Shelf \(number) ") == true)
      #expect(text.contains("more in Transcript"))
      session.press(.moveDown)
    }
  }

  @Test("the caret is where the next character goes, wide ones before it counted double")
  func caret() throws {
    var session = SamplePhone.session()
    session.press(.siri)
    let canvas = Canvas(columns: 80, rows: 24)
    let empty = try #require(Render.grid(session, theme: .plain, canvas: canvas).cursor)
    _ = session.type("aラ👩‍🚀")
    let after = try #require(Render.grid(session, theme: .plain, canvas: canvas).cursor)
    #expect(after == empty.moved(columns: 5))
    session.press(.caretLeft)
    let before = try #require(Render.grid(session, theme: .plain, canvas: canvas).cursor)
    #expect(before == empty.moved(columns: 3))
  }

  @Test("a long text scrolls under the caret") func longText() throws {
    var session = SamplePhone.session()
    _ = session.type(String(repeating: "abcdefghij", count: 30) + "END")
    let grid = Render.grid(session, theme: .plain, canvas: Canvas(columns: 80, rows: 24))
    let cursor = try #require(grid.cursor)
    #expect(grid.text(row: cursor.row).contains("END"))
    session.press(.lineStart)
    let start = Render.grid(session, theme: .plain, canvas: Canvas(columns: 80, rows: 24))
    #expect(start.text(row: cursor.row).contains(" abcdefghij"))
  }

  @Test("the footer always offers help and a way out")
  func footer() {
    for scene in SampleScenes.all where scene.session.chrome.overlay == nil {
      for columns in [40, 60, 80, 120] {
        let grid = Render.grid(
          scene.session, theme: .plain, canvas: Canvas(columns: columns, rows: 24))
        let footer = grid.text(row: 23)
        #expect(
          footer.contains(columns == 40 ? "F1" : "F1 help") && footer.contains("^C quit"),
          "\(scene)")
      }
    }
  }

  @Test("help can be read to its end, however its lines are broken", arguments: [40, 80, 120])
  func endOfHelp(columns: Int) {
    let canvas = Canvas(columns: columns, rows: 12)
    var session = SamplePhone.session()
    session.press(.help)
    let last = Render.lastScroll(session, canvas: canvas)
    _ = session.perform(.moveToBottom, visibleRows: 1, lastScroll: last)
    let end = Render.grid(session, theme: .plain, canvas: canvas).plainText
    #expect(end.contains("^C"), "quit comes last")
    _ = session.perform(.moveUp, visibleRows: 1, lastScroll: last)
    #expect(Render.grid(session, theme: .plain, canvas: canvas).plainText != end)
  }
}
