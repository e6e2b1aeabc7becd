import TestSupport
import Testing

@testable import SimulatorCore

struct TextFoldingTests {
  @Test(arguments: [
    ("", ""), (" ", ""), ("Latte", "latte"), ("Don’t", "dont"), ("don't", "dont"),
    ("DON`T", "dont"),
    ("  two   words ", "two words"), ("Order, please!", "order please"),
    ("twenty-five", "twenty five"),
    ("Wi-Fi", "wi fi"), ("3.5", "3.5"), ("3.5.", "3.5"), ("1,200", "1200"), ("7:30", "7:30"),
    ("a:b", "a b"), ("a.b", "a b"), ("U.S.", "u s"), ("C++", "c++"), ("A&W", "a w"), ("$5", "$5"),
    ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("CRÈME BRÛLÉE", "creme brulee"),
    ("naïve", "naive"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ışık", "isik"),
    ("IŞIK", "isik"), ("İzmir", "izmir"), ("Ελλάδα", "ελλαδα"), ("ΕΛΛΑΔΑ", "ελλαδα"),
    ("καφές", "καφεσ"), ("ΚΑΦΈΣ", "καφεσ"), ("ø", "o"), ("Łódź", "lodz"), ("\u{301}", ""),
    ("a\u{301}", "a"), ("\u{3099}", ""), ("\u{200B}", ""), ("\u{FE0F}", ""),
    ("ラテ", "らて"), ("らて", "らて"), ("ﾗﾃ", "らて"), ("ﾊﾞｽ", "ばす"), ("バス", "ばす"), ("はす", "はす"),
    ("ヴァイオリン", "ゔぁいおりん"), ("コーヒー", "こーひー"), ("ブリュー・バー", "ぶりゅーばー"),
    ("コーヒー を 注文", "こーひーを注文"), ("Brew Bar で 注文", "brew barで注文"), ("ＡＢＣ１２３", "abc123"),
    ("１，２００", "1200"), ("用 Brew Bar 点单", "用brew bar点单"), ("用Brew Bar点单。", "用brew bar点单"),
    ("「ラテ」、お願い", "らてお願い"), ("한국어 말", "한국어 말"), ("नमस्ते", "नमस्ते"), ("ไทย", "ไทย"),
    ("קָפֶה", "קפה"), ("٣", "3"), ("½", "1⁄2"), ("…", ""), ("☕ Latte", "☕ latte"), ("\n\tx\r\n", "x"),
    ("ㇰ", "ㇰ"), ("々", "々"), ("ヾ", "ゞ"), ("e\u{301}\u{302}", "e"), ("Æsir", "aesir"), ("_a_", "a"),
  ])
  func folds(_ text: String, _ expected: String) {
    #expect(TextFolding.folded(text) == expected, "\(text)")
  }

  @Test func foldsBothWaysAlike() {
    // The fast path for ASCII and the path for everything else agree.
    for first in 0x20...0x7E as ClosedRange<UInt8> {
      for middle in 0x20...0x7E as ClosedRange<UInt8> {
        let text = "1\(Character(Unicode.Scalar(first)))\(Character(Unicode.Scalar(middle)))2"
        #expect(TextFolding.folded(text + " é") == TextFolding.folded(text + " e"), "\(text)")
      }
    }
  }

  @Test func isIdempotent() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let text = random.text(upTo: 12)
      let once = TextFolding.folded(text)
      #expect(TextFolding.folded(once) == once, "\(text.debugDescription)")
    }
  }
}
