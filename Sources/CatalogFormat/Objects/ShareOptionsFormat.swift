import IntentModel
import PositionedJSON

enum ShareOptionsFormat {
  static let object = ObjectFormat(
    "set of share options",
    "What Options in the share sheet's header offers, on an iPhone or an iPad.",
    draft: ShareOptions(),
    fields: [
      Field(
        "sendAs", \.ways, .list(of: way, id: \.id),
        "The ways to send it; the first is taken unless the person chooses another. Where the "
          + "first does not fit, it is sent as it is until the person chooses."),
      Field(
        "switches", \.switches, .list(of: shareSwitch, id: \.id),
        "What goes with it, or does not."),
    ],
    didRead: { options, node, reading in
      leaveOutSwitchesCalledLikeWays(in: &options, node, &reading)
      guard options.ways.count < 2 else { return true }
      guard !options.switches.isEmpty else {
        reading.report(
          .shareOptionsWithoutChoice,
          "the options have nothing to choose from, neither two ways to send nor a switch; they are left "
            + "out",
          at: node.location)
        return false
      }
      guard !options.ways.isEmpty else { return true }
      options.ways = []
      reading.report(
        .shareOptionsWithoutChoice, "one way to send is no choice; it is left out",
        at: (node["sendAs"] ?? node).location)
      return true
    })

  /// Both stand in one list, whose rows scripts call by id.
  private static func leaveOutSwitchesCalledLikeWays(
    in options: inout ShareOptions, _ node: JSONNode, _ reading: inout Reading
  ) {
    let ids = Set(options.ways.map(\.id))
    let ways = (node["sendAs"]?.elements ?? []).compactMap { way in
      way["id"]?.string.map { ($0, way.location.line) }
    }
    var lineByID = Dictionary(ways.filter { ids.contains($0.0) }) { first, _ in first }
    for shareSwitch in node["switches"]?.elements ?? [] {
      guard let id = shareSwitch["id"]?.string, let line = lineByID.removeValue(forKey: id) else {
        continue
      }
      reading.reportDuplicate(id, of: way.name, firstLine: line, in: shareSwitch)
    }
    options.switches.removeAll { ids.contains($0.id) }
  }

  private static let way = ObjectFormat(
    "way to send", "A way in which what is shared can be sent: as a PDF, as it was taken.",
    draft: ShareOptions.Way(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field(
        "forms", \.forms, .list(.object(form)),
        "What things are then; the first that fits counts, and what none fits stays as it is."),
      Field(
        "collaborates", \.isCollaboration, .boolean, default: false,
        "Whether all work on the one thing, and nobody gets a copy; the system has it from iOS 16 on."
      ),
      Field(
        "says", \.says, .text,
        "What stands in the header while it is taken: who may open it, and change it."),
    ])

  private static let form = ObjectFormat(
    "form", "What a thing of one type is handed over as.",
    draft: ShareOptions.Form(types: []),
    fields: [
      Field(
        "of", \.of, .contentType, default: ShareOptions.Form.anything,
        "What it is for: `public.image`, with whatever conforms to it."),
      Field(required: "types", \.types, .list(.contentType), "The types that it then has."),
    ],
    didRead: { form, node, reading in
      guard form.types.isEmpty else { return true }
      reading.report(
        .formWithoutTypes, "the form has no types; it is left out",
        at: (node["types"] ?? node).location)
      return false
    })

  private static let shareSwitch = ObjectFormat(
    "share switch", "Something that goes with what is shared, or does not.",
    draft: ShareOptions.Switch(id: "", title: LocalizedText(entries: [])),
    fields: [
      Field(required: "id", \.id, .id, "What scripts call it."),
      Field(
        required: "title", \.title, .title, "What it is called.",
        otherwise: { LocalizedText($0.id, origin: .derived) }),
      Field("on", \.isOn, .boolean, default: false, "Whether it is on at the start."),
      Field("says", \.says, .text, "What stands in the header while it is on."),
    ])
}
