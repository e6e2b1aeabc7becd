import Findings

/// What can be wrong with a catalog beyond its JSON, each a statement of the fault.
package enum CatalogRule: String, CaseIterable, Sendable {
  case wrongType = "wrong-type"
  case unknownKey = "unknown-key"
  case requiredKeyMissing = "required-key-missing"
  case unknownWord = "unknown-word"
  case formatMissing = "format-missing"
  case formatUnsupported = "format-unsupported"
  case idMalformed = "id-malformed"
  case idReserved = "id-reserved"
  case idDuplicate = "id-duplicate"
  case languageMalformed = "language-malformed"
  case languageWithoutStockWords = "language-without-stock-words"
  case textWithoutLanguages = "text-without-languages"
  case textEmpty = "text-empty"
  case titleDuplicate = "title-duplicate"
  case titleLikeCancel = "title-like-cancel"
  case languageIncomplete = "language-incomplete"
  case unknownType = "unknown-type"
  case unknownIntent = "unknown-intent"
  case unknownParameter = "unknown-parameter"
  case unknownPage = "unknown-page"
  case unknownFact = "unknown-fact"
  case unknownEntity = "unknown-entity"
  case unknownItem = "unknown-item"
  case unknownPlace = "unknown-place"
  case unknownPerson = "unknown-person"
  case unknownApp = "unknown-app"
  case unknownOutcome = "unknown-outcome"
  case unknownName = "unknown-name"
  case unknownToken = "unknown-token"
  case tokenUnclosed = "token-unclosed"
  case ambiguousName = "ambiguous-name"
  case factOfAnotherKind = "fact-of-another-kind"
  case valueDoesNotFit = "value-does-not-fit"
  case valueOutOfRange = "value-out-of-range"
  case rangeEmpty = "range-empty"
  case rangeWithoutNumber = "range-without-number"
  case valuesWithoutIntent = "values-without-intent"
  case parameterDependsOnItself = "parameter-depends-on-itself"
  case phraseOmitsApplicationName = "phrase-omits-application-name"
  case phraseWithoutWords = "phrase-without-words"
  case phraseHasTwoParameters = "phrase-has-two-parameters"
  case phraseParameterWithoutList = "phrase-parameter-without-list"
  case moreThanTenAppShortcuts = "more-than-ten-app-shortcuts"
  case entityWithoutItems = "entity-without-items"
  case secondPhoneFile = "second-phone-file"
  case unknownActivity = "unknown-activity"
  case unknownContentType = "unknown-content-type"
  case contentTypeConformsToItself = "content-type-conforms-to-itself"
  case systemTypeDeclared = "system-type-declared"
  case systemActivityReordered = "system-activity-reordered"
  case predicateUnreadable = "predicate-unreadable"
  case ruleSupportsNothing = "rule-supports-nothing"
  case ruleWithoutExtension = "rule-without-extension"
  case optionWithoutValues = "option-without-values"
  case shareOptionsWithoutChoice = "share-options-without-choice"
  case formWithoutTypes = "form-without-types"
  case interfaceWithoutSteps = "interface-without-steps"
  case viewNotPresented = "view-not-presented"
  case viewNotDeclared = "view-not-declared"
  case timeAfterStart = "time-after-start"
  case entryTwice = "entry-twice"
  case moreFindings = "more-findings"

  package var severity: Finding.Severity {
    switch self {
    case .formatMissing, .ambiguousName, .entityWithoutItems, .textEmpty, .titleDuplicate,
      .titleLikeCancel, .phraseWithoutWords, .ruleSupportsNothing, .unknownContentType,
      .secondPhoneFile, .viewNotPresented, .viewNotDeclared, .timeAfterStart:
      .warning
    case .languageIncomplete, .languageWithoutStockWords, .moreFindings: .note
    default: .error
    }
  }

  /// What is wrong, and what becomes of it, in one sentence.
  package var explanation: String {
    switch self {
    case .wrongType: "The value is of another kind than its key takes; it is left out."
    case .unknownKey: "The object has no such key; it is left out."
    case .requiredKeyMissing: "The object cannot do without the key."
    case .unknownWord: "The key takes one of a few words; the usual one is taken."
    case .formatMissing: "The file does not say its version; it is read as version 1."
    case .formatUnsupported: "The file's version is not known; it is read as version 1."
    case .idMalformed: "An id is empty or holds `/`, `${` or a control character."
    case .idReserved: "Conditions use the word for something else."
    case .idDuplicate: "Two things of a kind have one id; the first counts."
    case .languageMalformed: "A table by language has a key that is no language tag."
    case .languageWithoutStockWords:
      "What the system itself says, and the app does not, is English in that language."
    case .textWithoutLanguages: "A table by language is empty."
    case .textEmpty: "What something is called, or said for it, is empty."
    case .titleDuplicate: "Two options have one title and subtitle; nobody can tell them apart."
    case .titleLikeCancel: "An option or a button is called like Cancel, which ends the run."
    case .languageIncomplete: "The app declares a language that some of its texts are not in."
    case .unknownType: "The type is neither built in nor declared; `string` is taken."
    case .unknownIntent: "The app declares no such intent."
    case .unknownParameter: "The intent has no such parameter."
    case .unknownPage: "The app has no such page."
    case .unknownFact: "The app declares no such fact."
    case .unknownEntity: "The app declares no such entity."
    case .unknownItem: "The entity or enum has no such item."
    case .unknownPlace: "The phone knows no such place."
    case .unknownPerson: "The phone knows no such person."
    case .unknownApp: "No file declares the app."
    case .unknownOutcome: "No intent has an outcome of that name."
    case .unknownName: "The condition reads something that is not there."
    case .unknownToken: "Nothing gives the token a value."
    case .tokenUnclosed: "A token begins with `${` and has no `}`."
    case .ambiguousName:
      "The name means two things in a condition; the parameter goes first, then the fact."
    case .factOfAnotherKind:
      "A fact is compared with, set to or changed by a value of another kind."
    case .valueDoesNotFit: "The value cannot be read as the parameter's type."
    case .valueOutOfRange: "The value is below the minimum or above the maximum."
    case .rangeEmpty: "The minimum is above the maximum; both are left out."
    case .rangeWithoutNumber: "A range is given for a type that has none."
    case .valuesWithoutIntent: "There are values for parameters, but no intent."
    case .parameterDependsOnItself: "Conditions of parameters lead in a circle; one is left out."
    case .phraseOmitsApplicationName: "A phrase needs `${applicationName}`; it is not registered."
    case .phraseWithoutWords: "A phrase is nothing but the app's name."
    case .phraseHasTwoParameters: "A phrase holds at most one parameter; it is not registered."
    case .phraseParameterWithoutList:
      "Only entities and enums have a list of values to be spoken; the phrase is not registered."
    case .moreThanTenAppShortcuts: "An app has at most ten App Shortcuts."
    case .entityWithoutItems: "A parameter takes an entity that has nothing to choose from."
    case .secondPhoneFile: "A phone is described by one file; of several the first counts."
    case .unknownContentType:
      "A content type is none of the system's that is known here, and no app's own."
    case .systemTypeDeclared:
      "An app declares a content type of the system's anew; that declaration is left out."
    case .contentTypeConformsToItself:
      "Content types conform to one another in a circle; one conformance is left out."
    case .unknownActivity: "There is no such activity."
    case .systemActivityReordered:
      "An app orders its own activities; those of the system only the person moves."
    case .predicateUnreadable:
      "The activation rule cannot be read; the extension is never offered."
    case .ruleSupportsNothing:
      "The activation rule supports nothing; the extension is never offered."
    case .ruleWithoutExtension:
      "An activity that is no extension has an activation rule; it is left out."
    case .optionWithoutValues:
      "A row of a compose view has nothing to choose from; it is left out."
    case .shareOptionsWithoutChoice:
      "Share options have nothing to choose from, or a single way to send; it is left out."
    case .formWithoutTypes: "A form does not say which types a thing then has; it is left out."
    case .interfaceWithoutSteps: "An interface has no screens; it is left out."
    case .viewNotPresented: "An activity declares a view that it does not present."
    case .viewNotDeclared: "An activity presents a view that it does not declare; it acts at once."
    case .timeAfterStart:
      "Something is said to have been done after the time at which a walk starts."
    case .entryTwice: "A list holds one thing twice; the second is left out."
    case .moreFindings: "More was found than is listed."
    }
  }
}
