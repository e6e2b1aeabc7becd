import IntentModel
import PositionedJSON

enum DialogFormat {
  static let object = ObjectFormat(
    "dialog", "What is shown and spoken at one moment, in its two forms.",
    draft: IntentDialog(full: LocalizedText(entries: [])),
    fields: [
      Field(
        required: "full", \.full, .tokenText,
        "Stands alone, and is spoken where there is no screen.",
        otherwise: { $0.supporting ?? LocalizedText(entries: [], origin: .missing) }),
      supporting,
    ])

  /// False says that what is shown says it all.
  private static let supporting = Field<IntentDialog>(
    FieldDescription(
      key: "supporting", shape: .either([TextFormat.shape, .constant(.boolean(false))]),
      documentation: "Goes with what is shown; false to say nothing beside it."),
    decode: { node, dialog, reading in
      if case .boolean(false) = node.content {
        dialog.isSupportingSuppressed = true
        return true
      }
      dialog.supporting = ValueFormat.tokenText.read(node, &reading)
      return dialog.supporting != nil
    },
    encode: { dialog in
      dialog.isSupportingSuppressed
        ? .boolean(false) : dialog.supporting.map(ValueFormat.tokenText.write)
    })

  private static let keys = Set(object.fields.map(\.key))
  private static let text = ValueFormat.tokenText

  static func read(_ node: JSONNode, _ reading: inout Reading) -> IntentDialog? {
    if case .object(let members) = node.content, members.contains(where: { keys.contains($0.key) })
    {
      return object.read(node, &reading)
    }
    return text.read(node, &reading).map { IntentDialog(full: $0) }
  }

  static func write(_ dialog: IntentDialog) -> JSONValue {
    dialog.supporting == nil && !dialog.isSupportingSuppressed
      ? text.write(dialog.full) : object.write(dialog)
  }
}

extension ValueFormat where Value == IntentDialog {
  static var dialog: ValueFormat {
    ValueFormat(
      .either([TextFormat.shape, .object(DialogFormat.object.description)]),
      read: { DialogFormat.read($0, &$1) }, write: DialogFormat.write)
  }
}
