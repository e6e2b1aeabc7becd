import Findings
import IntentModel
import PositionedJSON

/// A list of the phone's whose entries name what apps declare, each with a time: it is read once
/// the apps have been, and put in the order of the times.
struct ListAfterApps<Entry: Sendable>: Sendable {
  let field: Field<PhoneCatalog>
  private let key: String
  private let part: PartAccess<PhoneCatalog, [Entry]>
  private let object: ObjectFormat<Entry>
  private let time: @Sendable (Entry) -> SimulatedTime

  @inline(__always)
  init(
    _ key: String, _ path: @autoclosure @escaping Path<PhoneCatalog, [Entry]>,
    _ object: ObjectFormat<Entry>, time: @escaping @Sendable (Entry) -> SimulatedTime,
    _ documentation: String
  ) {
    let part = PartAccess(path)
    let format = ValueFormat.list(.object(object))
    self.key = key
    self.part = part
    self.object = object
    self.time = time
    field = Field(
      FieldDescription(key: key, shape: format.shape, documentation: documentation),
      decode: { node, _, reading in
        reading.postponedLists[key] = node
        return true
      },
      encode: {
        let entries = part.get($0)
        return entries.isEmpty ? JSONValue?.none : format.write(entries)
      })
  }

  /// What was postponed. Of two entries of one time the first in the file stays so.
  func read(into phone: inout PhoneCatalog, _ reading: inout Reading) {
    guard let node = reading.postponedLists[key] else { return }
    reading.key = key
    var entries = [Entry]()
    for node in reading.elements(of: node) ?? [] {
      reading.key = key
      guard let entry = object.read(node, &reading) else { continue }
      check(time(entry), against: phone.startingContext.time, node, &reading)
      entries.append(entry)
    }
    let sorted = entries.enumerated().sorted {
      (time($0.element), $0.offset) < (time($1.element), $1.offset)
    }
    part.set(&phone, sorted.map(\.element))
  }

  private func check(
    _ time: SimulatedTime, against start: SimulatedTime, _ node: JSONNode, _ reading: inout Reading
  ) {
    guard time > start else { return }
    reading.report(
      .timeAfterStart,
      Finding.timeAfterStart("\(time)", start: "\(start)"),
      at: (node["time"] ?? node).location)
  }
}
