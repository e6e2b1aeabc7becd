import Foundation

/// Tells whether any of some files changed since it was last asked.
struct FileWatch {
  private let files: [String]
  private var stamps: [Stamp?]

  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  init(_ files: [String]) {
    self.files = files
    stamps = files.map(Self.stamp)
  }

  mutating func hasChanged() -> Bool {
    let now = files.map(Self.stamp)
    defer { stamps = now }
    return now != stamps
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
