import IntentModel

/// What comes of an activity that has reached its end.
extension Simulator {
  func finish(_ running: RunningActivity, in state: inout SimulationState) -> [Effect] {
    guard case .hostApp(let host) = state.surface, let sheet = host.sheet,
      let content = sharedContent(sheet, over: host, in: state)
    else { return [] }
    let trace = SharingTrace(
      simulator: self, state: state, running: running, sheet: sheet, content: content)
    state.person.add(
      Share(
        target: running.target, host: host.app, time: state.context.time,
        place: state.context.place))
    var closed = host
    closed.sheet = nil
    closed.chosen = []
    closed.finished = FinishedActivity(
      target: running.target, says: told(running, content, in: state),
      stepCount: running.stepCount, trace: trace.lines)
    state.surface = .hostApp(closed)
    addTurn(.happened, shown: trace.words, in: &state)
    guard case .activity(let reference) = running.target, let declared = index.activity(reference)
    else { return [] }
    return carryOut(declared.effect, of: reference, on: content, in: &state)
  }

  private func told(
    _ running: RunningActivity, _ content: SharedContent, in state: SimulationState
  ) -> String {
    let language = state.context.language
    if case .activity(let reference) = running.target,
      let says = index.activity(reference)?.effect.says?.text(in: language)
    {
      return says
    }
    let recipient = recipient(of: running)
    return ShareWording(language).told(
      recipient ?? running.target,
      to: title(of: recipient ?? running.target, for: content, language))
  }

  /// What a target is called.
  package func title(
    of target: ShareTarget, for content: SharedContent, _ language: String
  ) -> String {
    switch target {
    case .person(let id): index.contact(id)?.display.title.text(in: language) ?? id
    case .group(let id):
      phone.groups.first { $0.id == id }?.title.text(in: language) ?? id
    case .system(let activity): ShareWording(language).title(of: activity, for: content)
    case .activity(let reference):
      index.activity(reference)?.title.text(in: language) ?? reference.activity
    }
  }

  private func carryOut(
    _ effect: ActivityEffect, of reference: ActivityReference, on content: SharedContent,
    in state: inout SimulationState
  ) -> [Effect] {
    if let replacement = effect.replacesContent?.text(in: state.context.language) {
      for item in content.items {
        let place = ContentReference(app: content.host, page: content.page, item: item.id)
        state.changedContents[place] = replacement.replacing("${content}", with: item.content)
      }
    }
    if let job = effect.job { begin(job, of: reference, in: &state) }
    let effects =
      effect.performs.map {
        perform(
          IntentReference(app: reference.app, intent: $0), given: effect.values,
          origin: .activity(reference), in: &state)
      } ?? []
    apply(effect.change, app: reference.app, to: &state)
    return effects + withdrawOptions(in: &state)
  }
}
