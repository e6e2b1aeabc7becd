import IntentModel
import PositionedJSON

enum AppShortcutFormat {
  static let object = ObjectFormat(
    "App Shortcut", "An intent offered without set-up, and what is spoken.",
    draft: AppShortcut(intent: "", shortTitle: LocalizedText(entries: [])),
    fields: [
      Field(required: "intent", \.intent, .intentReference, "The intent, by id."),
      Field(
        required: "shortTitle", \.shortTitle, .title, "What stands on its tile.",
        otherwise: { LocalizedText($0.intent, origin: .derived) }),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field(
        "phrases", \.phrases, .texts(isTranslated: true, accept: isPhrase),
        default: LocalizedList(),
        "What is spoken: each holds `${applicationName}` and at most one parameter, which takes an "
          + "entity or enum."),
      Field(
        "negativePhrases", \.negativePhrases, .texts(accept: isNegativePhrase),
        default: LocalizedList(), "What is not to be taken for one of the phrases."),
    ],
    willRead: { $0.givenIntent = nil },
    didRead: { _, _, reading in
      reading.givenIntent = nil
      return true
    })

  /// Whether the phrase can be registered.
  private static func isPhrase(
    _ phrase: String, _ node: JSONNode, _ reading: inout Reading
  ) -> Bool {
    let tokens = Tokens.names(in: phrase)
    if tokens.isUnclosed {
      reading.reportUnclosedToken(at: node.location)
      return false
    }
    guard tokens.names.contains(Tokens.applicationName) else {
      reading.report(
        .phraseOmitsApplicationName,
        "the phrase \(Words.quoted(phrase)) needs '${applicationName}'; it is not registered",
        at: node.location)
      return false
    }
    let parameters = tokens.names.filter { $0 != Tokens.applicationName }
    guard parameters.count <= 1 else {
      reading.report(
        .phraseHasTwoParameters,
        "the phrase \(Words.quoted(phrase)) has \(parameters.count) parameters, expected at most one; "
          + "it is not registered", at: node.location)
      return false
    }
    if TokenText(phrase).holdsNothing(but: Tokens.applicationName) {
      reading.report(
        .phraseWithoutWords,
        "the phrase \(Words.quoted(phrase)) is nothing but the app's name; expected words for what it does",
        at: node.location)
    }
    return parameters.allSatisfy { isSpeakable($0, node, &reading) }
  }

  private static func isSpeakable(
    _ name: String, _ node: JSONNode, _ reading: inout Reading
  ) -> Bool {
    guard let intent = reading.givenIntent else { return true }
    guard let parameter = intent.scope[name] else {
      reportUnknown(name, intent, node, &reading)
      return false
    }
    if intent.scope.isUntyped(name) { return false }
    guard parameter.type.isFiniteList else {
      reading.report(
        .phraseParameterWithoutList,
        "\(Words.quoted(name)) takes \(Words.quoted(parameter.type.name)), which has no list of values "
          + "to be spoken; expected an entity or enum", at: node.location)
      return false
    }
    return true
  }

  private static func isNegativePhrase(
    _ phrase: String, _ node: JSONNode, _ reading: inout Reading
  ) -> Bool {
    let tokens = Tokens.names(in: phrase)
    if tokens.isUnclosed { reading.reportUnclosedToken(at: node.location) }
    guard let intent = reading.givenIntent else { return true }
    for name in tokens.names where name != Tokens.applicationName && intent.scope[name] == nil {
      reportUnknown(name, intent, node, &reading)
      return false
    }
    return true
  }

  private static func reportUnknown(
    _ name: String, _ intent: (name: String, scope: IntentScope), _ node: JSONNode,
    _ reading: inout Reading
  ) {
    reading.report(
      .unknownToken, "\(Words.quoted(intent.name)) has no parameter \(Words.quoted(name))",
      near: name, among: { _ in intent.scope.parameters.map(\.id) + [Tokens.applicationName] },
      listingAtMost: 0, at: node.location)
  }
}

extension ValueFormat where Value == [AppShortcut] {
  static var appShortcuts: ValueFormat {
    let object = AppShortcutFormat.object
    return ValueFormat(.list(.object(object.description))) { node, reading in
      guard let nodes = reading.elements(of: node) else { return nil }
      if nodes.count > AppShortcut.maximumCount {
        reading.report(
          .moreThanTenAppShortcuts,
          "an app has at most \(AppShortcut.maximumCount) App Shortcuts, found \(nodes.count)",
          at: nodes[AppShortcut.maximumCount].location)
      }
      var result = [AppShortcut]()
      for node in nodes {
        guard let shortcut = object.read(node, &reading) else { continue }
        reading.declare(.appShortcut(app: reading.app.id, index: result.count), at: node)
        result.append(shortcut)
      }
      return result
    } write: {
      .array($0.map(object.write))
    }
  }
}
