import Foundation
import Testing

/// Comments are as narrow as the code, which the formatter holds to `.swift-format`'s line length.
struct CommentWidthTests {
  private static let columns = 100

  @Test(arguments: ["Sources", "Tests"])
  func noCommentIsWiderThanTheCode(folder: String) throws {
    for suffix in [".swift", ".c", ".h"] {
      for file in Repository.files(under: folder, suffix: suffix) {
        let lines = try Repository.text(file).split(
          separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated()
        where line.count > Self.columns && line.drop(while: \.isWhitespace).hasPrefix("//") {
          Issue.record("\(file):\(place + 1) has \(line.count) columns")
        }
      }
    }
  }
}
