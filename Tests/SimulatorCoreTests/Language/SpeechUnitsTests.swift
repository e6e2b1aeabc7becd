import Testing

@testable import SimulatorCore

struct SpeechUnitsTests {
  private let english = SpokenLanguage("en")
  private let japanese = SpokenLanguage("ja")
  private let chinese = SpokenLanguage("zh-Hans")

  @Test(
    "syllables of words in Latin letters",
    arguments: [
      ("latte", 1.0), ("coffee", 2.0), ("order", 2), ("table", 2), ("meditation", 4), ("the", 1),
      ("don’t", 1), ("rhythm", 1), ("Café", 2), ("hmm", 1),
    ])
  func syllables(word: String, count: Double) {
    // "latte" has a final e that is sounded; the rule by letters cannot know.
    #expect(SpeechUnits(word, english).beats == count)
  }

  @Test("a digit is a beat and a half, wherever the dot stands") func digits() {
    #expect(SpeechUnits("4.50", english).beats == 4.5)
    #expect(SpeechUnits("08:10", english).beats == 6)
    #expect(SpeechUnits("4.50", english).sentences == 0)
  }

  @Test("kana are beats, small ones are not, and a Han character is two in Japanese") func kana() {
    #expect(SpeechUnits("きょう", japanese).beats == 2)
    #expect(SpeechUnits("コーヒー", japanese).beats == 4)
    #expect(SpeechUnits("注文", japanese).beats == 4)
    #expect(SpeechUnits("要哪种咖啡", chinese).beats == 5)
  }

  @Test("rests between parts count, those at the end do not") func rests() {
    let units = SpeechUnits("Which coffee? Latte, mocha or tea.", english)
    #expect(units.clauses == 1)
    #expect(units.sentences == 1)
    let cjk = SpeechUnits("好的，已取消。请稍后，再试？！", chinese)
    #expect(cjk.clauses == 2)
    #expect(cjk.sentences == 1)
  }

  @Test("nothing to say takes no time") func nothing() {
    for text in ["", " ", "…", "?!", "。"] {
      #expect(SpeechEstimate.seconds(for: text, english) == 0, "\(text)")
    }
  }

  @Test("a longer text never takes less time") func grows() {
    var last = 0.0
    for count in 1...30 {
      let seconds = SpeechEstimate.seconds(
        for: String(repeating: "one, two. ", count: count), english)
      #expect(seconds > last)
      last = seconds
    }
  }
}
