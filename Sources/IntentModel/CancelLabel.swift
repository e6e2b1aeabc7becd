/// What the button that ends a run says, in the system's own languages.
package enum CancelLabel {
  package static let text = LocalizedText(entries: [
    .init(language: "en", text: "Cancel"), .init(language: "ja", text: "キャンセル"),
    .init(language: "zh-Hans", text: "取消"),
  ])

  private static let folded = Set(text.entries.map { $0.text.lowercased() })
  private static let longestByteCount = folded.map(\.utf8.count).max() ?? 0

  /// Whether words are the label in any language, without regard to case.
  package static func isMeant(by words: String) -> Bool {
    words.utf8.count <= longestByteCount && folded.contains(words.lowercased())
  }
}
