import IntentModel

enum PageFormat {
  static let object = ObjectFormat(
    "page", "What the app itself shows.", draft: Page(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What buttons, outcomes and scripts call it."),
      Field(
        required: "title", \.title, .title, "What stands at the top.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field(
        "shares", \.content, .object(content),
        "What the page as a whole is when it is shared without a selection."),
      Field(
        "options", \.options, .object(ShareOptionsFormat.object),
        "What Options in the share sheet's header offers. Left out, there is no such link."),
      Field("items", \.items, .list(of: item, id: \.id), "What can be selected and shared."),
      Field("buttons", \.buttons, .list(of: button, id: \.id), "What can be pressed."),
      Field(
        "showsJobs", \.showsJobs, .boolean, default: false,
        "Whether it lists the app's background jobs, with how far they are."),
      Field(
        "excludedActivities", \.excludedActivities, .excludedActivities,
        "System activities that make no sense here."),
      Field(
        "excludesPeople", \.excludesPeople, .boolean, default: false,
        "Whether people are not suggested in the sheet."),
      Field(
        "toolbar", \.toolbar, .list(.activityOfAnyApp),
        "Action extensions that a Mac window has in its toolbar, as `\"app/activity\"`."),
      Field(
        "quickActions", \.hasQuickActions, .boolean, default: false,
        "Whether it lists files as the Mac's file manager does, with Quick Actions."),
    ],
    didRead: { page, node, reading in
      page.toolbar = reading.withoutDuplicates(
        page.toolbar, by: \.description, in: "'toolbar'", at: node["toolbar"] ?? node)
      reading.app.pages.insert(page.id)
      reading.declare(.page(app: reading.app.id, id: page.id), at: node)
      return true
    })

  private static let content = ObjectFormat(
    "page content", "What a page as a whole is when it is shared: a document, a web page.",
    draft: SharedPageContent(contentType: ""),
    fields: [
      Field("title", \.title, .text, "What the sheet calls it; else the page's title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(required: "type", \.contentType, .contentType, "What it is: `public.html`."),
      Field(
        "alsoAs", \.otherTypes, .list(.contentType), "Other types it can be handed over as."),
      Field("content", \.content, .plainText, "What is shared: a text, an address, a file name."),
    ])

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
        "type", \.contentType, .contentType,
        "What it is when shared: `public.url`, or a type of the app's own. Left out, it cannot be "
          + "shared."),
      Field(
        "alsoAs", \.otherTypes, .list(.contentType),
        "Other types it can be handed over as: a web page also as its address."),
      Field("content", \.content, .plainText, "What is shared: a text, an address, a file name."),
      Field(
        "embedded", \.isEmbedded, .boolean, default: false,
        "Whether it is embedded in what is being written: on a Mac, resting the pointer on it offers "
          + "action extensions."),
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
