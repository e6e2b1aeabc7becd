import Foundation

/// The built program, beside the test bundle it was built with.
enum Program {
  static let name = "understudy"

  static func path() throws -> String {
    let candidates = folders().map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw EndToEndError.noProgram(lookedFor: candidates)
    }
    return path
  }

  private final class Marker {}

  private static func folders() -> [String] {
    let words = CommandLine.arguments.filter { $0.contains("/") }
    let bundles = [Bundle(for: Marker.self).bundlePath, Bundle.main.bundlePath]
    // On macOS the bundle is a folder beside the program, and the test runner lives elsewhere.
    let places = (words + bundles).flatMap { path in
      sequence(first: URL(fileURLWithPath: path)) { $0.deletingLastPathComponent() }.prefix(5)
        .map(\.path)
    }
    return places.filter { $0.contains("/.build/") || $0.contains("xctest") }
      .flatMap { [$0, URL(fileURLWithPath: $0).deletingLastPathComponent().path] }
      + [Checkout.root + "/.build/debug", Checkout.root + "/.build/release"]
  }
}

/// The checkout these tests belong to.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func walkthroughs() -> [String] {
    let folder = root + "/Demo/Walkthroughs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".walk") }.sorted().map { "\(folder)/\($0)" }
  }
}

/// Why a journey cannot begin, or stood still.
enum EndToEndError: Error, CustomStringConvertible {
  case noProgram(lookedFor: [String])
  case noTool(String)
  case cannotStart(String, reason: String)
  case tookTooLong(String, seen: String)

  var description: String {
    switch self {
    case .noProgram(let places):
      "no built 'understudy' beside the tests; 'swift build' makes it. Looked for "
        + places.joined(separator: ", ")
    case .noTool(let name):
      "'\(name)' is needed for the tests in a real terminal; 'Scripts/set-up --tests' installs it"
    case .cannotStart(let what, let reason): "'\(what)' cannot be started: \(reason)"
    case .tookTooLong(let what, let seen): "waited in vain for \(what). There was:\n\(seen)"
    }
  }
}
