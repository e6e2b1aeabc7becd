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
  private let optionLists: [OptionList.Name: OptionList]
  private let phraseBooks = Mutex<[String: PhraseBook]>([:])
  let spotlight = SpotlightCache()
  /// Whether a search by Latin letters waits until titles in Han and kana are transliterated. A front
  /// does not, and has them made in the background.
  let waitsForReadings: Bool

  package init(_ phone: PhoneCatalog, waitsForReadings: Bool = true) {
    self.phone = phone
    self.waitsForReadings = waitsForReadings
    seededHistory = phone.history.map {
      Performance(intent: $0.intent, values: $0.values, time: $0.time, place: $0.place)
    }
    var apps = [String: Int](minimumCapacity: phone.apps.count)
    var intents = [IntentReference: (app: Int, intent: Int)]()
    for (appPosition, app) in phone.apps.enumerated() where apps[app.id] == nil {
      apps[app.id] = appPosition
      for (position, intent) in app.intents.enumerated() {
        let reference = IntentReference(app: app.id, intent: intent.id)
        if intents[reference] == nil { intents[reference] = (appPosition, position) }
      }
    }
    contentTypes = Dictionary(
      phone.apps.flatMap(\.contentTypes).map {
        ($0.id, $0.conformsTo.isEmpty ? ["public.data"] : $0.conformsTo)
      }, uniquingKeysWith: { first, _ in first })
    appPositions = apps
    intentPositions = intents
    optionLists = OptionList.all(of: phone)
  }

  func appPosition(_ id: String) -> Int? { appPositions[id] }

  package func app(_ id: String) -> AppCatalog? {
    appPositions[id].map { phone.apps[$0] }
  }

  package func intent(_ reference: IntentReference) -> AppIntent? {
    intentPositions[reference].map { phone.apps[$0.app].intents[$0.intent] }
  }

  package func activity(_ reference: ActivityReference) -> Activity? {
    app(reference.app)?.activities.first { $0.id == reference.activity }
  }

  package func place(_ id: String) -> Place? { phone.places.first { $0.id == id } }
  package func contact(_ id: String) -> Contact? { phone.people.first { $0.id == id } }

  package func entity(_ reference: EntityReference) -> AppEntity? {
    app(reference.app)?.entities.first { $0.id == reference.entity }
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
