/// Measures a binary property list before Foundation reads it.
///
/// The format lets objects share parts, and Foundation on Linux expands every share: forty nested
/// arrays in two hundred bytes take gigabytes. This walks the object table, each object once, and
/// adds up what it would become.
struct BinaryPropertyListGuard {
  static let maximumObjectCount = 2_000_000
  static let maximumTextByteCount = 256 << 20

  /// What an object comes to with everything in it.
  private struct Measure {
    var objectCount = 1
    var textByteCount = 0
    var depth = 1
  }

  private enum Visit {
    case enter(Int)
    case leave(Int, children: [Int])
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let offsetTable: Int

  static func check(_ bytes: [UInt8]) throws(PropertyListError) {
    try BinaryPropertyListGuard(bytes).measureTopObject()
  }

  /// The trailer is the last 32 bytes: sizes, number of objects, the top one, where the table is.
  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count >= 40, bytes.starts(with: "bplist00".utf8) else {
      throw .damaged("the file is cut short or of another version")
    }
    let trailer = bytes.count - 32
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(in: bytes, at: trailer + 8, size: 8),
      let top = Self.number(in: bytes, at: trailer + 16, size: 8),
      let table = Self.number(in: bytes, at: trailer + 24, size: 8),
      count > 0, top < count, table >= 8, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { throw .damaged("its trailer makes no sense") }
    (objectCount, topObject, offsetTable) = (count, top, table)
  }

  private func measureTopObject() throws(PropertyListError) {
    var measured = [Int: Measure]()
    var open = Set<Int>()
    var visits = [Visit.enter(topObject)]
    var referenceCount = 0
    while let visit = visits.popLast() {
      switch visit {
      case .enter(let object):
        if measured[object] != nil { continue }
        guard open.insert(object).inserted else { throw .damaged("it contains itself") }
        guard open.count <= PropertyListReader.maximumDepth else {
          throw .beyondReason("nested deeper than \(PropertyListReader.maximumDepth) levels")
        }
        let (text, children) = try parts(of: object)
        referenceCount += children.count
        guard referenceCount <= Self.maximumObjectCount else { throw Self.tooManyObjects }
        measured[object] = children.isEmpty ? Measure(textByteCount: text) : nil
        if children.isEmpty {
          open.remove(object)
        } else {
          visits.append(.leave(object, children: children))
          visits += children.reversed().map(Visit.enter)
        }
      case .leave(let object, let children):
        open.remove(object)
        measured[object] = try total(children.map { measured[$0] ?? Measure() })
      }
    }
  }

  private func total(_ parts: [Measure]) throws(PropertyListError) -> Measure {
    var sum = Measure()
    for part in parts {
      sum.objectCount += part.objectCount
      sum.textByteCount += part.textByteCount
      sum.depth = max(sum.depth, part.depth + 1)
      guard sum.objectCount <= Self.maximumObjectCount else { throw Self.tooManyObjects }
      guard sum.textByteCount <= Self.maximumTextByteCount else {
        throw .beyondReason("its texts come to more than \(Self.maximumTextByteCount >> 20) MB")
      }
    }
    guard sum.depth <= PropertyListReader.maximumDepth else {
      throw .beyondReason("nested deeper than \(PropertyListReader.maximumDepth) levels")
    }
    return sum
  }

  private static let tooManyObjects = PropertyListError.beyondReason(
    "it would become more than \(maximumObjectCount) objects")

  /// How many bytes of text or data an object holds, or which objects it contains.
  private func parts(of object: Int) throws(PropertyListError) -> (text: Int, children: [Int]) {
    guard
      let offset = Self.number(
        in: bytes, at: offsetTable + object * offsetSize, size: offsetSize),
      offset >= 8, offset < offsetTable
    else { throw .damaged("an object lies outside the file") }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where low == 8 || low == 9: return (0, [])
    case 0x1 where low <= 3: return (try fits(offset + 1, count: 1 << low, size: 1), [])
    case 0x2 where low == 2 || low == 3:
      return (try fits(offset + 1, count: 1 << low, size: 1), [])
    case 0x3 where low == 3: return (try fits(offset + 1, count: 8, size: 1), [])
    case 0x4, 0x5:
      let (count, start) = try length(at: offset)
      return (try fits(start, count: count, size: 1), [])
    case 0x6:
      let (count, start) = try length(at: offset)
      return (try fits(start, count: count, size: 2), [])
    case 0xA:
      let (count, start) = try length(at: offset)
      return (0, try references(at: start, count: count))
    case 0xD:
      let (count, start) = try length(at: offset)
      let keys = try references(at: start, count: count)
      let values = try references(at: start + count * referenceSize, count: count)
      for key in keys where try !isText(key) { throw .damaged("a key is not a text") }
      return (0, keys + values)
    default:
      throw .damaged("an object is of a kind no property list file has")
    }
  }

  private func isText(_ object: Int) throws(PropertyListError) -> Bool {
    guard
      let offset = Self.number(
        in: bytes, at: offsetTable + object * offsetSize, size: offsetSize),
      offset >= 8, offset < offsetTable
    else { throw .damaged("an object lies outside the file") }
    return bytes[offset] >> 4 == 0x5 || bytes[offset] >> 4 == 0x6
  }

  /// The count of a text or a container, and where its content starts.
  private func length(at offset: Int) throws(PropertyListError) -> (count: Int, start: Int) {
    let low = Int(bytes[offset] & 0x0F)
    if low < 0x0F { return (low, offset + 1) }
    guard offset + 1 < offsetTable, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3
    else { throw .damaged("a count is not a number") }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = Self.number(in: bytes, at: offset + 2, size: size) else {
      throw .damaged("a count is out of range")
    }
    return (count, offset + 2 + size)
  }

  @discardableResult
  private func fits(_ start: Int, count: Int, size: Int) throws(PropertyListError) -> Int {
    guard count >= 0, start <= offsetTable, count <= (offsetTable - start) / size else {
      throw .damaged("an object runs past its end")
    }
    return count * size
  }

  private func references(at start: Int, count: Int) throws(PropertyListError) -> [Int] {
    try fits(start, count: count, size: referenceSize)
    guard count <= Self.maximumObjectCount else { throw Self.tooManyObjects }
    var result = [Int]()
    result.reserveCapacity(count)
    for index in 0..<count {
      guard
        let object = Self.number(
          in: bytes, at: start + index * referenceSize, size: referenceSize),
        object < objectCount
      else { throw .damaged("it refers to an object it does not have") }
      result.append(object)
    }
    return result
  }

  /// A big-endian number; nil outside the file, and above what an offset can be.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    var result = 0
    for index in start..<(start + size) {
      guard result < 1 << 47 else { return nil }
      result = result << 8 | Int(bytes[index])
    }
    return result
  }
}
