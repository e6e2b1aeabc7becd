import Foundation
import Testing

/// `Documentation/Requirements.md` names rows that exist, each once, and tests and walkthroughs
/// that exist.
struct RequirementsTests {
  private struct Row {
    var ids: [String]
    var shownBy: [String]
  }

  private func rows() throws -> [Row] {
    let page = try Repository.text("Documentation/Requirements.md")
    let table = page.split(separator: "\n").filter { $0.hasPrefix("|") }
    let headings = ["| Row | What must be so | Shown by |", "| --- | --- | --- |"]
    return try table.filter { !headings.contains(String($0)) }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let isRow = cells.count == 3 && cells[0].wholeMatch(of: /S\d-\d+(?:, S\d-\d+)*/) != nil
      try #require(isRow, "no row of the table: \(line)")
      let shownBy = cells[2].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!shownBy.isEmpty, "shown by nothing: \(line)")
      return Row(ids: cells[0].components(separatedBy: ", "), shownBy: shownBy)
    }
  }

  /// How many rows each source has.
  private static let counts = ["S0": 143, "S1": 154, "S2": 65]

  @Test func everyRowIsKnownAndNamedOnce() throws {
    let ids = try rows().flatMap(\.ids)
    #expect(ids.count > 90)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let parts = id.split(separator: "-")
      let number = try #require(parts.count == 2 ? Int(parts[1]) : nil, "\(id)")
      #expect((1...(Self.counts[String(parts[0])] ?? 0)).contains(number), "\(id)")
    }
  }

  @Test func whatShowsARowIsThere() throws {
    let tests = try Repository.files(under: "Tests", suffix: ".swift").map(Repository.text)
      .joined(separator: "\n")
    for row in try rows() {
      for name in row.shownBy {
        if name.hasSuffix(".walk") {
          let file = Repository.root.appendingPathComponent("Demo/Walkthroughs/\(name)")
          #expect(FileManager.default.fileExists(atPath: file.path), "\(row.ids): \(name)")
        } else {
          #expect(tests.contains("struct \(name)"), "\(row.ids): \(name)")
        }
      }
    }
  }
}
