import IntentModel

extension DefinitionReader {
  func readIntent(_ record: DefinitionRecord, index: Int, ids: inout UniqueNames) -> AppIntent {
    let name = record.string("INIntentName") ?? ""
    let id = ids.claim(name, else: "Intent\(index + 1)")
    reportName(name, became: id, what: "intent", in: record)
    var scope = DefinitionScope(name: name.isEmpty ? id : name, record: record)
    var intent = AppIntent(
      id: id, kind: record.string("INIntentType") == "System" ? .system : .custom,
      title: written(record, "INIntentTitle", orFrom: id),
      description: written(record, "INIntentDescription"))

    let summaries = readCombinations(record)
    let response = record.record("INIntentResponse")
    intent.parameters = readParameters(record, scope: &scope, summaries: summaries)
    let outputs = readOutputs(response, scope: &scope)
    intent.keyParameter = declared("INIntentKeyParameter", in: scope)
    intent.inputParameter = declared("INIntentInput", in: scope)
    readSummary(summaries, into: &intent, scope: scope)
    intent.outcomes = readOutcomes(response, outputs: outputs, scope: scope)
    readManner(record, into: &intent)
    if record.boolean("INIntentUserConfirmationRequired") ?? false {
      intent.confirmations = [IntentConfirmation(action: confirmationAction(intent, record))]
    }
    noteWhatIsLeftOut(record, id: id, summaries: summaries)
    return intent
  }

  /// A parameter named by another key of the intent.
  private func declared(_ key: String, in scope: DefinitionScope) -> String? {
    guard let name = scope.record.string(key), !name.isEmpty else { return nil }
    if let id = scope.parameterIDs[name] { return id }
    findings.add(
      .warning, rule: "unknown-parameter",
      "'\(key)' of intent '\(scope.name)' is '\(name)', which is no parameter of it"
        + NearestSpelling.suggestion(name, scope.parameterIDs),
      in: scope.record)
    return nil
  }

  /// Verb, risk and what a locked phone asks for.
  private func readManner(_ record: DefinitionRecord, into intent: inout AppIntent) {
    let verb = record.string("INIntentVerb") ?? ""
    let category = record.string("INIntentCategory") ?? ""
    intent.verb = Self.readyMade(verb) ?? (verb.isEmpty ? Self.readyMade(category) : nil)
    if !verb.isEmpty, intent.verb == nil { findings.count(.verb, "\(intent.id) '\(verb)'") }
    // The authoring tool keeps order, book and buy under the category "order" (a guess: no file of
    // ours has it).
    if category == "order" { intent.risk = .payment }
    switch record.integer("INIntentRestrictions") ?? 0 {
    case 0: break
    // What the numbers mean is a guess: the files only show that 1 and 2 are stricter than 0.
    case 1: intent.authentication = .requiresAuthentication
    case 2: intent.authentication = .requiresLocalDeviceAuthentication
    case let other:
      intent.authentication = .requiresLocalDeviceAuthentication
      findings.add(
        .warning, rule: "unknown-restriction",
        "restriction \(other) of intent '\(intent.id)' is not known, the strictest one is used",
        in: record)
    }
  }

  private func confirmationAction(_ intent: AppIntent, _ record: DefinitionRecord)
    -> ConfirmationAction
  {
    if let verb = intent.verb { return .verb(verb) }
    guard let word = record.string("INIntentVerb"), !word.isEmpty else { return .verb("do") }
    return .custom(
      accept: LocalizedText(DisplayWords.from(word)), acceptAlternatives: LocalizedList(),
      deny: nil, denyAlternatives: LocalizedList(), isDestructive: false)
  }

  /// `CheckIn` is the ready-made `checkIn`.
  private static func readyMade(_ verb: String) -> String? {
    let lower = verb.lowercased()
    return ConfirmationVerb.all.first { $0.name.lowercased() == lower }?.name
  }

  private func noteWhatIsLeftOut(
    _ record: DefinitionRecord, id: String, summaries: SummaryCombinations
  ) {
    record.ignore(
      "INIntentLastParameterTag", "INIntentClassName", "INIntentClassPrefix", "INIntentDomain",
      "INIntentCustomizable", "INIntentConfigurable")
    if record.boolean("INIntentEligibleForWidgets") ?? false, summaries.isEmpty {
      findings.count(.widgetOnly, id)
    }
    if record.boolean("INIntentDeprecated") ?? false { findings.count(.deprecated, id) }
    if record.boolean("INIntentIneligibleForSuggestions") ?? false {
      findings.count(.notSuggested, id)
    }
    if let image = record.string("INIntentDefaultImageName"), !image.isEmpty {
      findings.count(.image, "\(image) of \(id)")
    }
  }
}
