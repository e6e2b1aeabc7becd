import IntentModel

enum EntityFormat {
  static let object = ObjectFormat(
    "entity", "Content of the app that actions take as values.", draft: AppEntity(id: ""),
    fields: [
      Field(
        required: "id", \.id, .id { id, reading in reading.typeID = id },
        "What parameters call it as their type."),
      Field("title", \.title, .title, "What it is called."),
      Field("order", \.order, .word, default: .author, "In which order the items are offered."),
      Field("items", \.items, .list(of: item, id: \.id), "The items, in the author's order."),
    ], willRead: { $0.typeID = "" },
    didRead: { value, node, reading in
      let (app, entity) = (reading.app.id, value.id)
      OptionTitles.check(
        value.items.map {
          .init(
            id: $0.id, display: $0.display, when: $0.when,
            reference: .entityItem(app: app, entity: entity, id: $0.id))
        }, &reading)
      return reading.declareType(
        value.id, .entity(value.id), options: value.items.map(\.id),
        .entity(app: reading.app.id, id: value.id), node)
    })

  private static let item = ObjectFormat(
    "item", "One item of an entity.", draft: EntityItem(id: "", display: DisplayFields.draft),
    fields: [Field(required: "id", \.id, .id, "What conditions and values call it.")]
      + DisplayFields.at(\.display, id: \.id) + [
        Field(
          "popularity", \.popularity, .integer,
          "How popular it is with everybody, for the guess `popular`: larger is more."),
        Field(
          "when", \.when, .condition, default: .always,
          "When there is such an item, in Spotlight too."),
        Field(
          "sample", \.isSample, .boolean, default: false,
          "A stand-in, made because the real values are not known."),
      ],
    didRead: { value, node, reading in
      reading.declare(
        .entityItem(app: reading.app.id, entity: reading.typeID, id: value.id), at: node)
      return true
    })
}
