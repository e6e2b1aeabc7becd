import Foundation
import IntentModel
import PositionedJSON

enum PhoneFormat {
  static let fileName = "phone.jsonc"

  static let file = ObjectFormat(
    "phone file", "The phone that a folder of apps is on: a file called `\(fileName)`.",
    draft: PhoneCatalog(id: ""),
    fields: FileFields.all() + [
      Field("id", \.id, .id, default: "", "The key of what the person has made and set."),
      apps,
      Field(
        "people", \.people, .people, "Whom the phone's owner knows."),
      Field("places", \.places, .places, "Where the phone's owner goes."),
      Field(
        "routines", \.routines, .list(of: routine, id: \.id), "Recurring situations of the day."),
      Field(
        "context", \.startingContext, .object(ContextFormat.object), default: PhoneContext(),
        "How a walk starts."),
      history.field,
      Field(
        "groups", \.groups, .list(of: group, id: \.id), "Conversations with several people."),
      shares.field,
    ],
    didRead: { _, node, reading in
      FileFields.check(node, &reading)
      reading.declare(.phone, at: node)
      return true
    })

  /// The order is put in place once the apps have been read.
  private static let apps = Field<PhoneCatalog>(
    FieldDescription(
      key: "apps", shape: .list(.string()),
      documentation: "The order of the apps, by id; the others follow by file name."),
    decode: { node, _, reading in
      guard let nodes = reading.elements(of: node) else { return false }
      for node in nodes {
        guard let id = ValueFormat.plainText.read(node, &reading) else { continue }
        reading.appOrder.append((id, node.location))
      }
      return true
    },
    encode: { $0.apps.isEmpty ? JSONValue?.none : .array($0.apps.map { .string($0.id) }) })

  static let history = ListAfterApps(
    "history", \.history, HistoryFormat.object, time: { $0.time },
    "What the person did before the walk starts.")

  static let shares = ListAfterApps(
    "shares", \.shares, ShareFormat.object, time: { $0.time },
    "What the person shared before the walk starts.")

  private static let group = ObjectFormat(
    "conversation group", "A conversation with several people, suggested like a person.",
    draft: ConversationGroup(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts and `shares` call it."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("people", \.people, .list(.personReference), "Who is in it, by id."),
    ],
    didRead: { group, _, reading in
      reading.phone?.groups.append(group.id)
      return true
    })

  private static let routine = ObjectFormat(
    "routine", "A recurring situation of the day: morning, commute, gym.",
    draft: Routine(
      id: "", from: ClockTime(hour: 0, minute: 0), to: ClockTime(hour: 0, minute: 0)),
    fields: [
      Field(required: "id", \.id, .id, "What it is referred to by."),
      Field("title", \.title, .title, "What it is called."),
      Field(required: "from", \.from, .time, "When it begins: `07:00`."),
      Field(required: "to", \.to, .time, "When it ends; before `from`, it ends the next day."),
    ])
}

extension ValueFormat where Value == [Contact] {
  fileprivate static var people: ValueFormat {
    let object = ObjectFormat(
      "person", "Somebody the phone's owner knows.",
      draft: Contact(id: "", display: DisplayFields.draft),
      fields: [Field(required: "id", \.id, .id, "What values call them.")]
        + DisplayFields.at(\.display, id: \.id))
    let list = ValueFormat.list(of: object, id: \.id)
    return ValueFormat(
      list.shape,
      read: { node, reading in
        let people = list.read(node, &reading)
        reading.phone?.people = NameList(people?.map(\.id) ?? [])
        return people
      }, write: list.write)
  }
}

