import CellGrid

/// How long text takes to say: about 2.6 words a second, and a breath per option.
struct SpeakingTime {
  let wordCount: Int
  let seconds: Double

  init(_ text: String, optionCount: Int = 0) {
    var words = 0
    var wideCharacters = 0
    var isInWord = false
    for character in text {
      if DisplayWidth.of(character) == 2 {
        wideCharacters += 1
        isInWord = false
      } else if character.isLetter || character.isNumber {
        if !isInWord { words += 1 }
        isInWord = true
      } else if character.isWhitespace {
        isInWord = false
      }
    }
    wordCount = words + (wideCharacters + 1) / 2
    seconds = Double(wordCount) / 2.6 + 0.3 * Double(optionCount)
  }

  var secondsText: String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  var text: String { "\(wordCount) \(wordCount == 1 ? "word" : "words"), \(secondsText)" }
}
