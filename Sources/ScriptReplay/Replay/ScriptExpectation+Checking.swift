import Foundation
import IntentModel
import SimulatorCore

extension ScriptExpectation {
  /// What is there instead, when an expectation is not met.
  struct Mismatch: Hashable {
    var actual: String
    var possible: [String] = []
  }

  /// Nil when it is met.
  ///
  /// - Parameter refusal: why the step right before could not be taken; nil when it was.
  func mismatch(in session: Session, after refusal: StepRefusal?) -> Mismatch? {
    let now = Situation(session)
    switch self {
    case .asks(let text):
      guard let question = now.question, text.holds(for: question) else {
        return Mismatch(actual: now.words)
      }
      return nil
    case .options(let names):
      return names.mismatch("options", now.options, now)
    case .confirms(let verb):
      guard let label = now.confirmation else { return Mismatch(actual: now.words) }
      return verb.fits(title: label, id: Confirmation.accept)
        ? nil : Mismatch(actual: "confirms \(ScriptText.name(label))")
    case .says(let text): return text.mismatch("says", now.turn?.shown, now)
    case .speaks(let text): return text.mismatch("speaks", now.turn?.spoken, now)
    case .snippet(let texts): return Self.snippetMismatch(texts, now)
    case .fails(nil): return now.failure == nil ? Mismatch(actual: now.words) : nil
    case .fails(let text?): return text.mismatch("fails", now.failure, now)
    case .cancelled: return now.isCancelled ? nil : Mismatch(actual: now.words)
    case .notUnderstood: return now.isNotUnderstood ? nil : Mismatch(actual: now.words)
    case .result(let name):
      guard let outcome = now.outcome else { return Mismatch(actual: now.words) }
      return name.fits(title: outcome, id: outcome)
        ? nil : Mismatch(actual: "result \(ScriptText.name(outcome))")
    case .value(let parameter, let values):
      return Self.valueMismatch(parameter, values, in: session)
    case .fact(let name, let value): return Self.factMismatch(name, value, in: session)
    case .rows, .row, .noRows: return rowsMismatch(now)
    case .liveActivity(let text):
      let running = session.state.liveActivities
      if running.contains(where: { text.holds(for: $0.title) }) { return nil }
      return Mismatch(actual: Self.words(of: running))
    case .noLiveActivity:
      let running = session.state.liveActivities
      return running.isEmpty ? nil : Mismatch(actual: Self.words(of: running))
    case .surface(let name):
      return Self.isAtFront(name, in: session) ? nil : Mismatch(actual: now.surface)
    case .page(let name):
      guard case .hostApp(let host) = session.state.surface,
        let page = session.simulator.page(of: host)
      else { return Mismatch(actual: now.surface) }
      if let why = session.whyNothingIsSeen { return Mismatch(actual: why) }
      let title = page.title.text(in: session.state.context.language)
      return name.fits(title: title, id: page.id)
        ? nil : Mismatch(actual: "page \(ScriptText.name(title))")
    case .sharing(let expectation): return expectation.mismatch(in: session, now)
    case .refused(let text):
      guard let refusal else { return Mismatch(actual: "the step was taken: \(now.words)") }
      guard let text, !text.holds(for: refusal.reason) else { return nil }
      return Mismatch(actual: "refused \(ScriptText.quoted(refusal.reason))")
    }
  }

  private static func snippetMismatch(_ texts: [TextMatch], _ now: Situation) -> Mismatch? {
    guard let snippet = now.snippet else {
      return Mismatch(actual: "no snippet; \(now.words)")
    }
    let all =
      [snippet.title] + (snippet.subtitle.map { [$0] } ?? [])
      + snippet.rows.flatMap { [$0.label, $0.value] }
    if texts.allSatisfy({ text in all.contains(where: text.holds) }) { return nil }
    return Mismatch(actual: "snippet " + all.map(ScriptText.quoted).joined(separator: ", "))
  }

  // MARK: Values and facts

