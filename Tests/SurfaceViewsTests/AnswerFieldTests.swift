import CellGrid
import Foundation
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What the empty field of a question says of the answer, and what Return would do.
struct AnswerFieldTests {
  private func asking(
    _ type: ValueType, minimum: Decimal? = nil, maximum: Decimal? = nil, language: String = "en",
    device: Device = .iPhone
  ) -> Session {
    var phone = SamplePhone.phone
    phone.people = ["Mei", "Jonas"].map {
      Contact(id: $0, display: DisplayRepresentation(title: LocalizedText($0)))
    }
    phone.apps[0].intents.append(
      AppIntent(
        id: "Ask", title: "Ask",
        parameters: [
          IntentParameter(
            id: "value", type: type, isRequired: true, ask: "Well?",
            minimum: minimum, maximum: maximum)
        ]))
    var session = SamplePhone.session(device: device, phone: phone)
    session.send(.context(.languageChanged(language)))
    session.send(
      .run(.startedDirectly(IntentReference(app: "brewbar", intent: "Ask"), values: [])))
    return session
  }

  @Test(
    "the field names the kind and an example",
    arguments: [
      (ValueType.time, "en", "A time, such as 19:30"), (.time, "ja", "時刻（例：19時30分）"),
      (.duration, "zh-Hans", "时长，例如“20分钟”"), (.string, "en", "Some text"),
      // The whole of it would not fit.
      (.dateTime, "en", "Such as tomorrow at 8"), (.person, "en", "A contact's name"),
    ] as [(ValueType, String, String)])
  func placeholder(type: ValueType, language: String, words: String) {
    #expect(asking(type, language: language).text(80, 24).contains("∿ \(words) "))
  }

  @Test("limits are the best example") func limits() {
    let session = asking(.integer, minimum: 1, maximum: 12)
    #expect(session.text(80, 24).contains("∿ A number between 1 and 12 "))
    #expect(asking(.time, device: .watch).text(80, 24).contains("∿ Such as 19:30"))
  }

  @Test("whom the phone knows stands under the question") func people() {
    let text = asking(.person).text(80, 24)
    #expect(text.contains("You can say") && text.contains("   Mei ") && text.contains("   Jonas "))
    #expect(asking(.place).text(80, 24).contains("   Home "))
    #expect(!asking(.string).text(80, 24).contains("You can say"))
  }

  @Test("while an answer is typed the bar is gone and the mark stays") func typing() {
    func isOnBar(_ session: Session) -> Bool {
      let grid = session.grid(80, 24)
      let row = (0..<24).first { grid.text(row: $0).contains("› 1  ") } ?? 0
      return grid.row(row).contains { $0.style.reverse }
    }
    var session = SampleScenes.named("ask")
    #expect(isOnBar(session))
    _ = session.type("la")
    #expect(!isOnBar(session))
    #expect(session.text(80, 24).contains("› 1  "))
    session.press(.back)
    #expect(isOnBar(session))
  }

  @Test("a button is not filled, either, while an answer is typed") func typingAtButtons() {
    func isFilled(_ session: Session) -> Bool {
      let grid = session.grid(80, 24)
      let row = (0..<24).first { grid.text(row: $0).contains("› [ Order ]") } ?? 0
      return grid.row(row).prefix(36).contains { $0.style.reverse }
    }
    var session = SampleScenes.named("confirmation")
    #expect(isFilled(session))
    _ = session.type("ye")
    #expect(!isFilled(session))
  }
}
