import IntentModel
import SimulatorCore

/// What can be named wherever the phone is: apps, places, intents, outcomes, titled in one
/// language.
struct PhoneNames {
  let simulator: Simulator
  let language: String

  private var phone: PhoneCatalog { simulator.phone }

  var apps: NameChoices<String> {
    NameChoices("app", "on this phone", phone.apps.map { ($0.id, $0.name.text(in: language)) })
  }

  var places: NameChoices<String> {
    NameChoices(
      "place", "on this phone", phone.places.map { ($0.id, $0.display.title.text(in: language)) })
  }

  var people: NameChoices<String> {
    NameChoices(
      "person", "on this phone", phone.people.map { ($0.id, $0.display.title.text(in: language)) })
  }

  /// An outcome that some intent declares; any, when named by `id:`.
  func outcome(_ name: ScriptName) throws(StepRefusal) -> String {
    if case .id(let name) = name { return name }
    return try outcomes.resolve(name)
  }

  var outcomes: NameChoices<String> {
    var names = [(id: String, title: String)]()
    var seen = Set<String>()
    for outcome in phone.apps.flatMap(\.intents).flatMap(\.outcomes)
    where seen.insert(outcome.name).inserted {
      names.append((outcome.name, outcome.name))
    }
    return NameChoices("outcome", "on this phone", names)
  }

  /// `app/intent`, each side an id or a title.
  func intent(_ text: String) throws(StepRefusal) -> IntentReference {
    if let reference = IntentReference(text), simulator.index.intent(reference) != nil {
      return reference
    }
    let (appName, intentName) = Self.parts(of: text)
    let app = try app(appName)
    let intents = NameChoices(
      "intent", "in \(app.id)", app.intents.map { ($0.id, $0.title.text(in: language)) })
    return IntentReference(app: app.id, intent: try intents.resolve(.called(intentName)))
  }

  /// `app/fact`.
  func fact(_ text: String) throws(StepRefusal) -> FactReference {
    let (appName, factName) = Self.parts(of: text)
    let app = try app(appName)
    let facts = NameChoices("fact", "in \(app.id)", app.facts.map { ($0.id, $0.id) })
    return FactReference(app: app.id, fact: try facts.resolve(.called(factName)))
  }

  private func app(_ name: String) throws(StepRefusal) -> AppCatalog {
    let id = try apps.resolve(.called(name))
    guard let app = simulator.index.app(id) else {
      throw StepRefusal("no app '\(name)' on this phone")
    }
    return app
  }

  private static func parts(of text: String) -> (String, String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

extension Session {
  var names: PhoneNames {
    PhoneNames(simulator: simulator, language: state.context.language)
  }
}
