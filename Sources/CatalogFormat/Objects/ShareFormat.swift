import Findings
import IntentModel
import PositionedJSON

enum ShareFormat {
  static let object = ObjectFormat(
    "share", "Something the person shared before the walk starts.",
    draft: Share(target: .system(.message), time: PhoneContext().time),
    fields: [
      Field(
        required: "to", \.target, .shareTarget,
        "Where it went: a system activity such as `mail`, an app's as `\"app/activity\"`, "
          + "`\"person mei\"` or `\"group family\"`."),
      Field("from", \.host, .appReference, "The app it was shared from, by id."),
      Field(required: "time", \.time, .dateTime, "When: `2026-02-27T08:05`."),
      Field("place", \.place, .placeReference, "Where: a place by id."),
    ])
}

extension ValueFormat where Value == String {
  /// An activity's id; what the system calls its own is taken.
  static var activityID: ValueFormat {
    id { id, reading in reading.app.activities.append(id) }
  }

  /// Somebody the phone knows.
  static var personReference: ValueFormat {
    reference(expected: "a person's id") { id, location, reading in
      guard let people = reading.phone?.people, !people.contains(id) else { return true }
      reading.report(
        .unknownPerson, "the phone knows no person \(Words.quoted(id))", near: id,
        among: { _ in people.ids }, at: location)
      return false
    }
  }

  /// An app of the phone; for what is read after the apps.
  static var appReference: ValueFormat {
    reference(expected: "an app's id") { id, location, reading in
      guard reading.apps[id] == nil else { return true }
      reading.report(
        .unknownApp, "no file declares the app \(Words.quoted(id))", near: id,
        among: { $0.apps.keys.sorted() }, at: location)
      return false
    }
  }
}

extension ValueFormat where Value == [SystemActivity] {
  /// System activities by name; names the system no longer offers are accepted, and change nothing.
  static var excludedActivities: ValueFormat {
    let known = SystemActivity.allCases.map(\.rawValue)
    return ValueFormat(.list(.word(known + SystemActivity.namesNotOffered))) { node, reading in
      guard let nodes = reading.elements(of: node) else { return nil }
      let key = reading.key
      return nodes.compactMap { node in
        reading.key = key
        guard case .string(let name) = node.content else {
          reading.reportWrongType(node, expected: "a system activity such as 'print'")
          return nil
        }
        if SystemActivity.namesNotOffered.contains(name) { return nil }
        if let activity = SystemActivity(rawValue: name) { return activity }
        reading.report(
          .unknownActivity, "the system has no activity \(Words.quoted(name))", near: name,
          among: { _ in known }, listingAtMost: 16, at: node.location)
        return nil
      }
    } write: {
      .array($0.map { .string($0.rawValue) })
    }
  }
}

extension ValueFormat where Value == ActivityReference {
  /// An activity of this or another app, which is looked for once all apps have been read.
  static var activityOfAnyApp: ValueFormat {
    let expected = "an app and its activity, such as 'corner/post'"
    return ValueFormat(.string(pattern: "^[^/]+/[^/]+$")) { node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      guard case .activity(let reference)? = ShareTarget(text) else {
        reading.reportUnreadable(text, expected: expected, at: node.location)
        return nil
      }
      reading.activityChecks.append((reference, node.location))
      return reference
    } write: {
      .string($0.description)
    }
  }
}

extension ValueFormat where Value == ShareTarget {
  /// For what is read after the apps.
  static var shareTarget: ValueFormat {
    let expected = "a system activity, 'app/activity', 'person id' or 'group id'"
    return ValueFormat(.string()) { node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      guard let target = ShareTarget(text) else {
        reading.report(
          .unknownActivity, "expected \(expected), found \(Words.quoted(text))", near: text,
          among: { _ in SystemActivity.allCases.map(\.rawValue) }, at: node.location)
        return nil
      }
      return reading.declares(target, at: node.location) ? target : nil
    } write: {
      .string($0.description)
    }
  }
}

extension Reading {
  fileprivate mutating func declares(_ target: ShareTarget, at location: SourceLocation) -> Bool {
    switch target {
    case .system: return true
    case .activity(let reference): return declares(reference, at: location)
    case .person(let id):
      guard let people = phone?.people, !people.contains(id) else { return true }
      report(
        .unknownPerson, "the phone knows no person \(Words.quoted(id))", near: id,
        among: { _ in people.ids }, at: location)
    case .group(let id):
      guard let groups = phone?.groups, !groups.contains(id) else { return true }
      report(
        .unknownPerson, "the phone knows no group \(Words.quoted(id))", near: id,
        among: { _ in groups }, at: location)
    }
    return false
  }

  /// Reports an activity that no app brings; for what is read after the apps.
  mutating func declares(_ reference: ActivityReference, at location: SourceLocation) -> Bool {
    guard let app = apps[reference.app] else {
      report(
        .unknownApp, "no file declares the app \(Words.quoted(reference.app))",
        near: reference.app, among: { $0.apps.keys.sorted() }, at: location)
      return false
    }
    guard !app.activities.contains(reference.activity) else { return true }
    report(
      .unknownActivity,
      "\(Words.quoted(reference.app)) has no activity \(Words.quoted(reference.activity))",
      near: reference.activity, among: { _ in app.activities }, at: location)
    return false
  }
}
