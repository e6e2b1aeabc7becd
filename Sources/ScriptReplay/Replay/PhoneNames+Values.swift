import Foundation
import IntentModel
import SimulatorCore

/// Values as scripts write them, by the type of their parameter.
extension PhoneNames {
  func values(
    _ arguments: [ScriptArgument], of reference: IntentReference
  ) throws(StepRefusal) -> [GivenValue] {
    var given = [GivenValue]()
    for argument in arguments {
      let parameter = try parameter(argument.parameter, of: reference)
      var values = [IntentValue]()
      for name in argument.values {
        values.append(try value(name, of: parameter, app: reference.app))
      }
      given.append(GivenValue(parameter: parameter.id, values: values))
    }
    return given
  }

  func parameter(
    _ name: String, of reference: IntentReference
  ) throws(StepRefusal) -> IntentParameter {
    let parameters = simulator.index.intent(reference)?.parameters ?? []
    let names = NameChoices(
      "parameter", "in \(reference)",
      parameters.map { ($0.id, $0.title?.text(in: language) ?? $0.id) })
    // What stands before `=` is an id first: it is never shown.
    if let parameter = parameters.first(where: { $0.id == name }) { return parameter }
    let id = try names.resolve(.called(name))
    guard let parameter = parameters.first(where: { $0.id == id }) else {
      throw StepRefusal("no parameter '\(name)' in \(reference)")
    }
    return parameter
  }

  /// Everything a parameter of a finite type can be, whether or not it can be chosen now.
  func options(of type: ValueType, app id: String) -> NameChoices<String> {
    let app = simulator.index.app(id)
    let displays: [(id: String, display: DisplayRepresentation)] =
      switch type {
      case .entity(let entity):
        (app?.entities.first { $0.id == entity }?.items ?? []).map { ($0.id, $0.display) }
      case .enumeration(let enumeration):
        (app?.enums.first { $0.id == enumeration }?.cases ?? []).map { ($0.id, $0.display) }
      default: []
      }
    return NameChoices(
      "value", "in \(type.name)", displays.map { ($0.id, $0.display.title.text(in: language)) })
  }

  private func value(
    _ name: ScriptName, of parameter: IntentParameter, app: String
  ) throws(StepRefusal) -> IntentValue {
    let text = name.text
    let value: IntentValue? =
      switch parameter.type {
      case .entity, .enumeration:
        .option(id: try options(of: parameter.type, app: app).resolve(name))
      case .string: .string(text)
      case .url: .url(text)
      case .file: .file(text)
      case .image: .image(text)
      case .integer: Int(text).map(IntentValue.integer)
      case .decimal: Self.decimal(text).map(IntentValue.decimal)
      case .boolean: Self.boolean(text).map(IntentValue.boolean)
      case .date: CalendarDate(text).map(IntentValue.date)
      case .time: ClockTime(text).map(IntentValue.time)
      case .dateTime: SimulatedTime(text).map(IntentValue.dateTime)
      case .duration: ScriptDuration.seconds(text).map { .duration(seconds: $0) }
      case .currency: Self.amount(text).map { .currency(amount: $0.number, code: $0.unit) }
      case .measurement: Self.amount(text).map { .measurement(value: $0.number, unit: $0.unit) }
      case .place: try known(name, among: places) { .place(id: $0, text: $1) }
      case .person: try known(name, among: people) { .person(id: $0, text: $1) }
      }
    guard let value else {
      throw StepRefusal(
        "'\(text)' is no \(parameter.type.name) for '\(parameter.id)'",
        possible: [Self.example(of: parameter.type)])
    }
    return value
  }

  /// Somebody or somewhere the phone knows, or anything else by its text.
  private func known(
    _ name: ScriptName, among choices: NameChoices<String>,
    _ value: (String?, String) -> IntentValue
  ) throws(StepRefusal) -> IntentValue {
    let id: String?
    switch name {
    case .id: id = try choices.resolve(name)
    case .called: id = try? choices.resolve(name)
    }
    let title = choices.entries.first { $0.id == id }?.title
    return value(id, title ?? name.text)
  }

  // MARK: Writing

  /// Values as a script writes them; those of parameters the intent no longer has are left out, for
  /// they do nothing.
  func arguments(for values: [GivenValue], of reference: IntentReference) -> [ScriptArgument] {
    values.compactMap { given in
      guard !given.values.isEmpty,
        let parameter = simulator.index.intent(reference)?.parameter(given.parameter)
      else { return nil }
      return ScriptArgument(
        given.parameter, given.values.map { name(of: $0, parameter, app: reference.app) })
    }
  }

  func name(of value: IntentValue, _ parameter: IntentParameter, app: String) -> ScriptName {
    switch value {
    case .option(let id): options(of: parameter.type, app: app).name(of: id) ?? .id(id)
    case .place(let id?, let text): places.name(of: id) ?? .called(text)
    case .person(let id?, let text): people.name(of: id) ?? .called(text)
    case .string(let text), .url(let text), .file(let text), .image(let text),
      .place(nil, let text), .person(nil, let text):
      .called(text)
    case .integer(let number): .called(String(number))
    case .decimal(let number): .called("\(number)")
    case .boolean(let isTrue): .called(isTrue ? "yes" : "no")
    case .date(let date): .called(date.description)
    case .time(let time): .called(time.description)
    case .dateTime(let moment): .called(moment.description)
    case .duration(let seconds): .called(ScriptDuration.written(seconds))
    case .currency(let amount, let unit), .measurement(let amount, let unit):
      .called("\(amount) \(unit)")
    }
  }

  // MARK: Texts of built-in types

  static func boolean(_ text: String) -> Bool? {
    switch text {
    case "yes", "true": true
    case "no", "false": false
    default: nil
    }
  }

  /// Digits with at most one point, in no language's manner.
  static func decimal(_ text: String) -> Decimal? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 60, (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return Decimal(string: text, locale: nil)
  }

  private static func amount(_ text: String) -> (number: Decimal, unit: String)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = decimal(String(parts[0])) else { return nil }
    return (number, String(parts[1]))
  }

  private static func example(of type: ValueType) -> String {
    switch type {
    case .integer: "2"
    case .decimal: "4.50"
    case .boolean: "yes"
    case .date: "2026-03-02"
    case .time: "08:10"
    case .dateTime: "2026-03-02T08:10"
    case .duration: "12m"
    case .currency: "\"4.50 USD\""
    case .measurement: "\"250 ml\""
    case .string, .place, .person, .url, .file, .image, .entity, .enumeration: "\"…\""
    }
  }
}
