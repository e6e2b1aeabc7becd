import IntentModel

extension DefinitionReader {
  /// Gives children their conditions and puts parents before them, otherwise in the author's order.
  func relate(
    _ parameters: [IntentParameter], _ relationships: [DefinitionRecord?], scope: DefinitionScope
  ) -> [IntentParameter] {
    var parameters = parameters
    var parents = [Int?](repeating: nil, count: parameters.count)
    let indices = Dictionary(parameters.indices.map { (parameters[$0].id, $0) }) { first, _ in first
    }
    for (child, record) in relationships.enumerated() {
      guard let record else { continue }
      let predicate = record.string("INIntentParameterRelationshipPredicateName") ?? ""
      let value = record.value("INIntentParameterRelationshipPredicateValue")
      let name = record.string("INIntentParameterRelationshipParentName") ?? ""
      guard let id = scope.parameterIDs[name], let parent = indices[id] else {
        let reason = name.isEmpty ? "names no parent" : "names '\(name)', which is no parameter"
        findings.add(
          .warning, rule: "relationship-without-parent",
          "the relationship of '\(parameters[child].id)' \(reason); it always counts here",
          in: record)
        continue
      }
      if isAncestor(child, of: parent, parents) {
        findings.add(
          .warning, rule: "relationship-in-a-circle",
          "'\(parameters[child].id)' depends on itself through '\(name)'; left out", in: record)
        continue
      }
      parents[child] = parent
      parameters[child].when = condition(
        predicate, value, parent: parameters[parent], in: record)
    }
    return ordered(parameters, parents)
  }

  private func isAncestor(_ candidate: Int, of start: Int, _ parents: [Int?]) -> Bool {
    var current: Int? = start
    while let index = current {
      if index == candidate { return true }
      current = parents[index]
    }
    return false
  }

  private func ordered(_ parameters: [IntentParameter], _ parents: [Int?]) -> [IntentParameter] {
    var placed = [Bool](repeating: false, count: parameters.count)
    var result = [IntentParameter]()
    for index in parameters.indices {
      var chain = [Int]()
      var current: Int? = index
      while let next = current, !placed[next] {
        chain.append(next)
        current = parents[next]
      }
      for next in chain.reversed() {
        placed[next] = true
        result.append(parameters[next])
      }
    }
    return result
  }

  private func condition(
    _ predicate: String, _ value: PropertyListValue?, parent: IntentParameter,
    in record: DefinitionRecord
  ) -> Condition {
    let hasValue = Condition.isSet(name: parent.id, true)
    let answer: Condition?
    switch predicate {
    case "HasAnyValue": return hasValue
    // The names with "No" and "Not" were not seen in a file, and are read as they sound.
    case "HasNoValue": return .isSet(name: parent.id, false)
    case "EnumHasExactValue", "BoolHasExactValue", "BooleanHasExactValue", "HasExactValue":
      answer = factValue(value, of: parent).map { .equals(name: parent.id, $0) }
    case "EnumHasNotExactValue", "EnumNotHasExactValue":
      answer = factValue(value, of: parent).map { .not(.equals(name: parent.id, $0)) }
    default: answer = nil
    }
    if let answer { return answer }
    findings.add(
      .warning, rule: "unknown-relationship",
      "the relationship '\(predicate)' to '\(parent.id)' is not known here or does not fit it; "
        + "read as 'has any value'", in: record)
    return hasValue
  }

  private func factValue(_ value: PropertyListValue?, of parent: IntentParameter) -> FactValue? {
    switch (parent.type, value) {
    case (.enumeration(let id), .string(let name)?):
      let isCase = enumsByID[id]?.cases.contains { $0.id == name } ?? false
      return isCase ? .text(name) : nil
    case (.boolean, .boolean(let truth)?): return .boolean(truth)
    case (.boolean, .string(let text)?):
      return ["YES": true, "TRUE": true, "NO": false, "FALSE": false][text.uppercased()]
        .map(FactValue.boolean)
    case (.string, .string(let text)?): return .text(text)
    case (.integer, .some(let value)), (.decimal, .some(let value)):
      return value.number.map(FactValue.number)
    default: return nil
    }
  }
}
