import IntentModel

/// Options that a person cannot tell apart, or cannot choose.
enum OptionTitles {
  struct Option {
    var id: String
    var display: DisplayRepresentation
    var when = Condition.always
    var reference: DeclarationReference
  }

  private struct Look: Hashable {
    var language: String?
    var title: String
    var subtitle: LocalizedText?
  }

  /// Options with a condition may never be offered together, and are not compared.
  static func check(_ options: [Option], _ reading: inout Reading) {
    var idByLook = [Look: String](minimumCapacity: options.count)
    for option in options {
      if let title = option.display.title.entries.map(\.text).first(where: CancelLabel.isMeant(by:))
      {
        report(
          .titleLikeCancel,
          "who says \(Words.quoted(title)) ends the run and does not choose "
            + "\(Words.quoted(option.id)); give it another title", option, &reading)
      }
      guard option.when == .always, let (title, other) = twin(of: option, &idByLook) else {
        continue
      }
      report(
        .titleDuplicate,
        "\(Words.quoted(option.id)) is called \(Words.quoted(title)) like \(Words.quoted(other)), and "
          + "nobody can tell them apart; give it another title or subtitle", option, &reading)
    }
  }

  /// The first option that looks the same in some language.
  private static func twin(
    of option: Option, _ idByLook: inout [Look: String]
  ) -> (title: String, id: String)? {
    var twin: (String, String)?
    for entry in option.display.title.entries {
      let look = Look(
        language: entry.language, title: entry.text.lowercased(), subtitle: option.display.subtitle)
      if let other = idByLook[look] {
        twin = twin ?? (entry.text, other)
      } else {
        idByLook[look] = option.id
      }
    }
    return twin
  }

  private static func report(
    _ rule: CatalogRule, _ message: @autoclosure () -> String, _ option: Option,
    _ reading: inout Reading
  ) {
    guard let place = reading.locations[option.reference] else { return }
    reading.report(rule, message(), at: place)
  }
}
