import IntentModel

extension DisplayRepresentation {
  /// One of the things a person may say for it.
  struct SpokenForm: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
      case title, plural, reading, synonym
    }

    var kind: Kind
    var text: String
  }

  /// Everything a person may say for it in a language, the title first; none twice, none empty.
  func spokenForms(in language: String) -> [SpokenForm] {
    let forms =
      [SpokenForm(kind: .title, text: title.text(in: language))]
      + [
        plural.map { SpokenForm(kind: .plural, text: $0.text(in: language)) },
        reading.map { SpokenForm(kind: .reading, text: $0.text(in: language)) },
      ].compactMap(\.self)
      + synonyms.texts(in: language).map { SpokenForm(kind: .synonym, text: $0) }
    return forms.reduce(into: []) { kept, form in
      if !form.text.isEmpty, !kept.contains(where: { $0.text == form.text }) { kept.append(form) }
    }
  }
}
