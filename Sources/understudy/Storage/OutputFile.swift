import Foundation

/// Why something could not be written, in our words: what was tried with which path, and the
/// reason.
struct OutputFault: Error, Equatable, CustomStringConvertible {
  var path: String
  var attempt: Attempt
  var reason: String

  enum Attempt: String {
    case written, made, moved, locked
  }

  init(_ path: String, _ attempt: Attempt, _ reason: String) {
    self.path = path
    self.attempt = attempt
    self.reason = reason
  }

  /// With the reason of the last call to the system.
  static func ofSystem(_ path: String, _ attempt: Attempt) -> OutputFault {
    OutputFault(path, attempt, String(cString: strerror(errno)))
  }

  var description: String { "'\(path)' cannot be \(attempt): \(reason)" }
  /// For a line of the screen, which may end within a long path.
  var reasonFirst: String { "\(reason); '\(path)' cannot be \(attempt)" }
}

/// Files written whole or not at all. What is in the way and is no file is left alone, and nothing
/// waits for the other end of a pipe.
enum OutputFile {
  /// Who may read what is written; the person's mask takes from it.
  enum Access: mode_t {
    case shared = 0o666
    /// What a person did is nobody else's.
    case personal = 0o600
  }

  /// Writes beside the path, then takes its name.
  static func replace(
    _ path: String, with text: String, access: Access = .shared
  ) throws(OutputFault) {
    close(try replaceAndStayOpen(path, with: text, access: access))
  }

  /// The same; what the file is open as, to add to it.
  static func replaceAndStayOpen(
    _ path: String, with text: String, access: Access
  ) throws(OutputFault) -> Int32 {
    let target = try target(of: path)
    let beside = freeName(beside: target)
    let descriptor = try create(beside, access, for: path)
    do throws(OutputFault) {
      try append(text, to: descriptor, path)
      guard rename(beside, target) == 0 else { throw OutputFault.ofSystem(path, .written) }
    } catch {
      close(descriptor)
      unlink(beside)
      throw error
    }
    return descriptor
  }

  /// Refuses a path that is taken.
  static func create(_ path: String, with text: String) throws(OutputFault) {
    let descriptor = try create(path, .shared, for: path)
    defer { close(descriptor) }
    do throws(OutputFault) {
      try append(text, to: descriptor, path)
    } catch {
      unlink(path)
      throw error
    }
  }

  static func append(_ text: String, to descriptor: Int32, _ path: String) throws(OutputFault) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .ofSystem(path, .written)
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Opens a file to hold a lock on it; made when it is not there.
  static func openForLock(_ path: String) throws(OutputFault) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .ofSystem(path, .locked) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw OutputFault(path, .locked, notAFile)
    }
    return descriptor
  }

  private static let notAFile = "it is a pipe, a socket or a device, expected a file"

  /// Refuses a path at which something other than a file is.
  static func check(_ path: String) throws(OutputFault) { _ = try target(of: path) }

  /// Where a link leads; refused when something other than a file is there.
  private static func target(of path: String) throws(OutputFault) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw OutputFault(path, .written, "it is a folder, expected a file")
    default: throw OutputFault(path, .written, notAFile)
    }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func create(
    _ name: String, _ access: Access, for path: String
  ) throws(OutputFault) -> Int32 {
    let descriptor = open(
      name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, access.rawValue)
    guard descriptor >= 0 else { throw .ofSystem(path, .written) }
    return descriptor
  }

  private static func freeName(beside path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let start = folder.isEmpty ? "" : folder.joined(separator: "/") + "/"
    let names = (1...).lazy.map { "\(start).understudy-\(getpid())-\($0)" }
    return names.first { !PathKind.exists($0) } ?? "\(start).understudy"
  }
}
