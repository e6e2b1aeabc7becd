import IntentModel

/// A value a response hands out, with its sample.
struct ResponseOutput {
  var name: String
  var output: Outcome.Output
}

extension DefinitionReader {
  /// The response's values. What the next action gets comes first.
  func readOutputs(_ response: DefinitionRecord?, scope: inout DefinitionScope) -> [ResponseOutput]
  {
    guard let response else { return [] }
    response.ignore("INIntentResponseLastParameterTag")
    var ids = UniqueNames(
      reserved: [TokenText.applicationName] + scope.parameterIDs.values.sorted())
    var outputs = [ResponseOutput]()
    let prefix = "INIntentResponseParameter"
    for record in response.records("\(prefix)s", nameKey: "\(prefix)Name") {
      record.ignore(
        "\(prefix)Tag", "\(prefix)DisplayPriority", "\(prefix)SupportsMultipleValues",
        "\(prefix)SupportsDynamicEnumeration")
      let metadata = record.record("\(prefix)Metadata")
      for key in metadata?.unusedKeys ?? [] { metadata?.ignore(key) }
      let name = record.string("\(prefix)Name") ?? ""
      if scope.parameterIDs[name] != nil {
        record.ignore(
          "\(prefix)Type", "\(prefix)DisplayName", "\(prefix)DisplayNameID", "\(prefix)EnumType",
          "\(prefix)EnumTypeNamespace", "\(prefix)ObjectType", "\(prefix)ObjectTypeNamespace")
        findings.count(.sharedOutputName, "\(scope.name).\(name)")
        continue
      }
      let id = ids.claim(name, else: "output")
      reportName(name, became: id, what: "response value of '\(scope.name)'", in: record)
      if scope.outputIDs[name] == nil { scope.outputIDs[name] = id }
      let title = written(record, "\(prefix)DisplayName", orFrom: id)
      let type = resolveType(
        TypeQuestion(record: record, prefix: prefix, metadata: nil, name: name), title: title
      ).type
      let output = Outcome.Output(name: id, value: sample(of: type, title: title))
      outputs.append(ResponseOutput(name: name, output: output))
    }
    putFirst(response.string("INIntentResponseOutput"), of: &outputs, response, scope: scope)
    return outputs
  }

  private func putFirst(
    _ name: String?, of outputs: inout [ResponseOutput], _ response: DefinitionRecord,
    scope: DefinitionScope
  ) {
    guard let name, !name.isEmpty, scope.parameterIDs[name] == nil else { return }
    if let index = outputs.firstIndex(where: { $0.name == name }) {
      outputs.insert(outputs.remove(at: index), at: 0)
    } else {
      findings.add(
        .warning, rule: "unknown-output",
        "the output of intent '\(scope.name)' is '\(name)', which is no value of its response",
        in: response)
    }
  }

  /// A value of the type, so that a text with it can be read; marked as derived, which the screen
  /// shows.
  private func sample(of type: ValueType, title: LocalizedText) -> LocalizedText {
    func fixed(_ text: String) -> LocalizedText { LocalizedText(text, origin: .derived) }
    switch type {
    case .integer: return fixed("3")
    case .decimal: return fixed("2.5")
    case .boolean: return fixed("Yes")
    case .date: return fixed("10 May")
    case .time: return fixed("9:00")
    case .dateTime: return fixed("10 May, 9:00")
    case .duration: return fixed("5 minutes")
    case .currency: return fixed("4.50")
    case .url: return fixed("https://example.com")
    case .file, .image: return fixed("sample.txt")
    case .entity(let id):
      let title = typesByID[id]?.items.first?.display.title
      return title.map { derived(from: $0) { $0 } } ?? fixed("Sample")
    case .enumeration(let id):
      let title = enumsByID[id]?.cases.first?.display.title
      return title.map { derived(from: $0) { $0 } } ?? fixed("Sample")
    case .string, .place, .person, .measurement:
      return derived(from: title) { $0 }
    }
  }

