import IntentModel
import Testing

@testable import SimulatorCore

/// The keys that arrange More and Edit Actions.
@Suite struct ArrangingTests {
  private func walk(_ screen: ShareEntry.ID, marking target: ShareTarget) -> Walk {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.entryChosen(screen)))
    walk.send(.share(.entrySelected(.target(target))))
    return walk
  }

  private func press(_ commands: Command..., in walk: inout Walk) {
    for command in commands { _ = walk.session.perform(command, visibleRows: 5) }
  }

  private func place(_ app: SystemActivity, in walk: Walk) -> SharePreferences.AppPlace {
    walk.state.person.shareSheet.place(of: .system(app))
  }

  @Test func anAppIsMovedAwayAndBackStepByStep() {
    var walk = walk(.more, marking: .system(.mail))
    for expected: SharePreferences.AppPlace in [.underMore, .hidden] {
      press(.demote, in: &walk)
      #expect(place(.mail, in: walk) == expected)
    }
    press(.demote, in: &walk)
    #expect(walk.session.chrome.notice?.text == "it is hidden already")
    for expected: SharePreferences.AppPlace in [.underMore, .suggested, .favourite] {
      press(.promote, in: &walk)
      #expect(place(.mail, in: walk) == expected)
    }
    press(.promote, in: &walk)
    #expect(walk.session.chrome.notice?.text == "it is a favourite already")
    press(.demote, in: &walk)
    #expect(place(.mail, in: walk) == .suggested)
  }

  @Test func anActionIsMadeAFavouriteAndMovedAmongThem() {
    var walk = walk(.editActions, marking: .system(.print))
    press(.moveEarlier, in: &walk)
    #expect(walk.session.chrome.notice?.text == "only favourites have an order of the person's")
    press(.promote, in: &walk)
    walk.send(.share(.entrySelected(.target(.of("helper", "upload")))))
    press(.promote, in: &walk)
    func favourites() -> [ShareTarget] { walk.state.person.shareSheet.favouriteActions }
    #expect(favourites() == [.system(.print), .of("helper", "upload")])
    press(.moveEarlier, in: &walk)
    #expect(favourites() == [.of("helper", "upload"), .system(.print)])
    press(.moveEarlier, in: &walk)
    #expect(walk.session.chrome.notice?.text == "it is the first favourite")
    press(.moveLater, in: &walk)
    #expect(favourites() == [.system(.print), .of("helper", "upload")])
    press(.moveLater, in: &walk)
    #expect(walk.session.chrome.notice?.text == "it is the last favourite")
    press(.demote, in: &walk)
    #expect(favourites() == [.system(.print)])
  }

  @Test func allOfItIsUndoneAtOnceWhereverOneIs() {
    var person = Person()
    person.shareSheet.favouriteActions = [.system(.print)]
    person.shareSheet.hiddenApps = [.system(.mail)]
    var walk = Walk(phone: SharePhone.phone, person: person)
    let arranged = walk.state
    press(.arrangeAsDelivered, in: &walk)
    #expect(walk.state.person.shareSheet == SharePreferences())
    press(.arrangeAsDelivered, in: &walk)
    #expect(
      walk.session.chrome.notice?.text
        == "nothing is arranged: the share sheet is as it was delivered")
    press(.undo, in: &walk)
    #expect(walk.state == arranged)
  }

  @Test func theyDoNothingElsewhere() {
    var walk = SharePhone.walk("pier")
    walk.share()
    for command: Command in [.promote, .demote, .moveEarlier, .moveLater] {
      #expect(
        walk.session.refusal(of: command)
          == "open More or Edit Actions in a share sheet first")
    }
  }
}
