import CellGrid
import Findings
import PositionedJSON

/// The groups of roles and what fills their gaps.
extension ThemeBuilder {
  typealias Roles = [ThemeRole: RoleStyle]

  mutating func chromeRoles(_ node: JSONNode?, _ root: JSONNode) -> Roles {
    var palette = [String: Color]()
    var roles: JSONNode?
    for member in node.map({ members(of: $0, called: "chrome") }) ?? [] {
      switch member.key {
      case "palette": palette = self.palette(member)
      case "roles": roles = member.value
      default: report(.unknownKey(member.key, among: ["palette", "roles"]), at: member.keyLocation)
      }
    }
    let found = roles.map { self.roles($0, ofDevice: false, palette: palette) } ?? [:]
    return completed(found, ofDevice: false, place: "chrome", at: (roles ?? node ?? root).location)
  }

  mutating func deviceRoles(_ node: JSONNode?, _ root: JSONNode) -> (light: Roles, dark: Roles) {
    var parts = [String: JSONNode]()
    for member in node.map({ members(of: $0, called: "device") }) ?? [] {
      if ["roles", "light", "dark"].contains(member.key) {
        parts[member.key] = member.value
      } else {
        report(
          .unknownKey(member.key, among: ["roles", "light", "dark"]), at: member.keyLocation)
      }
    }
    let shared = parts["roles"]
    let place = (shared ?? node ?? root).location
    let light = devicePart(parts["light"], called: "light", shared: shared, at: place)
    let dark = devicePart(parts["dark"], called: "dark", shared: shared, at: place)
    return (light, dark)
  }

  private mutating func devicePart(
    _ node: JSONNode?, called name: String, shared: JSONNode?, at location: SourceLocation
  ) -> Roles {
    var palette = [String: Color]()
    var own: JSONNode?
    for member in node.map({ members(of: $0, called: name) }) ?? [] {
      switch member.key {
      case "palette": palette = self.palette(member)
      case "roles": own = member.value
      default: report(.unknownKey(member.key, among: ["palette", "roles"]), at: member.keyLocation)
      }
    }
    var roles = shared.map { self.roles($0, ofDevice: true, palette: palette) } ?? [:]
    if let own {
      roles.merge(self.roles(own, ofDevice: true, palette: palette)) { _, own in own }
    }
    return completed(roles, ofDevice: true, place: "device", at: location)
  }

  private mutating func palette(_ member: JSONMember) -> [String: Color] {
    var palette = [String: Color]()
    for entry in members(of: member.value, called: member.key) {
      if let color = plainColor(entry) { palette[entry.key] = color }
    }
    return palette
  }

  private mutating func roles(
    _ node: JSONNode, ofDevice: Bool, palette: [String: Color]
  ) -> Roles {
    var roles = Roles()
    for member in members(of: node, called: "roles") {
      guard let role = ThemeRole(rawValue: member.key) else {
        let known = ThemeRole.allCases.filter { $0.isOfDevice == ofDevice }.map(\.rawValue)
        report(.unknownRole(member.key, among: known), at: member.keyLocation)
        continue
      }
      guard role.isOfDevice == ofDevice else {
        report(
          .misplacedRole(member.key, belongsIn: role.isOfDevice ? "device" : "chrome"),
          at: member.keyLocation)
        continue
      }
      roles[role] = style(member, palette: palette)
    }
    return roles
  }

  /// Missing roles take the colour of plain text and the plain theme's weight.
  private mutating func completed(
    _ roles: Roles, ofDevice: Bool, place: String, at location: SourceLocation
  ) -> Roles {
    let wanted = ThemeRole.allCases.filter { $0.isOfDevice == ofDevice }
    let missing = wanted.filter { roles[$0] == nil }
    guard !missing.isEmpty else { return roles }
    report(.missingRoles(missing.map(\.rawValue), place: place), at: location)
    let ink = roles[ofDevice ? .deviceText : .text]?.foreground
    var complete = roles
    for role in missing {
      complete[role] = Theme.plainStyle(role)
      if role.kind != .surface { complete[role]?.foreground = ink }
    }
    return complete
  }
}
