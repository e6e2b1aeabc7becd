import IntentModel
import Testing

@testable import SimulatorCore

/// The what-ifs of an open sheet, and where extensions are found.
@Suite struct WhatIfTests {
  private func press(_ commands: Command..., in walk: inout Walk) {
    for command in commands { _ = walk.session.perform(command, visibleRows: 5) }
  }

  @Test func everyWhatIfMakesASheet() throws {
    var walk = SharePhone.walk("pier")
    #expect(walk.session.refusal(of: .compare) == "open a share sheet first")
    walk.share()
    #expect(
      walk.session.whatIfTitles == [
        "last used first", "most used first", "the same for everybody",
        "after one more such week", "at 19:30", "on iPhone sideways", "on iPad", "on Mac",
        "sharing Article",
      ])
    let content = try #require(walk.sheet).content
    for whatIf in walk.session.whatIfs {
      let sheet = try #require(
        whatIf.sheet(walk.session.simulator, walk.state, content, route: .shareButton), "\(whatIf)")
      #expect(sheet.entries.contains { $0.target != nil }, "\(whatIf)")
    }
  }

  @Test func whatHasTheMarkCouldBeAFavourite() {
    var walk = SharePhone.walk("pier")
    walk.share()
    walk.send(.share(.favouriteAdded(.system(.print))))
    walk.send(.share(.entrySelected(.target(.of("helper", "upload")))))
    #expect(
      walk.session.whatIfTitles.prefix(2)
        == ["favourites Upload, Print (print)", "without favourites"])
    walk.send(.share(.entrySelected(.target(.of("gallery", "album")))))
    #expect(walk.session.whatIfTitles.first == "without favourites", "it would not move")
  }

  @Test func theArrowsGoAroundThem() {
    var walk = SharePhone.walk("pier")
    walk.share()
    #expect(walk.session.comparisonShown == nil)
    press(.compare, in: &walk)
    func shown() -> String? { walk.session.comparisonShown?.title }
    #expect(shown() == "last used first")
    press(.caretLeft, in: &walk)
    #expect(shown() == "sharing Article")
    press(.caretRight, .caretRight, in: &walk)
    #expect(shown() == "most used first")
    press(.moveToBottom, in: &walk)
    #expect(shown() == "sharing Article" && walk.session.comparisonShown?.number == 9)
    press(.moveToTop, in: &walk)
    #expect(shown() == "last used first" && walk.session.comparisonShown?.number == 1)
    press(.lineEnd, in: &walk)
    #expect(walk.session.comparisonShown?.count == walk.session.comparisonShown?.number)
    press(.back, in: &walk)
    #expect(walk.session.comparisonShown == nil && walk.session.openSheet != nil)
  }

  @Test(arguments: [
    (Activity.Category.share, true, Device.iPhone, "the sheet's row of apps"),
    (.action, true, .iPad, "the sheet's list of actions"),
    (.action, false, .iPhoneSideways, "the sheet's list of actions"),
    (.share, true, .mac, "Share in the toolbar, or in an item's context menu"),
    (
      .action, true, .mac, "the pointer on an embedded item, a toolbar button, or Quick Actions"
    ),
    (
      .action, false, .mac, "nowhere: on a Mac only extensions act on what another app shows"
    ),
    (.share, true, .watch, "nowhere: a watch has no share sheet"),
    (.action, true, .carPlay, "nowhere: there is no screen for it"),
  ])
  func everyDeviceHasItsEntryPoints(
    category: Activity.Category, isExtension: Bool, device: Device, words: String
  ) {
    #expect(EntryPoints.words(category, isExtension: isExtension, on: device) == words)
  }
}
