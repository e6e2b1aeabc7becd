import Foundation

/// Reads an address of the web, as written or as spelled out: `example.com/menu`, “example dot
/// com”.
///
/// Without a scheme it gets `https`. Refused: a blank inside, a host without a dot, no letters at
/// its end.
package enum URLReader {
  private static let longest = 2000

  package static func read(_ text: String, _ language: SpokenLanguage) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let written = address(trimmed) { return written }
    let spelled =
      trimmed.lowercased()
      .replacing(" dot ", with: ".").replacing(" slash ", with: "/")
      .replacing(" dash ", with: "-").replacing(" hyphen ", with: "-")
      .replacing("点", with: ".").replacing("ドット", with: ".").replacing("スラッシュ", with: "/")
    return spelled == trimmed ? nil : address(spelled)
  }

  private static func address(_ text: String) -> String? {
    guard !text.isEmpty, text.unicodeScalars.allSatisfy(isAddressScalar) else { return nil }
    guard let schemeEnd = text.range(of: "://") else {
      return isHost(host(of: text[...])) ? "https://" + text : nil
    }
    let scheme = text[..<schemeEnd.lowerBound]
    let rest = text[schemeEnd.upperBound...]
    guard let first = scheme.first, first.isASCII, first.isLetter, !rest.isEmpty,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    let isWeb = ["http", "https"].contains(scheme.lowercased())
    return !isWeb || isHost(host(of: rest)) || isNumericOrLocal(host(of: rest)) ? text : nil
  }

  private static func isAddressScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "<", ">", "\"", "{", "}", "|", "\\", "^", "`", "、", "。": false
    case "!"..."~": true
    default: scalar.properties.isAlphabetic
    }
  }

  private static func host(of rest: Substring) -> Substring {
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return authority.prefix { $0 != ":" }
  }

  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2,
      last.allSatisfy(\.isLetter)
    else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        && label.first != "-" && label.last != "-"
    }
  }

  private static func isNumericOrLocal(_ host: Substring) -> Bool {
    if host.lowercased() == "localhost" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// Free text as an answer: anything goes, but not nothing.
package enum FreeText {
  private static let longest = 4000

  /// Without blanks around it and without control characters; nil when nothing is left, or when it
  /// is too long to have been said.
  package static func read(_ text: String) -> String? {
    guard text.utf8.count <= longest * 4 else { return nil }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      scalars.append(isControl ? " " : scalar)
    }
    let trimmed = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty || TextFolding.folded(trimmed).isEmpty ? nil : trimmed
  }
}
