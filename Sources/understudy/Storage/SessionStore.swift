import Findings
import Foundation
import PositionedJSON
import ScriptReplay
import SimulatorCore

/// Keeps the walk as it goes, in one file for each phone's id, so that what a crash or ^C leaves can be
/// taken up again. The file is only added to; of two programs on one phone only the first keeps.
struct SessionStore {
  private let path: String?
  private let catalog: String
  private var descriptor: Int32?
  private var isGivenUp = false
  private var written: [Session.Entry] = []
  private var writtenStart: Session.Start?
  private var foldCount = 0

  init(phoneID: String, catalog: String, in folder: StateFolder = .ofPerson) {
    path = folder.file(in: "sessions", phoneID: phoneID, ending: "jsonl")
    self.catalog = catalog
  }

  /// The walk that was left last, as far as it still applies; and a word about what does not.
  func load(_ simulator: Simulator) -> (session: Session, problem: String?)? {
    guard let path, case .success(let bytes) = SourceFile.read(path) else { return nil }
    let contents = SessionLog.read(String(decoding: bytes, as: UTF8.self), file: path)
    guard let (session, stopped) = contents.session(on: simulator) else { return nil }
    return (
      session,
      stopped.map { "the walk is taken up as far as it still applies: \($0)" }
        ?? contents.findings.first?.message
    )
  }

  /// Adds what happened since the last time; a word when that failed, once.
  mutating func keep(_ session: Session) -> String? {
    guard let path, !isGivenUp else { return nil }
    guard !session.log.isEmpty || descriptor != nil else { return nil }
    if descriptor == nil || writtenStart != session.start {
      if let problem = begin(path, session) {
        isGivenUp = true
        return problem
      }
    }
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
    return append(lines)
  }

  private mutating func begin(_ path: String, _ session: Session) -> String? {
    if descriptor == nil {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        return "the walk cannot be kept: \(FileProblem.words(for: error))"
      }
      let opened = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      guard opened >= 0 else {
        return "the walk cannot be kept: \(String(cString: strerror(errno)))"
      }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        close(opened)
        return "another understudy keeps its walk on this phone; this one is not kept"
      }
      descriptor = opened
    }
    if let descriptor { ftruncate(descriptor, 0) }
    written = []
    writtenStart = session.start
    foldCount = session.foldCount
    return append(SessionLog.header(start: session.start, catalog: catalog))
  }

  private mutating func append(_ text: String) -> String? {
    guard let descriptor, !text.isEmpty else { return nil }
    lseek(descriptor, 0, SEEK_END)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        isGivenUp = true
        return "the walk cannot be kept any further: \(String(cString: strerror(errno)))"
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
