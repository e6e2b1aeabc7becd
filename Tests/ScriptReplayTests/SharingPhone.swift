import IntentModel

/// An app with pictures to share, and what is done with them: at once, with a text and a choice, in
/// a few steps, and after the sheet has closed.
enum SharingPhone {
  static let album = AppCatalog(
    id: "album", name: "Album",
    activities: [
      Activity(id: "keep", title: "Keep", effect: ActivityEffect(says: "Kept.")),
      // The system has one of that name, too.
      Activity(id: "print", title: "Print"),
      Activity(
        id: "post", category: .share, title: "Corner", isExtension: true,
        composeView: ComposeView(
          characterLimit: 12,
          options: [
            .init(id: "who", title: "Audience", values: ["Everybody", "Friends", "Cancel"]),
            .init(id: "tone", title: "Audience", values: ["Loud", "Quiet"]),
          ]),
        effect: ActivityEffect(says: "Posted.")),
      Activity(
        id: "frame", title: "Frame", isExtension: true,
        interface: ExtensionInterface(steps: [
          .init(title: "Which?", button: "OK", alert: "Really?"),
          .init(title: "Sure", button: "Cancel"),
        ]),
        effect: ActivityEffect(replacesContent: "[${content}]")),
      Activity(
        id: "upload", title: "Upload", isExtension: true,
        effect: ActivityEffect(
          job: BackgroundJob(title: "Upload", lasts: 600, problem: "No \"room\"."))),
    ],
    pages: [
      Page(
        id: "pictures", title: "Pictures",
        options: ShareOptions(
          ways: [
            .init(id: "usual", title: "Options"),
            .init(
              id: "pdf", title: "PDF",
              forms: [.init(of: "public.image", types: ["com.adobe.pdf"])]),
            .init(id: "other", title: "PDF"),
          ],
          switches: [
            .init(id: "place", title: "Place", isOn: true), .init(id: "pages", title: "PDF"),
          ]),
        items: [
          PageItem(id: "pier", title: "Pier", contentType: "public.jpeg"),
          PageItem(id: "boat", title: "Boat", contentType: "public.jpeg", isEmbedded: true),
          PageItem(
            id: "boat-2", title: "Boat", contentType: "public.plain-text",
            when: .equals(name: "offline", .boolean(false))),
        ],
        toolbar: [ActivityReference(app: "album", activity: "frame")], hasQuickActions: true),
      Page(
        id: "story", title: "Story", content: SharedPageContent(contentType: "public.html")),
      Page(id: "jobs", title: "Jobs", showsJobs: true),
    ])

  /// Notes with a text to share, less the system's activities that it excludes, and a bank that
  /// excludes one on a page.
  static let notes = PhoneCatalog(
    id: "notes",
    apps: [
      AppCatalog(
        id: "notes", name: "Notes",
        activities: [Activity(id: "print-note", title: "Print")],
        pages: [
          Page(
            id: "all", title: "All",
            items: [
              PageItem(
                id: "soup", title: "Soup", contentType: "public.plain-text", content: "Leek")
            ])
        ],
        excludedActivities: [.airDrop, .message, .addToFiles]),
      AppCatalog(
        id: "bank", name: "Bank",
        pages: [
          Page(
            id: "card", title: "Card",
            items: [PageItem(id: "number", title: "Number", contentType: "public.plain-text")],
            excludedActivities: [.copyToPasteboard])
        ]),
    ])
}
