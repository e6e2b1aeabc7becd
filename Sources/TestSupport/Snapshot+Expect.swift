import CellGrid
import Foundation
import Testing

/// Compares a grid with the snapshot of that name beside the test, in `Snapshots/`.
///
/// `RECORD_SNAPSHOTS=1` writes it instead. A missing snapshot is a failure; a failure prints what
/// was expected, what there is, and the lines that differ.
package func expectSnapshot(
  _ grid: Grid, named name: String, header: [(String, String)], file: String = #filePath,
  location: SourceLocation = #_sourceLocation
) {
  let actual = Snapshot(grid, header: header).text
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
  let url = folder.appendingPathComponent("\(name).txt")
  if Snapshot.isRecording {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
    } catch {
      Issue.record("could not record '\(name)': \(error)", sourceLocation: location)
    }
    return
  }
  guard let data = try? Data(contentsOf: url) else {
    Issue.record(
      "no snapshot '\(name)'; look at the picture, then record with RECORD_SNAPSHOTS=1\n\(actual)",
      sourceLocation: location)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard actual != expected else { return }
  Issue.record(
    Comment(rawValue: SnapshotDifference(expected: expected, actual: actual).report(name)),
    sourceLocation: location)
}

extension Snapshot {
  /// Whether this run writes snapshots instead of comparing them.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }
}

/// How two snapshots differ, line by line.
package struct SnapshotDifference {
  package let expected: String
  package let actual: String

  package init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  package func report(_ name: String) -> String {
    """
    snapshot '\(name)' differs; if it is meant, record with RECORD_SNAPSHOTS=1
    --- expected
    \(expected)
    --- actual
    \(actual)
    --- difference
    \(lines.joined(separator: "\n"))
    """
  }

  /// `-` for expected lines that are missing and `+` for those that came, in order.
  package var lines: [String] {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var marked = [(line: Int, text: String)]()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let line, let text, _): marked.append((line * 2, "- \(text)"))
      case .insert(let line, let text, _): marked.append((line * 2 + 1, "+ \(text)"))
      }
    }
    return marked.sorted { $0.line < $1.line }.map(\.text)
  }
}
