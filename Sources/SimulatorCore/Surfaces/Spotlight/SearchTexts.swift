/// Folded texts one behind the other, with the places where their words begin.
///
/// Whatever is searched lies in two flat arrays, so that a key walks over memory and nothing else.
struct SearchTexts: Sendable {
  /// A text's place in the table; `none` has no words.
  typealias ID = Int32
  static let none: ID = -1

  private struct Text {
    var bytes: Range<Int>
    var starts: Range<Int>
    /// One bit for each byte that a word begins with, folded to 64: most words are refused by it.
    var heads: UInt64
  }

  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []
  private var texts: [Text] = []

  /// Adds a text made of several; none for one without words.
  mutating func add(_ parts: some Sequence<String>) -> ID {
    let first = (byte: bytes.count, start: starts.count)
    for part in parts {
      if bytes.count > first.byte { bytes.append(UInt8(ascii: " ")) }
      TextFolding.append(part, to: &bytes, starts: &starts)
    }
    return finished(from: first)
  }

  /// Adds a text of runs. Words of one run follow each other without a blank, as syllables do.
  mutating func add(runs: some Sequence<[String]>) -> ID {
    let first = (byte: bytes.count, start: starts.count)
    for run in runs {
      if bytes.count > first.byte { bytes.append(UInt8(ascii: " ")) }
      for part in run { TextFolding.append(part, to: &bytes, starts: &starts) }
    }
    return finished(from: first)
  }

  private mutating func finished(from first: (byte: Int, start: Int)) -> ID {
    guard starts.count > first.start else {
      bytes.removeSubrange(first.byte...)
      return Self.none
    }
    var heads: UInt64 = 0
    for start in starts[first.start...] { heads |= Self.bit(of: bytes[Int(start)]) }
    texts.append(
      Text(bytes: first.byte..<bytes.count, starts: first.start..<starts.count, heads: heads))
    return ID(texts.count - 1)
  }

  mutating func add(_ text: String) -> ID { add(CollectionOfOne(text)) }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// Which words of a search a text has, as bits.
  struct Mask: Hashable {
    /// Those that begin a word of the text.
    var words: UInt64 = 0
    /// Those that begin one only when they are let run across blanks that were not typed.
    var runTogether: UInt64 = 0

    var any: UInt64 { words | runTogether }
  }

  func mask(of id: ID, _ words: [[UInt8]]) -> Mask {
    var mask = Mask()
    guard id >= 0 else { return mask }
    for (place, word) in words.enumerated() {
      switch find(word, in: id) {
      case .inOneWord?: mask.words |= 1 << UInt64(place)
      case .acrossBlanks?: mask.runTogether |= 1 << UInt64(place)
      case nil: break
      }
    }
    return mask
  }

  private enum Found {
    case inOneWord(end: Int)
    case acrossBlanks
  }

  /// The end of the first place at or behind `from` where `word` begins a word.
  func end(of word: [UInt8], in id: ID, from: Int) -> Int? {
    if case .inOneWord(let end)? = find(word, in: id, from: from) { return end }
    return nil
  }

  private func find(_ word: [UInt8], in id: ID, from: Int = 0) -> Found? {
    guard id >= 0, let head = word.first else { return nil }
    let text = texts[Int(id)]
    guard text.heads & Self.bit(of: head) != 0 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: Found?
      for start in starts[text.starts] where bytes[Int(start)] == head && Int(start) >= from {
        switch Self.begins(word, bytes, from: Int(start), to: text.bytes.upperBound) {
        case .inOneWord(let end)?: return .inOneWord(end: end)
        case .acrossBlanks?: found = .acrossBlanks
        case nil: break
        }
      }
      return found
    }
  }

  /// How a text whose words were all found goes along with what was searched, blanks aside.
  enum Agreement {
    case equal, begins, no
  }

  func agreement(with searched: [UInt8], in id: ID) -> Agreement {
    guard id >= 0 else { return .no }
    var place = 0
    for byte in bytes[texts[Int(id)].bytes] where byte != UInt8(ascii: " ") {
      guard place < searched.count else { return .begins }
      guard byte == searched[place] else { return .no }
      place += 1
    }
    return place == searched.count ? .equal : .no
  }

  private static func begins(
    _ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, from: Int, to end: Int
  ) -> Found? {
    var place = from
    for byte in word {
      if place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
      guard place < end, bytes[place] == byte else { return nil }
      place += 1
    }
    return place - from == word.count ? .inOneWord(end: place) : .acrossBlanks
  }
}
