import IntentModel
import PositionedJSON

enum SnippetFormat {
  static let object = ObjectFormat(
    "snippet", "The visual result or confirmation.",
    draft: Snippet(title: LocalizedText(entries: [])),
    fields: [
      Field(
        required: "title", \.title, .tokenTitle, "What stands at the top.",
        otherwise: { _ in LocalizedText(entries: [], origin: .missing) }),
      Field("subtitle", \.subtitle, .tokenText, "What stands below the title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "rows", \.rows, .list(row), "Lines of a label and a value, as `[\"Ready\", \"08:42\"]`."),
    ])

  static let row = ValueFormat<Snippet.Row>(
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
    "live activity",
    "Something with a start and an end, kept in view until it ends. What it sets, adds and removes "
      + "happens when its time is over, and not when it is ended before.",
    draft: LiveActivity(title: LocalizedText(entries: []), length: .seconds(600)),
    fields: [
      Field(
        required: "title", \.title, .tokenTitle, "What stands at the top.",
        otherwise: { _ in LocalizedText(entries: [], origin: .missing) }),
      Field("subtitle", \.subtitle, .tokenText, "What stands below the title."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        required: "lasts", \.length, .liveActivityLength,
        "How long it takes to its end: `12m`, or `${length}` for the value of a parameter that "
          + "takes a duration. Without a value there is none.",
        otherwise: \.length),
    ] + StateChangeFields.at(\.change))
}

extension ValueFormat where Value == LiveActivity.Length {
  private static let expectation =
    "a duration such as '12m', or a parameter such as '${length}'"

  /// A duration, or one parameter as a token.
  fileprivate static var liveActivityLength: ValueFormat {
    ValueFormat(.either([DurationText.shape, .string(pattern: #"^\$\{[^{}]+\}$"#)])) {
      node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: expectation)
        return nil
      }
      if let parameter = Tokens.only(in: text) {
        reading.checks.append(.durationParameter(name: parameter, location: node.location))
        return .parameter(parameter)
      }
      do throws(DurationText.Fault) {
        return .seconds(try DurationText.seconds(text))
      } catch {
        reading.reportUnreadable(
          text, expected: error == .unreadable ? expectation : error.expectation,
          at: node.location)
        return nil
      }
    } write: {
      switch $0 {
      case .seconds(let seconds): .string(DurationText.text(seconds: seconds))
      case .parameter(let parameter): .string("${\(parameter)}")
      }
    }
  }
}
