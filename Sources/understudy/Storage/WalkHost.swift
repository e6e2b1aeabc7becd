import Findings
import Foundation
import IntentModel
import ScriptReplay
import SimulatorCore
import TerminalUI

/// The files behind an interactive walk: the catalog, the person, the kept session, recordings.
@MainActor
final class WalkHost: RunLoopHost {
  /// Said after the terminal has been given back.
  private(set) var farewell: [String] = []

  private let loader: PhoneLoader
  private let isFresh: Bool
  private var loaded: LoadedPhone
  private var watch: FileWatch
  private var persons: PersonStore
  private var kept: SessionStore
  /// Held as long as the walk goes on; without it nothing is kept.
  private var lock: PhoneLock?

  init(loader: PhoneLoader, loaded: LoadedPhone, isFresh: Bool) {
    self.loader = loader
    self.loaded = loaded
    self.isFresh = isFresh
    watch = Self.watch(loader, loaded)
    persons = PersonStore(phoneID: loaded.phone.id)
    kept = SessionStore(phoneID: loaded.phone.id, catalog: loaded.catalog.joined(separator: " "))
  }

  /// The files the phone was made of, and those it would be made of now.
  private static func watch(_ loader: PhoneLoader, _ loaded: LoadedPhone) -> FileWatch {
    let paths = loader.isDemo ? [] : loader.paths
    return FileWatch { loaded.files + CatalogFolder.files(at: paths) }
  }

  func beginSession(context: PhoneContext, isResuming: Bool) -> Session {
    let simulator = Simulator(loaded.phone, waitsForReadings: false)
    guard !isFresh else { return Session(simulator, start: .init(context: context)) }
    var problems = [String]()
    switch PhoneLock.take(phoneID: loaded.phone.id, in: .ofPerson) {
    case .held(let lock)?: self.lock = lock
    case .refused(let reason)?: problems.append(reason)
    case nil: break
    }
    let (person, problem) = persons.load(isOnlyRead: lock == nil)
    if let problem { problems.append(problem) }
    farewell = problems
    var session = Session(simulator, start: .init(person: person, context: context))
    if isResuming {
      switch kept.load(simulator, isOnlyRead: lock == nil) {
      case .nothing: problems.append("no walk was left on this phone")
      case .walk(let resumed, let problem):
        session = resumed
        persons.holdsMore = kept.holdsMore
        if let problem {
          problems.append(problem)
          farewell.append(problem)
        }
      case .unusable(let problem):
        problems.append(problem)
        farewell.append(problem)
      }
    }
    session.chrome.notice = Self.notice(of: problems)
    return session
  }

  private static func notice(of problems: [String]) -> Chrome.Notice? {
    problems.isEmpty ? nil : Chrome.Notice(.refusal, problems.joined(separator: "; "))
  }

  // MARK: RunLoopHost

  func changedCatalog() -> ChangedCatalog? {
    guard watch.hasChanged() else { return nil }
    let again = loader.load()
    watch = Self.watch(loader, again)
    // A file caught half written, gone for a moment, or in the middle of an edit: what it lacks
    // would end the walk, and the next save brings it back.
    if again.phone.apps.isEmpty || again.errors.count > loaded.errors.count {
      return ChangedCatalog(
        .lastGoodKept(reason: Self.reason(in: again)), findings: again.findings)
    }
    loaded = again
    return ChangedCatalog(
      .read(Simulator(again.phone, waitsForReadings: false)), findings: again.findings)
  }

  private static func reason(in loaded: LoadedPhone) -> String {
    guard let error = loaded.errors.first else { return "there is no app in it now" }
    guard let location = error.location else { return error.message }
    let file = location.file.split(separator: "/").last ?? ""
    return "\(file):\(location.line): \(error.message)"
  }

  func open(_ request: FrontRequest) -> String? {
    switch request {
    case .openEditorAt(let location): return Editor.open(location)
    case .openEditor(let declaration):
      guard let location = location(of: declaration) else {
        return loaded.files.isEmpty
          ? "the built-in demo cannot be edited; 'understudy new DIR --demo' copies it out"
          : "nothing says where this is declared"
      }
      return Editor.open(location)
    case .quit, .suspend, .redraw, .writeRecording, .carryOut: return nil
    }
  }

  /// The place itself, else that of what holds it.
  private func location(of declaration: DeclarationReference) -> SourceLocation? {
    guard !loaded.files.isEmpty else { return nil }
    var candidates = [declaration]
    switch declaration {
    case .parameter(let intent, _): candidates += [.intent(intent), .app(intent.app)]
    case .intent(let intent): candidates.append(.app(intent.app))
    case .entityItem(let app, let entity, _):
      candidates += [.entity(app: app, id: entity), .app(app)]
    case .enumCase(let app, let enumeration, _):
      candidates += [.enumeration(app: app, id: enumeration), .app(app)]
    case .entity(let app, _), .enumeration(let app, _), .appShortcut(let app, _),
      .activity(let app, _), .page(let app, _):
      candidates.append(.app(app))
    case .phone, .app: break
    }
    return candidates.lazy.compactMap { self.loaded.locations[$0] }.first
      ?? loaded.files.first.map { SourceLocation(file: $0) }
  }

  func write(_ recording: Chrome.RecordingMark, of session: Session) -> Chrome.Notice {
    let script = Recording.script(
      of: session, catalogs: loaded.catalog, from: recording)
    let path = (1...).lazy.map { "recording-\($0).walk" }.first { !PathKind.exists($0) }
    guard let path else { return Chrome.Notice(.refusal, "no name is free for the recording") }
    do throws(OutputFault) {
      try OutputFile.create(path, with: ScriptWriter.text(of: script))
      farewell.append("the walk was recorded in '\(path)'")
      return Chrome.Notice(.information, "recorded in '\(path)'; 'understudy play' replays it")
    } catch {
      farewell.append("the walk could not be recorded: \(error)")
      return Chrome.Notice(.refusal, error.description)
    }
  }

  func settled(_ session: Session) -> Chrome.Notice? {
    guard lock != nil, kept.isNew(session) else { return nil }
    let problems = [persons.keep(session.state.person), kept.keep(session)].compactMap(\.self)
      .filter { !farewell.contains($0) }
    farewell += problems
    return Self.notice(of: problems)
  }
}
