import Findings
import IntentModel
import SimulatorCore

/// The options that set the simulated context, shared by every command that walks.
enum ContextOptions {
  static let all: [Option] = [
    Option(
      "--device", "NAME",
      Device.allCases.map { $0.title.replacing(" ", with: "") }.joined(separator: ", ")),
    Option("--era", "ERA", Era.names),
    Option("--language", "TAG", "such as en, ja, zh-Hans"),
    Option("--appearance", "LOOK", Appearance.names),
    Option("--time", "TIME", "08:10 on the starting day, or 2026-03-02T08:10"),
    Option("--place", "PLACE", "a place of the phone, by id, or by a title that only one has"),
    Option("--outcome", "NAME", "the outcome every run is forced to"),
    Option("--locked", nil, "the phone is locked"),
    Option("--offline", nil, "the phone has no network"),
  ]

  /// The phone's starting context with the options applied.
  static func context(
    of phone: PhoneCatalog, _ arguments: Arguments
  ) throws(UsageError) -> PhoneContext {
    var context = phone.startingContext
    for change in try changes(of: phone, arguments) { context.apply(change) }
    return context
  }

  /// The options as changes, of the start or of a walk under way.
  static func changes(
    of phone: PhoneCatalog, _ arguments: Arguments
  ) throws(UsageError) -> [ContextEvent] {
    var changes = [ContextEvent]()
    if let name = arguments.value("--device") {
      changes.append(.deviceChanged(try device(name)))
    }
    if let era = try arguments.choice("--era", as: Era.self) { changes.append(.eraChanged(era)) }
    if let language = arguments.value("--language") {
      changes.append(.languageChanged(try self.language(language)))
    }
    if let look = try arguments.choice("--appearance", as: Appearance.self) {
      changes.append(.appearanceChanged(look))
    }
    if let text = arguments.value("--time") {
      changes.append(.clockMoved(to: try time(text, on: phone.startingContext.time.date)))
    }
    if let name = arguments.value("--place") {
      changes.append(.placeChanged(try place(name, of: phone)))
    }
    if let outcome = arguments.value("--outcome") {
      changes.append(.outcomeForced(try self.outcome(outcome, of: phone)))
    }
    if arguments.has("--locked") { changes.append(.lockChanged(true)) }
    if arguments.has("--offline") { changes.append(.networkChanged(isOffline: true)) }
    return changes
  }

  private static func device(_ name: String) throws(UsageError) -> Device {
    if let device = Device(named: name) { return device }
    throw .badValue(
      option: "--device", value: name, expected: Device.spellings.joined(separator: ", "),
      nearest: NearestName.to(name, among: Device.spellings))
  }

  private static func language(_ text: String) throws(UsageError) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      parts[0].count > 1 && parts[0].allSatisfy(\.isLetter)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    if isTag { return text }
    throw .badValue(
      option: "--language", value: text, expected: "a tag such as en, ja or zh-Hans", nearest: nil)
  }

  /// An outcome that some intent of the phone declares; nil lets conditions decide.
  private static func outcome(
    _ name: String, of phone: PhoneCatalog
  ) throws(UsageError) -> String? {
    if name == automatic { return nil }
    let outcomes = phone.apps.flatMap(\.intents).flatMap(\.outcomes).map(\.name)
    if outcomes.contains(name) { return name }
    var known = [automatic]
    for outcome in outcomes where !known.contains(outcome) && known.count <= Excerpt.mostNames {
      known.append(outcome)
    }
    throw .badValue(
      option: "--outcome", value: name, expected: Excerpt.list(known),
      nearest: NearestName.to(name, among: outcomes))
  }

  private static let automatic = "automatic"

  private static func time(
    _ text: String, on day: CalendarDate
  ) throws(UsageError) -> SimulatedTime {
    if let time = SimulatedTime(text) ?? ClockTime(text).map({ SimulatedTime(day, $0) }) {
      return time
    }
    throw .badValue(
      option: "--time", value: text, expected: "a time such as 08:10 or 2026-03-02T08:10",
      nearest: nil)
  }

  private static func place(_ name: String, of phone: PhoneCatalog) throws(UsageError) -> String {
    do throws(NamingFault) {
      return try phone.place(named: name)
    } catch {
      throw .misfit(option: "--place", error.words)
    }
  }
}
