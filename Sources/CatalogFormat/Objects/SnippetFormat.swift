import IntentModel
import PositionedJSON

enum SnippetFormat {
  static let object = ObjectFormat(
    "snippet", "The visual result or confirmation.",
    draft: Snippet(title: LocalizedText(entries: [])),
    fields: [
      Field(
        required: "title", \.title, .tokenText, "What stands at the top.",
        otherwise: { _ in LocalizedText(entries: [], origin: .missing) }),
      Field("subtitle", \.subtitle, .tokenText, "What stands below the title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "rows", \.rows, .list(row), "Lines of a label and a value, as `[\"Ready\", \"08:42\"]`."),
    ])

  private static let row = ValueFormat<Snippet.Row>(
    .pair(TextFormat.shape, TextFormat.shape),
    read: { node, reading in
      let text = ValueFormat.tokenText
      guard case .array(let texts) = node.content, texts.count == 2 else {
        reading.reportWrongType(node, expected: "a pair of texts such as [\"Ready\", \"08:42\"]")
        return nil
      }
      guard let label = text.read(texts[0], &reading), let value = text.read(texts[1], &reading)
      else { return nil }
      return Snippet.Row(label: label, value: value)
    }, write: { .array([$0.label, $0.value].map(ValueFormat.tokenText.write)) })
}

enum LiveActivityFormat {
  static let object = ObjectFormat(
    "live activity", "Something with a start and an end, kept in view until it ends.",
    draft: LiveActivity(title: LocalizedText(entries: []), lastsSeconds: 600),
    fields: [
      Field(
        required: "title", \.title, .tokenText, "What stands at the top.",
        otherwise: { _ in LocalizedText(entries: [], origin: .missing) }),
      Field("subtitle", \.subtitle, .tokenText, "What stands below the title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        required: "lasts", \.lastsSeconds, .duration, "How long it takes to its end: `12m`.",
        otherwise: \.lastsSeconds),
    ])
}
