import Findings
import Foundation
import IntentModel
import SimulatorCore

/// A session kept as it goes, one line of JSON for whatever happened: what a crash leaves is read
/// back.
///
/// The file is only ever added to. The first line says how the walk began; then comes a line for
/// each event taken in, and one for each time the log became shorter. Nothing here touches a file.
package enum SessionLog {
  package static let version = 1

  /// The first line.
  package struct Header: Hashable, Sendable, Codable {
    package var understudySession: Int
    /// The catalog as the walk names it; nil is the demo.
    package var catalog: String?
    package var start: Session.Start
  }

  /// What a file held, as far as it could be read.
  package struct Contents: Hashable, Sendable {
    package var header: Header?
    package var entries: [Session.Entry] = []
    package var findings: [Finding] = []
  }

  private struct Line: Codable {
    var event: Event?
    var startsStep: Bool?
    /// How many entries are left.
    var keeping: Int?
  }

  // MARK: Writing

  package static func header(start: Session.Start, catalog: String?) -> String {
    line(Header(understudySession: version, catalog: catalog, start: start))
  }

  package static func line(for entry: Session.Entry) -> String {
    line(Line(event: entry.event, startsStep: entry.startsStep ? true : nil))
  }

  /// After an undo.
  package static func line(keeping count: Int) -> String { line(Line(keeping: count)) }

  /// The whole of a session, undone steps left out.
  package static func text(of session: Session, catalog: String?) -> String {
    ([header(start: session.start, catalog: catalog)] + session.log.map { line(for: $0) })
      .joined()
  }

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  // MARK: Reading

  /// Reads until the first line that cannot be: what follows a gap would mean something else.
  package static func read(_ text: String, file: String = "session") -> Contents {
    var contents = Contents()
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isTorn = text.utf8.last != 0x0A
    for (position, bytes) in lines.enumerated() where !bytes.isEmpty {
      let location = SourceLocation(file: file, line: position + 1)
      let isLast = position == lines.count - 1
      let isRead =
        position == 0
        ? readHeader(Data(bytes), into: &contents, at: location)
        : readLine(Data(bytes), into: &contents)
      if isRead { continue }
      if contents.header == nil { return contents }
      contents.findings.append(
        isLast && isTorn
          ? Finding(
            .warning, rule: "torn-line",
            "the last line was not written to its end; the walk goes up to the one before",
            at: location)
          : Finding(
            .error, rule: "unreadable-line",
            "this line is no part of a session; the walk goes up to the one before", at: location))
      return contents
    }
    if contents.header == nil { reportNoSession(&contents, at: SourceLocation(file: file)) }
    return contents
  }

  private static func readHeader(
    _ data: Data, into contents: inout Contents, at location: SourceLocation
  ) -> Bool {
    struct Version: Codable {
      var understudySession: Int
    }
    let decoder = JSONDecoder()
    guard let found = try? decoder.decode(Version.self, from: data) else {
      reportNoSession(&contents, at: location)
      return false
    }
    guard (1...version).contains(found.understudySession),
      let header = try? decoder.decode(Header.self, from: data)
    else {
      contents.findings.append(
        Finding(
          .error, rule: "unknown-version",
          "the session is of version \(found.understudySession); this program reads versions up "
            + "to \(version)", at: location))
      return false
    }
    contents.header = header
    return true
  }

  private static func reportNoSession(_ contents: inout Contents, at location: SourceLocation) {
    contents.findings.append(
      Finding(
        .error, rule: "no-session", "the file does not begin with 'understudySession'",
        at: location))
  }

  private static func readLine(_ data: Data, into contents: inout Contents) -> Bool {
    guard let line = try? JSONDecoder().decode(Line.self, from: data) else { return false }
    if let event = line.event {
      contents.entries.append(Session.Entry(event: event, startsStep: line.startsStep ?? false))
      return true
    }
    guard let count = line.keeping, (0...contents.entries.count).contains(count) else {
      return false
    }
    contents.entries.removeSubrange(count...)
    return true
  }
}

extension SessionLog.Contents {
  /// The walk again, as far as its events still apply, the rest left to redo; nil when the file
  /// held none.
  package func session(on simulator: Simulator) -> (session: Session, stopped: String?)? {
    guard let header else { return nil }
    var session = Session(simulator, start: header.start)
    switch session.restore(entries) {
    case .everythingApplied: return (session, nil)
    case .stopped(_, let reason, _): return (session, reason)
    }
  }
}
