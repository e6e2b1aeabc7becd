import IntentModel

/// The simulated phone at one moment. Dictionaries in it are only looked up, never walked.
package struct SimulationState: Hashable, Sendable, Codable {
  package var context: PhoneContext
  package var person: Person
  package var surface: Surface
  package var conversation = Conversation()
  /// The one run in progress, or just ended and still shown.
  package var run: IntentRun?
  /// Every turn since the walk began.
  package var transcript: [Turn] = []
  package var agenda = Agenda()
  package var liveActivities: [RunningLiveActivity] = []

  /// Facts that differ from their start, by app and fact.
  package var changedFacts: [FactReference: FactValue] = [:]
  /// What action extensions have made of shared content.
  package var changedContents: [ContentReference: String] = [:]
  /// Work that goes on behind the apps, and what has come of it, oldest first.
  package var jobs: [RunningJob] = []
  /// What jobs tell, until it is put away; the last one is shown.
  package var banners: [Banner] = []
  /// Entity items taken away.
  package var removedItems: Set<ItemReference> = []
  /// How each ordered entity's items stood when its app was last opened, or at the start; Siri and
  /// Spotlight read it.
  package var valueOrders: [EntityReference: [String]] = [:]
  /// The apps that have been opened since the start, by id.
  package var openedApps: Set<String> = []

  /// What is being spoken: a new utterance interrupts the last.
  package var pendingSpeech: EffectID?
  /// The next number for turns, runs, effects and Live Activities.
  package var nextNumber = 1

  /// The run in progress or shown, else what the last button of a page performed.
  package var runShown: IntentRun? {
    if let run { return run }
    if case .hostApp(let host) = surface { return host.performed }
    return nil
  }

  package mutating func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }
}

/// What stands between the person and Siri right now.
package struct Conversation: Hashable, Sendable, Codable {
  package var number = 1
  /// Typed, not yet said.
  package var draft = ""
}

package struct FactReference: Hashable, Sendable, Codable {
  package var app: String
  package var fact: String

  package init(app: String, fact: String) {
    self.app = app
    self.fact = fact
  }
}

package struct EntityReference: Hashable, Sendable, Codable {
  package var app: String
  package var entity: String
}

package struct ItemReference: Hashable, Sendable, Codable {
  package var app: String
  package var entity: String
  package var item: String

  package init(app: String, entity: String, item: String) {
    self.app = app
    self.entity = entity
    self.item = item
  }
}

/// A Live Activity from its start to its end.
package struct RunningLiveActivity: Hashable, Sendable, Codable {
  package var id: Int
  package var app: String
  package var title: String
  package var subtitle: String?
  package var symbol: String?
  package var started: SimulatedTime
  package var ends: SimulatedTime
  /// What becomes of the app's own state when its time is over.
  package var change = StateChange()
}
