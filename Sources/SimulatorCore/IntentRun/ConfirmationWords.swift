import IntentModel

/// What the two buttons of a confirmation say, and what may be said for them.
package struct ConfirmationWords {
  package let acceptLabel: String
  package let cancelLabel: String
  package let isDestructive: Bool
  private let forms: PhraseTable<YesNo>
  private let language: SpokenLanguage

  package init(_ action: ConfirmationAction, language tag: String) {
    language = SpokenLanguage(tag)
    let cancel = StockWording(language).cancelButton
    let (accepting, denying): ([String], [String])
    switch action {
    case .verb(let name):
      let verb = ConfirmationVerb.named(name) ?? ConfirmationVerb.named("continue")
      acceptLabel = verb?.label.text(in: tag) ?? name
      accepting = [acceptLabel] + (verb?.spokenForms.texts(in: tag) ?? [])
      cancelLabel = cancel
      denying = [cancel]
      isDestructive = false
    case .custom(let accept, let alternatives, let deny, let denyAlternatives, let destructive):
      acceptLabel = accept.text(in: tag)
      accepting = [acceptLabel] + alternatives.texts(in: tag)
      cancelLabel = deny?.text(in: tag) ?? cancel
      denying = [cancelLabel, cancel] + denyAlternatives.texts(in: tag)
      isDestructive = destructive
    }
    // Of a word declared for both, the one that does nothing counts.
    forms = PhraseTable(
      language, denying.map { ($0, YesNo.no) } + accepting.map { ($0, YesNo.yes) })
  }

  /// True for going ahead, false for not, nil for neither: the labels and what is declared to mean
  /// the same, alone or with a yes or no (“yes, place the order”), or a yes or no alone.
  package func read(_ heard: String) -> Bool? {
    if let answer = YesNoReader.read(heard, language, own: forms) { return answer == .yes }
    return YesNoReader.asksNotTo(heard, language) ? false : nil
  }
}
