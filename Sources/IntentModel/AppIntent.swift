/// A declared action: one single task an app can do.
package struct AppIntent: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's own.
    case custom
    /// One of the system's ready-made intents, with the system's dialogue.
    case system
  }

  /// What can go wrong for the person; decides whether a confirmation is due.
  package enum Risk: String, Hashable, Sendable, Codable, CaseIterable {
    case none, payment, destructive, broadcast
  }

  /// What a locked phone asks for first (`IntentAuthenticationPolicy`).
  package enum AuthenticationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
  }

  package var id: String
  package var kind: Kind
  package var title: LocalizedText
  package var description: LocalizedText?
  /// One of the `ConfirmationVerb` names.
  package var verb: String?
  /// The built-in commands that end here: what a phone's own apps declare.
  package var handles: [BuiltInCommand]
  package var risk: Risk
  package var authentication: AuthenticationPolicy
  package var needsNetwork: Bool
  /// Whether the app comes to the front when it runs.
  package var opensAppWhenRun: Bool
  /// The most recognisable parameter.
  package var keyParameter: String?
  /// The parameter that takes the previous action's output.
  package var inputParameter: String?
  package var parameters: [IntentParameter]
  package var summary: [ParameterSummary]
  /// The first whose condition holds is asked; none holds, no question.
  package var confirmations: [IntentConfirmation]
  /// The first whose condition holds is what happens.
  package var outcomes: [Outcome]

  package init(
    id: String, kind: Kind = .custom, title: LocalizedText, description: LocalizedText? = nil,
    verb: String? = nil, handles: [BuiltInCommand] = [], risk: Risk = .none,
    authentication: AuthenticationPolicy = .alwaysAllowed, needsNetwork: Bool = false,
    opensAppWhenRun: Bool = false, keyParameter: String? = nil, inputParameter: String? = nil,
    parameters: [IntentParameter] = [], summary: [ParameterSummary] = [],
    confirmations: [IntentConfirmation] = [], outcomes: [Outcome] = []
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.description = description
    self.verb = verb
    self.handles = handles
    self.risk = risk
    self.authentication = authentication
    self.needsNetwork = needsNetwork
    self.opensAppWhenRun = opensAppWhenRun
    self.keyParameter = keyParameter
    self.inputParameter = inputParameter
    self.parameters = parameters
    self.summary = summary
    self.confirmations = confirmations
    self.outcomes = outcomes
  }

  package func parameter(_ id: String) -> IntentParameter? { parameters.first { $0.id == id } }
}

/// The one-sentence form of an action; the first whose condition holds is shown.
package struct ParameterSummary: Hashable, Sendable, Codable {
  package var when: Condition
  package var text: LocalizedText

  package init(when: Condition = .always, text: LocalizedText) {
    self.when = when
    self.text = text
  }
}

/// The last question before an action with consequences: a verb, and Cancel.
package struct IntentConfirmation: Hashable, Sendable, Codable {
  package var action: ConfirmationAction
  package var dialog: IntentDialog?
  package var snippet: Snippet?
  package var when: Condition

  package init(
    action: ConfirmationAction, dialog: IntentDialog? = nil, snippet: Snippet? = nil,
    when: Condition = .always
  ) {
    self.action = action
    self.dialog = dialog
    self.snippet = snippet
    self.when = when
  }
}

/// What the button that confirms says, and what else may be said for it
/// (App Intents' `ConfirmationActionName`).
package enum ConfirmationAction: Hashable, Sendable, Codable {
  /// A ready-made one, by name.
  case verb(String)
  case custom(
    accept: LocalizedText, acceptAlternatives: LocalizedList, deny: LocalizedText?,
    denyAlternatives: LocalizedList, isDestructive: Bool)
}

/// What can happen when an action runs.
package struct Outcome: Hashable, Sendable, Codable {
  package struct Output: Hashable, Sendable, Codable {
    package var name: String
    package var value: LocalizedText

    package init(name: String, value: LocalizedText) {
      self.name = name
      self.value = value
    }
  }

  package var name: String
  package var when: Condition
  package var dialog: IntentDialog?
  /// Set when the outcome is a failure: what is said.
  package var failure: IntentDialog?
  package var snippet: Snippet?
  package var liveActivity: LiveActivity?
  package var change: StateChange
  /// Whether the app's Live Activities end, before one of its own begins.
  package var endsLiveActivities: Bool
  package var output: [Output]
  /// Simulated seconds the action takes before this outcome.
  package var takesSeconds: Int
  /// The page of the app that comes to the front at the end.
  package var opensPage: String?

  package init(
    name: String, when: Condition = .always, dialog: IntentDialog? = nil,
    failure: IntentDialog? = nil, snippet: Snippet? = nil, liveActivity: LiveActivity? = nil,
    change: StateChange = StateChange(), endsLiveActivities: Bool = false, output: [Output] = [],
    takesSeconds: Int = 0, opensPage: String? = nil
  ) {
    self.name = name
    self.when = when
    self.dialog = dialog
    self.failure = failure
    self.snippet = snippet
    self.liveActivity = liveActivity
    self.change = change
    self.endsLiveActivities = endsLiveActivities
    self.output = output
    self.takesSeconds = takesSeconds
    self.opensPage = opensPage
  }
}
