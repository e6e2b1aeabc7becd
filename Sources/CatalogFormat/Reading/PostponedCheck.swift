import Findings
import IntentModel

/// Something that refers to what may stand further down in the file.
enum PostponedCheck {
  /// A condition reads a name and compares it with values.
  case condition(name: String, location: SourceLocation, values: [(FactValue, SourceLocation)])
  /// A text holds a token; `others` names what else may give it a value.
  case token(name: String, location: SourceLocation, others: [String])
  /// A key names a parameter of the intent.
  case parameter(name: String, location: SourceLocation)
  /// A key takes its value from a parameter that has to take a duration.
  case durationParameter(name: String, location: SourceLocation)
}

extension Reading {
  /// Checks what waited for the intent's parameters.
  mutating func runIntentChecks(_ scope: IntentScope, intent: String) {
    let checks = checks[intentCheckStart...]
    self.checks.removeLast(checks.count)
    for check in checks { run(check, parameters: scope, intent: intent) }
  }

  /// Checks what waited for the rest of the app and reads no parameters.
  mutating func runAppChecks() {
    let checks = checks
    self.checks = []
    for check in checks { run(check, parameters: nil, intent: "") }
    for check in pageChecks where !app.pages.contains(check.page) {
      report(
        .unknownPage, "the app has no page \(Words.quoted(check.page))", near: check.page,
        among: { $0.app.pages.sorted() }, at: check.location)
    }
    pageChecks = []
  }

  /// Takes away the tokens that the outcome itself, or a fact, gives a value.
  mutating func settleOutcomeTokens(_ outputs: [Outcome.Output]) {
    guard checks.count > outcomeCheckStart else { return }
    let names = Set(outputs.map(\.name))
    var rest = [PostponedCheck]()
    for check in checks[outcomeCheckStart...] {
      if case .token(let name, _, _) = check, names.contains(name) || app.facts[name] != nil {
        continue
      }
      rest.append(check)
    }
    checks.replaceSubrange(outcomeCheckStart..., with: rest)
  }

  private mutating func run(_ check: PostponedCheck, parameters: IntentScope?, intent: String) {
    switch check {
    case .condition(let name, let location, let values):
      checkCondition(name, location, values, parameters)
    case .token(let name, let location, let others):
      guard name != Tokens.applicationName, !others.contains(name), parameters?[name] == nil else {
        return
      }
      report(
        .unknownToken, "nothing gives \(Words.quoted("${\(name)}")) a value", near: name,
        among: { _ in (parameters?.parameters.map(\.id) ?? []) + [Tokens.applicationName] + others
        },
        listingAtMost: 0, at: location)
    case .parameter(let name, let location):
      checkParameter(name, parameters, intent, location)
    case .durationParameter(let name, let location):
      guard let parameter = parameters?[name] else {
        return checkParameter(name, parameters, intent, location)
      }
      guard parameter.type != .duration, parameters?.isUntyped(name) != true else { return }
      report(
        .wrongType,
        "expected a parameter of the type 'duration'; \(Words.quoted(name)) takes "
          + Words.quoted(parameter.type.name), at: location)
    }
  }

  private mutating func checkParameter(
    _ name: String, _ parameters: IntentScope?, _ intent: String, _ location: SourceLocation
  ) {
    guard parameters?[name] == nil else { return }
    report(
      .unknownParameter, "\(Words.quoted(intent)) has no parameter \(Words.quoted(name))",
      near: name, among: { _ in parameters?.parameters.map(\.id) ?? [] }, at: location)
  }
}

