import Foundation

/// A file that cannot be used, or holds more than could be, moved to a name of its own beside it.
enum SetAside {
  /// Where it went. Never over another file.
  static func move(_ path: String, as word: String) throws(OutputFault) -> String {
    let aside = (1...).lazy.map { "\(path).\(word)-\($0)" }.first { !PathKind.exists($0) }
    guard let aside, rename(path, aside) == 0 else { throw .ofSystem(path, .moved) }
    return aside
  }
}
