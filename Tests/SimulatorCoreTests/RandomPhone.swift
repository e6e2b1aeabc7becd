import IntentModel
import TestSupport

@testable import SimulatorCore

/// Phones of few words, so that searches meet many rows and rows meet each other.
struct RandomPhone {
  private static let words = [
    "brew", "bar", "rest", "re", "order", "Note", "tea", "latte", "iTea", "Bar15", "Café", "注文",
    "コーヒー", "coffee", "o'clock",
  ]

  var phone: PhoneCatalog
  var person: Person

  init(using random: inout SeededGenerator) {
    phone = PhoneCatalog(id: "random")
    for number in 0..<Int.random(in: 1...5, using: &random) {
      phone.apps.append(Self.app("app\(number)", using: &random))
    }
    for number in 0..<Int.random(in: 0...3, using: &random) {
      phone.people.append(
        Contact(id: "person\(number)", display: Self.display(using: &random)))
    }
    person = .nobody
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let app = phone.apps.randomElement(using: &random) else { continue }
      person.add(Self.use(of: app.id, using: &random))
    }
  }

  static func title(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  /// A few letters such as somebody may type, or words.
  static func query(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let word = words.randomElement(using: &random) ?? ""
      return String(word.prefix(Int.random(in: 1...word.count, using: &random)))
    }.joined(separator: " ")
  }

  /// Part of a word, and the letter that most would type next, or another.
  static func typing(using random: inout SeededGenerator) -> (query: String, next: Character) {
    let word = words.randomElement(using: &random) ?? "tea"
    let place = word.indices.dropFirst().randomElement(using: &random) ?? word.startIndex
    let isAnother = Int.random(in: 0..<4, using: &random) == 0
    let next = isAnother ? "abceiort1 注コ".randomElement(using: &random) : nil
    return (String(word[..<place]), next ?? word[place])
  }

  static func app(_ id: String, using random: inout SeededGenerator) -> AppCatalog {
    var app = AppCatalog(id: id, name: LocalizedText(title(using: &random)))
    if Bool.random(using: &random) {
      app.synonyms = LocalizedList([words.randomElement(using: &random) ?? ""])
    }
    for number in 0..<Int.random(in: 0...2, using: &random) {
      app.entities.append(
        AppEntity(
          id: "Entity\(number)",
          order: ValueOrder.allCases.randomElement(using: &random) ?? .author,
          items: (0..<Int.random(in: 0...3, using: &random)).map {
            EntityItem(id: "item\($0)", display: display(using: &random))
          }))
    }
    for number in 0..<Int.random(in: 0...4, using: &random) {
      let entity = app.entities.randomElement(using: &random)
      app.intents.append(
        AppIntent(
          id: "Intent\(number)", title: LocalizedText(title(using: &random)),
          parameters: entity.map { [IntentParameter(id: "value", type: .entity($0.id))] } ?? []))
      guard Bool.random(using: &random) else { continue }
      // Now and then two of one intent, with and without a value.
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let hasValue = entity != nil && Bool.random(using: &random)
        app.appShortcuts.append(
          AppShortcut(
            intent: "Intent\(number)", shortTitle: LocalizedText(title(using: &random)),
            phrases: LocalizedList([
              title(using: &random) + " with ${applicationName}" + (hasValue ? " ${value}" : "")
            ])))
      }
    }
    return app
  }

  private static func display(using random: inout SeededGenerator) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedText(title(using: &random)),
      synonyms: LocalizedList(
        Bool.random(using: &random) ? [words.randomElement(using: &random) ?? ""] : []))
  }

  private static func use(of app: String, using random: inout SeededGenerator) -> Performance {
    Performance(
      intent: IntentReference(app: app, intent: "Intent0"),
      time: PhoneContext().time.adding(seconds: -Int.random(in: 0...3_000_000, using: &random)))
  }

  func rows(_ query: String) -> SpotlightRows {
    let simulator = Simulator(phone)
    return SpotlightRanking(simulator, simulator.initialState(person: person)).rows(query: query)
  }
}
