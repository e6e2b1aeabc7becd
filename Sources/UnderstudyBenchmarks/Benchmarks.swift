import CatalogFormat
import CellGrid
import Foundation
import IntentModel
import SimulatorCore
import SurfaceViews

/// Measures what the bars speak of, and prints each beside a peer that does like work in the same
/// run. Times are medians in milliseconds; only the ratios mean something on another machine.
@main
enum Benchmarks {
  static func main() {
    if CommandLine.arguments.dropFirst() == ["matching"] {
      // Read by Scripts/benchmark-matching.
      for (name, time) in MatchingBenchmark.times() { print("\(name)\t\(time)") }
      return
    }
    print("measure".padded(52) + "ours".padded(12) + "peer".padded(12) + "ratio  peer is")
    catalogOpening()
    searching()
    matching()
    undoing()
    drawing()
    asking()
    for (screen, time) in ShareBenchmark.times() {
      report("a key in \(screen): 10,000 activities, 10,000 people", time, nil, "")
    }
    SpeechBenchmark.run()
  }

  private static func catalogOpening() {
    let text = CatalogWriter.app(Generated.app(intentCount: 10_000))
    let bytes = Array(text.utf8)
    let ours = Stopwatch.median(of: 5) {
      let loaded = CatalogReader.read(
        [CatalogSource(file: "big.app.jsonc", bytes: bytes)], phoneID: "big")
      var session = Session(Simulator(loaded.phone))
      session.send(.spotlight(.queryChanged("big")))
      precondition(session.spotlightRows.count > 10_000)
    }
    // What is generated has no comments, so it is strict JSON as it stands.
    let peer = Stopwatch.median(of: 5) {
      _ = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    report(
      "open a catalog of 10,000 intents (\(bytes.count / 1_000_000) MB)", ours, peer,
      "JSONSerialization, parsing alone")
  }

  private static func searching() {
    let phone = PhoneCatalog(id: "big", apps: [Generated.app(intentCount: 5_000)])
    var session = Session(Simulator(phone))
    session.send(.spotlight(.queryChanged("4")))
    _ = session.spotlightRows
    let titles = phone.apps[0].intents.map { $0.title.text(in: "en") }
    let queries = ["s", "se", "sen", "send", "send 4", "send 49"]
    let ours = Stopwatch.median(of: 9) {
      for query in queries {
        session.send(.spotlight(.queryChanged(query)))
        _ = session.spotlightRows.count
      }
    }
    let peer = Stopwatch.median(of: 9) {
      for query in queries {
        _ =
          titles.filter {
            $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
          }.count
      }
    }
    report("search 5,000 rows, one key", ours / 6, peer / 6, "Foundation's range(of:), unranked")
  }

  private static func matching() {
    for (name, time) in MatchingBenchmark.times() {
      report("\(name), 10,000 expanded phrases", time, nil, "")
    }
  }

  private static func undoing() {
    let phone = PhoneCatalog(id: "phrases", apps: (0..<5).map(MatchingBenchmark.app))
    var session = Session(Simulator(phone))
    session.send(.surfacePresented(.siri))
    while session.log.count < 5_000 {
      session.send(.conversation(.said("start value 3 with app 2")))
      session.send(.run(.cancelled))
      session.send(.conversation(.draftChanged("x")))
    }
    let ours = Stopwatch.median(of: 25) { session.undo() }
    let folding = Stopwatch.median(of: 3) {
      var again = Session(session.simulator, start: session.start)
      for entry in session.log { again.send(entry.event) }
    }
    report("undo after 5,000 events", ours, folding, "folding the whole log again")
  }

  private static func drawing() {
    let phone = PhoneCatalog(id: "big", apps: [Generated.app(intentCount: 5_000)])
    var session = Session(Simulator(phone))
    session.send(.spotlight(.queryChanged("s")))
    let canvas = Canvas(columns: 120, rows: 40)
    let ours = Stopwatch.median(of: 25) {
      _ = Render.grid(session, theme: .plain, canvas: canvas)
    }
    report("draw Spotlight with 5,000 rows at 120×40", ours, nil, "")
  }

  /// A list of thousands is a mistake of its author's that must not make the program slow.
  private static func asking() {
    let intent = IntentReference(app: "list", intent: "Choose")
    var session = Session(Simulator(PhoneCatalog(id: "list", apps: [Generated.list(of: 2_000)])))
    session.send(.run(.startedDirectly(intent, values: [])))
    let canvas = Canvas(columns: 120, rows: 40)
    let drawing = Stopwatch.median(of: 9) {
      _ = Render.grid(session, theme: .plain, canvas: canvas)
    }
    report("draw a question of 2,000 options at 120×40", drawing, nil, "")
    let words = "remind me " + (1...14).map { "word\($0)" }.joined(separator: " ")
    let hearing = Stopwatch.median(of: 9) {
      session.send(.surfacePresented(.siri))
      session.send(.conversation(.said(words)))
    }
    report("a built-in request, one of 2,000 options in it", hearing, nil, "")
  }

  private static func report(_ name: String, _ ours: Double, _ peer: Double?, _ peerName: String) {
    let figures =
      ours.text.padded(12) + (peer?.text ?? "").padded(12)
      + (peer.map { (ours / $0).text } ?? "").padded(7)
    print(name.padded(52) + figures + peerName)
  }
}

/// Catalogs of any size, the same every time.
enum Generated {
  /// One that asks which of so many, and handles reminders.
  static func list(of count: Int) -> AppCatalog {
    let items = (1...count).map { number in
      EntityItem(
        id: "item\(number)",
        display: DisplayRepresentation(title: LocalizedText("Thing number \(number)")))
    }
    return AppCatalog(
      id: "list", name: "Long List", entities: [AppEntity(id: "Thing", items: items)],
      intents: [
        AppIntent(
          id: "Choose", title: "Choose", handles: [.reminder],
          parameters: [IntentParameter(id: "thing", type: .entity("Thing"), isRequired: true)])
      ])
  }

  static func app(intentCount: Int) -> AppCatalog {
    let verbs = ["Send", "Order", "Open", "Start", "Find", "Share", "Book", "Play"]
    let things = ["parcel", "coffee", "door", "timer", "song", "photo", "table", "note"]
    return AppCatalog(
      id: "big", name: "Big App",
      intents: (0..<intentCount).map { number in
        let title = "\(verbs[number % 8]) \(things[number / 8 % 8]) \(number)"
        return AppIntent(
          id: "intent\(number)", title: LocalizedText(title),
          parameters: [
            IntentParameter(id: "text", type: .string, isRequired: true, ask: "What?"),
            IntentParameter(id: "count", type: .integer, defaultValue: .integer(1)),
          ],
          summary: [ParameterSummary(text: LocalizedText("\(title): ${text}"))],
          outcomes: [Outcome(name: "done", dialog: IntentDialog(full: "Done with ${text}."))])
      })
  }
}

enum Stopwatch {
  /// Milliseconds, the median of so many runs after one that does not count.
  static func median(of count: Int, _ work: () -> Void) -> Double {
    work()
    let clock = ContinuousClock()
    let times = (0..<count).map { _ in
      let time = clock.measure(work)
      return Double(time.components.seconds) * 1_000 + Double(time.components.attoseconds) / 1e15
    }
    return times.sorted()[count / 2]
  }
}

extension Double {
  var text: String { String(format: self < 10 ? "%.3f" : "%.1f", self) }
}

extension String {
  func padded(_ width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}
