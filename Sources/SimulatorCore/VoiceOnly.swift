import IntentModel

/// Devices that are used by ear.
extension Device {
  /// Why no list, snippet or Spotlight is shown on it; nil where they are.
  package var whyNoLists: String? {
    switch self {
    case .airPods: "AirPods have no screen"
    case .homePod: "HomePod has no screen"
    case .carPlay: "CarPlay shows what Siri says and nothing else"
    case .iPhone, .iPhoneSideways, .iPad, .mac, .watch: nil
    }
  }
}

extension Session {
  /// Whether Spotlight is at the front and can be seen: a device that is used by ear has none.
  package var showsRows: Bool {
    guard case .spotlight = state.surface, state.run == nil else { return false }
    return !state.context.device.isVoiceOnly
  }

  /// Why nothing is seen of what is at the front of the device, if that is so.
  package var whyNothingIsSeen: String? { simulator.whyNothingIsSeen(in: state) }
}

extension Simulator {
  /// Why nothing is seen of what is at the front of the device, if that is so: of Spotlight, or of
  /// an app's page. Nothing is chosen, pressed or moved there; Esc leaves the page, and Siri can be
  /// asked. A share sheet closes on such a device, so none is unseen.
  func whyNothingIsSeen(in state: SimulationState) -> String? {
    guard state.run == nil, let why = state.context.device.whyNoLists else { return nil }
    switch state.surface {
    case .siri: return nil
    case .spotlight: return "\(why), so there is no Spotlight"
    case .hostApp(let host):
      let name = index.app(host.app)?.name.text(in: state.context.language)
      return "\(why), so \(name ?? host.app) is not shown"
    }
  }
}
