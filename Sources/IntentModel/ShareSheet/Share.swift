/// One time that the person shared something.
package struct Share: Hashable, Sendable, Codable {
  package var target: ShareTarget
  /// The app it was shared from, by id; nil where that is not known.
  package var host: String?
  package var time: SimulatedTime
  package var place: String?

  package init(
    target: ShareTarget, host: String? = nil, time: SimulatedTime, place: String? = nil
  ) {
    self.target = target
    self.host = host
    self.time = time
    self.place = place
  }
}

/// Where something can be shared to from a share sheet.
package enum ShareTarget: Hashable, Sendable, Codable {
  /// Somebody the phone knows, by id; sent in Messages.
  case person(String)
  /// A conversation with several people, by id; sent in Messages.
  case group(String)
  case system(SystemActivity)
  case activity(ActivityReference)
}

/// As catalogs and scripts write it: `print`, `corner/post`, `person mei`, `group family`.
extension ShareTarget: CustomStringConvertible {
  package var description: String {
    switch self {
    case .person(let id): "person \(id)"
    case .group(let id): "group \(id)"
    case .system(let activity): activity.rawValue
    case .activity(let reference): reference.description
    }
  }

  package init?(_ text: String) {
    if text.hasPrefix("person ") {
      self = .person(String(text.dropFirst(7)))
    } else if text.hasPrefix("group ") {
      self = .group(String(text.dropFirst(6)))
    } else if let activity = SystemActivity(rawValue: text) {
      self = .system(activity)
    } else {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      self = .activity(ActivityReference(app: String(parts[0]), activity: String(parts[1])))
    }
  }
}
