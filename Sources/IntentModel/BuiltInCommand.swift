/// A family of things Siri does by itself, before any app's phrase is looked at.
///
/// An intent that declares one is where the phone sends such a request: the clock app's for timers.
package enum BuiltInCommand: String, Hashable, Sendable, Codable, CaseIterable {
  case emergency, call, message, reminder, list, timer, alarm, clock, calendar, note, weather, facts
  case media, directions, home, settings, open, dialogue
}
