import Foundation
import IntentModel

/// Reads what a person says for one parameter.
package struct AnswerReader {
  package enum Reading: Hashable, Sendable {
    case values([IntentValue])
    /// More than one option begins with, or contains, what was said.
    case severalFit([String])
    case misfit(Misfit)
  }

  private let simulator: Simulator
  private let state: SimulationState
  private let parameter: IntentParameter
  private let language: SpokenLanguage
  private let choices: [Choice]

  /// - Parameter options: the options on the screen, which "the second one" counts.
  package init(
    _ simulator: Simulator, _ state: SimulationState, parameter: IntentParameter, app: String,
    among options: [String]? = nil
  ) {
    self.simulator = simulator
    self.state = state
    self.parameter = parameter
    language = SpokenLanguage(state.context.language)
    let all = simulator.choices(of: parameter.type, app: app, in: state)
    choices =
      options.map { options in
        options.compactMap { id in all.first { $0.id == id } }
      } ?? all
  }

  /// For a question about apps, not about a parameter.
  init(_ simulator: Simulator, _ state: SimulationState, apps: [AppCatalog]) {
    self.simulator = simulator
    self.state = state
    parameter = IntentParameter(id: "app", type: .enumeration("app"))
    language = SpokenLanguage(state.context.language)
    choices = apps.map(\.asChoice)
  }

  package func read(_ heard: String) -> Reading {
    guard parameter.type.isFiniteList else { return readOpenValue(heard) }
    if let one = readOption(heard) ?? readOption(bare(heard)) { return one }
    if parameter.isMany {
      for parts in ListSplitter.candidates(heard, language) where parts.count > 1 {
        if let values = values(of: parts) { return .values(values) }
      }
    }
    return .misfit(.notAnOption(said: heard))
  }

  /// Nil when one of them is no option.
  private func values(of parts: [String]) -> [IntentValue]? {
    var values = [IntentValue]()
    for part in parts {
      guard case .values(let found)? = readOption(part) ?? readOption(bare(part)) else {
        return nil
      }
      values += found.filter { !values.contains($0) }
    }
    return values
  }

  /// Without what people say around a name: “the mocha, please”. Only for what does not fit as it is,
  /// since a name may hold such words itself.
  private func bare(_ heard: String) -> String {
    let stripped = PoliteWords.stripped(heard, language)
    guard language.tables == .english, let blank = stripped.firstIndex(of: " "),
      ["a", "an", "the", "some"].contains(stripped[..<blank].lowercased())
    else { return stripped }
    return String(stripped[stripped.index(after: blank)...])
  }

  /// Nil when nothing goes by that name.
  private func readOption(_ heard: String) -> Reading? {
    let said = TextFolding.folded(heard)
    guard !said.isEmpty else { return nil }
    let forms = choices.map { choice in
      choice.display.spokenForms(in: state.context.language).map(TextFolding.folded)
    }
    let exact = choices.indices.filter { forms[$0].contains(said) }
    if let only = single(exact) { return .values([.option(id: choices[only].id)]) }
    if exact.count > 1 { return .severalFit(exact.map { choices[$0].id }) }
    if let position = position(of: heard) {
      return .values([.option(id: choices[position].id)])
    }
    let partial = choices.indices.filter { index in
      forms[index].contains { $0.containsWords(said) }
    }
    if let only = single(partial) { return .values([.option(id: choices[only].id)]) }
    return partial.isEmpty ? nil : .severalFit(partial.map { choices[$0].id })
  }

  private func single(_ positions: [Int]) -> Int? { positions.count == 1 ? positions[0] : nil }

  /// "The second one", 二つ目, or a digit.
  private func position(of heard: String) -> Int? {
    switch OrdinalReader.read(heard, language) {
    case .last?: choices.isEmpty ? nil : choices.count - 1
    case .position(let number)?: choices.indices.contains(number - 1) ? number - 1 : nil
    case nil: nil
    }
  }

  private func readOpenValue(_ heard: String) -> Reading {
    if parameter.isMany {
      let parts = ListSplitter.split(heard, language)
      if parts.count > 1, readSingle(heard) == nil {
        let values = parts.compactMap(readSingle)
        return values.count == parts.count ? checked(values) : .misfit(.notUnderstood)
      }
    }
    return readSingle(heard).map { checked([$0]) } ?? .misfit(.notUnderstood)
  }

  private func checked(_ values: [IntentValue]) -> Reading {
    values.allSatisfy(parameter.isInRange) ? .values(values) : .misfit(.outOfRange)
  }

  private func readSingle(_ heard: String) -> IntentValue? {
    let today = state.context.time.date
    switch parameter.type {
    case .string: return FreeText.read(heard).map(IntentValue.string)
    case .integer:
      return NumberReader.read(heard, language).flatMap { number in
        let whole = NSDecimalNumber(decimal: number).intValue
        return Decimal(whole) == number ? .integer(whole) : nil
      }
    case .decimal: return NumberReader.read(heard, language).map(IntentValue.decimal)
    case .boolean: return YesNoReader.read(heard, language).map { .boolean($0 == .yes) }
    case .date: return DateReader.read(heard, language, today: today).map(IntentValue.date)
    case .time: return TimeReader.read(heard, language).map(IntentValue.time)
    case .dateTime:
      return DateTimeReader.read(heard, language, now: state.context.time)
        .map(IntentValue.dateTime)
    case .duration:
      return DurationReader.read(heard, language).map { .duration(seconds: $0) }
    case .place: return place(heard)
    case .person: return person(heard)
    case .currency:
      return CurrencyReader.read(heard, language, defaultCode: parameter.unit ?? "USD").map {
        .currency(amount: $0.amount, code: $0.code)
      }
    case .measurement:
      return MeasurementReader.read(heard, language, defaultUnit: parameter.unit).map {
        .measurement(value: $0.value, unit: $0.unit)
      }
    case .url: return URLReader.read(heard, language).map(IntentValue.url)
    case .file: return .file(heard)
    case .image: return .image(heard)
    case .entity, .enumeration: return nil
    }
  }

  private func place(_ heard: String) -> IntentValue {
    let known = known(heard, among: simulator.phone.places, \.display)
    return .place(
      id: known?.id, text: known?.display.title.text(in: state.context.language) ?? heard)
  }

  /// Whoever or whatever goes by just that name.
  private func known<Named>(
    _ heard: String, among all: [Named], _ display: KeyPath<Named, DisplayRepresentation>
  ) -> Named? {
    for said in [heard, bare(heard)].map(TextFolding.folded) {
      let found = all.first {
        $0[keyPath: display].spokenForms(in: state.context.language)
          .contains { TextFolding.folded($0) == said }
      }
      if let found { return found }
    }
    return nil
  }

  private func person(_ heard: String) -> IntentValue? {
    guard let known = known(heard, among: simulator.phone.people, \.display) else {
      // Whoever has contacts means one of them.
      return simulator.phone.people.isEmpty ? .person(id: nil, text: heard) : nil
    }
    return .person(id: known.id, text: known.display.title.text(in: state.context.language))
  }
}

extension IntentParameter {
  /// Whether a value is within the declared limits, which are in the parameter's own unit; durations
  /// count in seconds. What cannot be compared, such as another currency, is not held against them.
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

extension String {
  /// Whether the words stand in it together, from the beginning of a word.
  fileprivate func containsWords(_ words: String) -> Bool {
    guard let range = range(of: words) else { return false }
    if range.lowerBound == startIndex { return true }
    let before = self[index(before: range.lowerBound)]
    return before == " " || !before.isASCII
  }
}
