import IntentModel
import Testing

@testable import SimulatorCore

/// Apps that are out of the row are used under More.
@Suite struct UnderMoreTests {
  /// More open, with the mark on an app that the person moved there.
  private func walk(_ place: SharePreferences.AppPlace, _ target: ShareTarget) -> Walk {
    var person = Person()
    person.shareSheet.put(target, place)
    var walk = SharePhone.walk("pier", person: person)
    walk.share()
    walk.send(.share(.entryChosen(.more)))
    walk.send(.share(.entrySelected(.target(target))))
    return walk
  }

  private func press(_ command: Command, in walk: inout Walk) {
    _ = walk.session.perform(command, visibleRows: 5)
  }

  @Test func returnUsesTheAppAndArrangesNothing() {
    var walk = walk(.underMore, .of("social", "tap"))
    press(.accept, in: &walk)
    #expect(walk.finished?.target == .of("social", "tap"))
    #expect(walk.state.person.shareSheet.appsUnderMore == [.of("social", "tap")])
  }

  @Test func oneThatIsInTheRowIsUsedThereToo() {
    var walk = walk(.suggested, .system(.mail))
    press(.accept, in: &walk)
    #expect(walk.session.runningActivity?.target == .system(.mail))
  }

  @Test func itsPlaceHasOneName() {
    #expect(
      ShareWording("en").underMore.lowercased()
        == SharePreferences.AppPlace.underMore.words.lowercased())
  }

  @Test func spaceHidesItAndShowsItAgain() {
    var walk = walk(.suggested, .system(.mail))
    for expected: SharePreferences.AppPlace in [.hidden, .suggested] {
      press(.toggle, in: &walk)
      #expect(walk.state.person.shareSheet.place(of: .system(.mail)) == expected)
    }
  }

  @Test func whatIsNotOfferedSaysWhy() {
    var hidden = walk(.hidden, .system(.mail))
    press(.accept, in: &hidden)
    #expect(hidden.session.chrome.notice?.text == "hidden: the person switched it off")
    var misfit = walk(.underMore, .system(.openInIBooks))
    press(.accept, in: &misfit)
    #expect(misfit.session.chrome.notice?.text.hasPrefix("left out: an image is none of") == true)
    #expect(
      misfit.refusal(of: .share(.entryChosen(.target(.system(.print)))))
        == "that is not under More")
  }

  @Test func cancelLeadsBackToTheMarkUnderMore() {
    var walk = walk(.underMore, .of("social", "post"))
    press(.accept, in: &walk)
    walk.send(.share(.cancelled))
    #expect(walk.session.openSheet?.sheet.screen == .more)
    #expect(walk.session.selectedEditRow?.target == .of("social", "post"))
  }
}
