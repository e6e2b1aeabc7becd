import CellGrid
import Findings
import PositionedJSON

/// Builds one theme and collects what was wrong on the way.
struct ThemeBuilder {
  private var log = FindingLog()
  /// What has been said, since what is wrong with the shared roles is wrong in both appearances.
  private var reported: Set<Report> = []

  var findings: [Finding] { log.findings }

  private struct Report: Hashable {
    var fault: ThemeFault
    var location: SourceLocation
  }

  mutating func theme(_ root: JSONNode, name: String) -> Theme {
    var theme = Theme(name: name, title: name)
    var device: JSONNode?
    var chrome: JSONNode?
    for member in members(of: root, called: "theme") {
      switch member.key {
      case "$schema": break
      case "title": string(member).map { theme.title = $0 }
      case "summary": string(member).map { theme.summary = $0 }
      case "appearance": appearance(member).map { theme.appearance = $0 }
      case "accent": plainColor(member).map { theme.accent = $0 }
      case "contrast": contrast(member).map { theme.minimumContrast = $0 }
      case "tiles": theme.tiles = tiles(member)
      case "chrome": chrome = member.value
      case "device": device = member.value
      default:
        let known = [
          "title", "summary", "appearance", "accent", "contrast", "tiles", "chrome", "device",
        ]
        report(.unknownKey(member.key, among: known), at: member.keyLocation)
      }
    }
    theme.chrome = chromeRoles(chrome, root)
    (theme.lightDevice, theme.darkDevice) = deviceRoles(device, root)
    return theme
  }

  mutating func report(_ fault: ThemeFault, at location: SourceLocation) {
    guard reported.insert(Report(fault: fault, location: location)).inserted else { return }
    log.report(fault.finding(at: location))
  }

  /// The members of an object; none, and a finding, when it is something else.
  mutating func members(of node: JSONNode, called key: String) -> [JSONMember] {
    if let members = node.members { return members }
    report(.wrongKind(key, expected: "an object", found: node.kindName), at: node.location)
    return []
  }
}

// What stands at the top of the file.
extension ThemeBuilder {
  private mutating func string(_ member: JSONMember) -> String? {
    if let text = member.value.string { return text }
    reportKind(member, expected: "a string")
    return nil
  }

  private mutating func appearance(_ member: JSONMember) -> Appearance? {
    guard let word = string(member) else { return nil }
    if let appearance = Appearance(rawValue: word) { return appearance }
    report(.unknownAppearance(word), at: member.value.location)
    return nil
  }

  private mutating func contrast(_ member: JSONMember) -> Double? {
    guard let text = member.value.numberText else {
      reportKind(member, expected: "a number")
      return nil
    }
    if let value = Double(text), (1...21).contains(value) { return value }
    report(.contrastOutOfRange(text), at: member.value.location)
    return nil
  }

  /// A colour where no palette is at hand.
  mutating func plainColor(_ member: JSONMember) -> Color? {
    guard let text = string(member) else { return nil }
    if let color = Color(hex: text) { return color }
    report(.badColor(text, key: member.key), at: member.value.location)
    return nil
  }

  private mutating func tiles(_ member: JSONMember) -> [TileName: Color] {
    var tiles = [TileName: Color]()
    for tile in members(of: member.value, called: member.key) {
      guard let name = TileName(rawValue: tile.key) else {
        report(
          .unknownKey(tile.key, among: TileName.allCases.map(\.rawValue)), at: tile.keyLocation)
        continue
      }
      plainColor(tile).map { tiles[name] = $0 }
    }
    return tiles
  }

  func kind(_ member: JSONMember) -> String { member.value.kindName }

  mutating func reportKind(_ member: JSONMember, expected: String) {
    report(
      .wrongKind(member.key, expected: expected, found: kind(member)), at: member.value.location)
  }
}
