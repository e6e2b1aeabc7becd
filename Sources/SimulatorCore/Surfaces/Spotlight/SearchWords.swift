/// The words of a search, folded.
struct SearchWords: Hashable, Sendable {
  /// Each word once, in their order.
  private(set) var words: [[UInt8]] = []
  /// All that was typed, without blanks.
  let joined: [UInt8]
  /// Whether something was typed, but nothing that can be searched for.
  let isUnsearchable: Bool

  /// More words than this and no row has them all: bits of one number stand for them.
  static let maximumCount = 63

  var isEmpty: Bool { words.isEmpty }
  var isTooLong: Bool { words.count > Self.maximumCount }
  /// A bit for each word.
  var all: UInt64 { isTooLong ? .max : (1 << UInt64(words.count)) - 1 }
  /// Whether letters without a script of their own were typed: what a transliteration can answer.
  var isLatin: Bool { joined.allSatisfy { $0 < 0x80 } }

  init(_ query: String) {
    var bytes = [UInt8]()
    var starts = [UInt32]()
    TextFolding.append(query, to: &bytes, starts: &starts)
    var ends = starts.map(Int.init).filter { !Self.goesOn(bytes, at: $0) }
    let firsts = ends
    if !ends.isEmpty { ends.removeFirst() }
    for (first, end) in zip(firsts, ends + [bytes.count]) {
      let word = bytes[first..<end].filter { $0 != UInt8(ascii: " ") }
      if !words.contains(word) { words.append(word) }
    }
    joined = bytes.filter { $0 != UInt8(ascii: " ") }
    isUnsearchable = words.isEmpty && query.contains { !$0.isWhitespace }
  }

  /// Within a script written without blanks, what was typed in one stands in one.
  private static func goesOn(_ bytes: [UInt8], at place: Int) -> Bool {
    guard place > 0, bytes[place] >= 0xE0, bytes[place - 1] >= 0x80 else { return false }
    var lead = place - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return bytes[lead] >= 0xE0
  }

  /// A word as it may be shown.
  func text(of place: Int) -> String { String(decoding: words[place], as: UTF8.self) }
}

extension SpotlightRanking {
  /// The words of a search, each once, as they are compared.
  package static func words(of query: String) -> [String] {
    let words = SearchWords(query)
    return words.words.indices.map(words.text)
  }
}

/// How the words of a search meet a row, best first.
package enum WordMatch: Int, Sendable, CaseIterable {
  case exactTitle, titlePrefix, titleWordsInOrder, titleWords, otherWords, transliteration, initials
  /// A search is of words: that one of it may run across blanks that were left out, as “cornercup”
  /// does, is our guess at what is meant, and the weakest.
  case runTogether

  package var wording: String {
    switch self {
    case .exactTitle: "the whole title"
    case .titlePrefix: "the title begins so"
    case .titleWordsInOrder: "words of the title begin so, in this order"
    case .titleWords: "words of the title begin so"
    case .otherWords: "some words are found in the app's names, phrases or synonyms"
    case .transliteration: "some words are found only in how the title is written in Latin letters"
    case .initials: "some words are found only as the initials of how the title is read"
    case .runTogether: "some words are found only where blanks between words are left out"
    }
  }
}
