import IntentModel

/// A chosen activity, to its end: the sheet and the activity close together.
extension Simulator {
  /// What a target shows and does. The system's own are described as if an app had declared them.
  package func activity(of target: ShareTarget, in state: SimulationState) -> Activity? {
    let words = ShareWording(state.context.language)
    switch target {
    case .activity(let reference): return index.activity(reference)
    case .person, .group:
      return Activity(
        id: "message", category: .share, title: LocalizedText(words.share, origin: .stock),
        presents: .composeView, composeView: recipients(of: target, words, in: state))
    case .system(let activity):
      return Activity(
        id: activity.rawValue, category: activity.category, title: LocalizedText(""),
        presents: [.message, .mail].contains(activity) ? .composeView : .nothing,
        composeView: activity == .message ? recipients(of: target, words, in: state) : nil)
    }
  }

  func run(
    _ target: ShareTarget, over host: HostAppState, in state: inout SimulationState
  ) -> Update {
    guard let activity = activity(of: target, in: state) else {
      return .refused(reason: "that activity is no longer on this phone")
    }
    var running = RunningActivity(target: target)
    switch activity.presentation {
    case .nothing: return .accepted(finish(running, in: &state))
    case .composeView:
      for option in activity.composeView?.options ?? [] where !option.isRequired {
        running.choices[option.id] = option.values.first?.id
      }
    case .interface:
      if activity.interface?.steps.isEmpty ?? true { return .accepted(finish(running, in: &state)) }
    }
    change(&state) { ($0.screen, $0.selected) = (.running(running), nil) }
    return .accepted([])
  }

  func update(
    _ state: inout SimulationState, _ event: ShareEvent, _ running: RunningActivity,
    over host: HostAppState
  ) -> Update {
    var running = running
    guard let activity = activity(of: running.target, in: state) else {
      set(nil, in: &state)
      return .accepted([])
    }
    if running.alert != nil, event != .alertPutAway {
      return .refused(reason: "the alert is answered first")
    }
    switch event {
    case .textChanged(let text):
      guard activity.presentation == .composeView else {
        return .refused(reason: "there is no field here")
      }
      guard running.openOption == nil else { return .refused(reason: Self.valueFirst) }
      running.text = text
    case .elementSelected(let element):
      guard elements(of: running, in: state).contains(element) else {
        return .refused(reason: "that is not here")
      }
      running.selected = element
    case .optionOpened(let option):
      guard elements(of: running, in: state).contains(.option(option)) else {
        return .refused(reason: "no option '\(option)' here")
      }
      // One configuration screen at a time.
      running.openOption = option
      running.selected = nil
    case .optionChosen(let option, let value):
      guard running.openOption == option,
        elements(of: running, in: state).contains(.value(value))
      else { return .refused(reason: "no value '\(value)' for '\(option)'") }
      running.choices[option] = value
      running.closeOption()
      running.stepCount += 1
    case .alertPutAway:
      guard running.alert != nil else { return .refused(reason: "there is no alert") }
      running.alert = nil
      running.stepCount += 1
      guard isSharing(in: state) else { break }
      return .accepted(advance(running, activity, in: &state))
    case .proceeded: return proceed(running, activity, in: &state)
    case .cancelled:
      guard case .hostApp(let host) = state.surface, let sheet = host.sheet,
        sheet.route.staysBehindActivity(on: state.context.device)
      else {
        set(nil, in: &state)
        return .accepted([])
      }
      // Back to where it was chosen.
      let id = ShareEntry.ID.target(running.target)
      let isUnderMore = shareSheet(of: host, in: state)?.underMore.contains { $0.id == id } == true
      change(&state) { ($0.screen, $0.selected) = (isUnderMore ? .more : .entries, id) }
      return .accepted([])
    default: return .refused(reason: "that is not done here")
    }
    change(&state) { $0.screen = .running(running) }
    return .accepted([])
  }

