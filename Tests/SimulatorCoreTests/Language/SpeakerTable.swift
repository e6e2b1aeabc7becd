import Foundation
import IntentModel
import Testing

@testable import SimulatorCore

/// What a speaker of one language may answer to one kind of question, and what it has to be read
/// as.
///
/// The tables are plain text beside the tests, for speakers to check: a line is what is said, an
/// arrow, and the reading in a spelling all languages share. What may not be read says why not:
/// `refused` (not understood), `impossible`, `out of range`, `no option`, `nobody`; `several` names
/// what is asked about next. A line in brackets is the unit or verb of the lines below it.
struct SpeakerTable: CustomTestStringConvertible {
  enum Kind: String, CaseIterable {
    case number, decimal, boolean, verb, ordinal, choice, many, date, time, datetime, duration
    case amount, measure, place, person, cancel
  }

  struct Row {
    var lineNumber: Int
    var said: String
    var reading: String
    var section: String?
  }

  let kind: Kind
  let tag: String

  static let tags = ["en", "ja", "zh-Hans"]
  static let all = tags.flatMap { tag in Kind.allCases.map { SpeakerTable(kind: $0, tag: tag) } }

  var testDescription: String { "\(tag)/\(kind.rawValue)" }

  func rows() throws -> [Row] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "SpeakerTables/\(tag)/\(kind.rawValue).txt")
    var section: String?
    var rows: [Row] = []
    for (offset, line) in try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n").enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        continue
      }
      let parts = line.components(separatedBy: " → ")
      try #require(parts.count == 2, "line \(offset + 1): \(line)")
      rows.append(
        Row(lineNumber: offset + 1, said: parts[0], reading: parts[1], section: section))
    }
    return rows
  }

  /// What the readers make of an answer, in the tables' spelling.
  func reading(of said: String, section: String?) -> String {
    switch kind {
    case .verb: verbReading(said, section ?? "")
    case .cancel: CancelWords.isCancel(said) ? "cancel" : "refused"
    case .ordinal:
      switch OrdinalReader.read(said, SpokenLanguage(tag)) {
      case .position(let place)?: "\(place)"
      case .last?: "last"
      case nil: "refused"
      }
    default: answerReading(said, section)
    }
  }

  private func verbReading(_ said: String, _ verb: String) -> String {
    let agrees = ConfirmationWords(.verb(verb), language: tag).read(said)
    if agrees != true, CancelWords.isCancel(said) { return "cancel" }
    return agrees.map { $0 ? "yes" : "no" } ?? "refused"
  }

  private func answerReading(_ said: String, _ unit: String?) -> String {
    let reader = AnswerReader(
      SpeakersPhone.simulator, SpeakersPhone.state(tag), parameter: parameter(unit: unit),
      app: SpeakersPhone.app.id)
    switch reader.read(said) {
    case .values(let values): return values.map(Self.spelled).joined(separator: ", ")
    case .severalFit(let ids): return "several: " + ids.joined(separator: ", ")
    case .misfit(.notUnderstood): return "refused"
    case .misfit(.outOfRange): return "out of range"
    case .misfit(.notAnOption): return "no option"
    case .misfit(.impossible): return kind == .person ? "nobody" : "impossible"
    }
  }

  private func parameter(unit: String?) -> IntentParameter {
    var parameter = IntentParameter(id: "value", type: type, isRequired: true)
    switch kind {
    case .number: (parameter.minimum, parameter.maximum) = (1, 2_000_000_000)
    case .duration: parameter.maximum = 30 * 86_400
    case .amount:
      parameter.maximum = 2_000_000
      parameter.unit = ["en": "USD", "ja": "JPY", "zh-Hans": "CNY"][tag]
    case .measure: parameter.unit = unit
    case .many: parameter.isMany = true
    default: break
    }
    return parameter
  }

  private var type: ValueType {
    switch kind {
    case .number: .integer
    case .decimal: .decimal
    case .boolean: .boolean
    case .choice, .many, .verb, .ordinal, .cancel: .entity("Drink")
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .duration: .duration
    case .amount: .currency
    case .measure: .measurement
    case .place: .place
    case .person: .person
    }
  }

  private static func spelled(_ value: IntentValue) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .boolean(let isYes): isYes ? "yes" : "no"
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let moment): moment.description
    case .duration(let seconds): spelled(seconds: seconds)
    case .currency(let amount, let code): "\(amount) \(code)"
    case .measurement(let value, let unit): "\(value) \(unit)"
    case .option(let id): id
    case .place(let id, let text), .person(let id, let text): id ?? "\"\(text)\""
    case .string(let text), .url(let text), .file(let text), .image(let text): "\"\(text)\""
    }
  }

  private static func spelled(seconds: Int) -> String {
    var left = seconds
    var parts: [String] = []
    for (size, unit) in [(86_400, "d"), (3600, "h"), (60, "m"), (1, "s")] where left >= size {
      parts.append("\(left / size)\(unit)")
      left %= size
    }
    return parts.joined(separator: " ")
  }
}
