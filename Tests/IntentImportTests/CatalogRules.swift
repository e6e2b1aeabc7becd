import IntentModel

@testable import IntentImport

/// What has to hold in every catalog, whatever it was made from.
enum CatalogRules {
  static func faults(of app: AppCatalog) -> [String] {
    var faults = [String]()
    func unique(_ ids: [String], _ what: String) {
      if Set(ids).count != ids.count { faults.append("\(what): ids are not unique") }
      if ids.contains(where: { $0.isEmpty || $0.contains("/") || $0.contains("${") }) {
        faults.append("\(what): an id is malformed")
      }
    }
    unique([app.id], "app")
    unique(
      app.entities.map(\.id) + app.enums.map(\.id) + ValueType.builtIn.map(\.name), "types")
    unique(app.intents.map(\.id), "intents")
    for entity in app.entities { unique(entity.items.map(\.id), entity.id) }
    for value in app.enums { unique(value.cases.map(\.id), value.id) }
    for intent in app.intents {
      unique(intent.parameters.map(\.id), intent.id)
      unique(intent.outcomes.map(\.name), intent.id)
      faults += self.faults(of: intent, in: app)
    }
    return faults
  }

  private static func faults(of intent: AppIntent, in app: AppCatalog) -> [String] {
    var faults = [String]()
    let ids = Set(intent.parameters.map(\.id))
    func tokens(_ text: LocalizedText?, _ what: String, also: Set<String> = []) {
      for entry in text?.entries ?? [] {
        if TokenText(entry.text).isUnclosed { faults.append("\(intent.id) \(what): unclosed") }
        for name in TokenText(entry.text).tokens
        where !ids.contains(name) && !also.contains(name) && name != "applicationName" {
          faults.append("\(intent.id) \(what): unknown ${\(name)}")
        }
      }
    }
    func names(_ condition: Condition, _ what: String) {
      for name in condition.names where !ids.contains(name) {
        faults.append("\(intent.id) \(what): unknown \(name) in a condition")
      }
    }
    for name in [intent.keyParameter, intent.inputParameter] {
      if let name, !ids.contains(name) { faults.append("\(intent.id): unknown \(name)") }
    }
    var earlier = Set<String>()
    for parameter in intent.parameters {
      tokens(parameter.ask, parameter.id)
      tokens(parameter.chooseAmong, parameter.id, also: ["count"])
      tokens(parameter.confirmGuess, parameter.id)
      tokens(parameter.unsupported, parameter.id)
      names(parameter.when, parameter.id)
      if !Set(parameter.when.names).isSubset(of: earlier) {
        faults.append("\(intent.id).\(parameter.id) stands before its parent")
      }
      earlier.insert(parameter.id)
      faults += self.faults(of: parameter, in: app)
    }
    for summary in intent.summary {
      tokens(summary.text, "summary")
      names(summary.when, "summary")
    }
    for outcome in intent.outcomes {
      let outputs = Set(outcome.output.map(\.name))
      for dialog in [outcome.dialog, outcome.failure] {
        tokens(dialog?.full, outcome.name, also: outputs)
        tokens(dialog?.supporting, outcome.name, also: outputs)
      }
      for output in outcome.output { tokens(output.value, "output") }
    }
    return faults
  }

  private static func faults(of parameter: IntentParameter, in app: AppCatalog) -> [String] {
    var options: [String]?
    switch parameter.type {
    case .entity(let id):
      options = app.entities.first { $0.id == id }?.items.map(\.id)
      if options == nil { return ["\(parameter.id): no entity \(id)"] }
    case .enumeration(let id):
      options = app.enums.first { $0.id == id }?.cases.map(\.id)
      if options == nil { return ["\(parameter.id): no enum \(id)"] }
    default: break
    }
    if let option = parameter.defaultValue?.optionID, !(options ?? []).contains(option) {
      return ["\(parameter.id): no option \(option)"]
    }
    return []
  }
}
