import IntentModel

/// What is said in answer to a question. An answer that does not fit is asked again once, saying
/// what was expected; a second that does not fit ends the run. How often it asks is a guess.
extension Simulator {
  func answered(
    _ heard: String, of run: IntentRun, in state: inout SimulationState
  ) -> Update {
    if CancelWords.isCancel(heard), !isButton(heard, of: run, in: state) {
      return runCancelled(in: &state)
    }
    switch run.phase {
    case .choosingApp(let choice): return answeredAppChoice(choice, heard, in: &state)
    case .requestingValue(let request):
      return answeredRequest(request, heard, of: run, in: &state)
    case .confirmingGuess(let guess):
      return answeredGuess(guess, heard, of: run, in: &state)
    case .disambiguating(let choice):
      return answeredChoice(choice, heard, of: run, in: &state)
    case .authenticating(let authentication):
      return answeredUnlock(authentication, heard, in: &state)
    case .confirming(let confirmation):
      return answeredConfirmation(confirmation, heard, of: run, in: &state)
    // Of what is under way only a cancel comes as far as this.
    case .performing, .finished: return runCancelled(in: &state)
    }
  }

  /// A confirmation's own button may say what elsewhere ends a run: “Stop”.
  private func isButton(_ heard: String, of run: IntentRun, in state: SimulationState) -> Bool {
    guard case .confirming = run.phase, let action = confirmation(of: run)?.action else {
      return false
    }
    return ConfirmationWords(action, language: state.context.language).read(heard) == true
  }

  private func answeredRequest(
    _ request: ValueRequest, _ heard: String, of run: IntentRun, in state: inout SimulationState
  ) -> Update {
    guard let parameter = parameter(request.parameter, of: run) else {
      return .refused(reason: "no parameter '\(request.parameter)'")
    }
    let reader = AnswerReader(self, state, parameter: parameter, app: run.intent.app)
    var again = request
    switch reader.read(heard) {
    case .values(let values):
      return take(values, for: parameter.id, as: .said(heard), in: &state)
    case .severalFit(let options):
      return .accepted(narrow(parameter, to: options, said: heard, in: &state))
    case .misfit(let misfit): again.misfit = misfit
    }
    return askAgain(about: parameter, after: request.misfit, in: &state) {
      askValue(again, in: &$0)
    }
  }

  private func answeredGuess(
    _ guess: GuessConfirmation, _ heard: String, of run: IntentRun,
    in state: inout SimulationState
  ) -> Update {
    if let answer = YesNoReader.read(heard, SpokenLanguage(state.context.language)) {
      return guessAnswered(isAccepted: answer == .yes, in: &state)
    }
    guard let parameter = parameter(guess.parameter, of: run) else {
      return .refused(reason: "no parameter '\(guess.parameter)'")
    }
    // Naming another value says no and answers the next question at once.
    let reader = AnswerReader(self, state, parameter: parameter, app: run.intent.app)
    switch reader.read(heard) {
    case .values(let values):
      return take(values, for: parameter.id, as: .said(heard), in: &state)
    case .severalFit(let options):
      state.run?.declinedGuesses.append(parameter.id)
      return .accepted(narrow(parameter, to: options, said: heard, in: &state))
    case .misfit(let misfit):
      var again = guess
      again.misfit = misfit
      return askAgain(about: parameter, after: guess.misfit, in: &state) {
        askGuess(again, in: &$0)
      }
    }
  }

  private func answeredChoice(
    _ choice: Disambiguation, _ heard: String, of run: IntentRun,
    in state: inout SimulationState
  ) -> Update {
    guard let parameter = parameter(choice.parameter, of: run) else {
      return .refused(reason: "no parameter '\(choice.parameter)'")
    }
    let reader = AnswerReader(
      self, state, parameter: parameter, app: run.intent.app, among: choice.options)
    var again = choice
    switch reader.read(heard) {
    case .values(let said):
      let values = values(said, with: choice, of: parameter, heard, in: state)
      return take(values, for: parameter.id, as: .said(heard), in: &state)
    case .severalFit(let options) where options != choice.options:
      return .accepted(
        narrow(parameter, to: options, said: heard, keeping: choice.taken, in: &state))
    case .severalFit: again.misfit = .notUnderstood
    case .misfit(let misfit): again.misfit = misfit
    }
    return askAgain(about: parameter, after: choice.misfit, in: &state) {
      askChoice(again, in: &$0)
    }
  }

  /// What is said comes to those taken so far; “everything but the latte” says what is not wanted,
  /// too.
  private func values(
    _ said: [IntentValue], with choice: Disambiguation, of parameter: IntentParameter,
    _ heard: String, in state: SimulationState
  ) -> [IntentValue] {
    guard let app = state.run?.intent.app,
      GroupReader.exception(in: heard, SpokenLanguage(state.context.language)) == nil
    else { return said }
    let taken = choice.taken.map { value(ofOption: $0, for: parameter, app: app, in: state) }
    return taken + said.filter { !taken.contains($0) }
  }

  /// Asks once more; after an earlier misfit it ends the run instead.
  private func askAgain(
    about parameter: IntentParameter, after earlier: Misfit?, in state: inout SimulationState,
    _ ask: (inout SimulationState) -> [Effect]
  ) -> Update {
    .accepted(
      earlier == nil
        ? ask(&state) : fail(.answerDidNotFit(parameter: parameter.id), in: &state))
  }

  /// Several options fit what was said: asks which of them.
  private func narrow(
    _ parameter: IntentParameter, to options: [String], said heard: String,
    keeping taken: [String] = [], in state: inout SimulationState
  ) -> [Effect] {
    askChoice(
      Disambiguation(
        parameter: parameter.id, options: options, reason: .severalFit(said: heard), taken: taken),
      in: &state)
  }

  private func answeredUnlock(
    _ authentication: Authentication, _ heard: String, in state: inout SimulationState
  ) -> Update {
    switch YesNoReader.read(heard, SpokenLanguage(state.context.language)) {
    case .yes?: return unlocked(in: &state)
    case .no?: return runCancelled(in: &state)
    case nil:
      guard authentication.misfitCount == 0 else { return runCancelled(in: &state) }
      var again = authentication
      again.misfitCount += 1
      return .accepted(askUnlock(again, in: &state))
    }
  }

  private func answeredConfirmation(
    _ confirmation: Confirmation, _ heard: String, of run: IntentRun,
    in state: inout SimulationState
  ) -> Update {
    guard let action = self.confirmation(of: run)?.action else {
      return .refused(reason: "nothing is waiting to be confirmed")
    }
    let words = ConfirmationWords(action, language: state.context.language)
    switch words.read(heard) {
    case true?: return confirmed(in: &state)
    case false?: return runCancelled(in: &state)
    case nil:
      guard confirmation.misfitCount == 0 else {
        // Nothing is done that was not agreed to.
        return runCancelled(in: &state)
      }
      var again = confirmation
      again.misfitCount += 1
      return .accepted(askConfirmation(again, in: &state))
    }
  }
}
