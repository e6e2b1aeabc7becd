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

  /// The sheet as it would be. Nil when nothing can be shared then.
  package func sheet(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> ShareSheet? {
    moment(simulator, state, content, route: route)?.sheet
  }

  /// The moment as it would be, with its sheet. Nil when nothing can be shared then.
  package func moment(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> (state: SimulationState, sheet: ShareSheet)? {
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
    return (state, ShareSheet(simulator, state, content, route: route, policy: policy))
  }

  /// Why there is no sheet then; nil when there is one.
  package func refusal(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> String? {
    var content = content
    for change in changes {
      switch change {
      case .device(let device):
        if case .none(let why) = route.presentation(on: device) { return why }
      case .content(let app, let page, let items):
        guard let other = simulator.content(app: app, page: page, items: items, in: state) else {
          return "it is not on its page at that moment"
        }
        content = other
      case .sentAs(let way):
        if simulator.content(content, sentAs: way, in: state) == nil {
          return "its Options do not offer '\(way)'"
        }
      case .policy, .time, .place, .favourites, .week: break
      }
    }
    return nil
  }

  /// Whether there is a sheet then; quicker than making it.
  package func isPossible(
    _ simulator: Simulator, _ state: SimulationState, _ content: SharedContent, route: ShareRoute
  ) -> Bool {
    refusal(simulator, state, content, route: route) == nil
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
