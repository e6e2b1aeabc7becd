import IntentModel

/// What the parts of one intent need to know of each other.
struct DefinitionScope {
  /// As in the file, for messages.
  var name: String
  var record: DefinitionRecord
  /// Ids of parameters by their names in the file.
  var parameterIDs = [String: String]()
  /// Ids of response values by their names in the file.
  var outputIDs = [String: String]()
  /// By id; filled while the parameters are read.
  var titles = [String: LocalizedText]()
}

extension DefinitionReader {
  /// Brings the names in `${…}` to the ids of the catalog. A name that nothing declares stays as it
  /// is and is reported, once for each text.
  func resolveTokens(
    _ text: LocalizedText, in scope: DefinitionScope, record: DefinitionRecord,
    isResponse: Bool = false, builtIn: [String: LocalizedText] = [:], count: Bool = false
  ) -> LocalizedText {
    var unknown = Set<String>()
    var isUnclosed = false
    var result = text
    result.entries = text.entries.map { entry in
      let resolved = TokenText(entry.text).filled { name in
        if isResponse, let id = scope.outputIDs[name] { return "${\(id)}" }
        if let id = scope.parameterIDs[name] { return "${\(id)}" }
        if let value = builtIn[name] {
          return TokenText.disarmed(value.text(in: entry.language ?? translations.baseLanguage))
        }
        let isKnown = name == TokenText.applicationName || count && name == "count"
        if !isKnown { unknown.insert(name) }
        return nil
      }
      if TokenText(entry.text).isUnclosed { isUnclosed = true }
      return .init(language: entry.language, text: resolved)
    }
    if isUnclosed {
      findings.add(
        .error, rule: "placeholder-without-end",
        "a placeholder in a text of intent '\(scope.name)' begins with '${' and has no '}'",
        in: record)
    }
    for name in unknown.sorted() {
      findings.add(
        .error, rule: "unknown-placeholder",
        "'${\(name)}' in a text of intent '\(scope.name)' names no parameter", in: record)
    }
    return result
  }
}
