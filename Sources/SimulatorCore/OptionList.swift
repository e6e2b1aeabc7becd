import IntentModel

/// Everything that one finite type of an app may be, in the author's order, found by id.
struct OptionList: Sendable {
  struct Name: Hashable, Sendable {
    var app: String
    var type: ValueType
  }

  let choices: [Choice]
  /// When each choice is there at all.
  let conditions: [Condition]
  private let positions: [String: Int]

  private init(_ options: [(choice: Choice, when: Condition)]) {
    choices = options.map(\.choice)
    conditions = options.map(\.when)
    positions = Dictionary(
      choices.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(id: String) -> Choice? { positions[id].map { choices[$0] } }

  /// The lists of a phone's apps. Of two with one name the first counts.
  static func all(of phone: PhoneCatalog) -> [Name: OptionList] {
    var lists = [Name: OptionList]()
    for app in phone.apps {
      for declared in app.enums {
        let name = Name(app: app.id, type: .enumeration(declared.id))
        guard lists[name] == nil else { continue }
        lists[name] = OptionList(
          declared.cases.map { (Choice(id: $0.id, display: $0.display), .always) })
      }
      for declared in app.entities {
        let name = Name(app: app.id, type: .entity(declared.id))
        guard lists[name] == nil else { continue }
        lists[name] = OptionList(
          declared.items.map {
            (Choice(id: $0.id, display: $0.display, isSample: $0.isSample), $0.when)
          })
      }
    }
    return lists
  }
}
