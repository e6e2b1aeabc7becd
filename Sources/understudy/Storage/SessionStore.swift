import Findings
import Foundation
import PositionedJSON
import ScriptReplay
import SimulatorCore

/// Keeps the walk as it goes, in one file for each phone's id, so that what a crash or ^C leaves
/// can be taken up again. The first step of a walk replaces the file; from then on it is only added
/// to. What of a walk could not be taken up is never lost: its file is set aside first.
struct SessionStore {
  private let path: String?
  private let catalog: String
  private var descriptor: Int32?
  private var isGivenUp = false
  /// A walk that was taken up is on disk as it is until something happens in it.
  private var takenUp: [Session.Entry] = []
  /// Whether the file holds more than could be taken up.
  private(set) var holdsMore = false
  private var written: [Session.Entry] = []
  private var foldCount = 0

  init(phoneID: String, catalog: String, in folder: StateFolder = .ofPerson) {
    path = folder.file(in: "sessions", phoneID: phoneID, ending: "jsonl")
    self.catalog = catalog
  }

  /// What the last walk on the phone left.
  enum Left {
    case nothing
    /// As far as it still applies, and a word about what does not.
    case walk(Session, problem: String?)
    /// A file that is no walk, and what became of it.
    case unusable(String)
  }

  /// - Parameter isOnlyRead: whether another program keeps its walk there.
  mutating func load(_ simulator: Simulator, isOnlyRead: Bool = false) -> Left {
    isGivenUp = isOnlyRead
    guard let path, PathKind.exists(path) else { return .nothing }
    let bytes: [UInt8]
    switch SourceFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let error):
      isGivenUp = true
      return .unusable(error.message(path))
    }
    // What a program leaves that ended before its first line.
    if bytes.isEmpty { return .nothing }
    let contents = SessionLog.read(String(decoding: bytes, as: UTF8.self), file: path)
    guard let (session, stopped) = contents.session(on: simulator) else {
      return .unusable(setAside(path, contents.findings.first?.message ?? "it holds no walk"))
    }
    takenUp = session.log
    holdsMore = stopped != nil || !contents.findings.isEmpty
    let problems =
      [stopped.map { "the walk is taken up as far as it still applies: \($0)" }].compactMap(\.self)
      + contents.findings.map { Self.words(for: $0, in: path) }
    return .walk(session, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
  }

  private static func words(for finding: Finding, in path: String) -> String {
    let place = finding.location.map { "line \($0.line) of '\(path)'" } ?? "'\(path)'"
    return "\(finding.message): \(place), which is set aside whole before anything is written"
  }

  private mutating func setAside(_ path: String, _ reason: String) -> String {
    let problem = "the walk that was left cannot be taken up: \(reason)"
    guard !isGivenUp else { return problem }
    do throws(OutputFault) {
      return "\(problem); it was set aside as '\(try SetAside.move(path, as: "damaged"))'"
    } catch {
      isGivenUp = true
      return "\(problem); \(error)"
    }
  }

  /// Whether something happened that is not on disk as it was: what was only taken up changes
  /// nothing.
  func isNew(_ session: Session) -> Bool { descriptor != nil || session.log != takenUp }

  /// Adds what happened since the last time; a word when that failed, or when an older walk was set
  /// aside.
  mutating func keep(_ session: Session) -> String? {
    guard let path, !isGivenUp, isNew(session) else { return nil }
    do throws(OutputFault) {
      guard let descriptor else { return try begin(path, session) }
      try OutputFile.append(changes(to: session), to: descriptor, path)
      return nil
    } catch {
      isGivenUp = true
      return
        "the walk cannot be kept\(descriptor == nil ? "" : " any further"): \(error.reasonFirst)"
    }
  }

  private mutating func begin(_ path: String, _ session: Session) throws(OutputFault) -> String? {
    try OutputFolder.makeParent(of: path, isPersonal: true)
    let aside = holdsMore ? try SetAside.move(path, as: "left") : nil
    descriptor = try OutputFile.replaceAndStayOpen(
      path, with: SessionLog.text(of: session, catalog: catalog), access: .personal)
    written = session.log
    foldCount = session.foldCount
    return aside.map { "the walk that was left is kept whole as '\($0)'" }
  }

  private mutating func changes(to session: Session) -> String {
    var lines = ""
    if session.foldCount != foldCount {
      let common = zip(written, session.log).prefix { $0 == $1 }.count
      if common < written.count {
        lines += SessionLog.line(keeping: common)
        written.removeSubrange(common...)
      }
      foldCount = session.foldCount
    }
    for entry in session.log[written.count...] { lines += SessionLog.line(for: entry) }
    written = session.log
    return lines
  }
}
