import CellGrid
import IntentModel
import SimulatorCore
import Testing

@testable import SurfaceViews

@Suite struct RowTwinTests {
  private func picture(_ titles: [String], device: Device = .iPhone) -> String {
    let entity = AppEntity(
      id: "Thing",
      items: titles.enumerated().map {
        EntityItem(
          id: "\($0.offset)", display: DisplayRepresentation(title: LocalizedText($0.element)))
      })
    let phone = PhoneCatalog(
      id: "twins", apps: [AppCatalog(id: "pantry", name: "Pantry", entities: [entity])],
      startingContext: PhoneContext(device: device))
    var session = Session(Simulator(phone))
    session.send(.spotlight(.queryChanged("jar")))
    return Render.grid(session, theme: .plain, canvas: Canvas(columns: 120, rows: 28)).plainText
  }

  @Test func rowsThatLookTheSameAreMarkedAndSaySo() {
    let text = picture(["Jar of plums", "Jar of plums", "Jar of pears"])
    #expect(
      text.split(separator: "\n").count { $0.contains("Jar of plums") && $0.contains("≡") } >= 2)
    #expect(text.contains("looks like row 2"))
    #expect(!text.split(separator: "\n").contains { $0.contains("pears") && $0.contains("≡") })
  }

  @Test func rowsCutToTheSameTextAreMarkedOnTheDeviceThatCutsThem() {
    let long = [
      "Jar of plums from the garden, last summer", "Jar of plums from the garden, this summer",
    ]
    #expect(picture(long).contains("≡"))
    #expect(!picture(long, device: .iPad).contains("≡"))
  }
}
