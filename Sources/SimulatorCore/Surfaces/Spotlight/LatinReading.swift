import Foundation
import IntentModel

/// A text in Han or kana as Latin letters write it: romaji for kana, pinyin for Han.
struct LatinReading {
  /// Each way it may be typed: syllables, and whatever else stands between them.
  private(set) var runs: [[String]] = []
  /// The first letters of syllables that follow each other, as they are typed for short: "nt" for
  /// 拿铁.
  private(set) var initials: [[String]] = []

  /// Nothing for a text without Han and kana.
  init(_ text: String, language: String) {
    let folded = TextFolding.folded(text)
    guard folded.unicodeScalars.contains(where: SpokenScalars.isHanOrKana) else { return }
    let forms = Romaji.forms(of: folded)
    guard Self.readsHan(language), folded.unicodeScalars.contains(where: Self.isHan) else {
      runs = forms.map(Self.onlyLatin).filter { !TextFolding.folded($0).isEmpty }.map { [$0] }
      return
    }
    let spelled = forms.map(Self.spelled)
    runs = spelled.map { $0.flatMap(\.parts) }
    initials = Self.initials(
      (spelled.first ?? []).filter(\.isHan).map(\.parts), language: language)
  }

  /// One letter alone begins its syllable anyway.
  static func initials(_ runs: [[String]], language: String) -> [[String]] {
    guard readsHan(language) else { return [] }
    return runs.filter { $0.count > 1 }.map { $0.map { String($0.prefix(1)) } }
  }

  /// The system reads every Han character the Chinese way, which is no help in Japanese.
  private static func readsHan(_ language: String) -> Bool { LanguageTag.primary(language) != "ja" }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x3400 && SpokenScalars.isHanOrKana(scalar)
  }

  private static let pinyin = StringTransform("Han-Latin")

  /// The text in stretches with and without Han, those with it syllable by syllable.
  private static func spelled(_ text: String) -> [(parts: [String], isHan: Bool)] {
    var stretches = [(text: String.UnicodeScalarView, isHan: Bool)]()
    for scalar in text.unicodeScalars {
      let isHan = isHan(scalar)
      if stretches.last?.isHan != isHan { stretches.append((String.UnicodeScalarView(), isHan)) }
      stretches[stretches.count - 1].text.append(scalar)
    }
    return stretches.map { stretch in
      let text = String(stretch.text)
      guard stretch.isHan else { return ([text], false) }
      let latin = text.applyingTransform(pinyin, reverse: false) ?? text
      return (latin.split(separator: " ").map(String.init), true)
    }
  }

  private static func onlyLatin(_ text: String) -> String {
    String(text.unicodeScalars.map { SpokenScalars.isHanOrKana($0) ? " " : Character($0) })
  }
}
