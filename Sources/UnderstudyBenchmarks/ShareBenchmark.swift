import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews

/// A share sheet of many activities and people: one key, from the mark's move to the drawn picture.
enum ShareBenchmark {
  static func time() -> Double {
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "app0")))
    session.send(.app(.itemToggled("photo")))
    session.send(.share(.opened(.shareButton)))
    var isDown = false
    return Stopwatch.median(of: 21) {
      isDown.toggle()
      _ = session.perform(isDown ? .moveDown : .moveUp, visibleRows: 10)
      _ = Render.grid(session, theme: .plain, canvas: Canvas(columns: 120, rows: 40))
    }
  }

  private static let phone: PhoneCatalog = {
    var phone = PhoneCatalog(id: "share")
    for number in 0..<30 {
      phone.apps.append(
        AppCatalog(
          id: "app\(number)", name: LocalizedText("App \(number)"),
          activities: (0..<10).map {
            Activity(
              id: "act\($0)", category: $0 < 3 ? .share : .action,
              title: LocalizedText("Act \(number) \($0)"), isExtension: true)
          }))
    }
    phone.apps[0].pages = [
      Page(
        id: "page", title: "Page",
        items: [PageItem(id: "photo", title: "Photo", contentType: "public.jpeg")])
    ]
    phone.people = (0..<500).map {
      Contact(
        id: "person\($0)",
        display: DisplayRepresentation(title: LocalizedText("Person \($0)")))
    }
    let now = phone.startingContext.time
    phone.shares = (0..<1_500).map {
      Share(target: .person("person\($0 % 500)"), time: now.adding(seconds: -3_600 * (1_500 - $0)))
    }
    return phone
  }()
}
