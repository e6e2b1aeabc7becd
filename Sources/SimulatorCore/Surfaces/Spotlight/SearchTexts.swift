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
    let before = (bytes: bytes.count, starts: starts.count)
    for part in parts {
      if bytes.count > before.bytes { bytes.append(UInt8(ascii: " ")) }
      TextFolding.append(part, to: &bytes, starts: &starts)
    }
    guard starts.count > before.starts else {
      bytes.removeSubrange(before.bytes...)
      return Self.none
    }
    var heads: UInt64 = 0
    for start in starts[before.starts...] { heads |= Self.bit(of: bytes[Int(start)]) }
    texts.append(
      Text(
        bytes: before.bytes..<bytes.count, starts: before.starts..<starts.count, heads: heads))
    return ID(texts.count - 1)
  }

  mutating func add(_ text: String) -> ID { add(CollectionOfOne(text)) }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// The words that begin some word of the text, as bits.
  func mask(of id: ID, _ words: [[UInt8]]) -> UInt64 {
    guard id >= 0 else { return 0 }
    var mask: UInt64 = 0
    for (place, word) in words.enumerated() where end(of: word, in: id) != nil {
      mask |= 1 << UInt64(place)
    }
    return mask
  }

  /// The end of the first place at or behind `from` where `word` begins a word.
  func end(of word: [UInt8], in id: ID, from: Int = 0) -> Int? {
    guard id >= 0, let head = word.first else { return nil }
    let text = texts[Int(id)]
    guard text.heads & Self.bit(of: head) != 0 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in starts[text.starts] where bytes[Int(start)] == head && Int(start) >= from {
        if let end = Self.end(of: word, in: bytes, from: Int(start), to: text.bytes.upperBound) {
          return end
        }
      }
      return nil
    }
  }

  /// How a text goes along with what was searched, blanks aside: “brewbar” and “Brew Bar”.
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

  /// A word may run across the blanks of a text.
  private static func end(
    of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from: Int, to end: Int
  ) -> Int? {
    var place = from
    for byte in word {
      if place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
      guard place < end, bytes[place] == byte else { return nil }
      place += 1
    }
    return place
  }
}