extension ValueFormat where Value == [Place] {
  fileprivate static var places: ValueFormat {
    let object = ObjectFormat(
      "place", "Somewhere the phone knows.",
      draft: Place(id: "", display: DisplayFields.draft),
      fields: [Field(required: "id", \.id, .id, "What values and conditions call it.")]
        + DisplayFields.at(\.display, id: \.id))
    let list = ValueFormat.list(of: object, id: \.id)
    return ValueFormat(
      list.shape,
      read: { node, reading in
        let places = list.read(node, &reading)
        reading.phone?.places = NameList(places?.map(\.id) ?? [])
        return places
      }, write: list.write)
  }
}

enum ContextFormat {
  private static let usual = PhoneContext()
  static let automatic = "automatic"

  static let object = ObjectFormat(
    "context", "Everything about the moment that is simulated.", draft: usual,
    fields: [
      Field("device", \.device, .word, default: usual.device, "What the person holds or wears."),
      Field(
        "era", \.era, .word, default: usual.era,
        "Which system it is: before iOS 16, where there are no App Shortcuts; iOS 16, where their "
          + "phrases are understood as listed; or iOS 17 and later, where near ones are too. "
          + "Conditions can read it."
      ),
      Field(
        "language", \.language, .language, default: usual.language, "Which language it speaks."),
      Field(
        "appearance", \.appearance, .word, default: usual.appearance, "Light or dark."),
      Field(
        "time", \.time, .moment, default: usual.time,
        "The date and time: `2026-03-02T08:10`; or a time, on that day."),
      Field("place", \.place, .placeReference, "Where the phone is: a place by id."),
      Field(
        "locked", \.isLocked, .boolean, default: usual.isLocked, "Whether the phone is locked."),
      Field(
        "offline", \.isOffline, .boolean, default: usual.isOffline,
        "Whether there is no connection."),
      outcome,
    ])

  private static let outcome = Field<PhoneContext>(
    FieldDescription(
      key: "outcome", shape: .string(),
      documentation: "The name of an outcome that every run is forced to.",
      defaultValue: .string(automatic)),
    decode: { node, context, reading in
      guard let name = ValueFormat.plainText.read(node, &reading) else { return false }
      guard name != automatic else { return true }
      context.forcedOutcome = name
      reading.forcedOutcomeCheck = (name, node.location)
      return true
    }, encode: { $0.forcedOutcome.map(JSONValue.string) })
}

enum HistoryFormat {
  static let object = ObjectFormat(
    "history entry", "Something the person did before the walk starts.",
    draft: SeededPerformance(
      intent: IntentReference(app: "", intent: ""), time: PhoneContext().time),
    fields: [
      Field(required: "intent", \.intent, .intentOfAnyApp, "What they did, as `\"app/Intent\"`."),
      Field("with", \.values, .givenValues, "The values it was done with."),
      Field(required: "time", \.time, .dateTime, "When: `2026-02-27T08:05`."),
      Field("place", \.place, .placeReference, "Where: a place by id."),
    ],
    willRead: { $0.givenIntent = nil })
}

extension ValueFormat where Value == IntentReference {
  fileprivate static var intentOfAnyApp: ValueFormat {
    let expected = "an app and its intent, such as 'brewbar/OrderCoffee'"
    return ValueFormat(.string(pattern: "^[^/]+/[^/]+$")) { node, reading in
      guard case .string(let text) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      guard let reference = IntentReference(text) else {
        reading.reportUnreadable(text, expected: expected, at: node.location)
        return nil
      }
      guard let app = reading.apps[reference.app] else {
        reading.report(
          .unknownApp, "no file declares the app \(Words.quoted(reference.app))",
          near: reference.app, among: { $0.apps.keys.sorted() }, at: node.location)
        return nil
      }
      guard let scope = app.intents[reference.intent] else {
        reading.report(
          .unknownIntent,
          "\(Words.quoted(reference.app)) has no intent \(Words.quoted(reference.intent))",
          near: reference.intent, among: { _ in app.intents.keys.sorted() }, at: node.location)
        return nil
      }
      reading.givenIntent = (reference.intent, scope)
      reading.givenApp = app
      return reference
    } write: {
      .string($0.description)
    }
  }
}
