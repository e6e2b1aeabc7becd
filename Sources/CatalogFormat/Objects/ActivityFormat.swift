import IntentModel

enum ActivityFormat {
  static let object = ObjectFormat(
    "activity", "An entry the app brings to the share sheet.",
    draft: Activity(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        "category", \.category, .word, default: .action,
        "Whether it stands in the row of apps or in the list of actions."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field("accepts", \.accepts, .list(.plainText), "Content types it takes; none takes any."),
      Field(
        "extension", \.isExtension, .boolean, default: false,
        "Whether it is an extension, usable over other apps."),
      Field("when", \.when, .condition, default: .always, "When it is offered."),
    ],
    didRead: { activity, node, reading in
      reading.declare(.activity(app: reading.app.id, id: activity.id), at: node)
      return true
    })
}
