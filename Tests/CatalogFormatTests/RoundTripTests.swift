import Findings
import Foundation
import IntentModel
import PositionedJSON
import Testing

@testable import CatalogFormat

@Suite struct RoundTripTests {
  /// `UNDERSTUDY_SEED` tries others; a failure names its seed.
  private static var firstSeed: UInt64 {
    UInt64(ProcessInfo.processInfo.environment["UNDERSTUDY_SEED"] ?? "") ?? 1
  }

  private func sources(_ phone: PhoneCatalog) -> [CatalogSource] {
    [CatalogSource(file: "phone.jsonc", bytes: Array(CatalogWriter.phone(phone).utf8))]
      + phone.apps.map {
        CatalogSource(file: "\($0.id).app.jsonc", bytes: Array(CatalogWriter.app($0).utf8))
      }
  }

  @Test func whatIsWrittenIsReadBack() {
    for seed in Self.firstSeed..<Self.firstSeed + 60 {
      var random = RandomCatalog(seed: seed)
      let phone = random.phone()
      let loaded = CatalogReader.read(sources(phone), phoneID: "unused")
      let errors = loaded.findings.filter { $0.severity == .error }
      #expect(errors.map(\.description) == [], "UNDERSTUDY_SEED=\(seed)")
      #expect(loaded.phone == phone, "UNDERSTUDY_SEED=\(seed)")
      if loaded.phone != phone { break }
    }
  }

  @Test func whatIsWrittenFitsTheSchema() throws {
    let schema = try SchemaValidator(CatalogSchema.text())
    for seed in Self.firstSeed..<Self.firstSeed + 10 {
      var random = RandomCatalog(seed: seed)
      for source in sources(random.phone()) {
        let root = JSONReader.read(source.bytes, file: source.file).root
        #expect(schema.faults(of: root?.value ?? .null) == [], "UNDERSTUDY_SEED=\(seed)")
      }
    }
  }

  @Test func whatIsUsualIsLeftOut() {
    let app = AppCatalog(
      id: "tea", name: "Tea", intents: [AppIntent(id: "Brew", title: "Brew")])
    #expect(
      CatalogWriter.app(app) == """
        {
          "$schema": "understudy.schema.json",
          "format": 1,
          "app": { "id": "tea", "name": "Tea" },
          "intents": [{ "id": "Brew", "title": "Brew" }]
        }

        """)
    #expect(
      CatalogWriter.phone(PhoneCatalog(id: "p", apps: [app])) == """
        { "$schema": "understudy.schema.json", "format": 1, "id": "p", "apps": ["tea"] }

        """)
  }

  @Test func conditionsStandSideBySideWhereTheyCan() {
    let (one, other) = (
      Condition.equals(name: "a", .number(1)), Condition.isSet(name: "b", true)
    )
    func text(_ condition: Condition) -> String {
      JSONWriter.text(ConditionFormat.write(condition))
    }
    #expect(text(.all([one, other])) == #"{ "a": 1, "b": { "set": true } }"# + "\n")
    #expect(text(.all([one, one])) == #"{ "all": [{ "a": 1 }, { "a": 1 }] }"# + "\n")
    #expect(text(.all([one])) == #"{ "all": [{ "a": 1 }] }"# + "\n")
  }
}
