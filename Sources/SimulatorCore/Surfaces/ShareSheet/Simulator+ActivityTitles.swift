import IntentModel

extension Simulator {
  /// What the button that leads on is called: Post, Send, or as its step says; OK under an alert.
  package func proceedTitle(of running: RunningActivity, in state: SimulationState) -> String {
    let language = state.context.language
    let words = ShareWording(language)
    if running.alert != nil { return words.ok }
    guard case .activity(let reference) = running.target else { return words.send }
    let activity = index.activity(reference)
    if activity?.presentation == .interface, let steps = activity?.interface?.steps,
      steps.indices.contains(running.step)
    {
      return steps[running.step].button.text(in: language)
    }
    return words.post
  }
}
