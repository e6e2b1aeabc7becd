import IntentModel
import PositionedJSON

enum IntentFormat {
  static let object = ObjectFormat(
    "intent", "A declared action: one single task an app can do.",
    draft: AppIntent(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(
        required: "id", \.id, .id { id, reading in reading.intentID = id },
        "What App Shortcuts, buttons and the history call it."),
      Field(
        "kind", \.kind, .word, default: .custom,
        "Whether it is the app's own, or one of the system's ready-made intents."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("description", \.description, .text, "What it does, in a sentence."),
      Field("verb", \.verb, .verb, "The verb that says what it does."),
      Field(
        "handles", \.handles, .list(.word), default: [],
        "The built-in commands that end here, for the phone's own apps: timer, reminder, message."),
      Field(
        "risk", \.risk, .word, default: .none,
        "What can go wrong for the person; decides whether a confirmation is due."),
      Field(
        "authentication", \.authentication, .word, default: .alwaysAllowed,
        "What a locked phone asks for first."),
      Field(
        "needsNetwork", \.needsNetwork, .boolean, default: false,
        "Whether it cannot run offline."),
      Field(
        "opensApp", \.opensAppWhenRun, .boolean, default: false,
        "Whether the app comes to the front when it runs."),
      Field(
        "keyParameter", \.keyParameter, .parameterReference, "The most recognisable parameter."),
      Field(
        "inputParameter", \.inputParameter, .parameterReference,
        "The parameter that takes the previous action's output."),
      Field(
        "parameters", \.parameters, .list(of: ParameterFormat.object, id: \.id),
        "Its inputs, in the order in which they are asked for."),
      Field(
        "summary", \.summary, .summaries,
        "The one-sentence form: one text, or several of which the first whose condition holds is "
          + "shown."),
      Field(
        "confirmation", \.confirmations, .confirmations,
        "The question before it runs: one, or several of which the first whose condition holds is "
          + "asked. None is asked when the outcome will be a failure."),
      Field(
        "outcomes", \.outcomes, .list(.object(OutcomeFormat.object)),
        "What can happen; the first whose condition holds does."),
    ],
    willRead: { reading in
      reading.intentID = ""
      reading.untypedParameters = []
      reading.intentCheckStart = reading.checks.count
    }, didRead: finish,
    didLeaveOut: { intent, reading in
      // Nothing can refer to it, but what it says can be right or wrong all the same.
      reading.runIntentChecks(reading.scope(of: intent), intent: intent.id)
    })

  private static func finish(
    _ intent: inout AppIntent, _ node: JSONNode, _ reading: inout Reading
  ) -> Bool {
    ParameterCircles.open(&intent, node, &reading)
    let scope = reading.scope(of: intent)
    reading.runIntentChecks(scope, intent: intent.id)
    if let key = intent.keyParameter, scope[key] == nil { intent.keyParameter = nil }
    if let input = intent.inputParameter, scope[input] == nil { intent.inputParameter = nil }
    for position in intent.confirmations.indices
    where intent.confirmations[position].action == ConfirmationFormat.verbOfIntent {
      intent.confirmations[position].action = .verb(intent.verb ?? "continue")
    }
    if reading.app.intents[intent.id] == nil { reading.app.intents[intent.id] = scope }
    reading.declare(
      .intent(IntentReference(app: reading.app.id, intent: intent.id)), at: node)
    return true
  }
}

extension Reading {
  fileprivate func scope(of intent: AppIntent) -> IntentScope {
    IntentScope(intent.parameters, untyped: untypedParameters)
  }
}

extension ValueFormat where Value == [IntentConfirmation] {
  /// An object, or several with their conditions.
  fileprivate static var confirmations: ValueFormat {
    let object = ConfirmationFormat.object
    let list = ValueFormat.list(.object(object))
    return ValueFormat(.either([.object(object.description), list.shape])) { node, reading in
      if case .array = node.content { return list.read(node, &reading) }
      return object.read(node, &reading).map { [$0] }
    } write: { confirmations in
      confirmations.count == 1 ? object.write(confirmations[0]) : list.write(confirmations)
    }
  }
}

extension ValueFormat where Value == [ParameterSummary] {
  private static var object: ObjectFormat<ParameterSummary> {
    ObjectFormat(
      "summary", "One sentence for an action, and when it is the one.",
      draft: ParameterSummary(text: LocalizedText(entries: [])),
      fields: [
        Field("when", \.when, .condition, default: .always, "When it is shown."),
        Field(required: "text", \.text, .tokenText, "The sentence, with its parameters as tokens."),
      ])
  }

  /// A text, or several with their conditions.
  fileprivate static var summaries: ValueFormat {
    let list = ValueFormat.list(.object(object))
    let text = ValueFormat<LocalizedText>.tokenText
    return ValueFormat(.either([text.shape, list.shape])) { node, reading in
      if case .array = node.content { return list.read(node, &reading) }
      return text.read(node, &reading).map { [ParameterSummary(text: $0)] }
    } write: { summaries in
      summaries.count == 1 && summaries[0].when == .always
        ? text.write(summaries[0].text) : list.write(summaries)
    }
  }
}
