import CellGrid
import IntentModel
import SimulatorCore

/// The run's parameters, the app's facts, what is due, and everything else that is simulated.
struct StateTab {
  let context: ViewContext

  private var state: SimulationState { context.state }

  func lines(columns: Int) -> [Line] {
    var lines = LabelledLines(context, columns: columns)
    addParameters(to: &lines)
    addFacts(to: &lines)
    addAgenda(to: &lines)
    addJobs(to: &lines)
    addContext(to: &lines)
    return lines.lines
  }

  private func addParameters(to lines: inout LabelledLines) {
    guard let run = state.run, let intent = context.simulator.index.intent(run.intent) else {
      return
    }
    lines.heading(intent.title.text(in: context.language))
    let words = RunWording(context.simulator, state)
    for parameter in intent.parameters {
      let title = words.title(of: parameter)
      if let resolved = run.resolution(of: parameter.id) {
        let value = words.text(of: resolved) ?? context.marks.rangeDash
        lines.add(
          title, value.isEmpty ? context.marks.rangeDash : value,
          trailing: resolved.source.word)
      } else if run.askedParameter == parameter.id {
        lines.add(title, "being asked", role: .accent, isFresh: true)
      } else {
        lines.add(title, "not reached", role: .faintText)
      }
    }
  }

  private var app: AppCatalog? {
    (context.session.appShown ?? context.selectedRow?.app)
      .flatMap { context.simulator.index.app($0) }
  }

  private func addFacts(to lines: inout LabelledLines) {
    guard let app, !app.facts.isEmpty else { return }
    lines.heading("Facts of \(app.name.text(in: context.language))")
    for fact in app.facts.prefix(100) {
      let now = context.simulator.fact(fact.id, app: app.id, in: state) ?? fact.value
      let isChanged = now != fact.value
      lines.add(
        fact.id, now.description, role: isChanged ? .changed : .inspectorText,
        isFresh: isChanged, trailing: isChanged ? "was \(fact.value)" : "")
    }
  }

  private func addAgenda(to lines: inout LabelledLines) {
    let entries = state.agenda.entries.filter { !isEndOfWhatIsShown($0.what) }
    if !entries.isEmpty {
      lines.heading("Due")
      for entry in entries.prefix(20) {
        lines.add(entry.due.time.description, words(entry.what))
      }
    }
    if !state.liveActivities.isEmpty {
      lines.heading("Live Activities, until")
      for activity in state.liveActivities.suffix(20) {
        lines.add(
          activity.ends.time.description, activity.title,
          isFresh: activity.id >= context.chrome.freshFrom)
      }
    }
  }

  private var runningJobs: [RunningJob] { state.jobs.filter { $0.end == nil }.suffix(20) }

  private func addJobs(to lines: inout LabelledLines) {
    guard !runningJobs.isEmpty else { return }
    lines.heading("Background jobs, until")
    for job in runningJobs {
      let app = context.simulator.index.app(job.app)?.name.text(in: context.language) ?? job.app
      lines.add(
        job.ends.time.description, "\(job.title), of \(app)",
        isFresh: job.id >= context.chrome.freshFrom,
        trailing: "\(job.percent(at: state.context.time)) %")
    }
  }

  /// Whether it stands with what it ends.
  private func isEndOfWhatIsShown(_ what: Agenda.Due) -> Bool {
    switch what {
    case .liveActivityEnds(let id): state.liveActivities.contains { $0.id == id }
    case .jobEnds(let id): runningJobs.contains { $0.id == id }
    case .runConcludes, .runTimesOut: false
    }
  }

  private func words(_ what: Agenda.Due) -> String {
    switch what {
    case .runConcludes: "the run comes to its end"
    case .runTimesOut: "the system gives up on the run"
    case .liveActivityEnds: "a Live Activity ends"
    case .jobEnds: "a background job comes to its end"
    }
  }

  private func addContext(to lines: inout LabelledLines) {
    lines.heading("Context")
    for row in ContextRow.allCases {
      lines.add(row.title.lowercased(), row.value(in: context.session))
    }
    let kept = context.session.start.person.performances.count
    let before = context.simulator.index.seededHistory.count + kept
    let now = max(0, state.person.performances.count - kept)
    lines.add("history", "\(before) done before the walk, \(now) in it")
    if !state.removedItems.isEmpty { lines.add("removed", "\(state.removedItems.count) items") }
  }
}

extension ResolvedParameter.Source {
  /// In a word, beside the value.
  fileprivate var word: String {
    switch self {
    case .given: "given"
    case .defaulted: "default"
    case .guessConfirmed: "guessed"
    case .chosen: "chosen"
    case .said: "said"
    case .onlyOption: "only one"
    case .notNeeded: "not needed"
    case .leftOut: "left out"
    }
  }
}
