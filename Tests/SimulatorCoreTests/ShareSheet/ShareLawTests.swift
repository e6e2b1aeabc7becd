import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// What holds of a share sheet's order on any phone.
@Suite struct ShareLawTests {
  private static let phoneCount = 120

  @Test func theSameInputsGiveTheSameOrder() throws {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let phone = RandomSharePhone(using: &random)
      // Each sheet is made by a simulator of its own, nothing of which is remembered.
      let sheet = try phone.sheet()
      #expect(try phone.sheet().entries == sheet.entries, "\(random)")
      // What counts of the history is when something was shared, not when it was written down.
      var shuffled = phone
      shuffled.person.shares.shuffle(using: &random)
      #expect(try shuffled.sheet().entries == sheet.entries, "\(random)")
      let keys = sheet.entries.filter { $0.target != nil }.map(\.key)
      #expect(keys == keys.sorted(), "\(random)")
    }
  }

  @Test func anEntryAddedReordersNoOthers() throws {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let before = RandomSharePhone(using: &random)
      var after = before
      let category: Activity.Category = Bool.random(using: &random) ? .share : .action
      after.phone.apps.append(
        AppCatalog(
          id: "added", name: "Added",
          activities: [
            Activity(id: "new", category: category, title: "New", isExtension: true)
          ]))
      let old = try before.sheet().entries.map(\.id)
      let kept = try after.sheet().entries.map(\.id).filter(old.contains)
      #expect(kept == old.filter(kept.contains), "\(random)")
    }
  }

  @Test func thePersonsOrderSurvivesAnAppAddedAndAnAppRemoved() throws {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let phone = RandomSharePhone(using: &random)
      var changed = phone
      changed.phone.apps.append(
        AppCatalog(
          id: "added", name: "Added",
          activities: [Activity(id: "new", title: "New", isExtension: true)]))
      if let gone = changed.phone.apps.dropFirst().randomElement(using: &random) {
        changed.phone.apps.removeAll { $0.id == gone.id }
      }
      let favourites = { (one: RandomSharePhone) in
        try one.sheet().actions.filter { $0.group == .favourites }.map(\.id)
      }
      let (kept, before) = (try favourites(changed), try favourites(phone))
      #expect(kept == before.filter(kept.contains), "\(random)")
    }
  }

  @Test func movingTakesAsManyKeysAsIsSaid() throws {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let sheet = try RandomSharePhone(using: &random).sheet()
      guard let entry = sheet.entries.randomElement(using: &random) else { continue }
      var current = sheet.moved(from: nil, rows: 0, columns: 0)
      var keys = 1
      while current != entry.id, keys < 500 {
        let row = sheet.rows.firstIndex { $0.contains(entry.id) } ?? 0
        let isInRow = current.map { sheet.rows[row].contains($0) } ?? false
        current =
          isInRow
          ? sheet.moved(from: current, rows: 0, columns: 1)
          : sheet.moved(from: current, rows: 1, columns: 0)
        keys += 1
      }
      #expect(sheet.keystrokes(to: entry.id) == keys + 1, "\(random)")
    }
  }

  /// The named change is made, and the entry stands before the one it stood behind.
  @Test func whatAReceiptSaysMovesAnEntryUpDoes() throws {
    var random = SeededGenerator()
    var tried: [String: Int] = [:]
    for _ in 0..<Self.phoneCount {
      let phone = RandomSharePhone(using: &random)
      let sheet = try phone.sheet()
      let entries = sheet.entries.filter { $0.target != nil }
      for (place, entry) in entries.enumerated().dropFirst() {
        guard
          let improvement = ShareReceipt(phone.simulator, phone.state, sheet, entry.id)?
            .improvement,
          let changed = phone.making(improvement, of: entry)
        else { continue }
        tried[improvement.name, default: 0] += 1
        let after = try changed.sheet().entries.map(\.id)
        let (own, other) = (
          after.firstIndex(of: entry.id), after.firstIndex(of: entries[place - 1].id)
        )
        #expect(
          (own ?? .max) < (other ?? .max), "\(entry.title) by \(improvement.words), \(random)")
      }
    }
    #expect(tried.count == 4, "every kind of change was made: \(tried)")
  }
}

