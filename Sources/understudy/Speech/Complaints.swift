import Findings
import Foundation

/// What a program writes to stderr, in a file without a name: nothing waits for it to be read.
final class Complaints {
  let file: FileHandle

  private static let mostBytes = 4_096

  init?() {
    var template = Array("\(NSTemporaryDirectory())/understudy-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The first line with anything in it, once the program has ended.
  var firstLine: String? {
    guard (try? file.seek(toOffset: 0)) != nil,
      let bytes = try? file.read(upToCount: Self.mostBytes)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty }
      .map { Excerpt.of(HarmlessText.spelledOut($0)) }
  }
}
