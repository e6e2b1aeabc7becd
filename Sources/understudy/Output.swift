import Findings
import Foundation

/// What the program prints: text for people and programs on stdout, diagnostics on stderr.
enum Output {
  /// Text that is already harmless, or is ours.
  static func print(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: stdoutDescriptor)
  }

  /// A line with text from outside in it.
  static func printHarmless(_ text: String) {
    print(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { HarmlessText.spelledOut(String($0)) }.joined(separator: "\n"))
  }

  static func problem(_ text: String) {
    write(HarmlessText.spelledOut(text) + "\n", to: stderrDescriptor)
  }

  static func problems(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    write(findings.map { "\($0)\n" }.joined(), to: stderrDescriptor)
  }

  static func json(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    print(String(decoding: data, as: UTF8.self))
  }

  static var isTerminal: Bool { isatty(stdoutDescriptor) == 1 }

  private static let stdoutDescriptor: Int32 = 1
  private static let stderrDescriptor: Int32 = 2

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
