import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// Why a command did not run, on a screen where every row counts.
@Suite struct NoticeTests {
  @Test func itCoversNothingOfTheDeviceAndIsWhole() {
    var phone = SharingPhone.phone
    phone.apps[1].activities[0].composeView?.requiresText = true
    var session = Session(Simulator(phone))
    session.send(.app(.opened(app: "pictures")))
    session.press(.share)
    session.send(.share(.entryChosen(.target(.activity(SharingPhone.post)))))
    session.press(.accept)
    #expect(session.row(11, 40, 12).contains("▲ it needs"))
    #expect(session.text(40, 12).contains("[ Post ]"))
    session.chrome.notice = Chrome.Notice(
      .refusal, "a sentence which is longer than one row of the smallest screen there is")
    #expect(session.row(9, 40, 12).contains("[ Post ]"))
    #expect(session.row(10, 40, 12).contains("▲ a sentence"))
    #expect(session.row(11, 40, 12).contains("screen there is"))
  }
}
