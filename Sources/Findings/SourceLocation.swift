/// Where something stands in a file a person wrote.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// As the person named it: a path on the command line, or one found under it.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, counted in characters, as editors count.
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
