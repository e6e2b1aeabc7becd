import IntentModel
import Testing

@testable import SimulatorCore

/// A walk over the sample phone, with what a test asks of it.
struct Walk {
  var session: Session

  init(
    phone: PhoneCatalog = SampleCatalog.phone, person: Person = .nobody,
    _ change: (inout PhoneContext) -> Void = { _ in }
  ) {
    var context = phone.startingContext
    change(&context)
    session = Session(Simulator(phone), start: .init(person: person, context: context))
  }

  var state: SimulationState { session.state }
  var phase: IntentRun.Phase? { state.run?.phase }
  var last: Turn? { state.transcript.last }

  @discardableResult
  mutating func send(_ event: Event, at location: SourceLocation = #_sourceLocation) -> Walk {
    let update = session.send(event)
    #expect(update.refusal == nil, sourceLocation: location)
    return self
  }

  mutating func refusal(of event: Event) -> String? { session.send(event).refusal }

  mutating func say(_ words: String, at location: SourceLocation = #_sourceLocation) {
    if !session.simulator.takesWords(state) { send(.surfacePresented(.siri), at: location) }
    send(.conversation(.said(words)), at: location)
  }

  var options: [String] { state.run.map(session.simulator.optionIDs) ?? [] }

  var result: Conclusion.Result? {
    if case .finished(let conclusion)? = phase { conclusion.result } else { nil }
  }
}
