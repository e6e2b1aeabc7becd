import IntentModel
import Testing

@testable import SimulatorCore

/// A phone with a gallery to share from, a social app, a printer of a careless author, and a helper
/// app whose extensions have interfaces and jobs.
enum SharePhone {
  static func time(_ text: String) -> SimulatedTime { SimulatedTime(text) ?? PhoneContext().time }

  static let shout = ActivityReference(app: "helper", activity: "shout")

  static let gallery = AppCatalog(
    id: "gallery", name: "Gallery", symbol: "photo",
    facts: [Fact(id: "signedIn", value: .boolean(false))],
    activities: [
      Activity(id: "album", title: "Add to Album", accepts: ["public.image"]),
      Activity(id: "locate", title: "Adjust Location", accepts: ["public.image"], maximumCount: 1),
      Activity(
        id: "vault", title: "Lock away",
        when: .equals(name: "signedIn", .boolean(true))),
    ],
    pages: [
      Page(
        id: "all", title: "All",
        items: [
          PageItem(
            id: "pier", title: "Pier", contentType: "public.heic", content: "pier.heic"),
          PageItem(id: "gull", title: "Gull", contentType: "public.jpeg", content: "gull.jpg"),
          PageItem(id: "clip", title: "Clip", contentType: "public.movie", content: "clip.mov"),
          PageItem(id: "note", title: "Note", contentType: "public.plain-text", content: "Hello"),
          PageItem(id: "heading", title: "Not to be shared"),
        ]),
      Page(
        id: "article", title: "Article",
        content: SharedPageContent(
          contentType: "public.html", otherTypes: ["public.url"], content: "https://a.example"),
        excludedActivities: [.print], excludesPeople: true),
    ])

  /// A page with a toolbar and an item to rest a pointer on, for a phone that needs one.
  static let caption = Page(
    id: "caption", title: "Caption",
    items: [
      PageItem(id: "greeting", title: "Hello", contentType: "public.plain-text"),
      PageItem(
        id: "rest", title: "Good morning", contentType: "public.plain-text", isEmbedded: true),
    ],
    toolbar: [shout])

  /// Options for a page that needs some.
  static let options = ShareOptions(
    ways: [
      .init(id: "automatic", title: "Automatic"),
      .init(
        id: "pdf", title: "PDF",
        forms: [
          .init(of: "public.image", types: ["com.adobe.pdf"]),
          .init(of: "public.html", types: ["com.adobe.pdf"]),
        ]),
      .init(
        id: "words", title: "Words", forms: [.init(of: "public.html", types: ["public.text"])]),
    ],
    switches: [.init(id: "location", title: "Location", isOn: true, says: "With Location")])

  static let social = AppCatalog(
    id: "social", name: "Corner", symbol: "bubble",
    facts: [Fact(id: "posts", value: .number(0))],
    activities: [
      Activity(
        id: "post", category: .share, title: "Corner", symbol: "star", isExtension: true,
        activationRule: .dictionary([.init(.image, 2), .init(.text, 1), .init(.webURL, 1)]),
        composeView: ComposeView(
          characterLimit: 10,
          options: [.init(id: "who", title: "Audience", values: ["Everybody", "Friends"])]),
        effect: ActivityEffect(
          change: StateChange(additions: [.init(fact: "posts", amount: 1)]), says: "Posted.")),
      Activity(
        id: "tap", category: .share, title: "One Tap", isExtension: true,
        activationRule: .dictionary([.init(.image, 1)]), presents: .nothing),
      Activity(id: "mine", title: "Only in Corner"),
    ])

  static let helper = AppCatalog(
    id: "helper", name: "Helper",
    activities: [
      Activity(id: "print", title: "Print", isExtension: true),
      Activity(
        id: "shout", title: "Shout", accepts: ["public.text"], isExtension: true,
        interface: ExtensionInterface(steps: [
          .init(title: "Louder?", button: "Louder", alert: "Really?"),
          .init(title: "Sure", button: "Do it", modal: "A help page"),
        ]),
        effect: ActivityEffect(replacesContent: "${content}!")),
      Activity(
        id: "upload", title: "Upload", isExtension: true,
        effect: ActivityEffect(
          job: BackgroundJob(
            title: "Upload", lasts: 600, problem: "No room.",
            problemWhen: .equals(name: "offline", .boolean(true))))),
      Activity(
        id: "brag", title: "Brag", isExtension: true,
        effect: ActivityEffect(
          job: BackgroundJob(title: "All done", lasts: 60, announcesSuccess: true))),
    ],
    pages: [Page(id: "jobs", title: "Jobs", showsJobs: true)])

  static let phone = PhoneCatalog(
    id: "share", apps: [gallery, social, helper],
    people: [
      Contact(id: "mei", display: DisplayRepresentation(title: "Mei")),
      Contact(id: "jonas", display: DisplayRepresentation(title: "Jonas")),
    ],
    groups: [ConversationGroup(id: "family", title: "Family", people: ["mei", "jonas"])],
    shares: [
      Share(target: .person("jonas"), host: "gallery", time: time("2026-02-20T20:00")),
      Share(target: .person("mei"), host: "gallery", time: time("2026-02-28T20:00")),
      Share(target: .system(.mail), host: "gallery", time: time("2026-02-28T21:00")),
    ])

  /// A walk with the gallery at the front and these items selected.
  static func walk(
    _ items: String..., phone: PhoneCatalog = phone, person: Person = .nobody,
    _ change: (inout PhoneContext) -> Void = { _ in }
  ) -> Walk {
    var walk = Walk(phone: phone, person: person, change)
    walk.send(.app(.opened(app: "gallery")))
    for item in items { walk.send(.app(.itemToggled(item))) }
    return walk
  }
}

extension Walk {
  /// The open sheet, or none.
  var sheet: ShareSheet? { session.shareSheet }

  mutating func share(
    _ route: ShareRoute = .shareButton, at location: SourceLocation = #_sourceLocation
  ) {
    send(.share(.opened(route)), at: location)
  }

  mutating func choose(_ target: ShareTarget, at location: SourceLocation = #_sourceLocation) {
    send(.share(.entryChosen(.target(target))), at: location)
  }

  var finished: FinishedActivity? {
    if case .hostApp(let host) = state.surface { host.finished } else { nil }
  }

  func reason(_ target: ShareTarget) -> String? {
    sheet?.leftOut.first { $0.entry.target == target }?.why.words
  }
}

extension ShareTarget {
  static func of(_ app: String, _ activity: String) -> ShareTarget {
    .activity(ActivityReference(app: app, activity: activity))
  }
}

extension [ShareEntry] {
  var titles: [String] { map(\.title) }
}

extension Session {
  /// What the what-ifs of the open sheet are called.
  var whatIfTitles: [String] {
    guard let content = shareSheet?.content, let route = openSheet?.sheet.route else { return [] }
    return whatIfs.compactMap { whatIf in
      let moment = try? whatIf.moment(simulator, state, content, route: route)
      return moment.map { whatIf.title(ShareTitles(simulator, $0.state, $0.sheet.content)) }
    }
  }
}
