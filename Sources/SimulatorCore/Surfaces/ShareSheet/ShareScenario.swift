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
    /// It is sent in another form, by id.
    case sentAs(String)
  }

  package var changes: [Change]

  package init(_ changes: [Change] = []) { self.changes = changes }

  /// What is shared, and the sheet it has. Nil when nothing can be shared then.
  package func sheet(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> ShareSheet? {
    var (state, content, route) = (state, content, route)
    var policy = SharePolicy.use
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
        guard let other = simulator.content(app: app, page: page, items: items, in: state) else {
          return nil
        }
        content = other
        route = .shareButton
      case .sentAs(let way):
        guard let other = simulator.content(content, sentAs: way, in: state) else { return nil }
        content = other
      }
    }
    if case .none = route.presentation(on: state.context.device) { return nil }
    return ShareSheet(simulator, state, content, route: route, policy: policy)
  }

  /// Whether there is a sheet then; quicker than making it.
  package func isPossible(
    _ simulator: Simulator, _ state: SimulationState, route: ShareRoute
  ) -> Bool {
    changes.allSatisfy { change in
      switch change {
      case .device(let device):
        if case .none = route.presentation(on: device) { false } else { true }
      case .content(let app, let page, let items):
        simulator.content(app: app, page: page, items: items, in: state) != nil
      case .policy, .time, .place, .favourites, .week, .sentAs: true
      }
    }
  }

  /// The same beside another: with its policy and form, unless this names one.
  package func beside(_ other: ShareScenario) -> ShareScenario {
    func isKept(_ change: Change, over own: Change) -> Bool {
      switch (change, own) {
      case (.policy, .policy), (.sentAs, .sentAs): true
      default: false
      }
    }
    let kept = other.changes.filter { change in
      isKept(change, over: change) && !changes.contains { isKept(change, over: $0) }
    }
    return ShareScenario(kept + changes)
  }

  /// Nothing changed.
  package static let now = ShareScenario()

  package var title: String {
    changes.isEmpty ? "now" : changes.map(\.title).joined(separator: ", ")
  }
}

extension ShareScenario.Change {
  package var title: String {
    switch self {
    case .policy(let policy): policy.title
    case .device(let device): "on \(device.title)"
    case .time(let time): "at \(time)"
    case .place(let place): "at \(place)"
    case .favourites(let targets):
      targets.isEmpty
        ? "without favourites"
        : "favourites " + targets.map(\.description).joined(separator: " ")
    case .week: "after one more such week"
    case .content(let app, let page, let items):
      "sharing " + ([app, page] + items).joined(separator: "/")
    case .sentAs(let way): "sent as \(way)"
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
    for var share in shares {
      share.time = share.time.adding(seconds: week)
      person.add(share)
    }
    for var performance in performances {
      performance.time = performance.time.adding(seconds: week)
      person.add(performance)
    }
    context.time = now.adding(seconds: week)
  }
}
