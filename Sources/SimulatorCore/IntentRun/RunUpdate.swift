import IntentModel

extension Simulator {
  func update(_ state: inout SimulationState, _ event: RunEvent) -> Update {
    switch event {
    case .startedDirectly(let intent, let values):
      return state.surface == .siri
        ? start(intent, given: values, origin: .direct, in: &state)
        : startAnew(intent, given: values, origin: .direct, in: &state)
    case .optionSelected(let option): return optionSelected(option, in: &state)
    case .endSelected: return endSelected(in: &state)
    case .optionChosen(let option): return optionChosen(option, in: &state)
    case .optionToggled(let option): return optionToggled(option, in: &state)
    case .optionsAccepted: return optionsAccepted(in: &state)
    case .cancelled: return runCancelled(in: &state)
    }
  }

  /// The ids of the options of the run's question, in the order shown.
  package func optionIDs(of run: IntentRun) -> [String] {
    switch run.phase {
    case .choosingApp(let choice): return choice.matches.map(\.app)
    case .requestingValue(let request):
      let type = index.intent(run.intent)?.parameter(request.parameter)?.type
      return type == .boolean ? [GuessConfirmation.yes, GuessConfirmation.no] : []
    case .confirmingGuess: return [GuessConfirmation.yes, GuessConfirmation.no]
    case .disambiguating(let choice): return choice.options
    case .authenticating: return [Authentication.unlock, Authentication.cancel]
    case .confirming: return [Confirmation.accept, Confirmation.cancel]
    case .performing, .finished: return []
    }
  }

  /// Whether the run's question takes several of its options.
  package func isChoosingSeveral(_ run: IntentRun) -> Bool {
    guard case .disambiguating(let choice) = run.phase else { return false }
    return parameter(choice.parameter, of: run)?.isMany ?? false
  }

  /// What can have the mark in the run's question, in the order shown.
  package func marks(of run: IntentRun) -> [RunMark] {
    optionIDs(of: run).map(RunMark.option) + (isChoosingSeveral(run) ? [.done] : [])
  }

  /// What has the mark.
  package func mark(of run: IntentRun) -> RunMark? {
    let marks = marks(of: run)
    let marked: RunMark? =
      switch run.phase {
      case .choosingApp(let choice): choice.selected.map(RunMark.option)
      case .requestingValue(let request): request.selected.map(RunMark.option)
      case .confirmingGuess(let guess): .option(guess.selected)
      case .disambiguating(let choice): choice.selected
      case .authenticating(let authentication): .option(authentication.selected)
      case .confirming(let confirmation): .option(confirmation.selected)
      case .performing, .finished: nil
      }
    return marked.flatMap { marks.contains($0) ? $0 : nil } ?? marks.first
  }

  /// The option that has the mark.
  package func selectedOption(of run: IntentRun) -> String? {
    if case .option(let option)? = mark(of: run) { option } else { nil }
  }

  private func optionSelected(_ option: String, in state: inout SimulationState) -> Update {
    guard let run = state.run, optionIDs(of: run).contains(option) else {
      return .refused(reason: "no option '\(option)' here")
    }
    switch run.phase {
    case .choosingApp(var choice):
      choice.selected = option
      state.run?.phase = .choosingApp(choice)
    case .requestingValue(var request):
      request.selected = option
      state.run?.phase = .requestingValue(request)
    case .confirmingGuess(var guess):
      guess.selected = option
      state.run?.phase = .confirmingGuess(guess)
    case .disambiguating(var choice):
      choice.selected = .option(option)
      state.run?.phase = .disambiguating(choice)
    case .authenticating(var authentication):
      authentication.selected = option
      state.run?.phase = .authenticating(authentication)
    case .confirming(var confirmation):
      confirmation.selected = option
      state.run?.phase = .confirming(confirmation)
    case .performing, .finished: break
    }
    return .accepted([])
  }

  private func endSelected(in state: inout SimulationState) -> Update {
    guard let run = state.run, case .disambiguating(var choice) = run.phase,
      isChoosingSeveral(run)
    else { return .refused(reason: "only one value is wanted here") }
    choice.selected = .done
    state.run?.phase = .disambiguating(choice)
    return .accepted([])
  }

