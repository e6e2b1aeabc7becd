/// Which letters of a title a search met, for showing them.
package enum TitleHighlight {
  /// One Boolean for each character of the title.
  package static func letters(of title: String, query: String) -> [Bool] {
    let letters = Array(title)
    var isMet = Array(repeating: false, count: letters.count)
    let words = SearchWords(query).words
    guard !words.isEmpty, title.utf8.count < 400 else { return isMet }
    let folded = Folded(letters)
    for start in folded.starts {
      for word in words {
        guard let owners = folded.owners(of: word, from: start) else { continue }
        for owner in owners { isMet[owner] = true }
      }
    }
    return isMet
  }

  /// A title folded letter by letter, so that each byte knows its letter.
  private struct Folded {
    var bytes: [UInt8] = []
    var owners: [Int] = []
    var starts: [Int] = []

    init(_ letters: [Character]) {
      var previous = WordPart.blank
      var wasLower = false
      for (place, letter) in letters.enumerated() {
        let text = TextFolding.folded(String(letter))
        guard let scalar = text.unicodeScalars.first else {
          if !letter.unicodeScalars.allSatisfy(SpokenScalars.isApostrophe) { previous = .blank }
          continue
        }
        let part = WordPart(scalar, after: previous)
        if part == .wide || part != previous || (wasLower && letter.isUppercase) {
          starts.append(bytes.count)
        }
        bytes += text.utf8
        owners += repeatElement(place, count: text.utf8.count)
        previous = part
        wasLower = letter.isLowercase
      }
    }

    /// The letters a word lies on when it begins here. Blanks have no bytes, so it may run across.
    func owners(of word: [UInt8], from start: Int) -> ArraySlice<Int>? {
      guard bytes[start...].starts(with: word) else { return nil }
      return owners[start..<start + word.count]
    }
  }
}
