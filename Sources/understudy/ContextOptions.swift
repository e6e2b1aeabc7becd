import Findings
import IntentModel
import SimulatorCore

/// The options that set the simulated context, shared by every command that walks.
enum ContextOptions {
  static let all: [Option] = [
    Option(
      "--device", "NAME", "iPhone, iPhoneSideways, iPad, mac, watch, airPods, homePod, carPlay"),
    Option("--era", "ERA", "classic, app-shortcuts or flexible"),
    Option("--language", "TAG", "such as en, ja, zh-Hans"),
    Option("--appearance", "LOOK", "light or dark"),
    Option("--time", "TIME", "08:10 on the starting day, or 2026-03-02T08:10"),
    Option("--place", "PLACE", "a place of the phone, by id or title"),
    Option("--outcome", "NAME", "the outcome every run is forced to"),
    Option("--locked", nil, "the phone is locked"),
    Option("--offline", nil, "the phone has no network"),
  ]

  /// The phone's starting context with the options applied.
  static func context(
    of phone: PhoneCatalog, _ arguments: Arguments
  ) throws(UsageError) -> PhoneContext {
    var context = phone.startingContext
    if let device = try arguments.choice("--device", as: Device.self) { context.device = device }
    if let era = try arguments.choice("--era", as: Era.self) { context.era = era }
    if let look = try arguments.choice("--appearance", as: Appearance.self) {
      context.appearance = look
    }
    if let language = arguments.value("--language") {
      guard isLanguageTag(language) else {
        throw .badValue(
          option: "--language", value: language, expected: "a tag such as en, ja or zh-Hans",
          nearest: nil)
      }
      context.language = language
    }
    if let name = arguments.value("--outcome") {
      context.forcedOutcome = try outcome(name, of: phone)
    }
    if arguments.has("--locked") { context.isLocked = true }
    if arguments.has("--offline") { context.isOffline = true }
    if let text = arguments.value("--time") {
      guard
        let time = SimulatedTime(text)
          ?? ClockTime(text).map({ SimulatedTime(context.time.date, $0) })
      else {
        throw .badValue(
          option: "--time", value: text, expected: "a time such as 08:10 or 2026-03-02T08:10",
          nearest: nil)
      }
      context.time = time
    }
    if let name = arguments.value("--place") {
      let place = phone.places.first {
        $0.id == name
          || $0.display.title.entries.contains { $0.text.lowercased() == name.lowercased() }
      }
      guard let place else {
        throw .badValue(
          option: "--place", value: name,
          expected: phone.places.isEmpty
            ? "nothing: the phone knows no places" : phone.places.map(\.id).joined(separator: ", "),
          nearest: nil)
      }
      context.place = place.id
    }
    return context
  }

  private static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts[0].count > 1 && parts[0].allSatisfy(\.isLetter)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// An outcome that some intent of the phone declares; nil lets conditions decide.
  private static func outcome(
    _ name: String, of phone: PhoneCatalog
  ) throws(UsageError) -> String? {
    if name == automatic { return nil }
    let outcomes = phone.apps.flatMap(\.intents).flatMap(\.outcomes).map(\.name)
    if outcomes.contains(name) { return name }
    var known = [automatic]
    for outcome in outcomes where !known.contains(outcome) && known.count <= mostNames {
      known.append(outcome)
    }
    let names = known.prefix(mostNames).joined(separator: ", ")
    throw .badValue(
      option: "--outcome", value: name, expected: known.count > mostNames ? names + ", …" : names,
      nearest: NearestName.to(name, among: outcomes))
  }

  private static let automatic = "automatic"
  /// As many names as a message can hold.
  private static let mostNames = 12

  /// The options as changes of a walk under way.
  static func changes(
    of phone: PhoneCatalog, _ arguments: Arguments
  ) throws(UsageError) -> [ContextEvent] {
    let wanted = try context(of: phone, arguments)
    let all: [(option: String, change: ContextEvent)] = [
      ("--device", .deviceChanged(wanted.device)), ("--era", .eraChanged(wanted.era)),
      ("--language", .languageChanged(wanted.language)),
      ("--appearance", .appearanceChanged(wanted.appearance)),
      ("--time", .clockMoved(to: wanted.time)), ("--place", .placeChanged(wanted.place)),
      ("--outcome", .outcomeForced(wanted.forcedOutcome)),
      ("--locked", .lockChanged(wanted.isLocked)),
      ("--offline", .networkChanged(isOffline: wanted.isOffline)),
    ]
    return all.filter { arguments.has($0.option) }.map(\.change)
  }
}
