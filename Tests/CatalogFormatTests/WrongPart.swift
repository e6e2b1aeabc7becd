import Testing
import Findings

@testable import CatalogFormat

/// A part of a file with a fault, and what is said about it. `▶` stands before each place that a
/// finding names.
struct WrongPart: Sendable, CustomTestStringConvertible {
  var file = "a.app.jsonc"
  var text: String
  var findings: [String]

  /// A whole file.
  init(file: String = "a.app.jsonc", whole text: String, _ findings: String...) {
    (self.file, self.text, self.findings) = (file, text, findings)
  }

  /// Keys at the top of an app file.
  init(_ part: String, _ findings: String...) {
    text = #"{ "format": 1, "app": { "id": "a", "name": "A" }, \#(part) }"#
    self.findings = findings
  }

  /// Keys of the only intent, in an app that has something to refer to.
  init(intent part: String, _ findings: String...) {
    text = #"""
      { "format": 1, "app": { "id": "a", "name": "A" },
        "facts": [ { "id": "count", "value": 0 }, { "id": "open", "value": true } ],
        "enums": [ { "id": "Size", "cases": [ { "id": "small", "title": "Small" }, { "id": "large", "title": "Large" } ] } ],
        "entities": [ { "id": "Tea", "items": [ { "id": "green", "title": "Green" } ] } ],
        "intents": [ { "id": "Brew", "title": "Brew", \#(part) } ] }
      """#
    self.findings = findings
  }

  /// Keys of a phone with one place, one person, and an app whose intent takes a time.
  init(phone part: String, _ findings: String...) {
    file = "phone.jsonc"
    text = #"""
      { "format": 1, "id": "p", "places": [ { "id": "home", "title": "Home" } ],
        "people": [ { "id": "mika", "title": "Mika" } ], \#(part) }
      """#
    self.findings = findings
  }

  var testDescription: String { text }

  private static let otherApp = #"""
    { "format": 1, "app": { "id": "kettle", "name": "Kettle" }, "intents": [
      { "id": "Boil", "title": "Boil", "outcomes": [ { "name": "boiled" } ], "parameters": [
        { "id": "at", "type": "time" }, { "id": "who", "type": "person" },
        { "id": "cups", "type": "integer", "maximum": 4 } ] } ] }
    """#

  func load() -> LoadedCatalog {
    var sources = [CatalogSource(file: file, bytes: Array(text.replacing("▶", with: "").utf8))]
    if sources[0].isPhone {
      sources.append(CatalogSource(file: "kettle.app.jsonc", bytes: Array(Self.otherApp.utf8)))
    }
    return CatalogReader.read(sources, phoneID: "p")
  }

  /// What the findings should be, each with the place of its mark.
  var expected: [String] {
    var places = [String]()
    var (line, column) = (1, 1)
    for character in text {
      switch character {
      case "▶": places.append("\(file):\(line):\(column): ")
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
    }
    return findings.enumerated().map { (places.indices.contains($0) ? places[$0] : "") + $1 }
  }
}