  /// What can have the mark in what is shown, from top to bottom.
  package func elements(
    of running: RunningActivity, in state: SimulationState
  ) -> [RunningActivity.Element] {
    if running.alert != nil { return [.proceed] }
    let options = activity(of: running.target, in: state)?.composeView?.options ?? []
    if let open = running.openOption {
      return options.first { $0.id == open }?.values.map { .value($0.id) } ?? []
    }
    return options.map { .option($0.id) } + [.proceed, .cancel]
  }

  /// Characters that are left in the compose view; negative for too many, nil without a limit.
  package func remainingCharacters(
    of running: RunningActivity, in state: SimulationState
  ) -> Int? {
    activity(of: running.target, in: state)?.composeView?.characterLimit.map {
      $0 - running.text.count
    }
  }

  /// Why the button that leads on does nothing now; nil when it leads on.
  package func refusal(
    ofProceeding running: RunningActivity, in state: SimulationState
  ) -> String? {
    guard running.openOption == nil else { return Self.valueFirst }
    guard isSharing(in: state) else {
      return "what was shared is no longer there; it can only be cancelled"
    }
    guard let activity = activity(of: running.target, in: state),
      activity.presentation == .composeView
    else { return nil }
    if let left = remainingCharacters(of: running, in: state), left < 0 {
      return "the text is \(-left) characters too long"
    }
    return activity.composeView?.requiresText == true && running.text.trimmingBlanks().isEmpty
      ? "it needs some text" : nil
  }

  private func proceed(
    _ running: RunningActivity, _ activity: Activity, in state: inout SimulationState
  ) -> Update {
    var running = running
    if let reason = refusal(ofProceeding: running, in: state) { return .refused(reason: reason) }
    switch activity.presentation {
    case .nothing: break
    case .composeView:
      if let open = unanswered(running, activity) {
        running.openOption = open
        running.selected = nil
        change(&state) { $0.screen = .running(running) }
        return .accepted([])
      }
      running.stepCount += 1
    case .interface:
      guard let steps = activity.interface?.steps, steps.indices.contains(running.step) else {
        break
      }
      let step = steps[running.step]
      running.stepCount += 1
      if let alert = step.alert?.text(in: state.context.language) {
        refuseModal(of: step, in: &state)
        running.alert = alert
        running.selected = nil
        change(&state) { $0.screen = .running(running) }
        return .accepted([])
      }
      let effects = advance(running, activity, in: &state)
      refuseModal(of: step, in: &state)
      return .accepted(effects)
    }
    return .accepted(advance(running, activity, in: &state))
  }

  /// The last thing that is told of a step: what was wrong in it.
  private func refuseModal(of step: ExtensionInterface.Step, in state: inout SimulationState) {
    guard let modal = step.modal?.text(in: state.context.language) else { return }
    addTurn(
      .happened,
      shown: "refused: \(modal) would be a modal view above the extension; an alert may be",
      in: &state)
  }

  /// The first row of a compose view in which something has to be chosen still: Post opens it. That
  /// it is not out of use until then is a guess.
  func unanswered(_ running: RunningActivity, _ activity: Activity) -> String? {
    activity.composeView?.options.first {
      $0.isRequired && running.choices[$0.id] == nil && !$0.values.isEmpty
    }?.id
  }

  private static let valueFirst = "choose a value first"

  /// Whether what the open sheet shares is still there.
  private func isSharing(in state: SimulationState) -> Bool {
    guard case .hostApp(let host) = state.surface, let sheet = host.sheet else { return false }
    return sharedContent(sheet, over: host, in: state) != nil
  }

  /// To the next step of the interface, or to the end.
  private func advance(
    _ running: RunningActivity, _ activity: Activity, in state: inout SimulationState
  ) -> [Effect] {
    var running = running
    if activity.presentation == .interface, let steps = activity.interface?.steps,
      running.step + 1 < steps.count
    {
      running.step += 1
      running.selected = nil
      change(&state) { $0.screen = .running(running) }
      return []
    }
    return finish(running, in: &state)
  }
}