  private static func valueMismatch(
    _ name: String, _ values: [ScriptName], in session: Session
  ) -> Mismatch? {
    guard let run = session.state.run else { return Mismatch(actual: "no run") }
    let parameter: IntentParameter
    do throws(StepRefusal) {
      parameter = try session.names.parameter(name, of: run.intent)
    } catch {
      return Mismatch(actual: error.reason, possible: error.possible)
    }
    let actual = run.resolution(of: parameter.id)?.values ?? []
    let names = actual.map { session.names.name(of: $0, parameter, app: run.intent.app) }
    let isMet =
      actual.count == values.count
      && zip(values, zip(actual, names)).allSatisfy { wanted, found in
        wanted == found.1 || wanted.fits(title: found.1.text, id: found.0.optionID ?? "")
      }
    if isMet { return nil }
    return Mismatch(
      actual: "value \(parameter.id) = \(names.isEmpty ? "none" : names.written)")
  }

  private static func factMismatch(
    _ name: String, _ wanted: String, in session: Session
  ) -> Mismatch? {
    let reference: FactReference
    do throws(StepRefusal) {
      reference = try session.names.fact(name)
    } catch {
      return Mismatch(actual: error.reason, possible: error.possible)
    }
    let fact = session.simulator.fact(reference.fact, app: reference.app, in: session.state)
    let isMet =
      switch fact {
      case .boolean(let isTrue)?: PhoneNames.boolean(wanted) == isTrue
      case .number(let number)?: PhoneNames.decimal(wanted) == number
      case .text(let text)?: text == wanted
      case nil: false
      }
    return isMet ? nil : Mismatch(actual: "fact \(name) = \(fact?.description ?? "none")")
  }

  private static func words(of running: [RunningLiveActivity]) -> String {
    running.isEmpty
      ? "no live activity"
      : "live activity " + running.map { ScriptText.quoted($0.title) }.joined(separator: ", ")
  }

  // MARK: Surfaces

  private func rowsMismatch(_ now: Situation) -> Mismatch? {
    guard let rows = now.rows else { return Mismatch(actual: now.words) }
    switch self {
    case .noRows: return rows.isEmpty ? nil : Mismatch(actual: now.words)
    case .row(let number, let name):
      guard rows.indices.contains(number - 1) else { return Mismatch(actual: now.words) }
      let row = rows[number - 1]
      return name.fits(title: row.title, id: row.id.written)
        ? nil
        : Mismatch(
          actual: "row \(number) \(ScriptText.name(row.title))",
          possible: Session.names(of: rows).names)
    case .rows(let match):
      let shown = match.isPart ? rows[...] : rows.prefix(match.names.count)
      guard match.isMet(by: shown.map { ($0.title, $0.id.written) }) else {
        return Mismatch(actual: now.words)
      }
      return nil
    default: return nil
    }
  }

  private static func isAtFront(_ name: SurfaceName, in session: Session) -> Bool {
    switch (name, session.state.surface) {
    case (.siri, .siri), (.spotlight, .spotlight): true
    case (.app(let name), .hostApp(let host)):
      (try? session.names.apps.resolve(name)) == host.app
    default: false
    }
  }
}

extension TextMatch {
  fileprivate func mismatch(
    _ word: String, _ actual: String?, _ now: Situation
  ) -> ScriptExpectation.Mismatch? {
    guard let actual else { return ScriptExpectation.Mismatch(actual: now.words) }
    if holds(for: actual) { return nil }
    return ScriptExpectation.Mismatch(actual: "\(word) \(ScriptText.quoted(actual))")
  }
}

extension NamesMatch {
  fileprivate func mismatch(
    _ word: String, _ actual: NameChoices<String>?, _ now: Situation
  ) -> ScriptExpectation.Mismatch? {
    guard let actual else { return ScriptExpectation.Mismatch(actual: now.words) }
    if isMet(by: actual.entries.map { ($0.title, $0.written) }) { return nil }
    let titles = actual.entries.map { ScriptName.called($0.title) }
    return ScriptExpectation.Mismatch(actual: "\(word) \(titles.written)")
  }

  func isMet(by actual: [(title: String, id: String)]) -> Bool {
    if isPart {
      return names.allSatisfy { name in
        actual.contains { name.fits(title: $0.title, id: $0.id) }
      }
    }
    return names.count == actual.count
      && zip(names, actual).allSatisfy { $0.fits(title: $1.title, id: $1.id) }
  }
}
