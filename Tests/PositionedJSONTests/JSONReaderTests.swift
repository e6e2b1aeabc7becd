import Findings
import Testing

@testable import PositionedJSON

@Suite struct JSONReaderTests {
  @Test func readsCommentsAndTrailingCommas() throws {
    let text = """
      {
        // a comment
        "title": "Start", /* another */
        "counts": [1, 2,],
      }
      """
    let (root, findings) = JSONReader.read(Array(text.utf8), file: "a.jsonc")
    #expect(findings == [])
    let title = try #require(root?["title"])
    #expect(title.string == "Start")
    #expect(title.location == SourceLocation(file: "a.jsonc", line: 3, column: 12))
    #expect(root?["counts"]?.elements?.map(\.integer) == [1, 2])
  }
}
