import IntentModel

enum FactFormat {
  static let object = ObjectFormat(
    "fact",
    "Something the app knows about itself. Outcomes and buttons change it, conditions read it.",
    draft: Fact(id: "", value: .boolean(false)),
    fields: [
      Field(required: "id", \.id, .id, "What conditions call it."),
      Field(
        required: "value", \.value, .factValue,
        "What it is at the start: true or false, a number, or a text."),
    ],
    didRead: { fact, node, reading in
      guard reading.isNameable(fact.id, in: node) else { return false }
      if reading.app.facts[fact.id] == nil { reading.app.facts[fact.id] = fact.value }
      return true
    })
}
