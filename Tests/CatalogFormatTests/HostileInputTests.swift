import Findings
import Foundation
import IntentModel
import PositionedJSON
import Testing

@testable import CatalogFormat

@Suite struct HostileInputTests {
  private static let clock = ContinuousClock()

  /// Bytes changed at random: no trap, and whatever loads can be written and read back.
  @Test func changedBytes() {
    var random = RandomCatalog(seed: 7)
    let deadline = Self.clock.now.advanced(by: .seconds(1))
    while Self.clock.now < deadline {
      let sources = FullCatalog.sources.map { source in
        var bytes = source.bytes
        for _ in 0..<random.number(1...12) { change(&bytes, &random) }
        return CatalogSource(file: source.file, bytes: bytes)
      }
      checkRoundTrip(CatalogReader.read(sources, phoneID: "p"))
    }
  }

  /// Values put in the place of others: well-formed JSON that says nonsense.
  @Test func swappedValues() throws {
    var random = RandomCatalog(seed: 8)
    let roots = FullCatalog.sources.compactMap {
      JSONReader.read($0.bytes, file: "x").root?.value
    }
    var pool: [JSONValue] = [.null, "", "${", 5, true, [], [:]]
    func collect(_ value: JSONValue) {
      pool.append(value)
      value.elements.forEach(collect)
      value.members?.forEach { collect($0.value) }
    }
    roots.forEach(collect)
    let deadline = Self.clock.now.advanced(by: .seconds(1))
    while Self.clock.now < deadline {
      let sources = zip(FullCatalog.sources, roots).map { source, root in
        let text = JSONWriter.text(changed(root, pool, &random))
        return CatalogSource(file: source.file, bytes: Array(text.utf8))
      }
      checkRoundTrip(CatalogReader.read(sources, phoneID: "p"))
    }
  }

