import Findings

/// What is reported once with a count, however often it occurs.
enum Tally: Hashable, CaseIterable {
  case madeUpName, stockWording, genericQuestion, outcomeWithoutText, summaryFromTitle
  case summaryHidesParameters, verb, unsetLabel
  case widgetOnly, deprecated, notSuggested
  case guessedRequired, sharedOutputName, otherOutcomes
  case suggestionSummary, subtitle, configurationQuestion, unsupportedReason, booleanLabels
  case blankDefault, listSize, search, typeProperties, image, editorSettings, enumKind
  case compoundTranslation, pluralForms

  var severity: Finding.Severity { .note }

  var rule: String {
    switch self {
    case .madeUpName: "name-made-up"
    case .stockWording: "stock-wording"
    case .genericQuestion: "question-without-wording"
    case .outcomeWithoutText: "outcome-without-text"
    case .summaryFromTitle: "summary-without-text"
    case .summaryHidesParameters: "summary-hides-parameters"
    case .verb: "verb-of-its-own"
    case .unsetLabel: "unset-value-has-label"
    case .widgetOnly: "widget-settings"
    case .deprecated: "deprecated"
    case .notSuggested: "not-suggested"
    case .guessedRequired: "required-is-guessed"
    case .sharedOutputName: "output-named-like-parameter"
    case .otherOutcomes: "outcomes-only-by-name"
    case .compoundTranslation: "translation-by-value-left-out"
    case .pluralForms: "plural-forms-left-out"
    case .suggestionSummary, .subtitle, .configurationQuestion, .unsupportedReason, .booleanLabels,
      .blankDefault, .listSize, .search, .typeProperties, .image, .editorSettings, .enumKind:
      "left-out"
    }
  }

  func sentence(_ names: [String]) -> String {
    "\(names.count) \(text(names.count == 1)): \(NameList.short(names))"
  }

  private func text(_ isOne: Bool) -> String {
    func one(_ one: String, _ many: String) -> String { isOne ? one : many }
    return switch self {
    case .madeUpName:
      one("text is made", "texts are made") + " from a name, because none was written"
    case .stockWording:
      one("text is", "texts are") + " the authoring tool's stock sentence, which nobody wrote"
    case .genericQuestion:
      one("parameter has a question", "parameters have questions")
        + " without wording; a generic one stands in"
    case .outcomeWithoutText:
      one("outcome has", "outcomes have") + " no text; a generic one stands in"
    case .summaryFromTitle:
      one("intent has", "intents have") + " no summary text; the title stands in"
    case .summaryHidesParameters:
      one("summary names", "summaries name") + " none of the parameters listed for it"
    case .verb:
      one("intent has a verb", "intents have verbs") + " the system has no ready-made wording for"
    case .unsetLabel:
      one("enum gives", "enums give")
        + " the value for 'not set' a label, so it is kept as a value to choose"
    case .widgetOnly: one("intent is", "intents are") + " only a widget's settings, not an action"
    case .deprecated: one("intent is", "intents are") + " marked as deprecated"
    case .notSuggested: one("intent is", "intents are") + " not to be suggested"
    case .guessedRequired:
      one("parameter counts", "parameters count")
        + " as required because the main summary has it, which is a guess: the file does not say"
    case .sharedOutputName:
      one("response value stands", "response values stand")
        + " for the value of the parameter with the same name"
    case .otherOutcomes:
      one("intent has outcomes", "intents have outcomes")
        + " that only happen when forced by name, because the app's code decides"
    case .suggestionSummary:
      one("summary", "summaries") + " for suggestions left out, the Shortcuts one is used"
    case .subtitle: one("subtitle", "subtitles") + " of summaries left out"
    case .configurationQuestion:
      one("question", "questions") + " of the shortcut and widget editors left out"
    case .unsupportedReason:
      one("reason", "reasons") + " for refusing a value left out, a catalog holds one per parameter"
    case .booleanLabels:
      one("Boolean parameter has", "Boolean parameters have") + " labels for yes and no, left out"
    case .blankDefault: one("default", "defaults") + " consisting of blanks left out"
    case .listSize: one("list size", "list sizes") + " for widgets left out"
    case .search:
      one("parameter's search", "parameters' searches")
        + " of its options left out: typing narrows any list"
    case .typeProperties:
      one("type has", "types have")
        + " properties of their own, left out: a catalog's items have a title and a subtitle"
    case .image: one("default image", "default images") + " left out"
    case .editorSettings:
      one("parameter has", "parameters have") + " settings for typing and display, left out"
    case .enumKind: one("enum is", "enums are") + " of a kind not known here, read as a regular one"
    case .compoundTranslation:
      one("text has", "texts have")
        + " a translation for each value of an enum that cannot be one sentence, left out"
    case .pluralForms:
      one("translation has", "translations have") + " plural forms; only the general one is kept"
    }
  }
}
