import CellGrid
import Findings

/// What can be wrong with a theme.
enum ThemeFault: Hashable {
  case unknownKey(String, among: [String])
  case wrongKind(String, expected: String, found: String)
  case unknownRole(String, among: [String])
  case misplacedRole(String, belongsIn: String)
  case missingRoles([String], place: String)
  case unknownColor(String, palette: [String])
  case badColor(String, key: String)
  case unknownAppearance(String)
  case contrastOutOfRange(String)
}

extension ThemeFault {
  func finding(at location: SourceLocation) -> Finding {
    Finding(severity, rule: rule, message, at: location)
  }

  private var severity: Finding.Severity {
    switch self {
    case .unknownKey, .missingRoles, .misplacedRole: .warning
    default: .error
    }
  }

  private var rule: String {
    switch self {
    case .unknownKey: "unknown-key"
    case .wrongKind: "wrong-kind-of-value"
    case .unknownRole: "unknown-role"
    case .misplacedRole: "misplaced-role"
    case .missingRoles: "missing-role"
    case .unknownColor: "unknown-color"
    case .badColor: "bad-color"
    case .unknownAppearance: "unknown-appearance"
    case .contrastOutOfRange: "contrast-out-of-range"
    }
  }

  private var message: String {
    switch self {
    case .unknownKey(let key, let known):
      "unknown key '\(key)'\(NearestName.suggestion(for: key, among: known))"
    case .wrongKind(let key, let expected, let found):
      "'\(key)' expects \(expected), found \(found)"
    case .unknownRole(let role, let known):
      "unknown role '\(role)'\(NearestName.suggestion(for: role, among: known))"
    case .misplacedRole(let role, let place):
      "role '\(role)' belongs in '\(place)'"
    case .missingRoles(let roles, let place):
      "no style for \(roles.map { "'\($0)'" }.joined(separator: ", ")) in '\(place)'; "
        + "a plain one is used"
    case .unknownColor(let name, let palette):
      "unknown color '\(name)': expected '#RRGGBB' or a name from the palette"
        + NearestName.suggestion(for: name, among: palette)
    case .badColor(let text, let key):
      "'\(text)' is no color for '\(key)': expected '#RRGGBB'"
    case .unknownAppearance(let word):
      "unknown appearance '\(word)': expected 'light' or 'dark'"
    case .contrastOutOfRange(let text):
      "contrast '\(text)' is out of range: expected a number from 1 to 21"
    }
  }
}
