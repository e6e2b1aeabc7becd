/// How the bytes of a file spell text.
enum TextEncoding {
  case utf8(byteOrderMarkLength: Int)
  case other(name: String)

  /// Goes by the byte order mark, or by the zero bytes that no text in UTF-8 begins with.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (0xEF, 0xBB, 0xBF): self = .utf8(byteOrderMarkLength: 3)
    case (0xFF, 0xFE, _), (0xFE, 0xFF, _): self = .other(name: "UTF-16")
    case (0x00, 0x00, _): self = .other(name: "UTF-32")
    case (0x00, .some(1...), _), (.some(1...), 0x00, _): self = .other(name: "UTF-16")
    default: self = .utf8(byteOrderMarkLength: 0)
    }
  }

  /// The first byte from `start` that is not ASCII, or the count of all bytes.
  static func firstNonASCIIOffset(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < raw.count, raw[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// The first byte from `start` that begins or breaks no scalar of UTF-8.
  static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      guard let length = validScalarLength(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// How many bytes the scalar at the offset has; nil when it is not UTF-8.
  static func validScalarLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int)
    -> Int?
  {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead <= 0xF4, offset + length <= bytes.count else { return nil }
    let second = bytes[offset + 1]
    let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return nil }
    for position in 2..<max(2, length) where bytes[offset + position] & 0xC0 != 0x80 { return nil }
    return length
  }
}
