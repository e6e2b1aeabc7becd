import IntentModel
import SimulatorCore

extension ScriptExpectation {
  /// What a recording expects after a step: what came of it that a person would see.
  static func ofStep(from before: SimulationState, to session: Session) -> [ScriptExpectation] {
    let after = session.state
    let now = Situation(session)
    if case .spotlight(let spotlight) = after.surface, after.run == nil {
      return ofSpotlight(spotlight, before, now)
    }
    var expectations = [ScriptExpectation]()
    if case .hostApp(let host) = after.surface, after.run == nil || after.run?.isFinished == true,
      before.surface != after.surface
    {
      expectations = ofPage(host, before, session)
    }
    guard after.transcript.count != before.transcript.count else { return expectations }
    return ofConversation(now) + expectations
  }

  /// What a step of sharing came to; of anything else on a page, which page is shown.
  private static func ofPage(
    _ host: HostAppState, _ before: SimulationState, _ session: Session
  ) -> [ScriptExpectation] {
    var earlier: HostAppState?
    if case .hostApp(let host) = before.surface { earlier = host }
    if let alert = session.runningActivity?.alert { return [.sharing(.alert(TextMatch(alert)))] }
    if host.sheet != nil { return earlier?.sheet == nil ? [.sharing(.sheet)] : [] }
    var expectations = [ScriptExpectation]()
    if let told = host.finished, told != earlier?.finished {
      expectations.append(.sharing(.tells(TextMatch(told.says))))
    } else if earlier?.sheet != nil {
      expectations.append(.sharing(.noSheet))
    }
    guard session.whyNothingIsSeen == nil, let page = session.simulator.page(of: host) else {
      return expectations
    }
    let title = page.title.text(in: session.state.context.language)
    return expectations + [.page(.called(title))]
  }

  private static func ofSpotlight(
    _ spotlight: SpotlightState, _ before: SimulationState, _ now: Situation
  ) -> [ScriptExpectation] {
    if case .spotlight(let earlier) = before.surface, before.run == nil,
      earlier.query == spotlight.query
    {
      return []
    }
    guard let first = now.rows?.first else { return [.noRows] }
    return [.row(1, .called(first.title))]
  }

  private static func ofConversation(_ now: Situation) -> [ScriptExpectation] {
    if let confirmation = now.confirmation {
      return [.confirms(.called(confirmation))] + texts(now)
    }
    if let question = now.question {
      guard now.isChoosing, let options = now.options else { return [.asks(TextMatch(question))] }
      let names = options.entries.map { ScriptName.called($0.title) }
      return [.asks(TextMatch(question)), .options(NamesMatch(names))]
    }
    if let failure = now.failure { return [.fails(TextMatch(failure))] }
    if now.isNotUnderstood { return [.notUnderstood] }
    if now.isCancelled { return [.cancelled] }
    return texts(now) + (now.outcome.map { [.result(.called($0))] } ?? [])
  }

  private static func texts(_ now: Situation) -> [ScriptExpectation] {
    guard let turn = now.turn else { return [] }
    let said: [ScriptExpectation] = turn.shown.isEmpty ? [] : [.says(TextMatch(turn.shown))]
    return said + (turn.snippet.map { [.snippet([TextMatch($0.title)])] } ?? [])
  }
}
