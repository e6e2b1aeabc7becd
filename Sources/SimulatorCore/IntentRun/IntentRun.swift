import IntentModel

/// One run of an intent, from any surface: a state machine whose phases are what a designer sees.
package struct IntentRun: Hashable, Sendable, Codable {
  package var id: Int
  package var intent: IntentReference
  package var origin: RunOrigin
  package var phase: Phase
  /// In the order they were settled.
  package var resolved: [ResolvedParameter] = []
  /// Guesses the person has said no to.
  package var declinedGuesses: [String] = []
  package var isConfirmed = false
  /// What was said for a parameter at the start and fits several values: the first question.
  package var unclear: UnclearValue?

  package enum Phase: Hashable, Sendable, Codable {
    /// What was said fits several apps; the run is not yet any of theirs.
    case choosingApp(AppChoice)
    case requestingValue(ValueRequest)
    case confirmingGuess(GuessConfirmation)
    case disambiguating(Disambiguation)
    case authenticating(Authentication)
    case confirming(Confirmation)
    case performing(Performing)
    case finished(Conclusion)
  }

  package func resolution(of parameter: String) -> ResolvedParameter? {
    resolved.first { $0.parameter == parameter }
  }

  /// Whether the app itself performs it, in its own interface.
  package var isInApp: Bool {
    switch origin {
    case .page, .activity: true
    case .siri, .builtIn, .spotlight, .direct: false
    }
  }

  package var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }
}

/// Which surface started a run, and with what.
package enum RunOrigin: Hashable, Sendable, Codable {
  case siri(PhraseMatch)
  /// A built-in command, which this intent handles.
  case builtIn(BuiltInCatch)
  case spotlight(SpotlightRow.ID)
  /// A button on one of the app's own pages, and whether it donates what it performs.
  case page(button: String, donates: Bool)
  /// An activity of the share sheet.
  case activity(ActivityReference)
  /// Not offered by any surface: the designer ran it.
  case direct
}

/// A value said with the request that several options go by.
package struct UnclearValue: Hashable, Sendable, Codable {
  package var parameter: String
  package var options: [String]
  /// In the person's own words.
  package var said: String
}

/// How one parameter came by its values.
package struct ResolvedParameter: Hashable, Sendable, Codable {
  package enum Source: Hashable, Sendable, Codable {
    /// In the phrase, the row or the button.
    case given
    case defaulted
    case guessConfirmed(GuessPolicy)
    /// Picked from options.
    case chosen
    case said(String)
    /// There was one option, so nothing was asked.
    case onlyOption
    /// Its condition does not hold.
    case notNeeded
    /// Optional, and nothing gave a value.
    case leftOut
  }

  package var parameter: String
  package var values: [IntentValue]
  package var source: Source
}

/// Phrases of several apps fit alike.
package struct AppChoice: Hashable, Sendable, Codable {
  /// One for each app.
  package var matches: [PhraseMatch]
  /// How many answers named none of them: 0 or 1.
  package var misfitCount = 0
  /// The app with the mark; nil marks the first.
  package var selected: String?
}

/// An open question.
package struct ValueRequest: Hashable, Sendable, Codable {
  package var parameter: String
  /// Why the first answer did not fit. A second one that does not ends the run.
  package var misfit: Misfit?
  /// For a yes or no: the option with the mark; nil marks the first.
  package var selected: String?
}

/// "The usual, mocha?"
package struct GuessConfirmation: Hashable, Sendable, Codable {
  package var parameter: String
  package var value: IntentValue
  package var policy: GuessPolicy
  package var misfit: Misfit?
  /// `yes` or `no`: the option that has the mark.
  package var selected = GuessConfirmation.yes

  package static let yes = "yes"
  package static let no = "no"
}

/// A list to choose from.
package struct Disambiguation: Hashable, Sendable, Codable {
  package enum Reason: Hashable, Sendable, Codable {
    case noValue
    case guessDeclined
    /// Several fit what was said.
    case severalFit(said: String)
  }

  package var parameter: String
  package var options: [String]
  package var reason: Reason
  package var misfit: Misfit?
  /// Nil marks the first option.
  package var selected: RunMark?
  /// For a parameter that takes many: those taken so far, in the order taken.
  package var taken: [String] = []

  /// More than this many tire a listener, for whom all are read out ("Design App Shortcuts",
  /// WWDC22).
  package static let recommendedMaximum = 5
}

/// What can have the mark in a run's question.
package enum RunMark: Hashable, Sendable, Codable {
  /// One of the options, by its id.
  case option(String)
  /// The end of choosing several.
  case done
}

/// The phone is locked, and the intent asks for its owner.
package struct Authentication: Hashable, Sendable, Codable {
  /// How many answers were neither: 0 or 1.
  package var misfitCount = 0
  package var selected = Authentication.unlock

  package static let unlock = "unlock"
  package static let cancel = "cancel"
}

/// A verb and Cancel.
package struct Confirmation: Hashable, Sendable, Codable {
  /// Which of the intent's confirmations is asked: the first that held then.
  package var position = 0
  /// How many answers were neither: 0 or 1.
  package var misfitCount = 0
  package var selected = Confirmation.accept

  package static let accept = "accept"
  package static let cancel = "cancel"
}

/// Under way until the clock reaches what is due.
package struct Performing: Hashable, Sendable, Codable {
  package var outcome: String
  /// When it comes to its outcome, or the system gives it up.
  package var due: SimulatedTime
  package var timesOut: Bool
}

/// How a run ended.
package struct Conclusion: Hashable, Sendable, Codable {
  package enum Result: Hashable, Sendable, Codable {
    case succeeded(outcome: String)
    case failed(FailureReason)
    case cancelled
  }

  package var result: Result
  package var outputs: [Output] = []

  package struct Output: Hashable, Sendable, Codable {
    package var name: String
    package var value: String
  }
}

/// Why a run failed.
package enum FailureReason: Hashable, Sendable, Codable {
  /// A declared outcome that fails, by name.
  case outcome(String)
  /// Two answers in a row did not fit the parameter.
  case answerDidNotFit(parameter: String)
  /// A list with nothing in it.
  case nothingToChoose(parameter: String)
  case offline
  case timedOut
  /// The catalog declares no outcome whose condition holds.
  case noOutcome
}
