import Foundation

/// A file of a person, read into memory. Whatever the path names, reading ends and traps nothing.
package enum SourceFile {
  package static let maximumByteCount = 64 << 20

  /// Reads regular files only: a pipe or a terminal could keep us waiting for ever.
  package static func read(
    _ path: String, maximumByteCount: Int = SourceFile.maximumByteCount
  ) -> Result<[UInt8], SourceFileError> {
    guard !path.utf8.contains(0) else { return .failure(.missing) }
    let descriptor = openWithoutWaiting(path)
    guard descriptor >= 0 else { return .failure(SourceFileError(openingFailedWith: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      return .failure(.unreadable(reason: String(cString: strerror(errno))))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.isFolder)
    default: return .failure(.isNotRegular)
    }
    let byteCount = Int(status.st_size)
    guard byteCount <= maximumByteCount else {
      return .failure(.tooLarge(byteCount: byteCount, limit: maximumByteCount))
    }
    return contents(of: descriptor, expectedByteCount: byteCount, limit: maximumByteCount)
  }

  private static func openWithoutWaiting(_ path: String) -> Int32 {
    while true {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  /// The size is only what the file system expects: some files say 0, and others grow meanwhile.
  private static func contents(
    of descriptor: Int32, expectedByteCount: Int, limit: Int
  ) -> Result<[UInt8], SourceFileError> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expectedByteCount)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        return .failure(.unreadable(reason: String(cString: strerror(errno))))
      }
      if count == 0 { return .success(bytes) }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        return .failure(.tooLarge(byteCount: bytes.count, limit: limit))
      }
    }
  }
}
