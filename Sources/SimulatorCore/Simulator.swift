import IntentModel

/// The simulated phone's rules: `update` is the only way a state goes forward.
///
/// SimulatorCore is the phone without a screen: what happened goes in as events, and states come
/// out as values. It reads no clock, file, environment, locale or random source, so the same
/// catalog, person and events always make the same state, in any process.
package struct Simulator: Sendable {
  package let index: CatalogIndex

  package var phone: PhoneCatalog { index.phone }

  package init(_ phone: PhoneCatalog, waitsForReadings: Bool = true) {
    index = CatalogIndex(phone, waitsForReadings: waitsForReadings)
  }

  /// The phone as a walk begins.
  package func initialState(
    person: Person = .nobody, context: PhoneContext? = nil
  ) -> SimulationState {
    var state = SimulationState(
      context: context ?? phone.startingContext, person: person,
      surface: .spotlight(SpotlightState()))
    for app in phone.apps { takeValueOrders(of: app, in: &state) }
    return state
  }

  /// Everything performed, oldest first: the catalog's seeded history, then what the person did.
  package func history(in state: SimulationState) -> [Performance] {
    index.seededHistory + state.person.performances
  }

  /// Takes one event in. A refused one leaves the state as it was.
  package func update(_ state: inout SimulationState, _ event: Event) -> Update {
    switch event {
    case .surfacePresented(let name): present(name, in: &state)
    case .spotlight(let event): update(&state, event)
    case .conversation(let event): update(&state, event)
    case .run(let event): update(&state, event)
    case .app(let event): update(&state, event)
    case .share(let event): update(&state, event)
    case .context(let event): update(&state, event)
    case .effectAnswered(let id, let answer): effectAnswered(id, answer, in: &state)
    }
  }

  private func present(_ name: Surface.Name, in state: inout SimulationState) -> Update {
    abandonRun(in: &state)
    beginConversation(in: &state)
    switch name {
    case .siri: state.surface = .siri
    case .spotlight: state.surface = .spotlight(SpotlightState())
    }
    return .accepted([])
  }

  private func effectAnswered(
    _ id: EffectID, _ answer: EffectAnswer, in state: inout SimulationState
  ) -> Update {
    guard state.pendingSpeech == id else {
      return .refused(reason: "nothing is waiting for that answer any more")
    }
    state.pendingSpeech = nil
    if case .failed(let reason) = answer {
      addTurn(.happened, shown: reason, in: &state)
    }
    return .accepted([])
  }
}
