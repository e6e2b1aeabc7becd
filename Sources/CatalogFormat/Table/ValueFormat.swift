import PositionedJSON

/// How one kind of value is read, written and described.
struct ValueFormat<Value: Sendable>: Sendable {
  let shape: Shape
  /// Nil when the value is unusable, which has then been reported.
  let read: @Sendable (JSONNode, inout Reading) -> Value?
  let write: @Sendable (Value) -> JSONValue

  init(
    _ shape: Shape, read: @escaping @Sendable (JSONNode, inout Reading) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }
}

extension ValueFormat {
  /// An object by its table.
  static func object(_ format: ObjectFormat<Value>) -> ValueFormat {
    ValueFormat(
      .object(format.description), read: { node, reading in format.read(node, &reading) },
      write: format.write)
  }

  /// A list whose wrong elements are left out.
  static func list<Element>(_ element: ValueFormat<Element>) -> ValueFormat
  where Value == [Element] {
    ValueFormat(.list(element.shape)) { node, reading in
      guard let nodes = reading.elements(of: node) else { return nil }
      let key = reading.key
      var result = [Element]()
      result.reserveCapacity(nodes.count)
      for node in nodes {
        reading.key = key
        if let value = element.read(node, &reading) { result.append(value) }
      }
      return result
    } write: {
      .array($0.map(element.write))
    }
  }

  /// A list of objects with ids of which no two may be the same; the first one counts.
  @inline(__always)
  static func list<Element>(
    of format: ObjectFormat<Element>, id: @autoclosure @escaping Path<Element, String>
  ) -> ValueFormat where Value == [Element] {
    list(of: format, id: PartAccess(id).get)
  }

  private static func list<Element>(
    of format: ObjectFormat<Element>, id: @escaping @Sendable (Element) -> String
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(.list(.object(format.description))) { node, reading in
      guard let nodes = reading.elements(of: node) else { return nil }
      let key = reading.key
      var result = [Element]()
      result.reserveCapacity(nodes.count)
      var lineByID = [String: Int](minimumCapacity: nodes.count)
      for node in nodes {
        reading.key = key
        guard let value = format.read(node, &reading) else { continue }
        let id = id(value)
        if let line = lineByID[id] {
          reading.reportDuplicate(id, of: format.name, firstLine: line, in: node)
        } else {
          lineByID[id] = node.location.line
          result.append(value)
        }
      }
      return result
    } write: {
      .array($0.map(format.write))
    }
  }
}
