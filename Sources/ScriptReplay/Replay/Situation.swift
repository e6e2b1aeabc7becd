import IntentModel
import SimulatorCore

/// What the simulated phone shows now, in the words a script would expect it with.
struct Situation {
  let session: Session

  private var state: SimulationState { session.state }

  init(_ session: Session) { self.session = session }

  /// Siri's last turn on the screen.
  var turn: Turn? {
    session.simulator.turnsShown(in: state).last { !$0.isPerson }
  }

  /// The words of the question that is open; nil when none is.
  var question: String? {
    guard let run = state.run else { return nil }
    switch run.phase {
    case .performing, .finished: return nil
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating, .authenticating,
      .confirming:
      return state.transcript.last {
        if case .question = $0.kind { true } else { false }
      }?.shown
    }
  }

  /// What the button of the open confirmation says, and its id.
  var confirmation: String? {
    guard case .confirming? = state.run?.phase else { return nil }
    return session.optionNames.entries.first?.title
  }

  /// The options of the open question's list.
  var options: NameChoices<String>? {
    guard let run = state.run else { return nil }
    switch run.phase {
    case .choosingApp, .requestingValue, .confirmingGuess, .disambiguating:
      let names = session.optionNames
      return names.entries.isEmpty ? nil : names
    case .authenticating, .confirming, .performing, .finished: return nil
    }
  }

  /// Whether the open question is a list, not a yes or no.
  var isChoosing: Bool {
    switch state.run?.phase {
    case .choosingApp?, .disambiguating?: true
    default: false
    }
  }

  var snippet: FilledSnippet? { turn?.snippet }

  var conclusion: Conclusion? {
    if case .finished(let conclusion)? = state.runShown?.phase { conclusion } else { nil }
  }

  /// The outcome a run ended with, one that failed too.
  var outcome: String? {
    switch conclusion?.result {
    case .succeeded(let outcome)?, .failed(.outcome(let outcome))?: outcome
    case .failed?, .cancelled?, nil: nil
    }
  }

  /// The words of the failure a run ended with.
  var failure: String? {
    guard case .failed? = conclusion?.result else { return nil }
    return state.transcript.last { $0.kind == .failure }?.shown
  }

  var isCancelled: Bool {
    state.transcript.last(where: \.isSiri)?.kind == .cancelled
  }

  var isNotUnderstood: Bool {
    if case .notUnderstood? = turn?.kind { true } else { false }
  }

  /// Spotlight's rows; nil elsewhere.
  var rows: SpotlightRows? {
    guard case .spotlight = state.surface, state.run == nil else { return nil }
    return session.spotlightRows
  }

  // MARK: In words

  /// The one thing a person would say is going on.
  var words: String {
    if let confirmation, let question {
      return "confirms \(ScriptText.name(confirmation)): \(ScriptText.quoted(question))"
    }
    if let question { return "asks \(ScriptText.quoted(question))" }
    if let failure { return "fails \(ScriptText.quoted(failure))" }
    if let conclusion, conclusion.result == .cancelled { return "cancelled" }
    if isNotUnderstood { return "not understood" }
    if state.surface == .siri || state.run != nil {
      return turn.map { "says \(ScriptText.quoted($0.shown))" } ?? surface
    }
    if let rows {
      let titles = Session.names(of: rows).names
      return titles.isEmpty ? "no rows" : "rows \(titles.joined(separator: ", "))"
    }
    return surface
  }

  /// The surface at the front, and its page.
  var surface: String {
    switch state.surface {
    case .siri: "surface siri"
    case .spotlight: "surface spotlight"
    case .hostApp(let host):
      "surface \(session.names.apps.name(of: host.app)?.written ?? host.app)"
        + (page.map { ", page \($0)" } ?? "") + (session.openSheet == nil ? "" : ", sheet")
    }
  }

  var page: String? {
    guard case .hostApp(let host) = state.surface, let page = session.simulator.page(of: host)
    else { return nil }
    return ScriptText.name(page.title.text(in: state.context.language))
  }

  /// What could be done now, where its words do not say so: names of options and buttons.
  var possible: [String] {
    if let run = state.run {
      switch run.phase {
      case .performing: return ["clock", "cancel"]
      case .finished: return ["dismiss"]
      default: return session.optionNames.names
      }
    }
    switch state.surface {
    case .hostApp:
      if let running = session.runningActivity { return session.activityNames(running).names }
      if session.openSheet != nil { return session.namesInSheet }
      return (try? session.elementNames().names) ?? []
    case .siri, .spotlight: return []
    }
  }
}
