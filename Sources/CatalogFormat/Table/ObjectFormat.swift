import Findings
import PositionedJSON

/// One object of the format: its keys in the order in which they are read and written.
///
/// CatalogFormat is how a catalog stands in files. Each object has one table of fields, and from the
/// tables come decoding, findings, the schema, the page of documentation and writing: no key is
/// written down twice.
struct ObjectFormat<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  let fields: [Field<Value>]
  /// What an object without any keys becomes.
  let draft: Value

  private let willRead: (@Sendable (inout Reading) -> Void)?
  private let didRead: (@Sendable (inout Value, JSONNode, inout Reading) -> Bool)?
  private let didLeaveOut: (@Sendable (Value, inout Reading) -> Void)?
  private let indexByKey: [String: Int]
  private let requiredIndices: [Int]

  /// `didRead` declares the object and checks what needs the whole of it; the object is left out when
  /// it says false. `didLeaveOut` is for an object that lacks what it needs.
  init(
    _ name: String, _ summary: String, draft: Value, fields: [Field<Value>],
    willRead: (@Sendable (inout Reading) -> Void)? = nil,
    didRead: (@Sendable (inout Value, JSONNode, inout Reading) -> Bool)? = nil,
    didLeaveOut: (@Sendable (Value, inout Reading) -> Void)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fields = fields
    self.draft = draft
    self.willRead = willRead
    self.didRead = didRead
    self.didLeaveOut = didLeaveOut
    indexByKey = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.key, $0) })
    requiredIndices = fields.indices.filter { fields[$0].description.isRequired }
  }

  var description: ObjectDescription {
    ObjectDescription(name: name, summary: summary, fields: fields.map(\.description))
  }

  func read(_ node: JSONNode, _ reading: inout Reading) -> Value? {
    var value = draft
    return read(node, into: &value, &reading) ? value : nil
  }

  /// Reads the fields in the order of the table, whatever their order in the file, so that a field
  /// may rely on those above it.
  func read(_ node: JSONNode, into value: inout Value, _ reading: inout Reading) -> Bool {
    guard case .object(let members) = node.content else {
      reading.reportWrongType(node, expected: Words.withArticle(name))
      return false
    }
    willRead?(&reading)
    var missing = requiredIndices
    var isComplete = true
    for (index, member) in ordered(members, &reading) {
      let field = fields[index]
      reading.key = field.key
      let isUsable = field.decode(member.value, &value, &reading)
      guard field.description.isRequired else { continue }
      missing.removeAll { $0 == index }
      if !isUsable {
        if let fallback = field.fallback { fallback(&value) } else { isComplete = false }
      }
    }
    for index in missing {
      let field = fields[index]
      reading.reportMissing(field.key, in: name, at: node.location, isFatal: field.fallback == nil)
      if let fallback = field.fallback { fallback(&value) } else { isComplete = false }
    }
    guard isComplete else {
      didLeaveOut?(value, &reading)
      return false
    }
    return didRead?(&value, node, &reading) ?? true
  }

  func write(_ value: Value) -> JSONValue {
    .object(
      fields.compactMap { field in
        field.encode(value).map { JSONValue.Member(field.key, $0) }
      })
  }

  /// The members that have a field, each with its index; the others are reported.
  private func ordered(
    _ members: [JSONMember], _ reading: inout Reading
  ) -> [(index: Int, member: JSONMember)] {
    var result = [(index: Int, member: JSONMember)]()
    result.reserveCapacity(members.count)
    var isSorted = true
    for member in members {
      guard let index = indexByKey[member.key] else {
        reading.reportUnknownKey(member, in: name, known: fields.map(\.key))
        continue
      }
      if let last = result.last, last.index > index { isSorted = false }
      result.append((index, member))
    }
    if !isSorted { result.sort { $0.index < $1.index } }
    return result
  }
}
