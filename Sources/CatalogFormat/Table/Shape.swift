import PositionedJSON

/// What a value of the format looks like, for the schema, the page and whoever else wants to know.
indirect enum Shape: Sendable {
  case string(pattern: String? = nil)
  case integer(minimum: Int? = nil)
  case number
  case boolean
  case constant(JSONValue)
  /// One of a few words.
  case word([String])
  case list(Shape)
  /// A list of a fixed length.
  case pair(Shape, Shape)
  /// Any keys, all with values of one shape; some keys are taken for something else.
  case table(Shape, reserved: [FieldDescription] = [])
  case object(ObjectDescription)
  case either([Shape])
  /// A shape that is described once, under a name.
  case named(String, summary: String, Shape)
  /// A named shape that is being described around this place.
  case reference(String)
}

/// What is known about one object of the format without knowing its Swift type.
struct ObjectDescription: Sendable {
  var name: String
  var summary: String
  var fields: [FieldDescription]
}

/// What is known about one key of the format without knowing its Swift type.
struct FieldDescription: Sendable {
  var key: String
  var shape: Shape
  var documentation: String
  var isRequired = false
  /// What holds when the key is left out.
  var defaultValue: JSONValue?
}
