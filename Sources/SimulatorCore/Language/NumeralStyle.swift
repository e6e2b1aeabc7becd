import Foundation
import IntentModel

/// How a language writes a number: what stands before its decimals, and between its thousands.
package struct NumeralStyle: Hashable, Sendable, Codable {
  package let decimalMark: String
  /// A blank for a language that leaves a space, which may not break.
  package let groupMark: String

  package static let point = NumeralStyle(decimalMark: ".", groupMark: ",")
  static let comma = NumeralStyle(decimalMark: ",", groupMark: ".")
  static let commaAndBlank = NumeralStyle(decimalMark: ",", groupMark: "\u{A0}")
  static let swiss = NumeralStyle(decimalMark: ".", groupMark: "’")

  private init(decimalMark: String, groupMark: String) {
    self.decimalMark = decimalMark
    self.groupMark = groupMark
  }

  package init(_ tag: String) {
    let language = LanguageTag.primary(tag)
    if Self.regionsWithPoint.contains(where: { LanguageTag.isSame($0, tag) }) {
      self = language == "es" ? .point : .swiss
    } else if Self.languagesWithComma.contains(language) {
      self = .comma
    } else if Self.languagesWithCommaAndBlank.contains(language) {
      self = .commaAndBlank
    } else {
      self = .point
    }
  }

  private static let languagesWithComma: Set<String> = [
    "ca", "da", "de", "el", "es", "eu", "gl", "hr", "id", "is", "it", "nl", "pt", "ro", "sl", "sr",
    "tr", "vi",
  ]
  private static let languagesWithCommaAndBlank: Set<String> = [
    "be", "bg", "cs", "et", "fi", "fr", "hu", "hy", "ka", "kk", "lt", "lv", "nb", "nn", "no", "pl",
    "ru", "sk", "sq", "sv", "uk",
  ]
  /// Where a language with a comma is written with a point.
  private static let regionsWithPoint = [
    "de-CH", "de-LI", "it-CH", "es-419", "es-DO", "es-GT", "es-HN", "es-MX", "es-NI", "es-PA",
    "es-PE", "es-PR", "es-SV", "es-US",
  ]

  /// A number written with a point and without groups, in this style: `1200.5` is `1.200,5`.
  func written(_ plain: String) -> String {
    let parts = plain.split(separator: ".", maxSplits: 1)
    var grouped = ""
    for (offset, digit) in (parts.first ?? "0").reversed().enumerated() {
      if offset > 0, offset % 3 == 0 { grouped = groupMark + grouped }
      grouped = String(digit) + grouped
    }
    return grouped + (parts.count > 1 ? decimalMark + parts[1] : "")
  }
}
