/// Looks through an XML property list for what would make reading it dangerous: declarations of
/// entities, and absurd nesting. It judges nothing else.
enum XMLPropertyListGuard {
  static func check(_ bytes: [UInt8]) throws(PropertyListError) {
    var index = 0
    var depth = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[open...]
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: open + 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", in: bytes, from: open + 9)
      } else if rest.dropFirst(2).prefix(6).elementsEqual("ENTITY".utf8) {
        throw .beyondReason("it declares entities, which no definition needs")
      } else if rest.dropFirst().first == UInt8(ascii: "!")
        || rest.dropFirst().first == UInt8(ascii: "?")
      {
        index = open + 2
      } else {
        let close = rest.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        if rest.dropFirst().first == UInt8(ascii: "/") {
          depth -= 1
        } else if close > open, bytes[close - 1] != UInt8(ascii: "/") {
          depth += 1
        }
        guard depth <= PropertyListReader.maximumDepth else {
          throw .beyondReason("nested deeper than \(PropertyListReader.maximumDepth) levels")
        }
        index = min(close + 1, bytes.count)
      }
    }
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = min(start, bytes.count)
    while let next = bytes[index...].firstIndex(of: mark[0]) {
      if bytes[next...].starts(with: mark) { return next + mark.count }
      index = next + 1
    }
    return bytes.count
  }
}