  private func optionChosen(_ option: String, in state: inout SimulationState) -> Update {
    guard let run = state.run else { return .refused(reason: "nothing is being asked") }
    guard optionIDs(of: run).contains(option) else {
      return .refused(reason: "no option '\(option)' here")
    }
    switch run.phase {
    case .choosingApp(let choice): return appChosen(option, of: choice, in: &state)
    case .requestingValue(let request):
      addChosen(option, in: &state)
      return take(
        [.boolean(option == GuessConfirmation.yes)], for: request.parameter, as: .chosen, in: &state
      )
    case .confirmingGuess:
      addChosen(option, in: &state)
      return guessAnswered(isAccepted: option == GuessConfirmation.yes, in: &state)
    case .disambiguating(let choice):
      guard let parameter = parameter(choice.parameter, of: run) else {
        return .refused(reason: "no parameter '\(choice.parameter)'")
      }
      if parameter.isMany { return optionToggled(option, in: &state) }
      addChosen(option, in: &state)
      return take(
        [value(ofOption: option, for: parameter, app: run.intent.app, in: state)],
        for: choice.parameter, as: .chosen, in: &state)
    case .authenticating:
      guard option == Authentication.unlock else { return runCancelled(in: &state) }
      addChosen(option, in: &state)
      return unlocked(in: &state)
    case .confirming:
      guard option == Confirmation.accept else { return runCancelled(in: &state) }
      addChosen(option, in: &state)
      return confirmed(in: &state)
    case .performing, .finished:
      return .refused(reason: "nothing is being asked")
    }
  }

  /// What is picked is the person's turn; a Cancel says nothing but that it was cancelled.
  private func addChosen(_ options: String..., in state: inout SimulationState) {
    addChosen(options, in: &state)
  }

  private func addChosen(_ options: [String], in state: inout SimulationState) {
    let words = RunWording(self, state)
    let titles = options.map { words.label(ofOption: $0) }
    addTurn(.chosen, shown: StockWording(state.context.language).joinedAsList(titles), in: &state)
  }

  private func optionToggled(_ option: String, in state: inout SimulationState) -> Update {
    guard let run = state.run, case .disambiguating(var choice) = run.phase,
      choice.options.contains(option), parameter(choice.parameter, of: run)?.isMany == true
    else { return .refused(reason: "only one value is wanted here") }
    if let place = choice.taken.firstIndex(of: option) {
      choice.taken.remove(at: place)
    } else {
      choice.taken.append(option)
    }
    choice.selected = .option(option)
    state.run?.phase = .disambiguating(choice)
    return .accepted([])
  }

  private func optionsAccepted(in state: inout SimulationState) -> Update {
    guard let run = state.run, case .disambiguating(let choice) = run.phase,
      let parameter = parameter(choice.parameter, of: run), parameter.isMany
    else { return .refused(reason: "only one value is wanted here") }
    guard !choice.taken.isEmpty else { return .refused(reason: "nothing is chosen yet") }
    addChosen(choice.taken, in: &state)
    return take(
      choice.taken.map { value(ofOption: $0, for: parameter, app: run.intent.app, in: state) },
      for: choice.parameter, as: .chosen, in: &state)
  }

  func guessAnswered(isAccepted: Bool, in state: inout SimulationState) -> Update {
    guard let run = state.run, case .confirmingGuess(let guess) = run.phase else {
      return .refused(reason: "no guess is being asked about")
    }
    // A yes to what is gone since leads to what there is.
    let isStillThere =
      parameter(guess.parameter, of: run).map {
        isOffered(guess.value, for: $0, app: run.intent.app, in: state)
      } ?? false
    if isAccepted, isStillThere {
      return take(
        [guess.value], for: guess.parameter, as: .guessConfirmed(guess.policy), in: &state)
    }
    state.run?.declinedGuesses.append(guess.parameter)
    return .accepted(advance(in: &state))
  }

  /// Settles the parameter a question was about, and goes on.
  func take(
    _ values: [IntentValue], for parameter: String, as source: ResolvedParameter.Source,
    in state: inout SimulationState
  ) -> Update {
    state.run?.resolved.append(
      ResolvedParameter(parameter: parameter, values: values, source: source))
    return .accepted(advance(in: &state))
  }

  func confirmed(in state: inout SimulationState) -> Update {
    guard let run = state.run, case .confirming = run.phase else {
      return .refused(reason: "nothing is waiting to be confirmed")
    }
    state.run?.isConfirmed = true
    return .accepted(advance(in: &state))
  }

  func unlocked(in state: inout SimulationState) -> Update {
    guard let run = state.run, case .authenticating = run.phase else {
      return .refused(reason: "nothing is waiting to be unlocked")
    }
    state.context.isLocked = false
    return .accepted(advance(in: &state))
  }

  func runCancelled(in state: inout SimulationState) -> Update {
    guard let run = state.run, !run.isFinished else {
      return .refused(reason: "there is nothing to cancel")
    }
    return .accepted(cancel(in: &state))
  }

  func parameter(_ id: String, of run: IntentRun) -> IntentParameter? {
    index.intent(run.intent)?.parameter(id)
  }
}
