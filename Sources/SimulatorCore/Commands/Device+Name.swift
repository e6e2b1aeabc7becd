import IntentModel

extension Device {
  /// By its title or as catalogs write it: iPhone sideways, iPhoneSideways, iphone-sideways.
  package init?(named text: String) {
    let wanted = Self.key(text)
    let device = Self.allCases.first {
      [Self.key($0.title), Self.key($0.rawValue)].contains(wanted)
    }
    guard let device else { return nil }
    self = device
  }

  /// Every way to write one that more than its case tells apart.
  package static var spellings: [String] {
    allCases.flatMap { device in
      device.title.lowercased() == device.rawValue.lowercased()
        ? [device.title] : [device.title, device.rawValue]
    }
  }

  private static func key(_ text: String) -> String {
    TextFolding.folded(text).filter { $0 != " " && $0 != "-" }
  }
}
