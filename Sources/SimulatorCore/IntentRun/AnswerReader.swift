import Foundation
import IntentModel

/// Reads what a person says for one parameter.
package struct AnswerReader {
  package enum Reading: Hashable, Sendable {
    case values([IntentValue])
    /// More than one option begins with, or contains, what was said.
    case severalFit([String])
    case misfit(Misfit)

    /// Somewhere in words of the person's own, which anything may be.
    fileprivate var isUnknownPlace: Bool {
      guard case .values(let values) = self, case .place(id: nil, text: _)? = values.first else {
        return false
      }
      return true
    }
  }

  private let parameter: IntentParameter
  private let language: SpokenLanguage
  private let tag: String
  private let now: SimulatedTime
  private let names: NameReader
  private let choices: [Choice]
  private let choicesByID: [String: Choice]

  /// - Parameter options: the options on the screen, which "the second one" counts.
  package init(
    _ simulator: Simulator, _ state: SimulationState, parameter: IntentParameter, app: String,
    among options: [String]? = nil
  ) {
    self.parameter = parameter
    tag = state.context.language
    language = SpokenLanguage(tag)
    now = state.context.time
    let all = simulator.choices(of: parameter.type, app: app, in: state)
    let byID = Self.byID(all)
    choices = options.map { $0.compactMap { byID[$0] } } ?? all
    choicesByID = byID
    let kind: SurroundingWords.Kind =
      switch parameter.type {
      case .person: .person
      case .place: .place
      default: .thing
      }
    names = NameReader(
      choices, kind, isCounted: options != nil || parameter.type.isFiniteList, language: tag)
  }

  private static func byID(_ choices: [Choice]) -> [String: Choice] {
    Dictionary(choices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// For a question about apps, not about a parameter.
  init(_ state: SimulationState, apps: [AppCatalog]) {
    parameter = IntentParameter(id: "app", type: .enumeration("app"))
    tag = state.context.language
    language = SpokenLanguage(tag)
    now = state.context.time
    choices = apps.map(\.asChoice)
    choicesByID = Self.byID(choices)
    names = NameReader(choices, .thing, isCounted: true, language: tag)
  }

  package func read(_ heard: String) -> Reading {
    let one = readOne(heard)
    guard parameter.isMany else { return one }
    switch one {
    case .values where !one.isUnknownPlace, .severalFit: return one
    default: return readSeveral(heard) ?? one
    }
  }

  /// By which of its forms an option fits what was said; nil for one that does not.
  func fit(_ heard: String, _ option: String) -> NameReader.Fit? { names.fit(heard, option) }

  /// Whether it is no whole name of anything, only the beginning of one or a word of it.
  func fitsInPart(_ heard: String) -> Bool {
    guard isName, let found = names.read(heard) else { return false }
    let ids: [String] =
      switch found {
      case .one(let id): [id]
      case .several(let ids): ids
      }
    return ids.contains { names.fit(heard, $0)?.isWhole == false }
  }

  /// Nil when any of them cannot be taken, unless it is only out of range.
  private func readSeveral(_ heard: String) -> Reading? {
    if let group = names.readGroup(heard) { return .values(group.map(value)) }
    if let exception = GroupReader.exception(in: heard, language),
      case .values(let left) = read(exception)
    {
      let rest = choices.map { value($0.id) }.filter { !left.contains($0) }
      return rest.isEmpty ? nil : .values(rest)
    }
    let readings = ListSplitter.parts(of: heard, language) { part -> Reading? in
      let one = readOne(part)
      switch one {
      case .values, .misfit(.outOfRange): return one.isUnknownPlace ? nil : one
      case .severalFit, .misfit: return nil
      }
    }
    guard let readings else { return nil }
    var values = [IntentValue]()
    for case .values(let found) in readings {
      values += found.filter { !isName || !values.contains($0) }
    }
    return readings.contains(.misfit(.outOfRange)) ? .misfit(.outOfRange) : .values(values)
  }

  private var isName: Bool {
    switch parameter.type {
    case .entity, .enumeration, .person, .place: true
    default: false
    }
  }

  private func readOne(_ heard: String) -> Reading {
    guard isName else { return readOpenValue(heard) }
    switch names.read(heard) {
    case .one(let id)?: return .values([value(id)])
    case .several(let ids)?: return .severalFit(ids)
    case nil: break
    }
    guard let text = FreeText.read(heard), !VagueWords.isVague(heard, language) else {
      return .misfit(.notUnderstood)
    }
    switch parameter.type {
    case .place:
      return .values([.place(id: nil, text: SurroundingWords.place(text, language))])
    case .person:
      // Whoever has contacts means one of them.
      return choices.isEmpty ? .values([.person(id: nil, text: text)]) : .misfit(.impossible)
    default: return .misfit(.notAnOption(said: heard))
    }
  }

  private func value(_ id: String) -> IntentValue {
    choicesByID[id]?.value(of: parameter.type, in: tag) ?? .option(id: id)
  }

  private func readOpenValue(_ heard: String) -> Reading {
    switch parameter.type {
    case .string: taken(FreeText.read(heard).map(IntentValue.string))
    case .integer:
      taken(NumberReader.read(heard, language).flatMap(\.wholeInt).map(IntentValue.integer))
    case .decimal: taken(NumberReader.read(heard, language).map(IntentValue.decimal))
    case .boolean: taken(YesNoReader.read(heard, language).map { .boolean($0 == .yes) })
    case .date:
      taken(DateReader.reading(heard, language, today: now.date), IntentValue.date)
    case .time: taken(TimeReader.reading(heard, language), IntentValue.time)
    case .dateTime:
      taken(DateTimeReader.reading(heard, language, now: now), IntentValue.dateTime)
    case .duration:
      taken(DurationReader.reading(heard, language)) { .duration(seconds: $0) }
    case .currency:
      taken(
        CurrencyReader.read(heard, language, defaultCode: parameter.unit ?? "USD").map {
          .currency(amount: $0.amount, code: $0.code)
        })
    case .measurement:
      taken(
        MeasurementReader.read(heard, language, defaultUnit: parameter.unit).map {
          .measurement(value: $0.value, unit: $0.unit)
        })
    case .url: taken(URLReader.read(heard, language).map(IntentValue.url))
    case .file: taken(.file(heard))
    case .image: taken(.image(heard))
    case .entity, .enumeration, .person, .place: .misfit(.notUnderstood)
    }
  }

  private func taken(_ value: IntentValue?) -> Reading {
    guard let value else { return .misfit(.notUnderstood) }
    return parameter.isInRange(value) ? .values([value]) : .misfit(.outOfRange)
  }

  private func taken<Value>(
    _ reading: SpokenReading<Value>, _ value: (Value) -> IntentValue
  ) -> Reading {
    switch reading {
    case .value(let read): taken(value(read))
    case .impossible: .misfit(.impossible)
    case .notUnderstood: .misfit(.notUnderstood)
    }
  }
}

extension IntentParameter {
  /// Whether a value is within the declared limits, which are in the parameter's own unit;
  /// durations count in seconds. What cannot be compared, such as another currency, is not held
  /// against them.
  package func isInRange(_ value: IntentValue) -> Bool {
    let number: Decimal? =
      switch value {
      case .integer(let number): Decimal(number)
      case .decimal(let number): number
      case .duration(let seconds): Decimal(seconds)
      case .currency(let amount, let code):
        unit == nil || unit == code ? amount : nil
      case .measurement(let value, let said):
        unit.map { MeasurementReader.converted(value, from: said, to: $0) } ?? value
      default: nil
      }
    guard let number else { return true }
    return minimum.map { number >= $0 } ?? true && maximum.map { number <= $0 } ?? true
  }
}
