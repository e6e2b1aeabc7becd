/// What a file is by its first bytes, whatever its name says.
enum FileKind: Hashable {
  case empty
  case binaryPropertyList
  /// XML, or text that only a property list in the old style can be.
  case xml
  case braces
  /// Apple Encrypted Archive: a signed shortcut.
  case encryptedArchive
  case zip
  case text
  case binary

  init(_ bytes: [UInt8]) {
    let text = TextBytes.utf8(bytes)
    let head = text.prefix(64)
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: "bplist".utf8) {
      self = .binaryPropertyList
    } else if bytes.starts(with: "AEA1".utf8) {
      self = .encryptedArchive
    } else if bytes.starts(with: "PK".utf8) {
      self = .zip
    } else if head.contains(0) {
      self = .binary
    } else {
      switch text.first(where: { !TextBytes.isBlank($0) }) {
      case UInt8(ascii: "<"): self = .xml
      case UInt8(ascii: "{"), UInt8(ascii: "["): self = .braces
      default: self = .text
      }
    }
  }
}

extension FileKind: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: "this is an empty file"
    case .binaryPropertyList: "this is a binary property list of another kind"
    case .xml: "this is an XML file of another kind"
    case .braces: "this is JSON or a property list of another kind"
    case .encryptedArchive: "this is a signed shortcut, an encrypted archive"
    case .zip: "this is a zip archive"
    case .text: "this is a text file"
    case .binary: "this is a binary file"
    }
  }
}

/// Text files come with or without a byte order mark, in UTF-8 or UTF-16.
enum TextBytes {
  /// The bytes as UTF-8 without a byte order mark.
  static func utf8(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return decoded(bytes, isBigEndian: true)[...] }
    if bytes.starts(with: [0xFF, 0xFE]) { return decoded(bytes, isBigEndian: false)[...] }
    return bytes[...]
  }

  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func decoded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