/// What a condition's name means and what it can be compared with.
extension Reading {
  private mutating func checkCondition(
    _ name: String, _ location: SourceLocation, _ values: [(FactValue, SourceLocation)],
    _ parameters: IntentScope?
  ) {
    let parameter = parameters?[name]
    let fact = app.facts[name]
    let isContext = PhoneContext.conditionNames.contains(name)
    let meanings =
      (parameter == nil ? [] : [("a parameter", "the parameter")])
      + (fact == nil ? [] : [("a fact", "the fact")])
      + (isContext ? [("part of the context", "the context")] : [])
    if meanings.count > 1 {
      report(
        .ambiguousName,
        "\(Words.quoted(name)) is \(meanings.map(\.0).joined(separator: " and ")); "
          + "\(meanings[0].1) is read", at: location)
    }
    if let parameter {
      if parameters?.isUntyped(name) == true { return }
      for (value, location) in values { check(value, fits: parameter, at: location) }
    } else if let fact {
      for (value, location) in values where !value.isSameKind(as: fact) {
        report(
          .factOfAnotherKind,
          "the fact \(Words.quoted(name)) is \(fact.kindName), found \(value.kindName)",
          at: location)
      }
    } else if isContext {
      for (value, location) in values { checkContext(name, is: value, at: location) }
    } else {
      report(
        .unknownName,
        parameters == nil
          ? "no fact is called \(Words.quoted(name)), and no part of the context"
          : "no parameter is called \(Words.quoted(name)), no fact and no part of the context",
        near: name,
        among: {
          (parameters?.parameters.map(\.id) ?? []) + $0.app.facts.keys.sorted()
            + PhoneContext.conditionNames
        }, at: location)
    }
  }

  private mutating func check(
    _ value: FactValue, fits parameter: IntentParameter, at location: SourceLocation
  ) {
    switch (parameter.type, value) {
    case (.entity, .text(let id)), (.enumeration, .text(let id)):
      guard let options = app.types[parameter.type.name]?.options, !options.contains(id) else {
        return
      }
      report(
        .unknownItem, "\(Words.quoted(parameter.type.name)) has no item \(Words.quoted(id))",
        near: id, among: { _ in options.ids }, at: location)
    case (.entity, _), (.enumeration, _):
      report(
        .valueDoesNotFit,
        "expected an item of \(Words.quoted(parameter.type.name)), found \(value.kindName)",
        at: location)
    case (.boolean, .boolean), (.integer, .number), (.decimal, .number): return
    case (.boolean, _), (.integer, _), (.decimal, _):
      let expected = parameter.type == .boolean ? "true or false" : "a number"
      report(
        .valueDoesNotFit,
        "expected \(expected) for \(Words.quoted(parameter.id)), found \(value.kindName)",
        at: location)
    default: return
    }
  }

  private mutating func checkContext(
    _ name: String, is value: FactValue, at location: SourceLocation
  ) {
    let words: [String]
    switch name {
    case "device": words = Device.allCases.map(\.rawValue)
    case "era": words = Era.allCases.map(\.rawValue)
    case "appearance": words = Appearance.allCases.map(\.rawValue)
    case "weekday": words = Weekday.allCases.map(\.rawValue)
    case "place":
      guard let phone else { return }
      words = phone.places.ids
    case "locked", "offline":
      if case .boolean = value { return }
      report(
        .valueDoesNotFit, "expected true or false for '\(name)', found \(value.kindName)",
        at: location)
      return
    case "hour":
      if case .number = value { return }
      report(
        .valueDoesNotFit, "expected a number for '\(name)', found \(value.kindName)", at: location)
      return
    default: return
    }
    guard case .text(let word) = value else {
      report(
        .valueDoesNotFit, "expected a word for '\(name)', found \(value.kindName)", at: location)
      return
    }
    guard !words.contains(word) else { return }
    report(
      name == "place" ? .unknownPlace : .unknownWord,
      "no \(name) is called \(Words.quoted(word))", near: word, among: { _ in words },
      listingAtMost: 8, at: location)
  }
}

extension FactValue {
  var kindName: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    }
  }

  func isSameKind(as other: FactValue) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.number, .number), (.text, .text): true
    default: false
    }
  }
}
