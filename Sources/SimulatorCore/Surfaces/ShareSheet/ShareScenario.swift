import Findings
import IntentModel

/// A what-if: the share sheet as it would be if something were different.
package struct ShareScenario: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case policy(SharePolicy)
    case device(Device)
    case time(ClockTime)
    case place(String)
    /// The person's favourite actions and apps are these.
    case favourites([ShareTarget])
    /// A week later, in which everything of the last week was done once more.
    case week
    /// Something else is shared: items of a page, or the page itself.
    case content(app: String, page: String, items: [String])
    /// It is sent in another way, by id.
    case sentAs(String)
  }

  package var changes: [Change]

  package init(_ changes: [Change] = []) { self.changes = changes }

  /// Why there is no sheet then, and what was expected of the what-if.
  package struct Refusal: Error, Hashable {
    package var why: String
    package var expected = "something that has a share sheet"
  }

  /// The moment as it would be, with its sheet.
  package func moment(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) throws(Refusal) -> (state: SimulationState, sheet: ShareSheet) {
    let there = try applied(simulator, to: state, content, route: route)
    let sheet = ShareSheet(
      simulator, there.state, there.content, route: there.route, policy: there.policy)
    return (there.state, sheet)
  }

  /// The sheet as it would be. Nil when nothing can be shared then.
  package func sheet(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> ShareSheet? {
    try? moment(simulator, state, content, route: route).sheet
  }

  /// Why there is no sheet then; nil when there is one. Quicker than making it.
  package func refusal(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> Refusal? {
    do throws(Refusal) {
      _ = try applied(simulator, to: state, content, route: route)
      return nil
    } catch {
      return error
    }
  }

  /// What is shared then, and how: first all that it depends on changes, then it is looked for, and
  /// then the way to send it, in whichever order the changes are written.
  private func applied(
    _ simulator: Simulator, to state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) throws(Refusal) -> (
    state: SimulationState, content: SharedContent, route: ShareRoute, policy: SharePolicy
  ) {
    var (state, route, policy) = (state, route, SharePolicy.use)
    var shared = (app: content.host, page: content.page, items: content.items.compactMap(\.id))
    // What the open sheet's Options say holds for what is shared in it, and only as far as it can.
    var kept = content.sentAs?.way
    var chosen: String?
    for change in changes {
      switch change {
      case .policy(let other): policy = other
      case .device(let device): state.context.device = device
      case .time(let time):
        state.context.time = SimulatedTime(state.context.time.date, time)
      case .place(let place): state.context.place = place
      case .favourites(let targets):
        state.person.shareSheet.favouriteActions = targets.filter(simulator.isAction)
        state.person.shareSheet.favouriteApps = targets.filter { !simulator.isAction($0) }
      case .week: state.repeatLastWeek(simulator)
      case .content(let app, let page, let items):
        shared = (app, page, items)
        (route, kept) = (.shareButton, nil)
      case .sentAs(let way): chosen = way
      }
    }
    if case .none(let why) = route.presentation(on: state.context.device) {
      throw Refusal(why: why)
    }
    if state.context.isLocked { throw Refusal(why: Simulator.nothingIsSharedLocked) }
    guard
      let found = simulator.content(
        app: shared.app, page: shared.page, items: shared.items, in: state)
    else {
      throw Refusal(why: "what is shared is not on its page at that moment")
    }
    guard let chosen else {
      return (state, simulator.content(found, sentIfPossibleAs: kept, in: state), route, policy)
    }
    guard let sent = simulator.content(found, sentAs: chosen, in: state) else {
      let ways = simulator.options(for: found, in: state)?.ways ?? []
      throw Refusal(
        why: "its Options do not offer '\(chosen)' then",
        expected: ways.isEmpty ? Self.somethingWithWays : Excerpt.list(ways.map(\.id)))
    }
    return (state, sent, route, policy)
  }

  /// The same beside another: with its policy and way, unless this names one.
  package func beside(_ other: ShareScenario) -> ShareScenario {
    let own = changes.map(\.kind)
    let kept = other.changes.filter { $0.kind.holdsForBothSides && !own.contains($0.kind) }
    return ShareScenario(kept + changes)
  }

  /// Nothing changed.
  package static let now = ShareScenario()

  /// With what things are called in the moment that it makes.
  package func title(_ titles: ShareTitles) -> String {
    changes.isEmpty ? "now" : changes.map { $0.title(titles) }.joined(separator: ", ")
  }
}

extension ShareScenario.Change {
  package func title(_ titles: ShareTitles) -> String {
    switch self {
    case .policy(let policy): policy.title
    case .device(let device): "on \(device.title)"
    case .time(let time): "at \(time)"
    case .place(let place): "at \(titles.name(ofPlace: place))"
    case .favourites(let targets):
      targets.isEmpty
        ? "without favourites"
        : "favourites " + titles.list(targets)
    case .week: "after one more such week"
    case .content(let app, let page, let items):
      "sharing " + titles.name(ofContent: app, page, items)
    case .sentAs(let way): titles.words(ofWay: way)
    }
  }
}

extension Simulator {
  /// Items of a page as they would be shared; without any, the page itself. Nil unless every one of
  /// them is there to be shared.
  package func content(
    app: String, page: String, items: [String], in state: SimulationState
  ) -> SharedContent? {
    let host = HostAppState(app: app, page: page)
    guard let found = sharedContent(items, on: host, in: state) else { return nil }
    return Set(found.items.compactMap(\.id)) == Set(items) ? found : nil
  }
}

extension SimulationState {
  fileprivate mutating func repeatLastWeek(_ simulator: Simulator) {
    let now = context.time
    let days = 7
    let (week, start) = (days * 86_400, now.seconds - days * 86_400)
    func isInWeek(_ time: SimulatedTime) -> Bool { time.seconds > start && time <= now }
    let shares = (simulator.phone.shares + person.shares).filter { isInWeek($0.time) }
    let performances = simulator.history(in: self).filter { isInWeek($0.time) }
    person.add(
      shares.map { share in
        var share = share
        share.time = share.time.adding(seconds: week)
        return share
      })
    person.add(
      performances.map { performance in
        var performance = performance
        performance.time = performance.time.adding(seconds: week)
        return performance
      })
    context.time = now.adding(seconds: week)
  }
}
