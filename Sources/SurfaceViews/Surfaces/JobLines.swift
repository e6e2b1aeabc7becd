import CellGrid
import IntentModel
import SimulatorCore

/// An app's background jobs, newest first: how far each is, or how it ended.
struct JobLines {
  let context: ViewContext
  let app: String

  func lines(columns: Int) -> [Line] {
    let jobs = context.state.jobs.filter { $0.app == app }.reversed()
    if jobs.isEmpty {
      return [Line(" " + context.words.nothingHere, context[.deviceSecondaryText])]
    }
    return Array(jobs.flatMap { lines(of: $0, columns: columns) })
  }

  private func lines(of job: RunningJob, columns: Int) -> [Line] {
    let title = Span(job.title, context[.deviceText])
    switch job.end {
    case nil:
      let percent = job.percent(at: context.state.context.time)
      let room = max(4, columns - 10)
      let full = room * percent / 100
      return [
        Line([Span(" \(context.marks.working)  ", context[.deviceTint]), title]),
        Line([
          Span("    ", .plain),
          Span(String(repeating: context.marks.heavyLine, count: full), context[.deviceTint]),
          Span(
            String(repeating: context.glyphs == .unicode ? "─" : "-", count: room - full),
            context[.deviceFaintText]),
          Span(" \(percent) %", context[.deviceSecondaryText]),
        ]),
      ]
    case .done?: return [Line([Span(" \(context.marks.done)  ", context[.success]), title])]
    case .failed(let problem)?:
      return [Line([Span(" \(context.marks.error)  ", context[.deviceError]), title])]
        + context.wrapped(problem, columns: columns - 4, style: context[.deviceSecondaryText])
        .map { $0.indented(4) }
    }
  }
}
