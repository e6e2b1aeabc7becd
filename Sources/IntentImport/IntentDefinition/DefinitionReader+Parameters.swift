import Findings
import IntentModel

enum NearestSpelling {
  static func suggestion(_ name: String, _ known: [String: String]) -> String {
    NearestName.suggestion(for: name, among: known.keys.sorted())
  }
}

extension DefinitionReader {
  func readParameters(
    _ intent: DefinitionRecord, scope: inout DefinitionScope, summaries: SummaryCombinations
  ) -> [IntentParameter] {
    let records = intent.records("INIntentParameters", nameKey: "INIntentParameterName")
    var ids = UniqueNames(reserved: Self.reservedParameterIDs)
    var named = [(id: String, name: String, record: DefinitionRecord)]()
    // All names first: a text may speak of a parameter that comes later.
    for (index, record) in records.enumerated() {
      let name = record.string("INIntentParameterName") ?? ""
      let id = ids.claim(name, else: "parameter\(index + 1)")
      reportName(name, became: id, what: "parameter of intent '\(scope.name)'", in: record)
      if scope.parameterIDs[name] == nil { scope.parameterIDs[name] = id }
      scope.titles[id] = parameterTitle(record, id: id)
      named.append((id, name, record))
    }
    var parameters = [IntentParameter]()
    for (id, name, record) in named {
      parameters.append(
        readParameter(record, id: id, name: name, scope: scope, summaries: summaries))
    }
    let relationships = named.map { $0.record.record("INIntentParameterRelationship") }
    return relate(parameters, relationships, scope: scope)
  }

  /// Words that texts and conditions of a catalog use for something else.
  private static let reservedParameterIDs = [TokenText.applicationName, "not", "all", "any"]

  private func parameterTitle(_ record: DefinitionRecord, id: String) -> LocalizedText {
    written(record, "INIntentParameterDisplayName", orFrom: id)
  }

  private func readParameter(
    _ record: DefinitionRecord, id: String, name: String, scope: DefinitionScope,
    summaries: SummaryCombinations
  ) -> IntentParameter {
    record.ignore(
      "INIntentParameterDisplayPriority", "INIntentParameterTag", "INIntentParameterConfigurable",
      "INIntentParameterCustomDisambiguation", "INIntentParameterClassName",
      "INIntentParameterClassPrefix")
    let title = scope.titles[id] ?? LocalizedText(id, origin: .derived)
    let metadata = record.record("INIntentParameterMetadata")
    let resolved = resolveType(
      TypeQuestion(record: record, prefix: "INIntentParameter", metadata: metadata, name: name),
      title: title)
    var parameter = IntentParameter(id: id, title: title, type: resolved.type, unit: resolved.unit)
    parameter.isMany = record.boolean("INIntentParameterSupportsMultipleValues") ?? false
    parameter.isRequired = isRequired(record, id: id, name: name, scope: scope, summaries)
    if let metadata { readMetadata(metadata, into: &parameter, resolved, scope: scope) }
    readPrompts(record, into: &parameter, name: name, scope: scope)
    readUnsupportedReasons(record, into: &parameter, scope: scope)
    if record.boolean("INIntentParameterSupportsSearch") ?? false {
      findings.count(.search, "\(scope.name).\(id)")
    }
    let sizes = record.records("INIntentParameterArraySizes")
    record.ignore("INIntentParameterFixedSizeArray")
    for size in sizes {
      size.ignore("INIntentParameterArraySizeSizeClass", "INIntentParameterArraySizeSize")
    }
    if !sizes.isEmpty { findings.count(.listSize, "\(scope.name).\(id)") }
    return parameter
  }

  /// Whether it is asked for. From 1.1 on a parameter can say whether Siri may ask; 1.0 has no such
  /// key. Where it does not say, a parameter of the main summary is taken as required, which is a
  /// guess: whoever runs the action has to fill the sentence somehow. Those of the other summaries
  /// are not: the intent is offered without them too.
  private func isRequired(
    _ record: DefinitionRecord, id: String, name: String, scope: DefinitionScope,
    _ summaries: SummaryCombinations
  ) -> Bool {
    if let resolves = record.boolean("INIntentParameterSupportsResolution") { return resolves }
    guard summaries.principal?.names.contains(name) ?? false else { return false }
    findings.count(.guessedRequired, "\(scope.name).\(id)")
    return true
  }
}
