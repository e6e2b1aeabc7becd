import Foundation
import Testing

@testable import IntentImport

@Suite struct PropertyListGuardTests {
  /// A binary property list with one-byte offsets and references.
  private func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets = [UInt8]()
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, top]
    return bytes + [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(PropertyListError) {
      _ = try PropertyListReader.read(bytes)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test func nestedSharesAreCountedBeforeTheyAreMade() {
    // Each of forty arrays holds the next one twice: two to the fortieth objects in 200 bytes.
    let arrays = (1...40).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] }
    let start = ContinuousClock.now
    #expect(
      refusal(binary(arrays + [[0x08]]))
        == "refused as beyond reason: it would become more than 2000000 objects")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func aCycleIsAnError() {
    #expect(
      refusal(binary([[0xA1, 1], [0xA1, 0]])) == "damaged property list: it contains itself")
    #expect(refusal(binary([[0xA1, 0]])) == "damaged property list: it contains itself")
  }

  @Test func aCountLargerThanTheFileIsAnError() {
    let huge: [UInt8] = [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(refusal(binary([huge])) == "damaged property list: a count is out of range")
    #expect(
      refusal(binary([[0xAF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]]))
        == "damaged property list: an object runs past its end")
    #expect(
      refusal(binary([[0x5F, 0x10, 0xFF]]))
        == "damaged property list: an object runs past its end")
  }

  @Test func aTextSharedManyTimesIsMeasured() throws {
    // 1 MB of text referred to 300 times from one array.
    let text = String(repeating: "a", count: 1 << 20)
    var bytes = Array("bplist00".utf8)
    bytes += [0x5F, 0x12, 0x00, 0x10, 0x00, 0x00] + Array(text.utf8)
    let array = bytes.count
    bytes += [0xAF, 0x11, 0x01, 0x2C] + [UInt8](repeating: 0, count: 300)
    let table = bytes.count
    for offset in [8, array] { bytes += (0..<4).map { UInt8(offset >> (24 - 8 * $0) & 0xFF) } }
    bytes += [0, 0, 0, 0, 0, 0, 4, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 1]
    bytes += (0..<8).map { UInt8(table >> (56 - 8 * $0) & 0xFF) }
    #expect(refusal(bytes) == "refused as beyond reason: its texts come to more than 256 MB")
  }

  @Test func depthIsLimitedInEveryDialect() {
    let arrays = (1...200).map { [0xA1, UInt8($0)] as [UInt8] }
    #expect(refusal(binary([[0x08]])) == "read")
    #expect(refusal(binary(Array(arrays.prefix(60)) + [[0x08]])) == "read")
    let deep = "refused as beyond reason: nested deeper than 128 levels"
    let xml = String(repeating: "<array>", count: 200_000)
    #expect(refusal(Array("<plist>\(xml)".utf8)) == deep)
    #expect(refusal(Array(String(repeating: "(", count: 1_000_000).utf8)) == deep)
    #expect(refusal(Array("{a = \"((((\"; /* \(xml) ( */ b = (1); }".utf8)) == "read")
    // Offsets of one byte leave room for about eighty arrays; with two-byte ones there is no end.
    var bytes = Array("bplist00".utf8)
    for index in 1...200 { bytes += [0xA1, UInt8(index)] }
    bytes.append(0x08)
    let table = bytes.count
    for index in 0...200 { bytes += [UInt8((8 + 2 * index) >> 8), UInt8((8 + 2 * index) & 0xFF)] }
    bytes +=
      [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 201] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    #expect(refusal(bytes) == deep)
  }

  @Test func entitiesAreRefused() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>
      <plist version="1.0"><dict><key>INIntents</key><string>&b;</string></dict></plist>
      """
    #expect(
      refusal(Array(text.utf8))
        == "refused as beyond reason: it declares entities, which no definition needs")
  }

  @Test(
    arguments: [
      ([], "expected a property list, but this is an empty file"),
      (
        Array("AEA1\u{01}\u{00}".utf8),
        "expected a property list, but this is a signed shortcut, an encrypted archive"
      ),
      (Array("PK\u{03}\u{04}".utf8), "expected a property list, but this is a zip archive"),
      (
        Array("bplist00".utf8), "damaged property list: the file is cut short or of another version"
      ),
      (
        Array("{\"INIntents\": []}".utf8),
        "expected a property list, but this is JSON or a property list of another kind"
      ),
      ([0, 1, 2, 3], "expected a property list, but this is a binary file"),
    ] as [([UInt8], String)])
  func saysWhatAFileIsInstead(bytes: [UInt8], expected: String) {
    #expect(refusal(bytes) == expected)
  }

  @Test func everyDialectAndEncodingIsRead() throws {
    let root: [String: Any] = ["name": "Lampe à huile", "count": 3, "lit": true, "heat": 0.5]
    let expected = PropertyListValue.dictionary([
      "name": .string("Lampe à huile"), "count": .integer(3), "lit": .boolean(true),
      "heat": .real(0.5),
    ])
    let xml = try Definition.bytes(root)
    #expect(try PropertyListReader.read(xml) == expected)
    #expect(try PropertyListReader.read([0xEF, 0xBB, 0xBF] + xml) == expected)
    #expect(try PropertyListReader.read(try Definition.bytes(root, .binary)) == expected)
    let units = Array(String(decoding: xml, as: UTF8.self).utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try PropertyListReader.read([0xFE, 0xFF] + big) == expected)
    #expect(try PropertyListReader.read([0xFF, 0xFE] + little) == expected)
    let strings = Array("\u{FEFF}/* a note */\n\"aaaaa1\" = \"Licht \\\"an\\\"\";".utf8)
    #expect(
      try PropertyListReader.read(strings) == .dictionary(["aaaaa1": .string("Licht \"an\"")]))
  }

  @Test func aBinaryFileCutAnywhereIsRefusedOrRead() throws {
    let bytes = try Definition.bytes(["a": [1, "b", true], "c": ["d": 0.5]], .binary)
    for count in 6..<bytes.count { #expect(refusal(Array(bytes.prefix(count))) != "read") }
  }
}
