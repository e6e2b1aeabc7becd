import IntentModel

extension TokenText {
  /// A phrase as a person would say it: with the app's name in, or, after a word for one of a kind,
  /// with the synonym that is its singular: “Add a Reminder”, not “Add a Reminders”.
  package func spoken(
    of app: AppCatalog, in language: String, value: (String) -> String? = { _ in nil }
  ) -> String {
    var before = ""
    return pieces.map { piece -> String in
      switch piece {
      case .literal(let text):
        before = text
        return text
      case .token(Self.applicationName):
        return Self.wantsOne(before)
          ? app.singularName(in: language) : app.name.text(in: language)
      case .token(let name):
        before = ""
        return value(name) ?? "${\(name)}"
      }
    }.joined()
  }

  private static func wantsOne(_ before: String) -> Bool {
    var words = before.lowercased().split(separator: " ")[...]
    if words == ["new"] { return true }
    if words.last == "new" { words.removeLast() }
    return words.last.map { ["a", "an", "one", "another"].contains($0) } ?? false
  }
}

extension AppCatalog {
  /// The synonym of which the name is the plural; the name where there is none.
  fileprivate func singularName(in language: String) -> String {
    let name = name.text(in: language)
    let plural = name.lowercased()
    return synonyms.texts(in: language).first {
      [$0.lowercased() + "s", $0.lowercased() + "es"].contains(plural)
    } ?? name
  }
}
