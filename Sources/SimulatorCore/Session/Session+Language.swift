import IntentModel

extension Session {
  /// That an app is not in the phone's language, and what it speaks instead; nil where it is. Texts
  /// fall back as the platform's do: to the app's first language.
  package func languageNote(of app: String) -> String? {
    guard let app = simulator.index.app(app), app.isMissing(state.context.language),
      let first = app.languages.first
    else { return nil }
    let name = app.name.text(in: state.context.language)
    return "\(name) is not in \(LanguageTag.name(state.context.language)): it speaks "
      + "\(LanguageTag.name(first)), its first language"
  }

  /// The same of the app that the run is of, else of those that could have been spoken to.
  package var languageNote: String? {
    if let run = state.run { return languageNote(of: run.intent.app) }
    let missing = simulator.phone.apps.filter { $0.isMissing(state.context.language) }
    guard missing.count > 1 else { return missing.first.flatMap { languageNote(of: $0.id) } }
    let which =
      missing.count == simulator.phone.apps.count ? "no app is" : "\(missing.count) apps are not"
    return "\(which) in \(LanguageTag.name(state.context.language)): "
      + "each speaks its first language"
  }
}

extension AppCatalog {
  /// An app that declares no languages is in whatever its texts are in.
  fileprivate func isMissing(_ language: String) -> Bool {
    !languages.isEmpty
      && !languages.contains { LanguageTag.primary($0) == LanguageTag.primary(language) }
  }
}
