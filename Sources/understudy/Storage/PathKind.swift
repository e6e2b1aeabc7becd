import Foundation

/// What a path names, as far as it matters here.
enum PathKind {
  case missing, folder, file

  init(_ path: String) {
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      self = .missing
    } else {
      self = isFolder.boolValue ? .folder : .file
    }
  }

  static func exists(_ path: String) -> Bool { PathKind(path) != .missing }
}
