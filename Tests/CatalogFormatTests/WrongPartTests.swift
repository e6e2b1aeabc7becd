import Testing

@testable import CatalogFormat

@Suite struct WrongPartTests {
  @Test(
    arguments: WrongPart.values + WrongPart.references + WrongPart.intents + WrongPart.phones
      + WrongPart.texts + WrongPart.extremes + WrongPart.unknownTypes)
  func isReportedWhereItStands(_ part: WrongPart) {
    let found = part.load().findings.map(\.description)
    #expect(found == part.expected)
  }
}
