import CatalogFormat
import Findings
import IntentModel
import Testing

/// What an importer made, written and opened again.
enum RoundTrip {
  /// Expects the written catalog to open without errors and to be the one that was written.
  static func expect(
    _ app: AppCatalog, _ what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = CatalogWriter.app(app)
    let source = CatalogSource(file: "\(app.id).app.jsonc", bytes: Array(text.utf8))
    let loaded = CatalogReader.read([source], phoneID: "phone")
    let faults = loaded.findings.filter { $0.severity == .error }.map(\.description)
    #expect(faults == [], "\(what)", sourceLocation: sourceLocation)
    let opened = loaded.phone.apps.first
    if opened != app {
      Issue.record(
        "\(what): \(difference(opened, app))", sourceLocation: sourceLocation)
    }
  }

  /// The first part that is not the same.
  private static func difference(_ opened: AppCatalog?, _ app: AppCatalog) -> String {
    guard let opened else { return "the catalog has no app" }
    for (left, right) in zip(opened.intents, app.intents) where left != right {
      for (left, right) in zip(left.parameters, right.parameters) where left != right {
        return "\(left) is not \(right)"
      }
      for (left, right) in zip(left.outcomes, right.outcomes) where left != right {
        return "\(left) is not \(right)"
      }
      return "\(left) is not \(right)"
    }
    for (left, right) in zip(opened.entities, app.entities) where left != right {
      return "\(left) is not \(right)"
    }
    for (left, right) in zip(opened.enums, app.enums) where left != right {
      return "\(left) is not \(right)"
    }
    return "the apps differ"
  }
}

@Suite struct RoundTripTests {
  @Test func ourFixturesSurvive() throws {
    let first = Definition.read(FirstVersionFixture.bytes)
    RoundTrip.expect(first.app, "1.0")
    let later = Definition.read(
      try LaterVersionFixture.bytes(),
      companions: [
        Definition.strings(
          "de",
          """
          "titl01" = "Szene"; "mood01" = "Ruhig"; "mood02" = "Hell"; "resp01" = "${rooms}: ${watts}";
          "summ01-mood01" = "Ruhe in ${rooms}"; "summ01-mood02" = "Licht in ${rooms}";
          """), Definition.strings("zh-Hans", "\"titl01\" = \"灯\"; \"type01\" = \"房间\";"),
      ])
    RoundTrip.expect(later.app, "1.2")
    #expect(later.app.languages == ["en", "de", "zh-Hans"])
  }
}
