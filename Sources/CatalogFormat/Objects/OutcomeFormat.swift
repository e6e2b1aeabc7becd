import IntentModel
import PositionedJSON

enum OutcomeFormat {
  static let object = ObjectFormat(
    "outcome", "What can happen when an action runs.", draft: Outcome(name: ""),
    fields: [
      Field(
        required: "name", \.name, .id, "What it is forced by, in a context or a script.",
        otherwise: { _ in "unnamed" }),
      Field("when", \.when, .condition, default: .always, "When it happens."),
      Field("dialog", \.dialog, .dialog, "What is shown and spoken."),
      Field(
        "fails", \.failure, .dialog,
        "What is said when this outcome is a failure. It ends the run before any confirmation: nobody is "
          + "asked to confirm what cannot happen."),
      Field("snippet", \.snippet, .object(SnippetFormat.object), "What is shown."),
      Field(
        "liveActivity", \.liveActivity, .object(LiveActivityFormat.object),
        "What stays in view afterwards."),
    ] + StateChangeFields.at(\.change) + [
      Field(
        "endsLiveActivities", \.endsLiveActivities, .boolean, default: false,
        "Whether the app's Live Activities end, without what they would have changed."),
      Field("output", \.output, .outputs, "What the action gives, by name; tokens may use it."),
      Field(
        "takes", \.takesSeconds, .duration, default: 0,
        "How long the action takes before this outcome."),
      Field("opens", \.opensPage, .pageReference, "The page that comes to the front at the end."),
    ],
    willRead: { $0.outcomeCheckStart = $0.checks.count },
    didRead: { outcome, _, reading in
      reading.settleOutcomeTokens(outcome.output)
      reading.app.outcomes.insert(outcome.name)
      return true
    })
}

extension ValueFormat where Value == [Outcome.Output] {
  fileprivate static var outputs: ValueFormat {
    let text = ValueFormat<LocalizedText>.tokenText
    return ValueFormat(.table(text.shape)) { node, reading in
      guard let members = reading.members(of: node, expected: "a table of outputs") else {
        return nil
      }
      var result = [Outcome.Output]()
      for member in members {
        reading.key = member.key
        guard reading.isWellFormed(member.key, at: member.keyLocation),
          let value = text.read(member.value, &reading)
        else { continue }
        result.append(Outcome.Output(name: member.key, value: value))
      }
      return result
    } write: { outputs in
      .object(outputs.map { .init($0.name, text.write($0.value)) })
    }
  }
}
