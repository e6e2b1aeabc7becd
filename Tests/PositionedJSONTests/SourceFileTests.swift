import Findings
import Foundation
import Testing

@testable import PositionedJSON

@Suite struct SourceFileTests {
  @Test(arguments: ["plain", "with space", "-n", "it's \"quoted\"", "タイマー", "a\nb"])
  func readsFilesOfAnyName(name: String) throws {
    try withFolder { folder in
      let path = "\(folder)/\(name)"
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(SourceFile.read(path) == .success(bytes))
      #expect(SourceFile.read(path, maximumByteCount: bytes.count) == .success(bytes))
      #expect(
        SourceFile.read(path, maximumByteCount: 9)
          == .failure(.tooLarge(byteCount: 200_000, limit: 9)))
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    try withFolder { folder in
      #expect(SourceFile.read(folder) == .failure(.isFolder))
      #expect(SourceFile.read("\(folder)/none") == .failure(.missing))
      #expect(SourceFile.read("") == .failure(.missing))
      #expect(SourceFile.read("\(folder)\0/x") == .failure(.missing))
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(SourceFile.read("\(folder)/pipe") == .failure(.isNotRegular))
      #expect(SourceFile.read("/dev/null") == .failure(.isNotRegular))
      #expect(SourceFile.read("/dev/zero") == .failure(.isNotRegular))
      #expect(symlink("loop", "\(folder)/loop") == 0)
      #expect(
        SourceFile.read("\(folder)/loop")
          == .failure(.unreadable(reason: String(cString: strerror(ELOOP)))))
      try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(SourceFile.read("\(folder)/file/x") == .failure(.missing))
      #expect(chmod("\(folder)/file", 0) == 0)
      // The superuser may read anything.
      let isReadable = access("\(folder)/file", R_OK) == 0
      #expect(
        SourceFile.read("\(folder)/file")
          == (isReadable
            ? .success([1]) : .failure(.unreadable(reason: String(cString: strerror(EACCES))))))
    }
  }

  @Test func refusesASocket() throws {
    try withFolder { folder in
      #if canImport(Glibc)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #else
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      #endif
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = "\(folder)/s"
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(90)) }
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if bound == 0 { #expect(SourceFile.read(path) == .failure(.isNotRegular)) }
    }
  }

  @Test(
    arguments: [
      (.missing, "[file-missing] there is no file 'a b'; check the spelling of its path"),
      (.isFolder, "[file-is-folder] 'a b' is a folder, expected a file"),
      (
        .isNotRegular,
        "[file-not-regular] 'a b' is a pipe, a socket or a device, expected a file; "
          + "save its contents to a file"
      ),
      (.unreadable(reason: "no"), "[file-unreadable] 'a b' cannot be read: no"),
      (
        .tooLarge(byteCount: 9, limit: 3),
        "[file-too-large] 'a b' has 9 bytes, expected at most 3"
      ),
    ] as [(SourceFileError, String)])
  func wordsItsErrors(error: SourceFileError, expected: String) {
    #expect("\(error.finding("a b"))" == "a b:1:1: error: \(expected)")
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SourceFile-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
