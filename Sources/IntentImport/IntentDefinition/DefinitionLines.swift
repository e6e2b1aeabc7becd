/// On which lines of an XML definition the names stand, so that a finding can lead there.
struct DefinitionLines {
  /// By key, then name: lines in rising order.
  private var places = [String: [String: [Int]]]()

  /// Looks for `<key>…Name</key>` with its `<string>`; finds nothing in other kinds of file.
  init(_ bytes: [UInt8]) {
    guard FileKind(bytes) == .xml else { return }
    let bytes = Array(TextBytes.utf8(bytes))
    var index = 0
    var line = 1
    var key: String?
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      if bytes[index] == UInt8(ascii: "<") {
        if let name = Self.content(of: "<key>", in: bytes, at: index) {
          key = name.hasSuffix("Name") ? name : nil
        } else if let known = key, let name = Self.content(of: "<string>", in: bytes, at: index) {
          places[known, default: [:]][name, default: []].append(line)
          key = nil
        }
      }
      index += 1
    }
  }

  /// The first line from `after` on that gives the key this name.
  func line(of name: String, key: String, after: Int) -> Int? {
    guard let lines = places[key]?[name] else { return nil }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < after { low = middle + 1 } else { high = middle }
    }
    return low < lines.count ? lines[low] : nil
  }

  private static func content(of tag: String, in bytes: [UInt8], at index: Int) -> String? {
    guard bytes[index...].starts(with: tag.utf8) else { return nil }
    let start = index + tag.utf8.count
    guard let end = bytes[start...].prefix(200).firstIndex(of: UInt8(ascii: "<")) else {
      return nil
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
