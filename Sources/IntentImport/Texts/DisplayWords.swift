/// Words for people made from names for compilers.
enum DisplayWords {
  /// `openWindowNow` and `open_window-now` become "Open window now"; `URLList` "URL list".
  static func from(_ identifier: String) -> String {
    var words = [String]()
    var word = ""
    let characters = Array(identifier)
    func close() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        close()
        continue
      }
      let previous = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let startsWord =
        character.isUppercase && (previous.isLowercase || previous.isNumber || next.isLowercase)
        || character.isNumber && previous.isLetter
      if startsWord { close() }
      word.append(character)
    }
    close()
    let spoken = words.enumerated().map {
      $0.offset == 0 ? capitalised($0.element) : inSentence($0.element)
    }
    return spoken.joined(separator: " ")
  }

  /// As it stands inside a sentence: "Scene" becomes "scene", "URL" and "iPhone" stay.
  static func inSentence(_ title: String) -> String {
    let letters = title.prefix(2)
    guard letters.first?.isUppercase ?? false, letters.dropFirst().first?.isLowercase ?? true,
      title.count > 1
    else { return title }
    return title.prefix(1).lowercased() + title.dropFirst()
  }

  static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `Scene list` becomes `SceneList`: a name for what has none.
  static func identifier(from title: String) -> String {
    let words = title.split { !($0.isLetter || $0.isNumber) }
    return words.map { capitalised(String($0)) }.joined()
  }
}