  /// Response codes become outcomes: successes first, the first of them happening by itself. Which
  /// of the others happens is for the app's code to say, so they wait to be forced by name.
  func readOutcomes(
    _ response: DefinitionRecord?, outputs: [ResponseOutput], scope: DefinitionScope
  ) -> [Outcome] {
    let records =
      response?.records("INIntentResponseCodes", nameKey: "INIntentResponseCodeName") ?? []
    var names = UniqueNames()
    var successes = [Outcome]()
    var failures = [Outcome]()
    for record in records {
      let name = record.string("INIntentResponseCodeName") ?? ""
      let id = names.claim(name, else: "outcome")
      reportName(name, became: id, what: "response code of '\(scope.name)'", in: record)
      // Absent means no, and the name proves nothing.
      let isSuccess = record.boolean("INIntentResponseCodeSuccess") ?? false
      var outcome = Outcome(name: id, when: .any([]))
      let dialog = dialog(record, scope: scope, outcome: id)
      if isSuccess { outcome.dialog = dialog } else { outcome.failure = dialog ?? Self.failed }
      if isSuccess { successes.append(outcome) } else { failures.append(outcome) }
    }
    if successes.isEmpty {
      if !records.isEmpty {
        findings.add(
          .warning, rule: "no-successful-outcome",
          "intent '\(scope.name)' has no response code that counts as a success; one is added",
          in: scope.record)
      }
      successes = [Outcome(name: names.claim("success", else: "success"))]
    }
    let output = response?.string("INIntentResponseOutput")
    handOut(outputs, by: &successes, and: &failures, output: output)
    // The plain one first, wherever the file has it.
    if let plain = successes.firstIndex(where: { $0.name == "success" }) {
      successes.insert(successes.remove(at: plain), at: 0)
    }
    successes[0].when = .always
    if successes.count + failures.count > 1 { findings.count(.otherOutcomes, scope.name) }
    return successes + failures
  }

  /// Nil where nobody wrote one: a success then says the simulator's own words, in any language.
  private func dialog(
    _ record: DefinitionRecord, scope: DefinitionScope, outcome: String
  ) -> IntentDialog? {
    func text(_ key: String) -> LocalizedText? {
      written(record, "INIntentResponseCode\(key)").map {
        resolveTokens($0, in: scope, record: record, isResponse: true)
      }
    }
    let full = text("FormatString")
    let concise = text("ConciseFormatString")
    if let full { return IntentDialog(full: full, supporting: concise) }
    if let concise { return IntentDialog(full: concise) }
    findings.count(.outcomeWithoutText, "\(outcome) of \(scope.name)")
    return nil
  }

  /// A failure has to say something, or it were none.
  private static let failed = IntentDialog(
    full: LocalizedText("Something went wrong.", origin: .stock))

  /// A failure hands out the values it speaks of, a success all but those that only failures speak
  /// of.
  private func handOut(
    _ outputs: [ResponseOutput], by successes: inout [Outcome], and failures: inout [Outcome],
    output: String?
  ) {
    let toldOfFailure = Set(failures.flatMap(\.spokenNames))
    let toldOfSuccess = Set(successes.flatMap(\.spokenNames))
    let results = outputs.filter {
      $0.name == output || toldOfSuccess.contains($0.output.name)
        || !toldOfFailure.contains($0.output.name)
    }
    for index in successes.indices { successes[index].output = results.map(\.output) }
    for index in failures.indices {
      let told = Set(failures[index].spokenNames)
      failures[index].output = outputs.map(\.output).filter { told.contains($0.name) }
    }
  }
}

extension Outcome {
  /// The names its dialog has tokens for.
  fileprivate var spokenNames: [String] {
    [dialog, failure].compactMap(\.self).flatMap { dialog in
      dialog.full.entries + (dialog.supporting?.entries ?? [])
    }.flatMap { TokenText($0.text).tokens }
  }
}
