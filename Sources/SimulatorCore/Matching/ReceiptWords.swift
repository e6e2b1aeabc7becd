import IntentModel

extension GuessPolicy {
  /// What it guesses from, in words.
  package var words: String {
    switch self {
    case .none: "nothing"
    case .lastUsed: "the last one used"
    case .mostUsed: "the one used most"
    case .popular: "the most popular one"
    case .timeOfDay: "what is used at this time of day"
    }
  }
}

extension NameReader.Fit {
  /// "its synonym "coffee"", "part of its title".
  var words: String {
    let which = form.kind == .title ? "its title" : "its \(form.kind.rawValue) \"\(form.text)\""
    return isWhole ? which : "part of \(which)"
  }
}

extension FailureReason {
  /// In words for the designer.
  package var words: String { words { "'\($0)'" } }

  /// With parameters named as the title says.
  func words(_ title: (String) -> String) -> String {
    switch self {
    case .outcome(let name): "the outcome '\(name)' fails"
    case .answerDidNotFit(let parameter): "two answers in a row did not fit \(title(parameter))"
    case .nothingToChoose(let parameter): "\(title(parameter)) has nothing to choose from"
    case .offline: "it needs the network, and the phone is offline"
    case .timedOut: "it took longer than \(Simulator.timeLimitSeconds) seconds"
    case .noOutcome: "no declared outcome holds"
    }
  }
}

extension AppIntent.AuthenticationPolicy {
  /// What it asks of a locked phone.
  var words: String {
    switch self {
    case .alwaysAllowed: "may run all the same"
    case .requiresAuthentication: "asks to unlock first"
    case .requiresLocalDeviceAuthentication: "asks to unlock this very device first"
    }
  }
}

extension Misfit {
  /// In words for the designer.
  var words: String {
    switch self {
    case .notUnderstood: "nothing in it reads as an answer of the kind that is asked for"
    case .outOfRange: "it is below the minimum or above the maximum"
    case .impossible: "it is of the right kind, but there is no such thing"
    case .notAnOption: "no option has it as title, plural, reading or synonym"
    }
  }
}
