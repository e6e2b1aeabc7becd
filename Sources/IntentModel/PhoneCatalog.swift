/// All declarations: the apps on one phone, who and where its owner knows, and how a walk starts.
///
/// IntentModel is what a designer writes down, as values, in the platform's words. It reads nothing
/// and decides nothing.
package struct PhoneCatalog: Hashable, Sendable, Codable {
  /// The key of the person's file.
  package var id: String
  package var apps: [AppCatalog]
  package var people: [Contact]
  package var places: [Place]
  package var routines: [Routine]
  package var startingContext: PhoneContext
  /// What the person did before the walk starts, oldest first.
  package var history: [SeededPerformance]
  /// Conversations with several people.
  package var groups: [ConversationGroup]
  /// What the person shared before the walk starts, oldest first.
  package var shares: [Share]

  package init(
    id: String, apps: [AppCatalog] = [], people: [Contact] = [], places: [Place] = [],
    routines: [Routine] = [], startingContext: PhoneContext = PhoneContext(),
    history: [SeededPerformance] = [], groups: [ConversationGroup] = [], shares: [Share] = []
  ) {
    self.id = id
    self.apps = apps
    self.people = people
    self.places = places
    self.routines = routines
    self.startingContext = startingContext
    self.history = history
    self.groups = groups
    self.shares = shares
  }
}

/// A conversation with several people, suggested like a person.
package struct ConversationGroup: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText
  /// Contacts of the phone, by id.
  package var people: [String]

  package init(id: String, title: LocalizedText, people: [String] = []) {
    self.id = id
    self.title = title
    self.people = people
  }
}

/// Somebody the phone's owner knows.
package struct Contact: Hashable, Sendable, Codable {
  package var id: String
  package var display: DisplayRepresentation

  package init(id: String, display: DisplayRepresentation) {
    self.id = id
    self.display = display
  }
}

/// Somewhere the phone knows.
package struct Place: Hashable, Sendable, Codable {
  package var id: String
  package var display: DisplayRepresentation

  package init(id: String, display: DisplayRepresentation) {
    self.id = id
    self.display = display
  }
}

/// A recurring situation of the day (`INDailyRoutineSituation`): morning, commute, gym.
package struct Routine: Hashable, Sendable, Codable {
  package var id: String
  package var title: LocalizedText?
  package var from: ClockTime
  package var to: ClockTime

  package init(id: String, title: LocalizedText? = nil, from: ClockTime, to: ClockTime) {
    self.id = id
    self.title = title
    self.from = from
    self.to = to
  }
}

/// Something the person did before the walk starts.
package struct SeededPerformance: Hashable, Sendable, Codable {
  package var intent: IntentReference
  package var values: [GivenValue]
  package var time: SimulatedTime
  package var place: String?

  package init(
    intent: IntentReference, values: [GivenValue] = [], time: SimulatedTime, place: String? = nil
  ) {
    self.intent = intent
    self.values = values
    self.time = time
    self.place = place
  }
}

/// An intent across apps, written `app/intent`.
package struct IntentReference: Hashable, Sendable, Codable {
  package var app: String
  package var intent: String

  package init(app: String, intent: String) {
    self.app = app
    self.intent = intent
  }
}

extension IntentReference: CustomStringConvertible {
  package var description: String { "\(app)/\(intent)" }

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(app: String(parts[0]), intent: String(parts[1]))
  }
}
