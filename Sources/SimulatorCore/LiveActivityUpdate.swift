import IntentModel

/// Live Activities from their start to their end.
extension Simulator {
  /// One that lasts no time at all does not begin.
  func begin(
    _ activity: LiveActivity, of run: IntentRun, outputs: [Conclusion.Output],
    in state: inout SimulationState
  ) {
    let seconds = seconds(of: activity.length, in: run)
    guard seconds > 0 else { return }
    let words = RunWording(self, state)
    let id = state.takeNumber()
    let ends = state.context.time.adding(seconds: seconds)
    state.liveActivities.append(
      RunningLiveActivity(
        id: id, app: run.intent.app, title: words.filled(activity.title, outputs: outputs),
        subtitle: words.part(activity.subtitle, outputs: outputs),
        symbol: activity.symbol, started: state.context.time, ends: ends,
        change: activity.change))
    state.agenda.add(.liveActivityEnds(id), at: ends)
  }

  /// Its time is over: what it changes changes now.
  func liveActivityCameToItsEnd(_ id: Int, in state: inout SimulationState) {
    guard let position = state.liveActivities.firstIndex(where: { $0.id == id }) else { return }
    let ended = state.liveActivities.remove(at: position)
    apply(ended.change, app: ended.app, to: &state)
  }

  /// Ends them before their time, without what they would have changed.
  func endLiveActivities(of app: String, in state: inout SimulationState) {
    for activity in state.liveActivities where activity.app == app {
      state.agenda.removeAll { $0 == .liveActivityEnds(activity.id) }
    }
    state.liveActivities.removeAll { $0.app == app }
  }

  /// Nothing for a parameter without a duration.
  private func seconds(of length: LiveActivity.Length, in run: IntentRun) -> Int {
    switch length {
    case .seconds(let seconds): return seconds
    case .parameter(let parameter):
      guard case .duration(let seconds)? = run.resolution(of: parameter)?.values.first else {
        return 0
      }
      return seconds
    }
  }
}
