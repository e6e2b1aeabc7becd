import Foundation

/// Folders made on the way to what is written.
enum OutputFolder {
  /// Makes a folder and those above it that are missing.
  ///
  /// - Parameter isPersonal: whether nobody else may look into what is made; one that was there and
  ///   is the last of the path is closed to others as well.
  static func make(_ path: String, isPersonal: Bool = false) throws(OutputFault) {
    let parts = path.split(separator: "/")
    var folder = path.hasPrefix("/") ? "" : "."
    for part in parts {
      folder += "/\(part)"
      if mkdir(folder, isPersonal ? 0o700 : 0o777) == 0 { continue }
      let reason =
        errno == EEXIST ? "'\(folder)' is no folder" : String(cString: strerror(errno))
      // A file system that can only be read says so even of a folder that is there.
      guard PathKind(folder) == .folder else { throw OutputFault(path, .made, reason) }
    }
    if isPersonal { chmod(path, 0o700) }
  }

  /// The folder a file is in.
  static func makeParent(of path: String, isPersonal: Bool = false) throws(OutputFault) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard folder.contains(where: { !$0.isEmpty }) else { return }
    try make(folder.joined(separator: "/"), isPersonal: isPersonal)
  }
}
