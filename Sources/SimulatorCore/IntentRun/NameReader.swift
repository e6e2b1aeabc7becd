import IntentModel

/// Finds what goes by a name among options, people or places.
///
/// A whole name, synonym or reading goes before a place in the list, and that before the beginning
/// of a word of a name: “black” is Black tea, “Pell” is Jonas Pell. That order is a guess.
struct NameReader {
  enum Found: Hashable {
    case one(String)
    case several([String])
  }

  /// One of a choice's forms that what was said fits, and whether all of the form was said.
  struct Fit: Hashable {
    var form: DisplayRepresentation.SpokenForm
    var isWhole: Bool
  }

  private let choices: [Choice]
  private let kind: SurroundingWords.Kind
  /// Whether people see a list, which “the second one” counts.
  private let isCounted: Bool
  private let tag: String
  private let language: SpokenLanguage
  private let forms: [[String]]
  /// All forms as one text: most of what is looked for stands nowhere in it.
  private let everyForm: String

  init(_ choices: [Choice], _ kind: SurroundingWords.Kind, isCounted: Bool, language tag: String) {
    self.choices = choices
    self.kind = kind
    self.isCounted = isCounted
    self.tag = tag
    let language = SpokenLanguage(tag)
    self.language = language
    forms = choices.map { choice in
      choice.display.spokenForms(in: tag).map { Self.folded($0.text, language) }
    }
    everyForm = forms.joined().joined(separator: " ")
  }

  /// Nil when nothing goes by that name.
  func read(_ heard: String) -> Found? {
    let names = SurroundingWords.reductions(of: heard, kind, language)
      .map { Self.folded($0, language) }.filter { !$0.isEmpty && everyForm.containsWords($0) }
    for name in names {
      if let found = found(where: { $0 == name }) { return found }
    }
    if isCounted, let position = position(of: heard) { return .one(choices[position].id) }
    guard !ListSplitter.isJoint(heard, language) else { return nil }
    for name in names {
      if let found = found(where: { isPart(name, of: $0) }) { return found }
    }
    return nil
  }

  /// By which of its forms a choice fits, as `read` would find it; nil for one that does not.
  func fit(_ heard: String, _ id: String) -> Fit? {
    guard let place = choices.firstIndex(where: { $0.id == id }) else { return nil }
    let names = SurroundingWords.reductions(of: heard, kind, language)
      .map { Self.folded($0, language) }.filter { !$0.isEmpty }
    func fit(isWhole: Bool, _ fits: (_ name: String, _ form: String) -> Bool) -> Fit? {
      for name in names {
        if let form = forms[place].firstIndex(where: { fits(name, $0) }) {
          return Fit(form: choices[place].display.spokenForms(in: tag)[form], isWhole: isWhole)
        }
      }
      return nil
    }
    return fit(isWhole: true) { $0 == $1 } ?? fit(isWhole: false) { isPart($0, of: $1) }
  }

  /// Several at once, without being named: “all of them”, “the first two”, 六つとも, 前两个.
  func readGroup(_ heard: String) -> [String]? {
    guard let group = GroupReader.read(heard, language) else { return nil }
    let ids = choices.map(\.id)
    switch group {
    case .all: return ids.isEmpty ? nil : ids
    case .allOf(let count): return count == ids.count ? ids : nil
    case .first(let count): return count <= ids.count ? Array(ids.prefix(count)) : nil
    case .last(let count): return count <= ids.count ? Array(ids.suffix(count)) : nil
    }
  }

  private func found(where fits: (String) -> Bool) -> Found? {
    let ids = choices.indices.filter { forms[$0].contains(where: fits) }.map { choices[$0].id }
    guard let first = ids.first else { return nil }
    return ids.count == 1 ? .one(first) : .several(ids)
  }

  /// Of a place it has to be what kind of place it is: “the library” is Hill Library, “the hill”
  /// need not be. Of a name in Han or kana, which has no blanks, its beginning or its end, since 母
  /// is no 祖母.
  private func isPart(_ name: String, of form: String) -> Bool {
    guard form.containsWords(name) else { return false }
    switch kind {
    case .thing: return true
    case .place: return form.hasSuffix(name)
    case .person:
      return name.first?.isASCII == true || form.hasPrefix(name)
        || (name.count > 1 && form.hasSuffix(name))
    }
  }

  private func position(of heard: String) -> Int? {
    switch OrdinalReader.read(heard, language) {
    case .last?: choices.isEmpty ? nil : choices.count - 1
    case .position(let number)?: choices.indices.contains(number - 1) ? number - 1 : nil
    case nil: nil
    }
  }

  private static func folded(_ text: String, _ language: SpokenLanguage) -> String {
    TextFolding.folded(language.tables == .chinese ? SpokenTokens.simplified(text) : text)
  }
}

extension String {
  /// Whether the words stand in it together, from the beginning of a word.
  fileprivate func containsWords(_ words: String) -> Bool {
    var words = words
    var text = self
    return words.withUTF8 { words in
      text.withUTF8 { text in
        guard let first = words.first, words.count <= text.count else { return false }
        return (0...(text.count - words.count)).contains { start in
          text[start] == first && text[start...].starts(with: words)
            && (start == 0 || text[start - 1] == UInt8(ascii: " ") || text[start - 1] >= 0x80)
        }
      }
    }
  }
}
