import IntentModel

enum PageFormat {
  static let object = ObjectFormat(
    "page", "What the app itself shows.", draft: Page(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What buttons, outcomes and scripts call it."),
      Field(
        required: "title", \.title, .title, "What stands at the top.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("items", \.items, .list(of: item, id: \.id), "What can be selected and shared."),
      Field("buttons", \.buttons, .list(of: button, id: \.id), "What can be pressed."),
    ],
    didRead: { page, node, reading in
      reading.app.pages.insert(page.id)
      reading.declare(.page(app: reading.app.id, id: page.id), at: node)
      return true
    })

  private static let item = ObjectFormat(
    "page item", "One thing on a page.", draft: PageItem(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("subtitle", \.subtitle, .text, "What stands below the title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "type", \.contentType, .plainText,
        "What it is when shared: `public.url`, or a type of the app's own. Left out, it cannot be "
          + "shared."),
      Field("content", \.content, .plainText, "What is shared: a text, an address, a file name."),
      Field("when", \.when, .condition, default: .always, "When it is there."),
    ])

  private static let button = ObjectFormat(
    "button", "A button on a page, and what pressing it does.",
    draft: PageButton(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        required: "title", \.title, .title, "What it says.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "performs", \.performs, .intentReference,
        "The intent it performs, without a confirmation. A required value that is not given is "
          + "asked for; what comes of it is shown on the page, and its changes apply."),
      Field("with", \.values, .givenValues, "The values the intent is performed with."),
      Field(
        "donates", \.donates, .boolean, default: false,
        "Whether the performance is donated to the system."),
    ] + StateChangeFields.at(\.change) + [
      Field(
        "endsLiveActivities", \.endsLiveActivities, .boolean, default: false,
        "Whether the app's Live Activities end, without what they would have changed."),
      Field("opens", \.opensPage, .pageReference, "The page it goes to."),
      Field("when", \.when, .condition, default: .always, "When it is there."),
    ],
    willRead: { $0.givenIntent = nil })
}
