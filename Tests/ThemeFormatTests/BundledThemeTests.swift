import CellGrid
import Foundation
import Testing

@testable import ThemeFormat

/// What every theme in `Themes/` must keep.
@Suite struct BundledThemeTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Themes")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonc") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static let colored = names.filter { $0 != "monochrome" }

  static func theme(_ name: String) throws -> Theme {
    let url = folder.appendingPathComponent("\(name).jsonc")
    return ThemeReader.read(
      Array(try Data(contentsOf: url)), name: name, file: url.lastPathComponent
    ).theme
  }

  private func paints(_ style: TerminalStyle) -> (TerminalStyle.Paint, TerminalStyle.Paint) {
    (style.foreground, style.background)
  }

  /// All a role may stand on, when drawn with these styles.
  private func grounds(_ role: ThemeRole, _ styles: ThemeStyles) -> [Color] {
    styles[role].background.map { [$0] } ?? role.grounds.compactMap { styles[$0].background }
  }

  @Test func `the five are there`() {
    #expect(
      Set(["contrast", "daylight", "dusk", "monochrome", "paper"]).isSubset(
        of: BundledThemeTests.names))
  }

  @Test(arguments: names)
  func `a theme is complete and without fault`(name: String) throws {
    let url = BundledThemeTests.folder.appendingPathComponent("\(name).jsonc")
    let findings = ThemeReader.read(Array(try Data(contentsOf: url)), name: name, file: name)
      .findings
    #expect(findings.map(\.description) == [])
  }

  @Test(arguments: colored, Appearance.allCases)
  func `words can be read on all they stand on, with any tile colour`(
    name: String, appearance: Appearance
  ) throws {
    let theme = try BundledThemeTests.theme(name)
    let isStrict = name == "contrast"
    for tile in [nil] + TileName.allCases.map(Optional.some) {
      let styles = theme.styles(appearance: appearance, accent: tile)
      for role in ThemeRole.allCases where role.kind == .text || role.kind == .faint {
        // What cannot be pressed may be weaker; faint words are still to be read.
        let wanted = isStrict ? 7 : role == .buttonDisabled ? 3 : 4.5
        let words = try #require(styles[role].foreground, "\(role)")
        let grounds = grounds(role, styles)
        #expect(!grounds.isEmpty, "\(role)")
        let ratio = grounds.map { words.contrastRatio(with: $0) }.min() ?? 0
        #expect(ratio >= wanted, "\(role) in \(tile?.rawValue ?? "the theme's accent")")
      }
    }
  }

  @Test(arguments: colored, Appearance.allCases)
  func `256 colours keep words readable and surfaces apart`(
    name: String, appearance: Appearance
  ) throws {
    let styles = try BundledThemeTests.theme(name).styles(appearance: appearance)
    func seen(_ color: Color) -> Color { Color(xterm: color.nearest256) }
    func surface(_ role: ThemeRole) throws -> Color {
      seen(try #require(styles[role].background))
    }
    for role in ThemeRole.allCases where role.kind == .text {
      for ground in grounds(role, styles) {
        let style = CellStyle(foreground: styles[role].foreground, background: ground)
        guard case (.index(let words), .index(let surface)) = paints(style.reduced(to: .indexed256))
        else { continue }
        let ratio = Color(xterm: words).contrastRatio(with: Color(xterm: surface))
        #expect(ratio >= (name == "contrast" ? 6.5 : 4.5), "\(role)")
      }
    }
    #expect(try surface(.snippetBackground) != surface(.deviceBackground))
    #expect(try surface(.fieldBackground) != surface(.deviceBackground))
    #expect(try surface(.overlayBackground) != surface(.background))
  }

  @Test(arguments: names)
  func `what matters shows without any hue`(name: String) throws {
    let styles = try BundledThemeTests.theme(name).styles(appearance: .dark)
    func seen(_ role: ThemeRole) -> TerminalStyle { styles[role].reduced(to: .none) }
    for role in [
      ThemeRole.selection, .chromeSelection, .buttonPrimary, .buttonDestructiveSelected,
    ] {
      #expect(seen(role).attributes.contains(.reverse), "\(role)")
    }
    #expect(seen(.changed) != seen(.inspectorText))
    #expect(seen(.question) != seen(.dialogText))
    #expect(seen(.topHit) != seen(.deviceText))
    #expect(seen(.sample) != seen(.deviceText))
  }

  @Test(arguments: colored, Appearance.allCases)
  func `what is marked and what is pressed have one colour, and what destroys another`(
    name: String, appearance: Appearance
  ) throws {
    let theme = try BundledThemeTests.theme(name)
    func fill(_ style: TerminalStyle) -> TerminalStyle.Paint {
      style.attributes.contains(.reverse) ? style.foreground : style.background
    }
    for tile in [nil] + TileName.allCases.map(Optional.some) {
      let styles = theme.styles(appearance: appearance, accent: tile)
      for depth in [ColorDepth.trueColor, .indexed256] {
        let marked = fill(styles[.selection].reduced(to: depth))
        #expect(
          fill(styles[.buttonPrimary].reduced(to: depth)) == marked, "\(tile?.rawValue ?? "none")")
        #expect(fill(styles[.buttonDestructiveSelected].reduced(to: depth)) != marked)
      }
    }
    let danger = try #require(
      theme.styles(appearance: appearance)[.buttonDestructiveSelected].background)
    let accent = theme.styles(appearance: .dark, accent: .tangerine).accent
    #expect(danger.luminance < accent.luminance)
  }

  @Test func `monochrome has no colour`() throws {
    let styles = try BundledThemeTests.theme("monochrome").styles(appearance: .light, accent: .red)
    for role in ThemeRole.allCases {
      #expect(styles[role].foreground == nil && styles[role].background == nil, "\(role)")
    }
  }
}
