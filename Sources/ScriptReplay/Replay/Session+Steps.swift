import IntentModel
import SimulatorCore

/// What the steps of a script do that are more than one event.
extension Session {
  /// Takes an event in, or refuses it in the phone's words.
  mutating func take(_ event: Event) throws(StepRefusal) -> [Effect] {
    switch send(event) {
    case .accepted(let effects): return effects
    case .refused(let reason): throw StepRefusal(reason)
    }
  }

  // MARK: Words

  /// Opens Siri first when nobody is listening.
  mutating func say(_ words: String) throws(StepRefusal) -> [Effect] {
    if let run = state.run, !run.isFinished { return try take(.conversation(.said(words))) }
    if state.surface == .siri { return try take(.conversation(.said(words))) }
    return try takeAll(.surfacePresented(.siri), .conversation(.said(words)))
  }

  /// Opens Spotlight first when it is not at the front; never in the middle of a question.
  mutating func search(_ query: String) throws(StepRefusal) -> [Effect] {
    if let run = state.run, !run.isFinished {
      throw StepRefusal("a run is in progress: 'cancel' or 'dismiss' it first")
    }
    let event = Event.spotlight(.queryChanged(query))
    if case .spotlight = state.surface, state.run == nil { return try take(event) }
    return try takeAll(.surfacePresented(.spotlight), event)
  }

  mutating func typeIntoField(_ text: String) throws(StepRefusal) -> [Effect] {
    if simulator.takesWords(state) { return try take(.conversation(.draftChanged(text))) }
    if field == .post { return try take(.share(.textChanged(text))) }
    guard case .spotlight = state.surface else {
      throw StepRefusal("there is no field here to type into")
    }
    return try take(.spotlight(.queryChanged(text)))
  }

  private mutating func takeAll(_ events: Event...) throws(StepRefusal) -> [Effect] {
    let before = self
    var effects = [Effect]()
    for event in events {
      do throws(StepRefusal) {
        effects += try take(event)
      } catch {
        self = before
        throw error
      }
    }
    return effects
  }

  mutating func failSpeech(_ reason: String) throws(StepRefusal) -> [Effect] {
    guard let speech = state.pendingSpeech else { throw StepRefusal("nothing is being spoken") }
    return try take(.effectAnswered(speech, .failed(reason: reason)))
  }

  // MARK: Choosing

  func choice(of name: ScriptName) throws(StepRefusal) -> Event {
    if state.run != nil { return .run(.optionChosen(try openOptions().resolve(name))) }
    switch state.surface {
    case .spotlight: return .spotlight(.rowChosen(try row(of: name)))
    case .siri: throw StepRefusal("nothing is being asked")
    case .hostApp:
      if let running = runningActivity {
        return event(of: try activityNames(running).resolve(name), in: running)
      }
      if openSheet != nil {
        return try eventInSheet(
          name, entry: ShareEvent.entryChosen, optionRow: ShareEvent.optionRowChosen)
      }
      throw StepRefusal(
        "a page has buttons: write 'press'",
        possible: try buttonNames().names.map { "press \($0)" })
    }
  }

  /// An option of a question that takes many, or an item of a page that is shared with others.
  func taking(of name: ScriptName) throws(StepRefusal) -> Event {
    if state.run == nil, case .hostApp = state.surface {
      return .app(.itemToggled(try itemNames().resolve(name)))
    }
    return .run(.optionToggled(try openOptions().resolve(name)))
  }

  func press(of name: ScriptName) throws(StepRefusal) -> Event {
    guard let run = state.run else {
      guard case .hostApp = state.surface else {
        throw StepRefusal("there is no button here")
      }
      if let running = runningActivity {
        return event(of: try activityNames(running).resolve(name), in: running)
      }
      return .app(.buttonPressed(try buttonNames().resolve(name)))
    }
    switch run.phase {
    case .authenticating, .confirming: return .run(.optionChosen(try optionNames.resolve(name)))
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating:
      throw StepRefusal(
        "this question has no buttons: write 'choose' or 'say'",
        possible: optionNames.names.map { "choose \($0)" })
    case .performing: throw StepRefusal("there is no button here: it is under way")
    case .finished: throw StepRefusal("there is no button here: 'dismiss' puts the result away")
    }
  }

  func selection(of name: ScriptName) throws(StepRefusal) -> Event {
    if state.run != nil { return .run(.optionSelected(try optionNames.resolve(name))) }
    switch state.surface {
    case .spotlight: return .spotlight(.rowSelected(try row(of: name)))
    case .hostApp:
      if openSheet != nil {
        return try eventInSheet(
          name, entry: ShareEvent.entrySelected, optionRow: ShareEvent.optionRowSelected)
      }
      return .app(.elementSelected(try elementNames().resolve(name)))
    case .siri: throw StepRefusal("there is nothing here to mark")
    }
  }

  // MARK: Back and forth

  mutating func takeBack(
    _ refusal: String, _ change: (inout Session) -> Bool
  ) throws(StepRefusal) -> [Effect] {
    guard change(&self) else { throw StepRefusal(refusal) }
    return []
  }
}
