import Foundation

/// What became of a program run to its end without a terminal.
struct Run: CustomStringConvertible {
  var end: ChildProcess.End?
  var output: [UInt8]
  var problems: [UInt8]

  var text: String { String(decoding: output, as: UTF8.self) }
  var problemText: String { String(decoding: problems, as: UTF8.self) }
  var status: Int32? {
    if case .status(let status)? = end { status } else { nil }
  }

  var description: String {
    "ended with \(end.map { "\($0)" } ?? "nothing, it hung")\n"
      + "on stdout:\n\(text)\non stderr:\n\(problemText)"
  }

  /// Runs `understudy` with arguments.
  static func understudy(
    _ arguments: [String], at place: Place, environment: [String: String?] = [:]
  ) throws -> Run {
    try command([Program.path()] + arguments, at: place, environment: environment)
  }

  /// Runs words of a shell; `$understudy` is the program.
  static func shell(_ line: String, at place: Place) throws -> Run {
    try command(
      ["/bin/sh", "-c", line], at: place, environment: ["understudy": Program.path()])
  }

  static func command(
    _ words: [String], at place: Place, environment: [String: String?] = [:]
  ) throws -> Run {
    let files = ["output", "problems"].map { "\(place.folder)/\($0)-\(UUID().uuidString)" }
    let child = try ChildProcess(
      words, environment: place.environment(environment), folder: place.work,
      input: .nothing, output: .newFile(files[0]), errors: .newFile(files[1]))
    let end = child.wait(seconds: 20)
    let bytes = files.map { [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: $0))) ?? Data()) }
    return Run(end: end, output: bytes[0], problems: bytes[1])
  }
}
