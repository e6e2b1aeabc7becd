import IntentModel
import PositionedJSON

enum AppFormat {
  static let file = ObjectFormat(
    "app file", "One app: a file called `name.app.jsonc`.", draft: draft,
    fields: FileFields.all() + [
      app,
      Field(
        "facts", \.facts, .list(of: FactFormat.object, id: \.id),
        "What the app knows about itself."),
      Field("enums", \.enums, .list(of: EnumFormat.object, id: \.id), "Fixed sets of values."),
      Field(
        "entities", \.entities, .list(of: EntityFormat.object, id: \.id),
        "Content that actions take as values."),
      Field(
        "intents", \.intents, .list(of: IntentFormat.object, id: \.id), "What the app can do."),
      Field(
        "appShortcuts", \.appShortcuts, .appShortcuts,
        "Intents offered without set-up, at most ten."),
      Field(
        "activities", \.activities, .list(of: ActivityFormat.object, id: \.id),
        "What the app brings to the share sheet."),
      Field("pages", \.pages, .list(of: PageFormat.object, id: \.id), "What the app itself shows."),
      Field(
        "excludedActivities", \.excludedActivities, .excludedActivities,
        "System activities that make no sense on any of its pages."),
      activityOrder,
      Field(
        "contentTypes", \.contentTypes, .list(of: contentType, id: \.id),
        "Content types of its own."),
    ],
    didRead: { app, node, reading in
      if app.id.isEmpty { app.id = reading.app.id }
      if app.name.entries.isEmpty { app.name = LocalizedText(app.id, origin: .derived) }
      FileFields.check(node, &reading)
      reading.runAppChecks()
      reading.languages.report(to: &reading)
      return true
    })

  private static let draft = AppCatalog(id: "", name: LocalizedText(entries: []))

  /// An app orders its own activities by declaring them in order; those of the system it cannot
  /// move.
  private static let activityOrder = Field<AppCatalog>(
    FieldDescription(
      key: "activityOrder", shape: .list(.string()),
      documentation: "The order of the app's own activities, by id; the others follow as declared."),
    decode: { node, app, reading in
      guard let nodes = reading.elements(of: node) else { return false }
      let ids = nodes.compactMap { node -> String? in
        guard let id = ValueFormat.plainText.read(node, &reading) else { return nil }
        guard !app.activities.contains(where: { $0.id == id }) else { return id }
        if let activity = SystemActivity(rawValue: id) {
          reading.report(
            .systemActivityReordered,
            "the app cannot move \(Words.quoted(activity.rawValue)): the system orders its own "
              + "activities, and only the person moves them; 'excludedActivities' leaves one out",
            at: node.location)
        } else {
          reading.report(
            .unknownActivity, "the app has no activity \(Words.quoted(id))", near: id,
            among: { _ in app.activities.map(\.id) }, at: node.location)
        }
        return nil
      }
      let known = ids.compactMap { id in app.activities.first { $0.id == id } }
      app.activities = known + app.activities.filter { !ids.contains($0.id) }
      return true
    }, encode: { _ in JSONValue?.none })

  private static let contentType = ObjectFormat(
    "content type", "A content type of the app's own.", draft: DeclaredContentType(id: ""),
    fields: [
      Field(required: "id", \.id, .id, "What items and activities call it: `brewbar.order`."),
      Field(
        "conformsTo", \.conformsTo, .list(.contentType),
        "What else it is: `public.text`. Nothing stands for `public.data`."),
    ],
    didRead: { type, node, reading in
      guard !ContentType.isSystemType(type.id) else {
        reading.report(
          .systemTypeDeclared,
          "\(Words.quoted(type.id)) is the system's, which says what it is; expected a type of the "
            + "app's own", at: (node["id"] ?? node).location)
        return false
      }
      for parent in node["conformsTo"]?.elements ?? [] {
        guard let id = parent.string else { continue }
        reading.app.conformances.append(
          Conformance(type: type.id, parent: id, location: parent.location))
      }
      return true
    })

  /// The object `app` holds what is said of the app as a whole.
  private static let app = Field<AppCatalog>(
    FieldDescription(
      key: "app", shape: .object(header.description), documentation: "The app itself.",
      isRequired: true),
    decode: { node, app, reading in header.read(node, into: &app, &reading) },
    encode: header.write, fallback: { _ in })

  private static let header = ObjectFormat(
    "app", "What is said of an app as a whole.", draft: draft,
    fields: [
      Field(required: "id", \.id, .id, "What other files call it.", otherwise: \.id),
      Field(
        required: "name", \.name, .title, "What it is called, and `${applicationName}` stands for.",
        otherwise: \.name),
      Field(
        "synonyms", \.synonyms, .texts, default: LocalizedList(),
        "What else people call it in a phrase."),
      Field("symbol", \.symbol, .plainText, "An SF Symbols name."),
      Field("tileColor", \.tileColor, .word, "The colour of its shortcuts' tiles."),
      Field(
        "languages", \.languages, .list(.language), default: draft.languages,
        "Its languages; texts without one are in the first."),
    ],
    didRead: { app, node, reading in
      if !app.id.isEmpty { reading.app.id = app.id }
      if app.languages.isEmpty { app.languages = draft.languages }
      if let finding = StockWordsFinding.about(app, at: (node["languages"] ?? node).location) {
        reading.report([finding])
      }
      reading.languages = LanguageCoverage(app.languages)
      reading.declare(.app(reading.app.id), at: node)
      return true
    })
}

/// The keys at the top of every file.
enum FileFields {
  static let schemaFile = "understudy.schema.json"
  static let version = 1
  private static let formatKey = "format"

  static func all<Value>() -> [Field<Value>] {
    [
      Field(
        FieldDescription(
          key: "$schema", shape: .string(), documentation: "Where editors find the schema."),
        decode: { node, _, reading in ValueFormat.plainText.read(node, &reading) != nil },
        encode: { _ in .string(schemaFile) }),
      Field(
        FieldDescription(
          key: formatKey, shape: .constant(.number(version)),
          documentation: "The version of the format."),
        decode: { node, _, reading in
          guard let found = ValueFormat<Int>.integer.read(node, &reading) else { return false }
          if found != version {
            reading.report(
              .formatUnsupported,
              "this is format \(found), expected \(version); it is read as \(version)",
              at: node.location)
          }
          return true
        }, encode: { _ in .number(version) }),
    ]
  }

  static func check(_ node: JSONNode, _ reading: inout Reading) {
    guard node[formatKey] == nil else { return }
    reading.report(
      .formatMissing, "the file does not say its version; add \"\(formatKey)\": \(version)",
      at: node.location)
  }
}

extension Reading {
  /// Reports a name that conditions use for something else; true for any other.
  mutating func isNameable(_ id: String, in node: JSONNode) -> Bool {
    guard ConditionFormat.reservedKeys.contains(id) else { return true }
    report(
      .idReserved, "conditions use '\(id)' for something else; expected another id",
      at: (node["id"] ?? node).location)
    return false
  }
}
