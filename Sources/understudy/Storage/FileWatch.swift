import Foundation

/// Tells whether any of some files changed, came or went since it was last asked.
struct FileWatch {
  /// The files as they are now: a folder may have got another one.
  private let files: () -> [String]
  private var stamps: [String: Stamp]

  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  init(_ files: @escaping () -> [String]) {
    self.files = files
    stamps = Self.stamps(of: files())
  }

  mutating func hasChanged() -> Bool {
    let now = Self.stamps(of: files())
    defer { stamps = now }
    return now != stamps
  }

  /// A file that is not there has none.
  private static func stamps(of files: [String]) -> [String: Stamp] {
    var stamps = [String: Stamp]()
    for file in files { stamps[file] = stamp(file) }
    return stamps
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      node: UInt64(status.st_ino))
  }
}
