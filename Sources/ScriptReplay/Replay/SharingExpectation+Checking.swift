import IntentModel
import SimulatorCore

extension SharingExpectation {
  /// Nil when it is met.
  func mismatch(in session: Session, _ now: Situation) -> ScriptExpectation.Mismatch? {
    switch self {
    case .people(let names):
      return Self.mismatch(names, "people", session.shareSheet?.people, session, now)
    case .apps(let names):
      return Self.mismatch(names, "apps", session.shareSheet?.apps, session, now)
    case .actions(let names):
      return Self.mismatch(names, "actions", session.shareSheet?.actions, session, now)
    case .twins(let names):
      let twins = session.shareSheet?.actions.filter(\.isTwin)
      return Self.mismatch(names, "twins", twins, session, now)
    case .leftOut(let name, let text): return Self.leftOutMismatch(name, text, session, now)
    case .sheet: return session.openSheet == nil ? .init(actual: now.words) : nil
    case .noSheet: return session.openSheet == nil ? nil : .init(actual: now.words)
    case .tells(let text):
      guard let told = session.finishedActivity?.says else { return .init(actual: now.words) }
      return text.holds(for: told) ? nil : .init(actual: "tells \(ScriptText.quoted(told))")
    case .steps(let count):
      guard
        let actual = session.runningActivity?.stepCount ?? session.finishedActivity?.stepCount
      else { return .init(actual: now.words) }
      return actual == count ? nil : .init(actual: "steps \(actual)")
    case .remaining(let count):
      let left = session.runningActivity.flatMap {
        session.simulator.remainingCharacters(of: $0, in: session.state)
      }
      guard let left else { return .init(actual: now.words) }
      return left == count ? nil : .init(actual: "remaining \(left)")
    case .alert(let text):
      guard let alert = session.runningActivity?.alert else { return .init(actual: now.words) }
      return text.holds(for: alert) ? nil : .init(actual: "alert \(ScriptText.quoted(alert))")
    case .banner(let text):
      guard let banner = session.state.banners.last else { return .init(actual: "no banner") }
      return text.holds(for: banner.text)
        ? nil : .init(actual: "banner \(ScriptText.quoted(banner.text))")
    case .noBanner:
      guard let banner = session.state.banners.last else { return nil }
      return .init(actual: "banner \(ScriptText.quoted(banner.text))")
    case .job(let name, let percent): return Self.jobMismatch(name, percent, session)
    case .sentAs(let name):
      guard let way = session.shareSheet?.content.sentAs else { return .init(actual: now.words) }
      return name.fits(title: way.title, id: way.way)
        ? nil : .init(actual: "sent as \(ScriptName.called(way.title).written)")
    case .switches(let names): return Self.switchesMismatch(names, session, now)
    case .content(let name, let text): return Self.contentMismatch(name, text, session)
    }
  }

  private static func mismatch(
    _ names: NamesMatch, _ word: String, _ entries: [ShareEntry]?, _ session: Session,
    _ now: Situation
  ) -> ScriptExpectation.Mismatch? {
    guard let entries else { return .init(actual: now.words) }
    let shown = entries.map { (title: $0.title, id: $0.target?.description ?? "") }
    if names.isMet(by: shown) { return nil }
    let titles = shown.map { ScriptName.called($0.title) }
    return .init(actual: titles.isEmpty ? "no \(word)" : "\(word) \(titles.written)")
  }

  private static func switchesMismatch(
    _ names: NamesMatch, _ session: Session, _ now: Situation
  ) -> ScriptExpectation.Mismatch? {
    guard let (sheet, host) = session.openSheet else { return .init(actual: now.words) }
    let on = session.simulator.optionRows(sheet, over: host, in: session.state)
      .filter { $0.isSwitch && $0.isOn }
    if names.isMet(by: on.map { ($0.title, $0.id.id) }) { return nil }
    let titles = on.map { ScriptName.called($0.title) }
    return .init(actual: titles.isEmpty ? "no switches" : "switches \(titles.written)")
  }

  private static func leftOutMismatch(
    _ name: ScriptName, _ text: TextMatch?, _ session: Session, _ now: Situation
  ) -> ScriptExpectation.Mismatch? {
    guard let sheet = session.shareSheet else { return .init(actual: now.words) }
    let fitting = sheet.leftOut.filter {
      name.fits(title: $0.entry.title, id: $0.entry.target?.description ?? "")
    }
    guard let first = fitting.first else { return .init(actual: "it is not left out") }
    guard let text, !fitting.contains(where: { text.holds(for: $0.why.words) }) else { return nil }
    return .init(actual: "left out \(name.written), \(ScriptText.quoted(first.why.words))")
  }

  private static func jobMismatch(
    _ name: ScriptName, _ percent: Int, _ session: Session
  ) -> ScriptExpectation.Mismatch? {
    guard let job = session.state.jobs.last(where: { name.fits(title: $0.title, id: $0.activity) })
    else { return .init(actual: "no such job") }
    let actual = job.percent(at: session.state.context.time)
    return actual == percent ? nil : .init(actual: "job \(name.written), \(actual)")
  }

  private static func contentMismatch(
    _ name: ScriptName, _ text: TextMatch, _ session: Session
  ) -> ScriptExpectation.Mismatch? {
    guard case .hostApp(let host) = session.state.surface,
      let item = try? session.itemNames().resolve(name),
      let content = session.simulator.sharedContent([item], on: host, in: session.state)?
        .items.first?.content
    else { return .init(actual: "no such content") }
    return text.holds(for: content)
      ? nil : .init(actual: "content \(name.written), \(ScriptText.quoted(content))")
  }
}

extension Session {
  var finishedActivity: FinishedActivity? {
    guard case .hostApp(let host) = state.surface else { return nil }
    return host.finished
  }
}
