import IntentModel

/// What is at the front of the phone, with its own data.
package enum Surface: Hashable, Sendable, Codable {
  case siri
  case spotlight(SpotlightState)
  case hostApp(HostAppState)

  /// A surface that can be asked for by name.
  package enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    case siri, spotlight

    package var title: String {
      switch self {
      case .siri: "Siri"
      case .spotlight: "Spotlight"
      }
    }
  }
}
