import Foundation
import TestSupport
import Testing

@testable import IntentImport

/// Damaged files: whatever the bytes, an answer within bounded time, and a catalog that holds.
@Suite struct FuzzTests {
  /// Longer where somebody asks for it.
  private static let budget: Duration = .seconds(
    ProcessInfo.processInfo.environment["UNDERSTUDY_FUZZ_SECONDS"].flatMap(Int.init) ?? 1)

  private static let words = [
    "INIntents", "INEnums", "<dict>", "</dict>", "<array/>", "<true/>", "<integer>-1</integer>",
    "<real>1e999</real>", "<string>${</string>", "${rooms}", "unknown", "<key></key>", ",", "\u{0}",
    "<integer>9223372036854775807</integer>", "Integer", "Object", "<!--", "]]>", "\u{202E}",
  ]

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(contentsOf: Self.words.randomElement(using: &random)!.utf8, at: place)
      default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }

  /// Replaces, drops and moves values inside the tree, so that the file itself stays in order.
  private func scrambled(_ value: Any, _ random: inout SeededGenerator) -> Any {
    if Int.random(in: 0..<60, using: &random) == 0 {
      let junk: [Any] = [
        "", " ", "${", "${lamp}", "unknown", "a,b,a", 0, -1, Int.max, 1e300, 0.5, true, [Any](),
        [String: Any](), Data([1]), Date(timeIntervalSince1970: 0), "System", "1.0", "\u{202E}x",
      ]
      return junk.randomElement(using: &random)!
    }
    if let dictionary = value as? [String: Any] {
      var result = [String: Any]()
      for key in dictionary.keys.sorted() where Int.random(in: 0..<40, using: &random) > 0 {
        result[key] = dictionary[key].map { scrambled($0, &random) }
      }
      return result
    }
    if let array = value as? [Any] {
      let result = array.map { scrambled($0, &random) }
      return Int.random(in: 0..<20, using: &random) == 0 ? result + result.reversed() : result
    }
    return value
  }

  @Test func scrambledDefinitionsStillGiveSoundCatalogs() throws {
    let begin = ContinuousClock.now
    var round: UInt64 = 0
    while ContinuousClock.now - begin < Self.budget {
      var random = SeededGenerator(seed: round &+ 1_000_000)
      guard let root = scrambled(LaterVersionFixture.root, &random) as? [String: Any] else {
        round += 1
        continue
      }
      let read = try Definition.import_(root, format: round % 2 == 0 ? .xml : .binary)
      let isSound = read.findings.allSatisfy { $0.severity != .error }
      if isSound { #expect(CatalogRules.faults(of: read.app) == [], "round \(round)") }
      if isSound, read.isReadable { RoundTrip.expect(read.app, "round \(round)") }
      round += 1
    }
    print("fuzz: \(round) scrambled definitions")
  }

  @Test func damagedFilesAreAnsweredInTime() throws {
    let seeds = [
      FirstVersionFixture.bytes, try LaterVersionFixture.bytes(),
      try LaterVersionFixture.bytes(.binary),
    ]
    let strings = Array(
      "\"summ01-mood01\" = \"a\"; \"summ01-mood02\" = \"b ${rooms}\"; \"titl01\" = \"c\";".utf8)
    let begin = ContinuousClock.now
    var readCount = 0
    var round: UInt64 = 0
    while ContinuousClock.now - begin < Self.budget {
      var random = SeededGenerator(seed: round)
      let bytes = mutated(seeds[Int(round % 3)], &random)
      let table = ImportSource.Companion(
        language: "de", kind: round % 2 == 0 ? .strings : .stringsdict, file: "de.strings",
        bytes: mutated(strings, &random))
      let start = ContinuousClock.now
      let read = Definition.read(bytes, companions: [table])
      #expect(ContinuousClock.now - start < .seconds(60), "round \(round)")
      if read.isReadable {
        readCount += 1
        let isSound = read.findings.allSatisfy { $0.severity != .error }
        if isSound { #expect(CatalogRules.faults(of: read.app) == [], "round \(round)") }
      } else {
        #expect(!read.findings.isEmpty, "round \(round)")
      }
      round += 1
    }
    print("fuzz: \(round) files, \(readCount) readable")
    #expect(readCount > 0)
  }

  @Test func largeFilesTakeTimeInProportion() throws {
    let parameters = (0..<5_000).map {
      Definition.parameter(
        "same", "String",
        [
          "INIntentParameterRelationship": [
            "INIntentParameterRelationshipParentName": "nobody\($0)",
            "INIntentParameterRelationshipPredicateName": "HasAnyValue",
          ], "INIntentParameterSupportsDynamicEnumeration": true,
          "INIntentParameterDisplayName": "Same \($0)",
        ])
    }
    let bytes = try Definition.bytes(
      Definition.root(intent: ["INIntentParameters": parameters]))
    let start = ContinuousClock.now
    let read = Definition.read(bytes)
    #expect(read.app.intents[0].parameters.count == 5_000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
