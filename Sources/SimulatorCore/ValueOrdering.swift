import IntentModel

/// Order by history is a snapshot: an entity's items are put in order when its app is opened, and
/// Siri and Spotlight read what was put ("Design App Shortcuts", WWDC22: the order of parameter
/// values can change each time the app is opened).
extension Simulator {
  /// Renews the snapshots of an app that is opened.
  func renewValueOrders(of app: AppCatalog, in state: inout SimulationState) {
    state.openedApps.insert(app.id)
    takeValueOrders(of: app, in: &state)
  }

  /// How the values of an entity are ordered, for receipts: `most recent first, as of …`.
  func orderWords(_ order: ValueOrder, of app: String, in state: SimulationState) -> String {
    let rule =
      switch order {
      case .author: "author's order"
      case .recency: "most recent first"
      case .frequency: "most used first"
      case .alphabetical: "alphabetical"
      }
    guard order != .author else { return rule }
    return state.openedApps.contains(app)
      ? "\(rule), as of the app's last opening"
      : "\(rule), as of the start: the app has not been opened since"
  }

  /// Takes the snapshots of one app.
  func takeValueOrders(of app: AppCatalog, in state: inout SimulationState) {
    for entity in app.entities {
      let reference = EntityReference(app: app.id, entity: entity.id)
      state.valueOrders[reference] = order(of: entity, app: app, in: state)
    }
  }

  private func order(
    of entity: AppEntity, app: AppCatalog, in state: SimulationState
  ) -> [String]? {
    switch entity.order {
    case .author:
      return nil
    case .alphabetical:
      let language = state.context.language
      return entity.items.enumerated().map { (position, item) in
        let title =
          item.display.reading?.text(in: language) ?? item.display.title.text(in: language)
        return (TextFolding.folded(title), position, item.id)
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    case .recency, .frequency:
      let uses = uses(of: entity, app: app, in: history(in: state))
      let isRecency = entity.order == .recency
      return entity.items.enumerated().sorted { left, right in
        let leftUse = uses[left.element.id] ?? Use(count: 0, last: -1)
        let rightUse = uses[right.element.id] ?? Use(count: 0, last: -1)
        let leftKey = isRecency ? leftUse.last : leftUse.count
        let rightKey = isRecency ? rightUse.last : rightUse.count
        return (-leftKey, left.offset) < (-rightKey, right.offset)
      }.map(\.element.id)
    }
  }

  private struct Use {
    var count: Int
    /// The position in the person's history.
    var last: Int
  }

  private func uses(
    of entity: AppEntity, app: AppCatalog, in history: [Performance]
  ) -> [String: Use] {
    var uses = [String: Use]()
    for (position, performance) in history.enumerated()
    where performance.intent.app == app.id {
      guard let intent = index.intent(performance.intent) else { continue }
      for parameter in intent.parameters where parameter.type == .entity(entity.id) {
        for value in performance.values(of: parameter.id) {
          guard let id = value.optionID else { continue }
          uses[id, default: Use(count: 0, last: -1)].count += 1
          uses[id]?.last = position
        }
      }
    }
    return uses
  }
}
