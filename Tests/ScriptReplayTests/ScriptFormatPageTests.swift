import Foundation
import ScriptReplay
import Testing

/// The page on scripts shows every word, and nothing it shows is unreadable.
@Suite struct ScriptFormatPageTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Documentation/ScriptFormat.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// What stands in code marks in the first column of a table whose rows are lines of a script.
  private static var lines: [String] {
    var lines = [String]()
    var isScript = false
    for row in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if row.hasPrefix("| Line") || row.hasPrefix("| Step") || row.hasPrefix("| Expectation") {
        isScript = true
      } else if !row.hasPrefix("|") {
        isScript = false
      } else if isScript, let cell = row.split(separator: "|").first {
        lines += cell.split(separator: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
          .map { String($0.element) }
      }
    }
    return lines
  }

  @Test func everyExampleIsReadable() {
    #expect(Self.lines.count > 50)
    for line in Self.lines {
      #expect(ScriptParser.parse(line).findings == [], "\(line)")
    }
  }

  @Test func everyWordHasAnExample() {
    for word in ScriptStep.words where word != "expect" {
      #expect(Self.lines.contains { $0.hasPrefix(word) }, "\(word)")
    }
    for word in ScriptExpectation.words {
      #expect(Self.page.contains("expect \(word)"), "\(word)")
    }
  }

  @Test func everyBlockIsReadable() {
    let blocks = Self.page.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
    #expect(blocks.count > 1)
    for block in blocks { #expect(ScriptParser.parse(block.element).findings == []) }
  }
}
