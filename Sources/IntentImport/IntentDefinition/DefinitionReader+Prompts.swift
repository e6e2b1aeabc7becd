import IntentModel

extension DefinitionReader {
  /// What Siri says to find out a parameter's value.
  func readPrompts(
    _ record: DefinitionRecord, into parameter: inout IntentParameter, name: String,
    scope: DefinitionScope
  ) {
    var texts = [String: LocalizedText]()
    for prompt in record.records("INIntentParameterPromptDialogs") {
      prompt.ignore("INIntentParameterPromptDialogCustom")
      let kind = prompt.string("INIntentParameterPromptDialogType") ?? ""
      let key = "INIntentParameterPromptDialogFormatString"
      let isStock = AuthoringToolWording.isPrompt(
        prompt.string(key) ?? "", kind: kind, parameter: name)
      guard let text = written(prompt, key, origin: isStock ? .stock : .written) else { continue }
      if isStock { findings.count(.stockWording, "\(kind) of \(scope.name).\(parameter.id)") }
      let resolved = resolveTokens(text, in: scope, record: prompt, count: true)
      if texts[kind] == nil { texts[kind] = resolved }
      note(kind, of: parameter, in: prompt, scope: scope)
    }
    parameter.ask = texts["Primary"] ?? (parameter.isRequired ? texts["Configuration"] : nil)
    if parameter.ask == nil, parameter.isRequired {
      parameter.ask = genericQuestion(parameter)
      if !isFirstVersion { findings.count(.genericQuestion, "\(scope.name).\(parameter.id)") }
    }
    parameter.chooseAmong = joined(
      texts["DisambiguationIntroduction"], texts["DisambiguationSelection"])
    parameter.confirmGuess = texts["Confirmation"]
  }

  private func note(
    _ kind: String, of parameter: IntentParameter, in record: DefinitionRecord,
    scope: DefinitionScope
  ) {
    switch kind {
    case "Primary", "DisambiguationIntroduction", "DisambiguationSelection", "Confirmation": break
    case "Configuration":
      findings.count(.configurationQuestion, "\(scope.name).\(parameter.id)")
    default:
      findings.add(
        .note, rule: "unknown-prompt", "a text of kind '\(kind)' is not known here; left out",
        in: record)
    }
  }

  /// The sentence before a list, then the question, in each language that has both.
  private func joined(_ first: LocalizedText?, _ second: LocalizedText?) -> LocalizedText? {
    guard var text = first else { return second }
    guard let second else { return text }
    text.entries = text.entries.map { entry in
      let rest = second.text(in: entry.language ?? translations.baseLanguage)
      return .init(language: entry.language, text: "\(entry.text) \(rest)")
    }
    if second.origin != .stock { text.origin = second.origin }
    return text
  }

  /// The question where nobody chose a wording.
  private func genericQuestion(_ parameter: IntentParameter) -> LocalizedText {
    let title = parameter.title ?? LocalizedText(parameter.id)
    return derived(
      from: title,
      english: { name in
        switch parameter.type {
        case .entity, .enumeration: "Which \(DisplayWords.inSentence(name))?"
        case .boolean: "\(name)?"
        default: "What \(DisplayWords.inSentence(name))?"
        }
      }, other: { "\($0)?" })
  }

  /// What is said for a value that does not fit. A catalog holds one such text: one about a bound
  /// that there is, else the first that is said by default, else the first about a number.
  func readUnsupportedReasons(
    _ record: DefinitionRecord, into parameter: inout IntentParameter, scope: DefinitionScope
  ) {
    let prefix = "INIntentParameterUnsupportedReason"
    var reasons = [(code: String, isDefault: Bool, text: LocalizedText)]()
    for reason in record.records("INIntentParameterUnsupportedReasons") {
      let code = reason.string("\(prefix)Code") ?? ""
      let isDefault = reason.boolean("\(prefix)Default") ?? false
      reason.ignore("\(prefix)Custom")
      let isStock = AuthoringToolWording.isReason(reason.string("\(prefix)FormatString") ?? "")
      let origin: TextOrigin = isStock ? .stock : .written
      guard let text = written(reason, "\(prefix)FormatString", origin: origin) else { continue }
      if isStock { findings.count(.stockWording, "\(code) of \(scope.name).\(parameter.id)") }
      let resolved = resolveTokens(text, in: scope, record: reason, builtIn: builtIns(parameter))
      reasons.append((code, isDefault, resolved))
    }
    let chosen =
      reasons.firstIndex { $0.code == "greaterThanMaximumValue" && parameter.maximum != nil }
      ?? reasons.firstIndex { $0.code == "lessThanMinimumValue" && parameter.minimum != nil }
      ?? reasons.firstIndex { $0.isDefault }
      ?? reasons.firstIndex { AuthoringToolWording.numericReasons.contains($0.code) }
    guard let chosen = chosen ?? reasons.indices.first else { return }
    parameter.unsupported = reasons[chosen].text
    for index in reasons.indices where index != chosen {
      findings.count(.unsupportedReason, "\(reasons[index].code) of \(scope.name).\(parameter.id)")
    }
  }

  private func builtIns(_ parameter: IntentParameter) -> [String: LocalizedText] {
    var values = ["displayName": parameter.title ?? LocalizedText(parameter.id)]
    values["minimumValue"] = LocalizedText(parameter.minimum.map { "\($0)" } ?? "the minimum")
    values["maximumValue"] = LocalizedText(parameter.maximum.map { "\($0)" } ?? "the maximum")
    return values
  }
}

/// The sentences the authoring tool puts in by itself. They are found by pattern, for a designer
/// wants to know what nobody wrote.
enum AuthoringToolWording {
  static let numericReasons = [
    "lessThanMinimumValue", "greaterThanMaximumValue", "negativeNumbersNotSupported",
  ]

  static func isPrompt(_ text: String, kind: String, parameter: String) -> Bool {
    let text = withStraightQuotes(text)
    return switch kind {
    case "DisambiguationIntroduction":
      text == "There are ${count} options matching '${\(parameter)}'."
    case "DisambiguationSelection": text == "Which one?"
    case "Confirmation": text == "Just to confirm, you wanted '${\(parameter)}'?"
    default: false
    }
  }

  static func isReason(_ text: String) -> Bool {
    [
      "${displayName} can't be negative.", "${displayName} can't be higher than ${maximumValue}.",
      "${displayName} can't be lower than ${minimumValue}.",
    ].contains(withStraightQuotes(text))
  }

  private static func withStraightQuotes(_ text: String) -> String {
    text.replacing("\u{2018}", with: "'").replacing("\u{2019}", with: "'")
  }
}
