import Foundation

/// The checkout these tests belong to.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Files under a folder by their path from the root, sorted; build products left out.
  static func files(under folder: String, suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".build") }
      .map { "\(folder)/\($0)" }.sorted()
  }
}
