import IntentModel
import PositionedJSON

enum ConfirmationFormat {
  /// Stands for a verb that is still to be taken from the intent.
  static let verbOfIntent = ConfirmationAction.verb("")

  static let object = ObjectFormat(
    "confirmation", "The last question before an action with consequences: a verb, and Cancel.",
    draft: IntentConfirmation(action: verbOfIntent),
    fields: [
      verb,
      Field("dialog", \.dialog, .dialog, "What is asked."),
      Field("snippet", \.snippet, .object(SnippetFormat.object), "What is shown with it."),
      Field("when", \.when, .condition, default: .always, "When it is asked at all."),
    ])

  private static let custom = ObjectFormat(
    "confirmation action", "A verb of the app's own.", draft: CustomAction(),
    fields: [
      Field(
        required: "accept", \.accept, .title, "What the button that confirms says.",
        otherwise: \.accept),
      Field(
        "acceptAlternatives", \.acceptAlternatives, .texts, default: LocalizedList(),
        "What else may be said to go ahead."),
      Field("deny", \.deny, .title, "What the other button says, instead of Cancel."),
      Field(
        "denyAlternatives", \.denyAlternatives, .texts, default: LocalizedList(),
        "What else may be said to stop."),
      Field(
        "destructive", \.isDestructive, .boolean, default: false,
        "Whether going ahead destroys something."),
    ])

  private static let verb = Field<IntentConfirmation>(
    FieldDescription(
      key: "verb",
      shape: .either([ValueFormat<String>.verb.shape, .object(custom.description)]),
      documentation: "What the button that confirms says: a ready-made verb, or one of the app's "
        + "own. Left out, it is the intent's verb."),
    decode: { node, confirmation, reading in
      if case .object = node.content {
        guard let action = custom.read(node, &reading) else { return false }
        action.checkTitles(node, &reading)
        confirmation.action = action.value
        return true
      }
      guard let verb = ValueFormat<String>.verb.read(node, &reading) else { return false }
      confirmation.action = .verb(verb)
      return true
    },
    encode: { confirmation in
      switch confirmation.action {
      case .verb(let verb): .string(verb)
      case .custom: CustomAction(confirmation.action).map(custom.write)
      }
    })

  /// `ConfirmationAction.custom` with names that a table of fields can point at.
  private struct CustomAction {
    var accept: LocalizedText = "Continue"
    var acceptAlternatives = LocalizedList()
    var deny: LocalizedText?
    var denyAlternatives = LocalizedList()
    var isDestructive = false

    init() {}

    init?(_ action: ConfirmationAction) {
      guard
        case .custom(
          let accept, let acceptAlternatives, let deny, let denyAlternatives, let isDestructive) =
          action
      else { return nil }
      self.accept = accept
      self.acceptAlternatives = acceptAlternatives
      self.deny = deny
      self.denyAlternatives = denyAlternatives
      self.isDestructive = isDestructive
    }

    /// Two buttons that say the same leave nobody a choice.
    func checkTitles(_ node: JSONNode, _ reading: inout Reading) {
      let other = (deny ?? CancelLabel.text).entries.map { $0.text.lowercased() }
      guard let words = accept.entries.map(\.text).first(where: { other.contains($0.lowercased()) })
      else { return }
      reading.report(
        .titleLikeCancel,
        "both buttons are called \(Words.quoted(words)); give the one that confirms another title",
        at: (node["accept"] ?? node).location)
    }

    var value: ConfirmationAction {
      .custom(
        accept: accept, acceptAlternatives: acceptAlternatives, deny: deny,
        denyAlternatives: denyAlternatives, isDestructive: isDestructive)
    }
  }
}
