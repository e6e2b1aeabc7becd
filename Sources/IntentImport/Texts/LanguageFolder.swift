/// What the name of an `.lproj` folder says about its language.
enum LanguageFolder {
  /// `sv_FI` is sv-FI, `English` is en; nil for what is no language.
  static func tag(_ name: String) -> String? {
    if let tag = oldNames[name] { return tag }
    let parts = name.replacing("_", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      index == 0
        ? (2...3).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isLetter }
        : (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isTag && parts.count <= 8 ? parts.joined(separator: "-") : nil
  }

  /// Folders of projects from before there were tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es",
    "Japanese": "ja", "Dutch": "nl",
  ]
}
