import IntentModel
import PositionedJSON

enum EnumFormat {
  static let object = ObjectFormat(
    "enum", "A fixed set of values.", draft: AppEnum(id: ""),
    fields: [
      Field(
        required: "id", \.id, .id { id, reading in reading.typeID = id },
        "What parameters call it as their type."),
      Field("title", \.title, .title, "What it is called."),
      Field("cases", \.cases, .list(of: enumCase, id: \.id), "The values, in order."),
    ], willRead: { $0.typeID = "" },
    didRead: { value, node, reading in
      let (app, enumeration) = (reading.app.id, value.id)
      OptionTitles.check(
        value.cases.map {
          .init(
            id: $0.id, display: $0.display,
            reference: .enumCase(app: app, enumeration: enumeration, id: $0.id))
        }, &reading)
      return reading.declareType(
        value.id, .enumeration(value.id), options: value.cases.map(\.id),
        .enumeration(app: reading.app.id, id: value.id), node)
    })

  private static let enumCase = ObjectFormat(
    "case", "One value of an enum.",
    draft: AppEnumCase(id: "", display: DisplayFields.draft),
    fields: [Field(required: "id", \.id, .id, "What conditions and values call it.")]
      + DisplayFields.at(\.display, id: \.id),
    didRead: { value, node, reading in
      reading.declare(
        .enumCase(app: reading.app.id, enumeration: reading.typeID, id: value.id), at: node)
      return true
    })
}

extension Reading {
  /// Makes a type known; false when its name is taken.
  mutating func declareType(
    _ id: String, _ type: ValueType, options: [String], _ reference: DeclarationReference,
    _ node: JSONNode
  ) -> Bool {
    let place = (node["id"] ?? node).location
    if ValueType.builtIn.contains(where: { $0.name == id }) {
      report(
        .idDuplicate, "\(Words.quoted(id)) is a built-in type; give this one another id", at: place)
      return false
    }
    if let other = app.types[id] {
      let kind =
        if case .entity = other.type { "an entity" } else { "an enum" }
      report(
        .idDuplicate, "\(Words.quoted(id)) is already the id of \(kind); give this one another id",
        at: place)
      return false
    }
    app.types[id] = TypeScope(type: type, options: NameList(options))
    declare(reference, at: node)
    return true
  }
}
