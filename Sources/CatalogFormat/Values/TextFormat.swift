import Findings
import IntentModel
import PositionedJSON

/// Texts and lists of texts in one or more languages.
enum TextFormat {
  /// The text that is in no language of its own, beside others that are.
  static let base = "base"
  static let origin = "origin"
  static let reservedKeys = [base, origin]

  static let shape = Shape.named(
    "text",
    summary:
      "What a person sees or hears: one text, in the app's first language, or a table of texts "
      + "by language tag.",
    .either([
      .string(),
      .table(
        .string(),
        reserved: [
          FieldDescription(
            key: base, shape: .string(),
            documentation: "The text in the app's first language, where the table has others."),
          FieldDescription(
            key: origin, shape: .word(TextOrigin.allCases.map(\.rawValue)),
            documentation: "Who wrote it; importers say so.",
            defaultValue: .string(TextOrigin.written.rawValue)),
        ]),
    ]))

  static let listShape = Shape.named(
    "texts", summary: "Texts in one language, or a table of such lists by language tag.",
    .either([
      .list(.string()),
      .table(
        .list(.string()),
        reserved: [
          FieldDescription(
            key: base, shape: .list(.string()),
            documentation: "The texts in the app's first language, where the table has others.")
        ]),
    ]))
}

extension ValueFormat where Value == LocalizedText {
  /// A text that is shown as it stands.
  static var text: ValueFormat { text(.none) }
  /// A text that some languages do without, such as a plural.
  static var textOfSomeLanguages: ValueFormat { text(.none, isTranslated: false) }
  /// A text that may name parameters.
  static var tokenText: ValueFormat { text(.parameters()) }
  /// What something is called: never empty.
  static var title: ValueFormat { title(.none) }
  static var tokenTitle: ValueFormat { title(.parameters()) }

  private static func title(_ tokens: TokenUse) -> ValueFormat {
    let format = text(tokens)
    return ValueFormat(
      format.shape,
      read: { node, reading in
        let key = reading.key
        let text = format.read(node, &reading)
        for entry in text?.entries ?? [] where entry.text.allSatisfy(\.isWhitespace) {
          let place = node[entry.language ?? TextFormat.base] ?? node
          reading.report(
            .textEmpty, "'\(key)' is empty; expected what a person sees", at: place.location)
        }
        return text
      }, write: format.write)
  }

  static func text(_ tokens: TokenUse, isTranslated: Bool = true) -> ValueFormat {
    ValueFormat(TextFormat.shape) { node, reading in
      switch node.content {
      case .string(let text):
        reading.noteTokens(in: text, at: node.location, tokens)
        let result = LocalizedText(text)
        if isTranslated { reading.languages.note(result, at: node.location) }
        return result
      case .object(let members):
        let result = table(members, node, tokens, &reading)
        if let result, isTranslated { reading.languages.note(result, at: node.location) }
        return result
      default:
        reading.reportWrongType(node, expected: "a text")
        return nil
      }
    } write: { text in
      if text.origin == .written, text.entries.count == 1, text.entries[0].language == nil {
        return .string(text.entries[0].text)
      }
      var members = text.entries.map {
        JSONValue.Member($0.language ?? TextFormat.base, .string($0.text))
      }
      if text.origin != .written {
        members.append(JSONValue.Member(TextFormat.origin, .string(text.origin.rawValue)))
      }
      return .object(members)
    }
  }

  private static func table(
    _ members: [JSONMember], _ node: JSONNode, _ tokens: TokenUse, _ reading: inout Reading
  ) -> LocalizedText? {
    var result = LocalizedText(entries: [])
    result.entries.reserveCapacity(members.count)
    for member in members {
      reading.key = member.key
      if member.key == TextFormat.origin {
        result.origin = ValueFormat<TextOrigin>.word.read(member.value, &reading) ?? .written
        continue
      }
      let isBase = member.key == TextFormat.base
      if !isBase { reading.checkLanguage(member.key, at: member.keyLocation) }
      guard case .string(let text) = member.value.content else {
        reading.reportWrongType(member.value, expected: "a text")
        continue
      }
      reading.noteTokens(in: text, at: member.value.location, tokens)
      result.entries.append(.init(language: isBase ? nil : member.key, text: text))
    }
    if members.isEmpty {
      reading.report(
        .textWithoutLanguages, "a table by language needs at least one, such as 'en'",
        at: node.location)
    }
    return result.entries.isEmpty && result.origin == .written ? nil : result
  }
}

extension ValueFormat where Value == LocalizedList {
  /// What else may be said for something: nothing is no such thing.
  static var texts: ValueFormat {
    texts { text, node, reading in
      if text.allSatisfy(\.isWhitespace) {
        reading.report(.textEmpty, "this text is empty; expected words", at: node.location)
      }
      return true
    }
  }

  /// Lists from which texts that `accept` refuses are left out. `isTranslated` says that there
  /// should be some in each of the app's languages.
  static func texts(
    isTranslated: Bool = false,
    accept: @escaping @Sendable (String, JSONNode, inout Reading) -> Bool
  ) -> ValueFormat {
    @Sendable func strings(_ node: JSONNode, _ reading: inout Reading) -> [String]? {
      guard let nodes = reading.elements(of: node, expected: "a list of texts") else { return nil }
      var result = [String]()
      result.reserveCapacity(nodes.count)
      for node in nodes {
        guard case .string(let text) = node.content else {
          reading.reportWrongType(node, expected: "a text")
          continue
        }
        if accept(text, node, &reading) { result.append(text) }
      }
      return result
    }
    return ValueFormat(TextFormat.listShape) { node, reading in
      switch node.content {
      case .array:
        let result = strings(node, &reading).map { LocalizedList($0) }
        if let result, isTranslated { reading.languages.note(result.entries, at: node.location) }
        return result
      case .object(let members):
        var result = LocalizedList()
        for member in members {
          reading.key = member.key
          let isBase = member.key == TextFormat.base
          if !isBase { reading.checkLanguage(member.key, at: member.keyLocation) }
          guard let texts = strings(member.value, &reading) else { continue }
          result.entries.append(.init(language: isBase ? nil : member.key, texts: texts))
        }
        if isTranslated { reading.languages.note(result.entries, at: node.location) }
        // The same as a list without languages.
        return result.entries == [.init(texts: [])] ? LocalizedList() : result
      default:
        reading.reportWrongType(node, expected: "a list of texts")
        return nil
      }
    } write: { list in
      if list.entries.count == 1, list.entries[0].language == nil {
        return .array(list.entries[0].texts.map(JSONValue.string))
      }
      guard !list.entries.isEmpty else { return .array([]) }
      return .object(
        list.entries.map {
          JSONValue.Member(
            $0.language ?? TextFormat.base, .array($0.texts.map(JSONValue.string)))
        })
    }
  }
}
