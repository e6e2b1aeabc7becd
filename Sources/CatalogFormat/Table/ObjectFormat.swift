import Findings
import PositionedJSON

/// One object of the format: its keys in the order in which they are read and written.
///
/// CatalogFormat is how a catalog stands in files. Each object has one table of fields, and from
/// the tables come decoding, findings, the schema, the page of documentation and writing: no key is
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
  private let keys: [String]
  private let indexByKey: [String: Int]
  private let required: FieldSet

  /// `didRead` declares the object and checks what needs the whole of it; the object is left out
  /// when it says false. `didLeaveOut` is for an object that lacks what it needs.
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
    keys = fields.map(\.key)
    indexByKey = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    required = fields.indices.reduce(0) {
      $0 | (fields[$1].description.isRequired ? 1 << $1 : 0)
    }
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
    var missing = required
    var unusable: FieldSet = 0
    for place in places(of: members, &reading) {
      reading.key = keys[place.field]
      let field: FieldSet = 1 << place.field
      missing &= ~field
      if !fields[place.field].decode(members[place.member].value, &value, &reading) {
        unusable |= field & required
      }
    }
    guard fill(missing, unusable, of: &value, node, &reading) else {
      didLeaveOut?(value, &reading)
      return false
    }
    return didRead?(&value, node, &reading) ?? true
  }

  /// Takes what is usual for required fields without a value; false when there is nothing to take.
  private func fill(
    _ missing: FieldSet, _ unusable: FieldSet, of value: inout Value, _ node: JSONNode,
    _ reading: inout Reading
  ) -> Bool {
    guard missing | unusable != 0 else { return true }
    var isComplete = true
    for (index, field) in fields.enumerated() where (missing | unusable) & (1 << index) != 0 {
      if missing & (1 << index) != 0 {
        reading.reportMissing(
          field.key, in: name, at: node.location, isFatal: field.fallback == nil)
      }
      if let fallback = field.fallback { fallback(&value) } else { isComplete = false }
    }
    return isComplete
  }

  func write(_ value: Value) -> JSONValue {
    .object(
      fields.compactMap { field in
        field.encode(value).map { JSONValue.Member(field.key, $0) }
      })
  }

  /// The members that have a field, in the order of the fields; the others are reported.
  private func places(
    of members: [JSONMember], _ reading: inout Reading
  ) -> [(field: Int, member: Int)] {
    var result = [(field: Int, member: Int)]()
    result.reserveCapacity(members.count)
    var isSorted = true
    for member in members.indices {
      guard let field = indexByKey[members[member].key] else {
        reading.reportUnknownKey(members[member], in: name, known: keys)
        continue
      }
      if let last = result.last, last.field > field { isSorted = false }
      result.append((field, member))
    }
    if !isSorted { result.sort { $0.field < $1.field } }
    return result
  }
}

/// Fields by their index, each a bit: no object has more than 64.
private typealias FieldSet = UInt64