  private func change(_ bytes: inout [UInt8], _ random: inout RandomCatalog) {
    guard !bytes.isEmpty else { return }
    let index = random.number(0...bytes.count - 1)
    switch random.number(0...3) {
    case 0: bytes[index] = UInt8(random.number(0...255))
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.number(1...40)))
    case 2:
      bytes.insert(
        contentsOf: Array(random.one(of: ["{", "[", "\"", ",", "}", "null", "${"]).utf8), at: index)
    default:
      let end = min(bytes.count, index + random.number(1...80))
      bytes.insert(contentsOf: bytes[index..<end], at: random.number(0...bytes.count))
    }
  }

  private func changed(
    _ value: JSONValue, _ pool: [JSONValue], _ random: inout RandomCatalog
  ) -> JSONValue {
    if random.chance(1) { return random.one(of: pool) }
    switch value {
    case .array(let elements): return .array(elements.map { changed($0, pool, &random) })
    case .object(let members):
      return .object(members.map { .init($0.key, changed($0.value, pool, &random)) })
    default: return value
    }
  }

  private func checkRoundTrip(_ loaded: LoadedCatalog) {
    for app in loaded.phone.apps {
      var sources = [
        CatalogSource(file: "phone.jsonc", bytes: Array(CatalogWriter.phone(loaded.phone).utf8))
      ]
      let text = CatalogWriter.app(app)
      sources.append(CatalogSource(file: "a.app.jsonc", bytes: Array(text.utf8)))
      let again = CatalogReader.read(sources, phoneID: "p").phone
      #expect(again.apps.first == app, "\(text)")
    }
  }

  /// A great many faults: bounded time, a bounded list, and a word about the rest.
  @Test func manyFaults() {
    let faults = (0..<20_000).map { #"{ "id": "x\#($0)", "titel": 1, "intent": "y\#($0)" }"# }
      .joined(separator: ",")
    let text =
      #"{ "format": 1, "app": { "id": "a", "name": "A" }, "appShortcuts": [\#(faults)], "intents": [\#(faults)] }"#
    var loaded: LoadedCatalog?
    let time = Self.clock.measure {
      loaded = CatalogReader.read(
        [CatalogSource(file: "a.app.jsonc", bytes: Array(text.utf8))], phoneID: "p")
    }
    #expect(loaded?.findings.count == FindingLog.maximumCount + 1)
    #expect(loaded?.findings.last?.rule == "more-findings")
    #expect(time < .seconds(60))
  }

  /// Names as long as they are compared, none of which is there: the search for what was meant is
  /// given up, and what is wrong is said all the same.
  @Test(.timeLimit(.minutes(2))) func manyLongNames() {
    let stem = String(repeating: "abcdefgh", count: 8)
    let items = (0..<100).map { #"{ "id": "\#(stem)\#($0)", "title": "T\#($0)" }"# }
    let parameters = (0..<400).map {
      #"{ "id": "p\#($0)", "type": "E", "default": "x\#(stem)\#($0)" }"#
    }
    let text = #"""
      { "format": 1, "app": { "id": "a", "name": "A" },
        "entities": [ { "id": "E", "items": [ \#(items.joined(separator: ",")) ] } ],
        "intents": [ { "id": "I", "title": "I", "parameters": [ \#(parameters.joined(separator: ",")) ] } ] }
      """#
    let findings = CatalogReader.read(
      [CatalogSource(file: "a.app.jsonc", bytes: Array(text.utf8))], phoneID: "p"
    ).findings
    #expect(findings.count == 400)
    #expect(findings.first?.message.contains("did you mean") == true)
    #expect(findings.last?.message.contains("did you mean") == false)
  }

  /// One intent with very many parameters, each of which depends on the one before it.
  @Test func aLongChainOfParameters() {
    let parameters = (0..<5_000).map { index in
      #"{ "id": "p\#(index)", "type": "string", "when": { "p\#(max(0, index - 1))": { "set": true } } }"#
    }
    let text = #"""
      { "format": 1, "app": { "id": "a", "name": "A" },
        "intents": [ { "id": "I", "title": "I", "parameters": [ \#(parameters.joined(separator: ",")) ] } ] }
      """#
    let loaded = CatalogReader.read(
      [CatalogSource(file: "a.app.jsonc", bytes: Array(text.utf8))], phoneID: "p")
    #expect(loaded.findings.map(\.message) == ["'p0' depends on itself: p0 → p0"])
  }

  /// Every one of very many intents is read. How long that takes is for the benchmarks, beside a
  /// peer; the limit here only ends what would never end.
  @Test(.timeLimit(.minutes(2))) func manyIntentsAreAllRead() {
    let count = 10_000
    let source = CatalogSource(
      file: "many.app.jsonc", bytes: Array(ManyIntents.text(count).utf8))
    let loaded = CatalogReader.read([source], phoneID: "p")
    #expect(loaded.phone.apps[0].intents.count == count)
    #expect(loaded.findings.isEmpty)
  }
}

enum ManyIntents {
  static func text(_ count: Int) -> String {
    let intents = (0..<count).map { index in
      #"""
      { "id": "Intent\#(index)", "title": "Do the thing number \#(index)", "description": "Does a thing.",
        "verb": "do", "parameters": [
          { "id": "item", "type": "Item", "required": true, "ask": "Which of the items?", "guess": "lastUsed" },
          { "id": "count", "type": "integer", "default": 1, "minimum": 1, "maximum": 9,
            "when": { "item": "item\#(index % 50)" } } ],
        "summary": "Do ${count} of ${item}",
        "outcomes": [ { "name": "done", "dialog": { "full": "Did ${count} of ${item}.", "supporting": "Done." } } ] }
      """#
    }
    let items = (0..<50).map { #"{ "id": "item\#($0)", "title": "Item \#($0)" }"# }
    return #"""
      { "format": 1, "app": { "id": "many", "name": "Many" },
        "entities": [ { "id": "Item", "items": [ \#(items.joined(separator: ",\n")) ] } ],
        "intents": [ \#(intents.joined(separator: ",\n")) ] }
      """#
  }
}
