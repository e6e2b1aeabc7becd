import IntentModel

/// Work that goes on after an extension has closed: "allow time-consuming tasks to continue in the
/// background" (Human Interface Guidelines, "Share and action extensions").
package struct RunningJob: Hashable, Sendable, Codable {
  package var id: Int
  package var app: String
  /// The activity that started it, by id.
  package var activity: String
  package var title: String
  package var started: SimulatedTime
  package var ends: SimulatedTime
  package var end: End?

  package enum End: Hashable, Sendable, Codable {
    case done
    case failed(String)
  }

  /// How much of it is over at a time, from 0 to 100.
  package func percent(at time: SimulatedTime) -> Int {
    guard end == nil else { return 100 }
    let whole = max(1, ends.seconds - started.seconds)
    let over = min(whole, max(0, time.seconds - started.seconds))
    return over * 100 / whole
  }
}

/// A notification at the top of the screen.
package struct Banner: Hashable, Sendable, Codable {
  package var id: Int
  package var app: String
  package var text: String
  /// Only problems are to be told; that a task is done is not.
  package var isProblem: Bool
}

extension Simulator {
  func begin(_ job: BackgroundJob, of reference: ActivityReference, in state: inout SimulationState)
  {
    let id = state.takeNumber()
    let ends = state.context.time.adding(seconds: max(0, job.lasts))
    state.jobs.append(
      RunningJob(
        id: id, app: reference.app, activity: reference.activity,
        title: job.title.text(in: state.context.language), started: state.context.time, ends: ends))
    state.agenda.add(.jobEnds(id), at: ends)
  }

  func jobCameToItsEnd(_ id: Int, in state: inout SimulationState) {
    guard let place = state.jobs.firstIndex(where: { $0.id == id }) else { return }
    let running = state.jobs[place]
    let declared = index.activity(
      ActivityReference(app: running.app, activity: running.activity))?.effect.job
    guard let declared else {
      state.jobs[place].end = .done
      return
    }
    let goesWrong = declared.problemWhen.holds {
      conditionValue($0, app: running.app, run: nil, in: state)
    }
    if let problem = declared.problem?.text(in: state.context.language), goesWrong {
      state.jobs[place].end = .failed(problem)
      tell(problem, of: running.app, isProblem: true, in: &state)
      return
    }
    state.jobs[place].end = .done
    apply(declared.change, app: running.app, to: &state)
    if declared.announcesSuccess {
      tell(running.title, of: running.app, isProblem: false, in: &state)
    }
  }

  private func tell(
    _ text: String, of app: String, isProblem: Bool, in state: inout SimulationState
  ) {
    state.banners.append(
      Banner(id: state.takeNumber(), app: app, text: text, isProblem: isProblem))
    let name = index.app(app)?.name.text(in: state.context.language) ?? app
    addTurn(
      .happened,
      shown: "\(name): \(text)" + (isProblem ? "" : " (only a problem is to be told)"), in: &state)
  }

  /// The page of an app that shows its jobs.
  func jobsPage(of app: String) -> Page? { index.app(app)?.pages.first(where: \.showsJobs) }
}
