import Foundation

/// Programs that tests write and run.
package enum ProgramFile {
  package struct Fault: Error {
    package let path: String
    package let status: Int32
  }

  /// Writes a program that can be run at once. Another process writes it: a file that this one has
  /// open for writing is held by whatever another thread is just starting, and cannot be run.
  package static func write(_ text: String, to path: String) throws {
    let draft = path + ".text"
    try Data(text.utf8).write(to: URL(fileURLWithPath: draft))
    defer { try? FileManager.default.removeItem(atPath: draft) }
    let install = Process()
    install.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    install.arguments = ["install", "-m", "755", draft, path]
    try install.run()
    install.waitUntilExit()
    guard install.terminationStatus == 0 else {
      throw Fault(path: path, status: install.terminationStatus)
    }
  }
}
