import IntentModel
import PositionedJSON

enum ActivityFormat {
  static let object = ObjectFormat(
    "activity",
    "An entry the app brings to the share sheet opened inside it; as an extension, to that of other apps.",
    draft: Activity(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .activityID, "What scripts call it."),
      Field(
        "category", \.category, .word, default: .action,
        "Whether it stands in the row of apps or in the list of actions."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "accepts", \.accepts, .list(.contentType),
        "Content types of which every shared item must be one, or conform to one; none takes any."),
      Field(
        "minimumCount", \.minimumCount, .count, default: 1, "How many items it takes at least."),
      Field("maximumCount", \.maximumCount, .count, "How many items it takes at most."),
      Field(
        "extension", \.isExtension, .boolean, default: false,
        "Whether it is an extension, usable over other apps."),
      Field(
        "activationRule", \.activationRule, .activationRule,
        "What an extension is offered for, as its `Info.plist` says it: a table of kinds with counts, "
          + "or a predicate. It goes before `accepts` and the counts."),
      Field("when", \.when, .condition, default: .always, "When it is offered."),
      Field(
        "presents", \.presents, .word,
        "What the person meets after choosing it. Left out, a share extension has the system's compose "
          + "view, and anything else acts at once unless it declares a view."),
      Field(
        "composeView", \.composeView, .object(composeView), "What the system's compose view shows."),
      Field(
        "interface", \.interface, .object(interface), "The extension's own view, as a few steps."),
      Field(
        "performs", \.effect.performs, .intentReference,
        "The intent it performs when it is done, without a confirmation."),
      Field("with", \.effect.values, .givenValues, "The values the intent is performed with."),
    ] + StateChangeFields.at(\.effect.change) + [
      Field(
        "replaces", \.effect.replacesContent, .text,
        "What the shared content becomes; `${content}` stands for what it was."),
      Field("says", \.effect.says, .text, "What the page tells once it is done."),
      Field(
        "job", \.effect.job, .object(job),
        "What goes on after the sheet has closed."),
    ],
    willRead: { $0.givenIntent = nil },
    didRead: { activity, node, reading in
      if activity.maximumCount.map({ $0 < activity.minimumCount }) ?? false {
        reading.report(
          .rangeEmpty, "'maximumCount' is below 'minimumCount'; both are left out",
          at: (node["maximumCount"] ?? node).location)
        activity.minimumCount = 1
        activity.maximumCount = nil
      }
      checkRule(of: &activity, node, &reading)
      checkViews(of: activity, node, &reading)
      reading.declare(.activity(app: reading.app.id, id: activity.id), at: node)
      return true
    })

  /// Only the system reads a rule, and only that of an extension.
  private static func checkRule(
    of activity: inout Activity, _ node: JSONNode, _ reading: inout Reading
  ) {
    guard let rule = node["activationRule"], !activity.isExtension else { return }
    activity.activationRule = nil
    reading.report(
      .ruleWithoutExtension,
      "'activationRule' is for an extension, and this activity is none; it is left out: say "
        + "'\"extension\": true', or 'accepts' in its place", at: rule.location)
  }

  /// A view that is declared is shown, and one that is to be shown is declared. The system's
  /// compose view needs no declaration.
  private static func checkViews(
    of activity: Activity, _ node: JSONNode, _ reading: inout Reading
  ) {
    let presentation = activity.presentation
    let declared: [(view: Activity.Presentation, isDeclared: Bool)] = [
      (.composeView, activity.composeView != nil), (.interface, activity.interface != nil),
    ]
    for (view, isDeclared) in declared where isDeclared && view != presentation {
      reading.report(
        .viewNotPresented,
        "'\(view.rawValue)' is never shown: the activity presents '\(presentation.rawValue)'",
        at: (node[view.rawValue] ?? node).location)
    }
    // One that was declared and left out has its own finding.
    if presentation == .interface, node["interface"] == nil {
      reading.report(
        .viewNotDeclared, "the activity presents 'interface' and declares none; it acts at once",
        at: (node["presents"] ?? node).location)
    }
  }

  private static let composeView = ObjectFormat(
    "compose view",
    "The system's view for a post: text, what is attached, options, Post and Cancel.",
    draft: ComposeView(),
    fields: [
      Field("placeholder", \.placeholder, .text, "What stands in the empty field."),
      Field(
        "characterLimit", \.characterLimit, .count,
        "The most characters a post may have; how many are left is shown."),
      Field(
        "requiresText", \.requiresText, .boolean, default: false,
        "Whether there is nothing to post without text."),
      Field(
        "options", \.options, .list(of: composeOption, id: \.id),
        "Rows that lead to a choice: an account, who can see it."),
    ])

  private static let composeOption = ObjectFormat(
    "compose option", "A row of the compose view that leads to a choice.",
    draft: ComposeView.Option(id: "", title: LocalizedText(entries: []), values: []),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        required: "title", \.title, .title, "What is chosen.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field(
        required: "values", \.values, .list(.composeValue),
        "What can be chosen; the first is, at the start."),
      Field(
        "required", \.isRequired, .boolean, default: false,
        "Whether it has to be chosen: then nothing is at the start, and Post asks for it."),
    ],
    didRead: { option, node, reading in
      option.values = reading.withoutDuplicates(
        option.values, by: \.id, in: "'values'",
        at: node["values"] ?? node)
      guard option.values.isEmpty else { return true }
      reading.report(
        .optionWithoutValues, "the option has no values to choose from; it is left out",
        at: (node["values"] ?? node).location)
      return false
    })

  private static let interface = ObjectFormat(
    "extension interface", "An extension's own view, modal over the app at the front.",
    draft: ExtensionInterface(),
    fields: [
      Field(required: "steps", \.steps, .list(.object(step)), "Its screens, one after the other."),
      Field(
        "sharesElements", \.sharesElements, .list(.plainText),
        "What it has in common with the app's own screens: `accent`, `header`, `rows`."),
    ],
    didRead: { interface, node, reading in
      guard interface.steps.isEmpty else { return true }
      reading.report(
        .interfaceWithoutSteps, "the interface has no steps; it is left out",
        at: (node["steps"] ?? node).location)
      return false
    })

  private static let step = ObjectFormat(
    "interface step", "One screen of an extension, with the button that leads on.",
    draft: ExtensionInterface.Step(
      title: LocalizedText(entries: []), button: LocalizedText(entries: [])),
    fields: [
      Field(required: "title", \.title, .title, "What stands at the top."),
      Field("text", \.text, .text, "What it says; `${content}` stands for what is shared."),
      Field(
        "rows", \.rows, .list(SnippetFormat.row), "Lines of a label and a value."),
      Field(required: "button", \.button, .title, "What the button says."),
      Field(
        "alert", \.alert, .text, "An alert that comes up when the button is pressed."),
      Field(
        "modal", \.modal, .text,
        "Another modal view it tries to put above itself, which is refused."),
    ])

  private static let job = ObjectFormat(
    "background job", "Work that goes on after the sheet has closed.",
    draft: BackgroundJob(title: LocalizedText(entries: []), lasts: 60),
    fields: [
      Field(required: "title", \.title, .title, "What the page of jobs calls it."),
      Field(required: "lasts", \.lasts, .duration, "How long it takes: `12m`."),
      Field("problem", \.problem, .text, "What goes wrong in the end, told in a banner."),
      Field("problemWhen", \.problemWhen, .condition, default: .always, "When it goes wrong."),
      Field(
        "announcesSuccess", \.announcesSuccess, .boolean, default: false,
        "Whether a banner says that all went well."),
    ] + StateChangeFields.at(\.change))
}

extension ValueFormat where Value == ComposeView.Value {
  /// Its title alone.
  fileprivate static var composeValue: ValueFormat {
    let text = ValueFormat<LocalizedText>.text
    return ValueFormat(
      text.shape, read: { node, reading in text.read(node, &reading).map(ComposeView.Value.init) },
      write: { text.write($0.title) })
  }
}
