/// Everything about the moment that is simulated: nothing here is read from the real machine.
package struct PhoneContext: Hashable, Sendable, Codable {
  package var device: Device
  package var era: Era
  /// A language tag.
  package var language: String
  package var appearance: Appearance
  package var time: SimulatedTime
  /// A place of the phone, by id.
  package var place: String?
  package var isLocked: Bool
  package var isOffline: Bool
  /// An outcome's name that every run is forced to; nil lets conditions decide.
  package var forcedOutcome: String?

  package init(
    device: Device = .iPhone, era: Era = .appShortcuts, language: String = "en",
    appearance: Appearance = .dark,
    time: SimulatedTime = SimulatedTime(
      CalendarDate(dayNumber: 9557), ClockTime(hour: 8, minute: 10)),
    place: String? = nil, isLocked: Bool = false, isOffline: Bool = false,
    forcedOutcome: String? = nil
  ) {
    self.device = device
    self.era = era
    self.language = language
    self.appearance = appearance
    self.time = time
    self.place = place
    self.isLocked = isLocked
    self.isOffline = isOffline
    self.forcedOutcome = forcedOutcome
  }
}

/// The names a condition may read from the context.
extension PhoneContext {
  package static let conditionNames = [
    "device", "era", "language", "appearance", "place", "locked", "offline", "hour", "weekday",
  ]

  package func conditionValue(_ name: String) -> FactValue? {
    switch name {
    case "device": .text(device.rawValue)
    case "era": .text(era.rawValue)
    case "language": .text(language)
    case "appearance": .text(appearance.rawValue)
    case "place": place.map(FactValue.text)
    case "locked": .boolean(isLocked)
    case "offline": .boolean(isOffline)
    case "hour": .number(.init(time.time.hour))
    case "weekday": .text(time.date.weekday.rawValue)
    default: nil
    }
  }
}

package enum Device: String, Hashable, Sendable, Codable, CaseIterable {
  case iPhone, iPhoneSideways, iPad, mac, watch, airPods, homePod, carPlay

  /// Whether it is used by ear: the full dialog is spoken, lists are read out, and no snippet is
  /// shown. CarPlay counts as voice first (SiriKit guidelines on voice-only responses).
  package var isVoiceOnly: Bool {
    switch self {
    case .airPods, .homePod, .carPlay: true
    case .iPhone, .iPhoneSideways, .iPad, .mac, .watch: false
    }
  }

  /// Whether words can stand on it. CarPlay's screen shows what Siri says and nothing else: a
  /// guess.
  package var hasScreen: Bool {
    switch self {
    case .airPods, .homePod: false
    case .carPlay, .iPhone, .iPhoneSideways, .iPad, .mac, .watch: true
    }
  }

  /// As people write it.
  package var title: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPhoneSideways: "iPhone sideways"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .watch: "Watch"
    case .airPods: "AirPods"
    case .homePod: "HomePod"
    case .carPlay: "CarPlay"
    }
  }
}

package enum Era: String, Hashable, Sendable, Codable, CaseIterable {
  /// Before iOS 16: Add to Siri, and donations.
  case classic
  /// iOS 16: App Shortcuts, listed variants only.
  case appShortcuts = "app-shortcuts"
  /// iOS 17 and later: near phrases match too.
  case flexible

  /// What it is known by, in words.
  package var title: String {
    switch self {
    case .classic: "Add to Siri"
    case .appShortcuts: "App Shortcuts"
    case .flexible: "Flexible phrases"
    }
  }

  /// Whether there are App Shortcuts: phrases to say and rows of Spotlight.
  package var hasAppShortcuts: Bool { self != .classic }

  /// Whether a share sheet offers to collaborate instead of sending a copy: since iOS 16 ("Activity
  /// views", Human Interface Guidelines).
  package var hasCollaboration: Bool { self != .classic }
}

package enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case light, dark
}
