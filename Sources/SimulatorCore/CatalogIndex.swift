import IntentModel
import Synchronization

/// A phone's declarations by name, so that nothing is searched for twice. Its dictionaries are only
/// looked up. What depends on the language is made once for each language asked for.
package final class CatalogIndex: Sendable {
  package let phone: PhoneCatalog
  package let seededHistory: [Performance]
  /// What the apps' own content types conform to.
  let contentTypes: [String: [String]]
  private let appPositions: [String: Int]
  private let intentPositions: [IntentReference: (app: Int, intent: Int)]
  private let entityPositions: [EntityReference: (app: Int, entity: Int)]
  private let activityPositions: [ActivityReference: (app: Int, activity: Int)]
  private let placePositions: [String: Int]
  private let contactPositions: [String: Int]
  /// Of two groups of the same people the first counts.
  private let groupsByPeople: [Set<String>: String]
  private let optionLists: [OptionList.Name: OptionList]
  private let phraseBooks = Mutex<[String: PhraseBook]>([:])
  let spotlight = SpotlightCache()
  let shareSheets = ShareSheetCache()
  /// Whether a search by Latin letters waits until titles in Han and kana are transliterated. A
  /// front does not, and has them made in the background.
  let waitsForReadings: Bool

  package init(_ phone: PhoneCatalog, waitsForReadings: Bool = true) {
    self.phone = phone
    self.waitsForReadings = waitsForReadings
    seededHistory = phone.history.map {
      Performance(intent: $0.intent, values: $0.values, time: $0.time, place: $0.place)
    }
    var apps = [String: Int](minimumCapacity: phone.apps.count)
    var intents = [IntentReference: (app: Int, intent: Int)]()
    var entities = [EntityReference: (app: Int, entity: Int)]()
    var activities = [ActivityReference: (app: Int, activity: Int)]()
    for (appPosition, app) in phone.apps.enumerated() where apps[app.id] == nil {
      apps[app.id] = appPosition
      for (position, intent) in app.intents.enumerated() {
        let reference = IntentReference(app: app.id, intent: intent.id)
        if intents[reference] == nil { intents[reference] = (appPosition, position) }
      }
      for (position, entity) in app.entities.enumerated() {
        let reference = EntityReference(app: app.id, entity: entity.id)
        if entities[reference] == nil { entities[reference] = (appPosition, position) }
      }
      for (position, activity) in app.activities.enumerated() {
        let reference = ActivityReference(app: app.id, activity: activity.id)
        if activities[reference] == nil { activities[reference] = (appPosition, position) }
      }
    }
    contentTypes = Dictionary(
      phone.apps.flatMap(\.contentTypes).map {
        ($0.id, $0.conformsTo.isEmpty ? ["public.data"] : $0.conformsTo)
      }, uniquingKeysWith: { first, _ in first })
    appPositions = apps
    intentPositions = intents
    entityPositions = entities
    activityPositions = activities
    placePositions = Self.positions(of: phone.places.map(\.id))
    contactPositions = Self.positions(of: phone.people.map(\.id))
    groupsByPeople = Dictionary(
      phone.groups.map { (Set($0.people), $0.id) }, uniquingKeysWith: { first, _ in first })
    optionLists = OptionList.all(of: phone)
  }

  /// Of two of one name the first counts.
  private static func positions(of ids: [String]) -> [String: Int] {
    Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func appPosition(_ id: String) -> Int? { appPositions[id] }

  package func app(_ id: String) -> AppCatalog? {
    appPositions[id].map { phone.apps[$0] }
  }

  package func intent(_ reference: IntentReference) -> AppIntent? {
    intentPositions[reference].map { phone.apps[$0.app].intents[$0.intent] }
  }

  package func place(_ id: String) -> Place? { placePositions[id].map { phone.places[$0] } }
  package func contact(_ id: String) -> Contact? { contactPositions[id].map { phone.people[$0] } }

  /// The conversation of exactly these people, by id.
  func group(of people: Set<String>) -> String? { groupsByPeople[people] }

  package func activity(_ reference: ActivityReference) -> Activity? {
    activityPositions[reference].map { phone.apps[$0.app].activities[$0.activity] }
  }

  package func entity(_ reference: EntityReference) -> AppEntity? {
    entityPositions[reference].map { phone.apps[$0.app].entities[$0.entity] }
  }

  /// What a parameter of a finite type may be, whether or not it can be chosen now. Nil for a type
  /// without a list.
  func optionList(of type: ValueType, app: String) -> OptionList? {
    type.isFiniteList ? optionLists[OptionList.Name(app: app, type: type)] : nil
  }

  /// The phrases people can say in a language.
  func phraseBook(language: String) -> PhraseBook {
    if let book = phraseBooks.withLock({ $0[language] }) { return book }
    let book = PhraseBook(phone: phone, language: language)
    phraseBooks.withLock { $0[language] = book }
    return book
  }
}
