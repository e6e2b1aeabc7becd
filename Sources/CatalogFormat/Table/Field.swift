import PositionedJSON

/// One key of an object: its name, its meaning, and the way between the file and the model.
struct Field<Value: Sendable>: Sendable {
  let description: FieldDescription
  /// False when what stands there is unusable, which has then been reported.
  let decode: @Sendable (JSONNode, inout Value, inout Reading) -> Bool
  /// None when the key is left out. (A plain `nil` would be JSON's null.)
  let encode: @Sendable (Value) -> JSONValue?
  /// What a required field becomes when it is missing or unusable; without it the object is left
  /// out.
  let fallback: (@Sendable (inout Value) -> Void)?

  var key: String { description.key }

  init(
    _ description: FieldDescription,
    decode: @escaping @Sendable (JSONNode, inout Value, inout Reading) -> Bool,
    encode: @escaping @Sendable (Value) -> JSONValue?,
    fallback: (@Sendable (inout Value) -> Void)? = nil
  ) {
    self.description = description
    self.decode = decode
    self.encode = encode
    self.fallback = fallback
  }

  /// A key without which the object is left out.
  @inline(__always)
  init<Content>(
    required key: String, _ path: @autoclosure @escaping Path<Value, Content>,
    _ format: ValueFormat<Content>, _ documentation: String
  ) {
    self.init(required: key, at: PartAccess(path), format, documentation, fallback: nil)
  }

  /// A key that must be there, and what is taken when it is not.
  @inline(__always)
  init<Content>(
    required key: String, _ path: @autoclosure @escaping Path<Value, Content>,
    _ format: ValueFormat<Content>, _ documentation: String,
    otherwise: @escaping @Sendable (Value) -> Content
  ) {
    let part = PartAccess(path)
    self.init(required: key, at: part, format, documentation) { part.set(&$0, otherwise($0)) }
  }

  private init<Content>(
    required key: String, at part: PartAccess<Value, Content>,
    _ format: ValueFormat<Content>, _ documentation: String,
    fallback: (@Sendable (inout Value) -> Void)?
  ) {
    self.init(
      FieldDescription(
        key: key, shape: format.shape, documentation: documentation, isRequired: true),
      decode: Self.decoding(part, format), encode: { format.write(part.get($0)) },
      fallback: fallback)
  }

  /// A key that may be left out for what it usually is.
  @inline(__always)
  init<Content: Equatable & Sendable>(
    _ key: String, _ path: @autoclosure @escaping Path<Value, Content>,
    _ format: ValueFormat<Content>, default usual: Content, _ documentation: String
  ) {
    let part = PartAccess(path)
    self.init(
      FieldDescription(
        key: key, shape: format.shape, documentation: documentation,
        defaultValue: format.write(usual)),
      decode: Self.decoding(part, format),
      encode: {
        let content = part.get($0)
        return content == usual ? JSONValue?.none : format.write(content)
      })
  }

  /// A key that may be left out for nothing.
  @inline(__always)
  init<Content>(
    _ key: String, _ path: @autoclosure @escaping Path<Value, Content?>,
    _ format: ValueFormat<Content>, _ documentation: String
  ) {
    let part = PartAccess(path)
    self.init(
      FieldDescription(key: key, shape: format.shape, documentation: documentation),
      decode: { node, value, reading in
        guard let content = format.read(node, &reading) else { return false }
        part.set(&value, content)
        return true
      }, encode: { part.get($0).map(format.write) })
  }

  /// A list or table that may be left out for an empty one.
  @inline(__always)
  init<Content: Collection & Sendable>(
    _ key: String, _ path: @autoclosure @escaping Path<Value, Content>,
    _ format: ValueFormat<Content>, _ documentation: String
  ) {
    let part = PartAccess(path)
    self.init(
      FieldDescription(key: key, shape: format.shape, documentation: documentation),
      decode: Self.decoding(part, format),
      encode: {
        let content = part.get($0)
        return content.isEmpty ? JSONValue?.none : format.write(content)
      })
  }

  /// The same field of a part, as a field of the whole.
  @inline(__always)
  func at<Whole>(_ path: @autoclosure @escaping Path<Whole, Value>) -> Field<Whole> {
    Field<Whole>(
      description,
      decode: { node, whole, reading in decode(node, &whole[keyPath: path()], &reading) },
      encode: { encode($0[keyPath: path()]) },
      fallback: fallback.map { fallback in { @Sendable in fallback(&$0[keyPath: path()]) } })
  }

  private static func decoding<Content>(
    _ part: PartAccess<Value, Content>, _ format: ValueFormat<Content>
  ) -> @Sendable (JSONNode, inout Value, inout Reading) -> Bool {
    { node, value, reading in
      guard let content = format.read(node, &reading) else { return false }
      part.set(&value, content)
      return true
    }
  }
}
