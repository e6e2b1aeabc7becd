import Foundation

/// A piece of an answer: a word, a Han or kana character, a run of digits, or a sign.
struct SpokenToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case word, digits, sign }

  var kind: Kind
  /// Folded: lower case, no diacritics, hiragana.
  var text: String
  /// Whether it touches the token before it.
  var isAdjacent: Bool
  /// Its place in the source of its `SpokenTokens`.
  var range: Range<String.Index>
}

/// An answer cut into tokens, the same way for every language, so that one kind of table serves
/// all.
///
/// An answer of more than 500 characters is none of ours: it has no tokens and every reader
/// refuses.
struct SpokenTokens: Sendable {
  static let longestAnswer = 500

  /// The answer with compatibility forms resolved, its letter case kept.
  let source: String
  let tokens: [SpokenToken]

  init(_ text: String, _ language: SpokenLanguage) {
    guard text.utf8.count <= Self.longestAnswer * 4,
      text.unicodeScalars.count <= Self.longestAnswer
    else {
      (source, tokens) = ("", [])
      return
    }
    source = Self.prepared(text, language)
    var tokenizer = Tokenizer(source)
    tokens = tokenizer.tokenize()
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { tokens.isEmpty }

  /// The source from one token through another.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(source[first.range.lowerBound..<last.range.upperBound])
  }

  /// A name as our Chinese tables would spell it, for comparing.
  static func simplified(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(simplified[scalar] ?? scalar) }
    return String(scalars)
  }

  private static func prepared(_ text: String, _ language: SpokenLanguage) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      if category == .otherNumber {
        // 2½ must not turn into 21⁄2, nor 5² into 52.
        scalars.append(contentsOf: [" ", scalar, " "])
      } else if category == .decimalNumber {
        scalars.append(SpokenScalars.asciiDigit(scalar))
      } else if language.tables == .chinese, let simple = simplified[scalar] {
        scalars.append(simple)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars).precomposedStringWithCompatibilityMapping
  }

  /// The traditional characters our Chinese tables would otherwise miss, and common ones of names.
  private static let simplified: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "兩個點號後週禮時間鐘鍾塊歐萬億這張雙隻條項幾盧韓幣鎊圓裡從現馬還與對錯當認確關開沒別棄請謝給嗎們過氏華攝厘倆貳陸參負瓶盒鐵綠紅館學圖書辦邊喬納親媽爺師醫園車東飛機國聖誕節訂買購預單發刪運檢應該導選種隨誰麼樣檸蘭陳趙劉楊黃吳葉蘇許鄭羅靜麗偉龍聽響鈴歲場廳樓門體電話撥"
        .unicodeScalars,
      "两个点号后周礼时间钟钟块欧万亿这张双只条项几卢韩币镑元里从现马还与对错当认确关开没别弃请谢给吗们过氏华摄厘俩贰陆叁负瓶盒铁绿红馆学图书办边乔纳亲妈爷师医园车东飞机国圣诞节订买购预单发删运检应该导选种随谁么样柠兰陈赵刘杨黄吴叶苏许郑罗静丽伟龙听响铃岁场厅楼门体电话拨"
        .unicodeScalars))
}

private struct Tokenizer {
  private let scalars: String.UnicodeScalarView
  private var tokens: [SpokenToken] = []
  private var index: String.Index
  private var isAdjacent = false

  init(_ source: String) {
    scalars = source.unicodeScalars
    index = scalars.startIndex
  }

  mutating func tokenize() -> [SpokenToken] {
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isDigit(scalar) {
        takeDigits()
      } else if SpokenScalars.isHanOrKana(scalar) {
        append(.word, index..<afterMarks(scalars.index(after: index)))
      } else if isLetter(scalar) {
        takeWord()
      } else {
        takeSign(scalar)
      }
    }
    return tokens
  }

  private mutating func takeDigits() {
    var end = index
    while end < scalars.endIndex, isDigit(scalars[end]) { end = scalars.index(after: end) }
    append(.digits, index..<end)
  }

  /// Letters, with the apostrophes and dots between them: let’s, a.m.
  private mutating func takeWord() {
    var end = index
    while end < scalars.endIndex {
      let scalar = scalars[end]
      if isLetter(scalar) || isMark(scalar) {
        end = scalars.index(after: end)
      } else if scalar == "." || SpokenScalars.isApostrophe(scalar) {
        let next = scalars.index(after: end)
        guard next < scalars.endIndex, isLetter(scalars[next]) else { break }
        end = next
      } else {
        break
      }
    }
    append(.word, index..<end)
  }

  private mutating func takeSign(_ scalar: Unicode.Scalar) {
    let next = scalars.index(after: index)
    let follower = next < scalars.endIndex ? scalars[next] : nil
    switch scalar {
    case ".":
      // Only a decimal point matters; any other dot ends a sentence or an abbreviation.
      if let follower, isDigit(follower) { return append(.sign, index..<next) }
      isAdjacent = false
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}":
      let joinsWords =
        isAdjacent && (tokens.last?.kind == .word || follower.map(isLetter) ?? false)
      if !joinsWords { return append(.sign, index..<next, as: "-") }
      isAdjacent = false
    case "\"", "(", ")", "[", "]", "!", "?", "\u{201C}", "\u{201D}", "\u{300C}", "\u{300D}",
      "\u{300E}", "\u{300F}", "\u{3002}":
      isAdjacent = false
    case _ where SpokenScalars.isApostrophe(scalar): isAdjacent = false
    case _ where scalar.properties.isWhitespace: isAdjacent = false
    case _ where isMark(scalar): break
    default: return append(.sign, index..<next)
    }
    index = next
  }

  private mutating func append(
    _ kind: SpokenToken.Kind, _ range: Range<String.Index>, as sign: String? = nil
  ) {
    let raw = String(scalars[range])
    var text = sign ?? raw
    if kind == .word, raw.utf8.allSatisfy({ $0 < 0x80 }) {
      text = raw.lowercased()
      if text.utf8.contains(where: { $0 < 0x61 }) {
        text.removeAll { $0 == "." || $0 == "'" || $0 == "`" }
      }
    } else if kind == .word {
      text = SpokenScalars.foldedLetters(of: raw.decomposedStringWithCanonicalMapping)
      text.unicodeScalars.removeAll { $0 == "." || SpokenScalars.isApostrophe($0) }
    }
    if !text.isEmpty {
      tokens.append(SpokenToken(kind: kind, text: text, isAdjacent: isAdjacent, range: range))
    }
    isAdjacent = true
    index = range.upperBound
  }

  private func afterMarks(_ start: String.Index) -> String.Index {
    var end = start
    while end < scalars.endIndex, isMark(scalars[end]) { end = scalars.index(after: end) }
    return end
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    !SpokenScalars.isHanOrKana(scalar) && scalar.properties.isAlphabetic
  }
}
