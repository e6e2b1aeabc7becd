import IntentModel
import SimulatorCore

/// A small phone that shares: pictures, a social app with a compose view, and a retoucher whose
/// view puts an alert above itself.
enum SharingPhone {
  static let retouch = ActivityReference(app: "retoucher", activity: "retouch")
  static let post = ActivityReference(app: "plaza", activity: "post")

  static let phone = PhoneCatalog(
    id: "sharing", apps: [pictures, plaza, retoucher],
    people: [
      Contact(id: "mei", display: DisplayRepresentation(title: "Mei Arita")),
      Contact(id: "jonas", display: DisplayRepresentation(title: "Jonas Pell")),
      Contact(id: "ola", display: DisplayRepresentation(title: "Ola Brandt")),
    ],
    groups: [ConversationGroup(id: "choir", title: "Choir", people: ["mei", "ola"])],
    shares: [
      share(.person("jonas"), daysAgo: 12), share(.person("jonas"), daysAgo: 11),
      share(.group("choir"), daysAgo: 3), share(.system(.mail), daysAgo: 2),
    ])

  static func session(device: Device = .iPhone) -> Session {
    var phone = phone
    phone.startingContext.device = device
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.send(.app(.itemToggled("lake")))
    return session
  }

  private static func share(_ target: ShareTarget, daysAgo days: Int) -> Share {
    Share(
      target: target, host: "pictures", time: PhoneContext().time.adding(seconds: -days * 86_400))
  }

  private static let pictures = AppCatalog(
    id: "pictures", name: "Pinhole", symbol: "photo", tileColor: .teal,
    activities: [
      Activity(id: "album", title: "Add to Album", symbol: "rectangle.stack.badge.plus"),
      Activity(id: "hide", title: "Hide from the Timeline", symbol: "eye.slash"),
    ],
    pages: [
      Page(
        id: "all", title: "All Pictures",
        options: ShareOptions(
          ways: [
            .init(id: "automatic", title: "Automatic"),
            .init(
              id: "pdf", title: "PDF",
              forms: [.init(of: "public.image", types: ["com.adobe.pdf"])]),
          ],
          switches: [
            .init(id: "place", title: "Place", isOn: true, says: "With Its Place"),
            .init(id: "caption", title: "Caption"),
          ]),
        items: [
          PageItem(
            id: "lake", title: "The lake", subtitle: "Today", symbol: "photo",
            contentType: "public.jpeg", content: "lake.jpg"),
          PageItem(
            id: "gate", title: "Garden gate", subtitle: "Yesterday", symbol: "photo",
            contentType: "public.jpeg", content: "gate.jpg"),
        ]),
      Page(
        id: "story", title: "A day at the lake",
        content: SharedPageContent(contentType: "public.plain-text", content: "We swam."),
        buttons: [PageButton(id: "back", title: "All Pictures", opensPage: "all")]),
    ])

  private static let plaza = AppCatalog(
    id: "plaza", name: "Plaza", symbol: "bubble.left.and.bubble.right", tileColor: .purple,
    activities: [
      Activity(
        id: "post", category: .share, title: "Plaza", isExtension: true,
        activationRule: .dictionary([.init(.image, 4)]),
        composeView: ComposeView(
          placeholder: "What is it?", characterLimit: 80,
          options: [
            .init(id: "audience", title: "Audience", values: ["Everybody", "Neighbours"]),
            .init(id: "place", title: "Place", values: ["None", "Here"]),
          ]))
    ])

  private static let retoucher = AppCatalog(
    id: "retoucher", name: "Retoucher", symbol: "wand.and.stars", tileColor: .red,
    activities: [
      Activity(
        id: "retouch", title: "Retouch", symbol: "wand.and.stars", isExtension: true,
        interface: ExtensionInterface(
          steps: [
            .init(
              title: "Brighter", text: "${content} as it would look.",
              rows: [.init(label: "Light", value: "+12"), .init(label: "Warmth", value: "+3")],
              button: "Use It", alert: "The picture is replaced where it stands.")
          ], sharesElements: ["accent"])),
      Activity(
        id: "rewrite", title: "Rewrite", symbol: "pencil", isExtension: true,
        effect: ActivityEffect(replacesContent: "${content} It was cold.")),
    ])
}