extension ShareImprovement {
  fileprivate var name: String {
    switch self {
    case .favourite: "favourite"
    case .beforeFavourite: "before"
    case .shares: "shares"
    case .earlierDeclaration: "earlier"
    case .nothing: "nothing"
    }
  }
}

/// A phone of few apps with a page that shares one image, and a person with a history and an order.
struct RandomSharePhone {
  var phone: PhoneCatalog
  var person: Person

  init(using random: inout SeededGenerator) {
    phone = PhoneCatalog(id: "random")
    for number in 0..<Int.random(in: 1...5, using: &random) {
      var app = AppCatalog(id: "app\(number)", name: LocalizedText("App \(number)"))
      for place in 0..<Int.random(in: 0...3, using: &random) {
        app.activities.append(
          Activity(
            id: "act\(place)", category: Bool.random(using: &random) ? .share : .action,
            title: LocalizedText("Act \(number).\(place)"),
            isExtension: number > 0 || Bool.random(using: &random)))
      }
      phone.apps.append(app)
    }
    phone.apps[0].pages = [
      Page(
        id: "page", title: "Page",
        items: [PageItem(id: "image", title: "Image", contentType: "public.png")])
    ]
    phone.people = (0..<3).map {
      Contact(id: "person\($0)", display: DisplayRepresentation(title: LocalizedText("P\($0)")))
    }
    person = Person()
    let targets = RandomSharePhone.targets(of: phone)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      guard let target = targets.randomElement(using: &random) else { continue }
      person.add(
        Share(
          target: target,
          time: phone.startingContext.time.adding(
            seconds: -Int.random(in: 0...3_000_000, using: &random))))
    }
    let simulator = Simulator(phone)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      guard let target = targets.randomElement(using: &random) else { continue }
      _ =
        simulator.isAction(target)
        ? simulator.arrange(&person, .favouriteAdded(target))
        : simulator.arrange(
          &person,
          .appPlaced(
            target, SharePreferences.AppPlace.allCases.randomElement(using: &random) ?? .hidden))
    }
  }

  private static func targets(of phone: PhoneCatalog) -> [ShareTarget] {
    SystemActivity.allCases.map(ShareTarget.system) + phone.people.map { .person($0.id) }
      + phone.apps.flatMap { app in
        app.activities.map { .activity(ActivityReference(app: app.id, activity: $0.id)) }
      }
  }

  var simulator: Simulator { Simulator(phone) }
  var state: SimulationState { simulator.initialState(person: person) }

  /// Of the image on its only page.
  func sheet() throws -> ShareSheet {
    let host = HostAppState(app: "app0", page: "page")
    let content = try #require(simulator.sharedContent(["image"], on: host, in: state))
    return ShareSheet(simulator, state, content)
  }

  /// The phone after what an improvement names; nil for nothing that can be done.
  func making(_ improvement: ShareImprovement, of entry: ShareEntry) -> RandomSharePhone? {
    guard let target = entry.target else { return nil }
    var changed = self
    switch improvement {
    case .nothing: return nil
    case .favourite:
      let event: ShareEvent =
        simulator.isAction(target) ? .favouriteAdded(target) : .appPlaced(target, .favourite)
      _ = simulator.arrange(&changed.person, event)
    case .beforeFavourite(let other):
      changed = making(.favourite, of: entry) ?? self
      _ = simulator.arrange(&changed.person, .favouriteMoved(target, before: other))
    case .shares(let count):
      for _ in 0..<count {
        changed.person.add(
          Share(target: target, host: "app0", time: state.context.time, place: state.context.place))
      }
    case .earlierDeclaration:
      guard case .activity(let reference) = target,
        let app = changed.phone.apps.firstIndex(where: { $0.id == reference.app }),
        let place = changed.phone.apps[app].activities.firstIndex(where: {
          $0.id == reference.activity
        })
      else { return nil }
      let activity = changed.phone.apps[app].activities.remove(at: place)
      changed.phone.apps[app].activities.insert(activity, at: 0)
    }
    return changed
  }
}
