import IntentModel

/// Phones made of phrases alone.
enum PhoneOfPhrases {
  /// An app with one intent for each list of phrases, over the values of one list.
  static func app(
    _ name: String, synonyms: [String] = [], values: [String] = [],
    _ phrases: [(intent: String, phrases: [String])], language: String? = nil
  ) -> AppCatalog {
    AppCatalog(
      id: name.lowercased().replacing(" ", with: ""), name: LocalizedText(name),
      synonyms: LocalizedList(synonyms),
      entities: [
        AppEntity(
          id: "Value",
          items: values.enumerated().map {
            EntityItem(
              id: "v\($0.offset)",
              display: DisplayRepresentation(title: LocalizedText($0.element)))
          })
      ],
      intents: phrases.map {
        AppIntent(
          id: $0.intent, title: LocalizedText($0.intent),
          parameters: [IntentParameter(id: "value", type: .entity("Value"), isRequired: true)])
      },
      appShortcuts: phrases.map {
        AppShortcut(
          intent: $0.intent, shortTitle: LocalizedText($0.intent),
          phrases: LocalizedList(entries: [.init(language: language, texts: $0.phrases)]))
      })
  }

  static let meditation = PhoneCatalog(
    id: "calm",
    apps: [
      app(
        "Tidepool", values: ["Gratitude", "Focus", "Sleep"],
        [
          (
            "Meditate",
            [
              "Start ${value} meditation with nature sounds in ${applicationName}",
              "Meditate with ${applicationName}",
            ]
          ),
          ("Create", ["Create a ${value} session in ${applicationName}"]),
        ])
    ])
}
