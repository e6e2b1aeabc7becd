import Findings
import Foundation

/// Why the bytes of a file could not be had.
package enum SourceFileError: Error, Hashable, Sendable {
  case missing
  case isFolder
  /// A pipe, a device or a socket.
  case isNotRegular
  case unreadable(reason: String)
  case tooLarge(byteCount: Int, limit: Int)

  init(openingFailedWith code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case ENXIO, EOPNOTSUPP: self = .isNotRegular  // a socket, or a device that is not there
    default: self = .unreadable(reason: String(cString: strerror(code)))
    }
  }
}

/// How the errors are named and worded.
extension SourceFileError {
  package func finding(_ path: String) -> Finding {
    Finding(.error, rule: rule, message(path), at: SourceLocation(file: path))
  }

  /// Says what is wrong with the file, which it names.
  package func message(_ path: String) -> String {
    switch self {
    case .missing:
      "there is no file '\(path)'; check the spelling of its path"
    case .isFolder:
      "'\(path)' is a folder, expected a file"
    case .isNotRegular:
      "'\(path)' is a pipe, a socket or a device, expected a file; save its contents to a file"
    case .unreadable(let reason):
      "'\(path)' cannot be read: \(reason)"
    case .tooLarge(let byteCount, let limit):
      "'\(path)' has \(byteCount) bytes, expected at most \(limit)"
    }
  }

  private var rule: String {
    switch self {
    case .missing: "file-missing"
    case .isFolder: "file-is-folder"
    case .isNotRegular: "file-not-regular"
    case .unreadable: "file-unreadable"
    case .tooLarge: "file-too-large"
    }
  }
}
