import Findings

/// Reads JSON with comments and trailing commas, and reports what is wrong with it.
package struct JSONReader {
  /// Brackets within brackets beyond this are left out, with a finding.
  package static let maximumDepth = 128
  /// What is wrong beyond this many findings is only counted.
  package static let maximumFindingCount = 50

  /// Any bytes give an answer. The root is nil when nothing at all could be kept.
  package static func read(_ bytes: [UInt8], file: String) -> (root: JSONNode?, findings: [Finding])
  {
    bytes.withUnsafeBufferPointer { read($0, file: file) }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String
  ) -> (root: JSONNode?, findings: [Finding]) {
    switch TextEncoding(of: bytes) {
    case .other(let name):
      let start = SourceLocation(file: file)
      return (nil, [JSONFault.wrongEncoding(name: name).finding(at: start)])
    case .utf8(let start):
      let firstNonASCII = TextEncoding.firstNonASCIIOffset(in: bytes, from: start)
      var parser = JSONParser(
        JSONCursor(bytes, startingAt: start, firstNonASCIIOffset: firstNonASCII), file: file)
      if let invalid = TextEncoding.firstInvalidOffset(in: bytes, from: firstNonASCII) {
        parser.report(.notUTF8(byte: bytes[invalid]), at: invalid)
      }
      let root = parser.readRoot()
      return (root, parser.faults.findings)
    }
  }
}
