import Foundation
import TestSupport

/// A folder of a test's own with a home in it: nothing of the person's who runs the tests is read
/// or written. Removed with its last user.
final class Place {
  let folder: String
  var home: String { folder + "/home" }
  var state: String { folder + "/state" }
  /// Where programs are started.
  var work: String { folder + "/work" }

  init() throws {
    // Not the system's own choice: the path of a socket has to be short.
    var name = Array("/tmp/understudy-tests-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw EndToEndError.cannotStart("mkdtemp", reason: String(cString: strerror(errno)))
    }
    folder = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    for path in [home, state, work] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// All there is around the program, with changes; nil takes one away.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home, "XDG_STATE_HOME": state, "TERM": "screen-256color", "LC_ALL": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Where the toolchain is not where it was built for.
    if let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      variables["LD_LIBRARY_PATH"] = libraries
    }
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let path = work + "/" + name
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func writeProgram(_ name: String, _ text: String) throws -> String {
    let path = work + "/" + name
    try ProgramFile.write(text, to: path)
    return path
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: name.hasPrefix("/") ? name : work + "/" + name, encoding: .utf8)
  }

  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
