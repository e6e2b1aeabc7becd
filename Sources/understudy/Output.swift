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
    print(HarmlessText.spelledOut(text))
  }

  static func problem(_ text: String) {
    write(HarmlessText.spelledOut(text) + "\n", to: stderrDescriptor)
  }

  static func problems(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    write(findings.map { "\($0)\n" }.joined(), to: stderrDescriptor)
  }

  /// JSON with text from outside in it: what a terminal would act on is spelled `\uXXXX`, which
  /// means the same to a program.
  static func printJSON(_ json: String) {
    var harmless = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar.value >= 0x7F, HarmlessText.isHarmful(scalar) {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          harmless +=
            "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
        }
      } else {
        harmless.append(scalar)
      }
    }
    print(String(harmless))
  }

  private static let stdoutDescriptor: Int32 = 1
  private static let stderrDescriptor: Int32 = 2

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        let reason = String(cString: strerror(errno))
        guard descriptor == stdoutDescriptor else { return }
        problem("understudy: standard output cannot be written: \(reason)")
        exit(ExitStatus.unreadable.rawValue)
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
