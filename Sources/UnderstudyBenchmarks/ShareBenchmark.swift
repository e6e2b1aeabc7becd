import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews

/// A share sheet of 10,000 activities and 10,000 people, over a long history: one key, from the
/// mark's move to the drawn picture, in the sheet, in More and in What if.
enum ShareBenchmark {
  static func times() -> [(screen: String, time: Double)] {
    var more = sheet
    more.send(.share(.entryChosen(.more)))
    var whatIf = sheet
    _ = whatIf.perform(.compare, visibleRows: 10)
    return [
      ("the sheet", time(sheet, .moveDown, .moveUp)), ("More", time(more, .moveDown, .moveUp)),
      ("What if", time(whatIf, .caretRight, .caretLeft)),
    ]
  }

  /// The two commands by turns.
  private static func time(_ session: Session, _ there: Command, _ back: Command) -> Double {
    var session = session
    var isThere = false
    return Stopwatch.median(of: 21) {
      isThere.toggle()
      _ = session.perform(isThere ? there : back, visibleRows: 10)
      _ = Render.grid(session, theme: .plain, canvas: Canvas(columns: 120, rows: 40))
    }
  }

  private static let host = "app2"

  private static let sheet: Session = {
    var person = Person()
    let now = phone.startingContext.time
    for number in 0..<2_000 {
      person.add(
        Performance(
          intent: IntentReference(app: host, intent: "send"),
          values: [
            GivenValue(
              parameter: "to",
              values: [.person(id: "person\(number % 500)", text: "Person \(number % 500)")])
          ], time: now.adding(seconds: -3_600 * (2_000 - number))))
    }
    var session = Session(
      Simulator(phone), start: .init(person: person, context: phone.startingContext))
    session.send(.app(.opened(app: host)))
    session.send(.app(.itemToggled("photo")))
    session.send(.share(.opened(.shareButton)))
    return session
  }()

  private static let phone: PhoneCatalog = {
    var phone = PhoneCatalog(id: "share")
    for number in 0..<1_000 {
      phone.apps.append(
        AppCatalog(
          id: "app\(number)", name: LocalizedText("App \(number)"),
          activities: (0..<10).map {
            Activity(
              id: "act\($0)", category: $0 < 3 ? .share : .action,
              title: LocalizedText("Act \(number) \($0)"), isExtension: true)
          }))
    }
    phone.apps[2].intents = [
      AppIntent(id: "send", title: "Send", parameters: [IntentParameter(id: "to", type: .person)])
    ]
    phone.apps[2].pages = [
      Page(
        id: "page", title: "Page",
        items: [PageItem(id: "photo", title: "Photo", contentType: "public.jpeg")])
    ]
    phone.people = (0..<10_000).map {
      Contact(
        id: "person\($0)",
        display: DisplayRepresentation(title: LocalizedText("Person \($0)")))
    }
    let now = phone.startingContext.time
    phone.shares = (0..<10_000).map {
      Share(target: .person("person\($0)"), time: now.adding(seconds: -3_600 * (10_000 - $0)))
    }
    return phone
  }()
}
