import CellGrid
import Findings
import TestSupport
import Testing

@testable import ThemeFormat

@Suite struct ThemeReaderTests {
  private func read(_ text: String) -> (theme: Theme, findings: [Finding]) {
    ThemeReader.read(Array(text.utf8), name: "sample", file: "sample.jsonc")
  }

  /// The findings but for those about roles the sample leaves out.
  private func faults(_ text: String) -> [String] {
    read(text).findings.filter { $0.rule != "missing-role" }.map(\.description)
  }

  @Test func `a style is a colour or an object`() {
    let (theme, _) = read(
      """
      { "title": "Sample", "appearance": "light", "accent": "#112233", "contrast": 7,
        "tiles": { "lime": "#00FF00" },
        "chrome": {
          "palette": { "ink": "#101010" },
          "roles": {
            "text": "ink",
            "title": { "foreground": "#FFFFFF", "background": "accent", "bold": true } } },
        "device": {
          "light": { "palette": { "ink": "#202020" } },
          "dark": { "palette": { "ink": "#E0E0E0" }, "roles": { "question": { "bold": true } } },
          "roles": { "deviceText": "ink", "question": "ink" } } }
      """)
    #expect(theme.title == "Sample" && theme.name == "sample" && theme.appearance == .light)
    #expect(theme.accent == Color(rgb: 0x112233) && theme.minimumContrast == 7)
    #expect(theme.accent(for: .lime) == Color(rgb: 0x00FF00))
    #expect(theme.accent(for: .red) == TileName.red.color)
    #expect(theme.style(.text, appearance: .dark).foreground == Color(rgb: 0x101010))
    let title = theme.style(.title, appearance: .dark)
    #expect(title.background == theme.accent && title.bold && !title.dim)
    #expect(theme.style(.deviceText, appearance: .light).foreground == Color(rgb: 0x202020))
    #expect(theme.style(.deviceText, appearance: .dark).foreground == Color(rgb: 0xE0E0E0))
    #expect(theme.style(.question, appearance: .light).foreground == Color(rgb: 0x202020))
    #expect(theme.style(.question, appearance: .dark) == CellStyle(attributes: .bold))
  }

  @Test(arguments: [
    (
      ##"{ "chrome": { "roles": { "secondarytext": "#000000" } } }"##,
      "1:26: error: [unknown-role] unknown role 'secondarytext'; did you mean 'secondaryText'?"
    ),
    (
      ##"{ "device": { "light": { "palette": { "ink": "#000" } } } }"##,
      "1:46: error: [bad-color] '#000' is no color for 'ink': expected '#RRGGBB'"
    ),
    (
      ##"{ "chrome": { "palette": { "ink": "#000000" }, "roles": { "text": "inc" } } }"##,
      "1:67: error: [unknown-color] unknown color 'inc': expected '#RRGGBB' or a name from the "
        + "palette; did you mean 'ink'?"
    ),
    (
      ##"{ "chrome": { "roles": { "text": { "blod": true } } } }"##,
      "1:36: warning: [unknown-key] unknown key 'blod'; did you mean 'bold'?"
    ),
    (
      ##"{ "chrome": { "roles": { "text": { "bold": 1 } } } }"##,
      "1:44: error: [wrong-kind-of-value] 'bold' expects true or false, found a number"
    ),
    (
      ##"{ "chrome": { "roles": { "dialogText": "#000000" } } }"##,
      "1:26: warning: [misplaced-role] role 'dialogText' belongs in 'device'"
    ),
    (
      ##"{ "appearance": "drak" }"##,
      "1:17: error: [unknown-appearance] unknown appearance 'drak': expected 'light' or 'dark'"
    ),
    (
      ##"{ "contrast": 99 }"##,
      "1:15: error: [contrast-out-of-range] contrast '99' is out of range: expected a number from "
        + "1 to 21"
    ),
    (
      ##"{ "tiles": { "magenta": "#000000" } }"##,
      "1:14: warning: [unknown-key] unknown key 'magenta'"
    ),
    ("[]", "1:1: error: [wrong-kind-of-value] 'theme' expects an object, found an array"),
    (
      ##"{ "device": { "roles": { "tile": 3 } } }"##,
      "1:34: error: [wrong-kind-of-value] 'tile' expects a color or an object, found a number"
    ),
  ])
  func `a fault is said once, with its place`(text: String, finding: String) {
    #expect(faults(text) == ["sample.jsonc:" + finding])
  }

  @Test func `a role that is missing is reported and can still be read`() {
    let (theme, findings) = read(
      ##"{ "chrome": { "palette": {}, "roles": { "text": "#EEEEEE", "background": {} } } }"##)
    let missing = findings.filter { $0.rule == "missing-role" }
    #expect(missing.count == 2)
    #expect(missing.first?.message.hasPrefix("no style for 'secondaryText', 'faintText'") == true)
    let style = theme.style(.failure, appearance: .dark)
    #expect(style.foreground == Color(rgb: 0xEEEEEE) && style.bold)
  }

  @Test func `any bytes give a theme with every role`() {
    var random = SeededGenerator()
    let text = Array(
      ##"{ "chrome": { "palette": { "ink": "#101010" }, "roles": { "text": "ink" } } }"##.utf8)
    for round in 0..<300 {
      var bytes = text
      for _ in 0..<4 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let theme = ThemeReader.read(bytes, name: "sample", file: "sample.jsonc").theme
      let isComplete = ThemeRole.allCases.allSatisfy {
        theme.roleStyle($0, appearance: .light) != nil
      }
      #expect(isComplete, "\(random) round \(round)")
    }
  }

  @Test func `what is wrong beyond the limit is counted, each place once`() {
    let roles = (0..<FindingLog.maximumCount + 3).map { "\"role\($0)\": \"#000000\"" }
      .joined(separator: ", ")
    let findings = read("{ \"device\": { \"roles\": { \(roles) } } }").findings
    #expect(findings.count == FindingLog.maximumCount + 1)
    // Three roles of the device, the roles that are missing from it, …
    #expect(findings.last?.rule == "more-findings")
    #expect(Set(findings.compactMap(\.location)).count >= FindingLog.maximumCount - 2)
  }
}
