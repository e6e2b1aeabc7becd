import IntentModel

/// What the two buttons of a confirmation say, and what may be said for them.
package struct ConfirmationWords {
  package let acceptLabel: String
  package let cancelLabel: String
  package let isDestructive: Bool
  private let acceptForms: [String]
  private let denyForms: [String]
  private let language: SpokenLanguage

  package init(_ action: ConfirmationAction, language tag: String) {
    language = SpokenLanguage(tag)
    let cancel = StockWording(language).cancelButton
    switch action {
    case .verb(let name):
      let verb = ConfirmationVerb.named(name) ?? ConfirmationVerb.named("continue")
      acceptLabel = verb?.label.text(in: tag) ?? name
      acceptForms = [acceptLabel] + (verb?.spokenForms.texts(in: tag) ?? [])
      cancelLabel = cancel
      denyForms = [cancel]
      isDestructive = false
    case .custom(let accept, let alternatives, let deny, let denyAlternatives, let destructive):
      acceptLabel = accept.text(in: tag)
      acceptForms = [acceptLabel] + alternatives.texts(in: tag)
      cancelLabel = deny?.text(in: tag) ?? cancel
      denyForms = [cancelLabel, cancel] + denyAlternatives.texts(in: tag)
      isDestructive = destructive
    }
  }

  /// True for going ahead, false for not, nil for neither.
  package func read(_ heard: String) -> Bool? {
    let said = TextFolding.folded(heard)
    if denyForms.contains(where: { TextFolding.folded($0) == said }) { return false }
    if acceptForms.contains(where: { TextFolding.folded($0) == said }) { return true }
    return YesNoReader.read(heard, language).map { $0 == .yes }
  }
}
