import IntentModel
import Testing

@testable import SimulatorCore

/// Keys as a person presses them, by their commands.
@Suite struct CommandTests {
  private func typed(_ text: String, in walk: inout Walk) {
    for character in text { _ = walk.session.type(String(character)) }
  }

  private func press(_ commands: Command..., in walk: inout Walk) {
    for command in commands { _ = walk.session.perform(command, visibleRows: 5) }
  }

  @Test func itOpensOnSpotlightAndTypingSearchesAtOnce() {
    var walk = Walk()
    #expect(walk.session.isTyping)
    typed("quiet", in: &walk)
    #expect(walk.state.surface == .spotlight(SpotlightState(query: "quiet")))
    #expect(walk.session.selectedRow?.id == .app("quiet"))
    press(.moveDown, .accept, in: &walk)
    #expect(walk.state.run?.intent == SampleCatalog.rest)
    #expect(walk.session.isTyping, "the answer can be typed at once")
  }

  @Test(arguments: [
    ("hide", Command.demote), ("hide", .toggle), ("show", .promote), ("options", .share),
    ("settings", .contextPanel), ("exit", .quit), ("explain", .why), ("reset", .startOver),
  ])
  func aCommandIsFoundByOtherWords(query: String, command: Command) {
    #expect(CommandSearch.commands(for: query).contains(command))
  }

  @Test func itsTitleGoesFirst() {
    #expect(CommandSearch.commands(for: "re").prefix(2) == [.redo, .record])
  }

  @Test func escapeClearsThenLeavesThenGoesBack() {
    var walk = Walk()
    press(.siri, in: &walk)
    typed("Order", in: &walk)
    press(.back, in: &walk)
    #expect(walk.session.fieldText.isEmpty)
    #expect(walk.session.isTyping)
    press(.back, in: &walk)
    #expect(!walk.session.isTyping)
    press(.back, in: &walk)
    #expect(walk.state.surface == .spotlight(SpotlightState()))
  }

  @Test func takingAValueSaysWhyThereIsNone() {
    var walk = Walk()
    press(.toggle, in: &walk)
    #expect(
      walk.session.chrome.notice?.text
        == "nothing is asked; where several values are, this takes or leaves one")
    walk.say("Order with Corner Cup")
    press(.toggle, in: &walk)
    #expect(walk.session.chrome.notice?.text == "only one value is wanted here")
    walk.say("mocha")
    press(.toggle, in: &walk)
    #expect(walk.session.chrome.notice?.text == "there are no values to take or leave here")
  }

  @Test func escapeAtAConfirmationIsCancel() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    press(.back, in: &walk)
    #expect(walk.result == .cancelled)
  }

  @Test func escapeWhileItIsUnderWayIsCancel() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    press(.accept, in: &walk)
    guard case .performing? = walk.phase else {
      Issue.record("not performing")
      return
    }
    press(.back, in: &walk)
    #expect(walk.result == .cancelled)
    #expect(walk.state.agenda.entries.isEmpty)
    #expect(walk.state.person.performances.isEmpty)
  }

  @Test func aDigitChoosesOnlyWhereTheFieldIsEmpty() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    typed("x", in: &walk)
    typed("2", in: &walk)
    #expect(walk.session.fieldText == "x2")
    press(.back, in: &walk)
    typed("9", in: &walk)
    #expect(walk.session.chrome.notice?.text == "there are 4 options")
    typed("2", in: &walk)
    #expect(walk.state.run?.resolution(of: "drink")?.values == [.option(id: "mocha")])
  }

  @Test func aPastedNewlineNeitherSaysNorConfirms() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    _ = walk.session.paste("y\nq\r\nyes\n")
    #expect(walk.last?.kind == .question(.confirmation))
    #expect(walk.session.fieldText == "y q yes ")
    press(.accept, in: &walk)
    #expect(walk.last?.kind == .question(.confirmation), "asked again: that was no answer")
  }

  @Test func twoPastesOfWideTextFollowEachOther() {
    var walk = Walk()
    _ = walk.session.paste("日本語のテキスト")
    _ = walk.session.paste("中文👨‍👩‍👧e\u{301}")
    #expect(walk.session.fieldText == "日本語のテキスト中文👨‍👩‍👧e\u{301}")
    #expect(walk.session.editing.caret == walk.session.fieldText.count)
  }

  @Test func marksTypedAfterTheirLetterJoinIt() {
    var editing = TextEditing("", caret: 0)
    editing.insert("e")
    editing.insert("\u{301}")
    #expect(editing.text == "e\u{301}")
    #expect(editing.caret == 1)
    editing.deleteBackward()
    #expect(editing.text.isEmpty)
  }

  @Test func wordsAreMovedOverAndDeleted() {
    var editing = TextEditing("order  two lattes", caret: 17)
    editing.moveWordLeft()
    #expect(editing.caret == 11)
    editing.deleteWordBackward()
    #expect(editing.text == "order  lattes")
    editing.moveToStart()
    editing.moveWordRight()
    #expect(editing.caret == 5)
    editing.deleteToEnd()
    #expect(editing.text == "order")
    editing.insert(String(repeating: "x", count: 5_000))
    #expect(editing.characters.count == TextEditing.maximumLength)
  }

  /// However few characters it is, a field stays small, and says what it left out.
  @Test(arguments: [
    String(repeating: "x", count: 2_001), "e" + String(repeating: "\u{301}", count: 9_000),
  ])
  func whatAFieldCannotHoldIsTold(text: String) {
    var walk = Walk()
    _ = walk.session.paste(text)
    #expect(
      walk.session.chrome.notice?.text
        == "a field holds 2000 characters; what is more was left out")
    #expect(walk.session.fieldText.count <= 2_000)
    #expect(walk.session.fieldText.unicodeScalars.count <= 8_000)
    _ = walk.session.perform(.deleteBackward, visibleRows: 5)
    _ = walk.session.paste("x")
    #expect(walk.session.chrome.notice == nil)
  }

  @Test func theClockStopsWithTheCalendar() {
    var walk = Walk()
    let last = SimulatedTime("9999-12-31T23:59:59") ?? SimulatedTime(seconds: 0)
    #expect(walk.session.send(.context(.clockMoved(to: last))).refusal == nil)
    press(.advanceClock, in: &walk)
    #expect(
      walk.session.chrome.notice?.text
        == "the clock goes no further than the end of the year 9999")
    #expect(walk.state.context.time == last)
  }

  @Test func theContextPanelOpensOnTheRowItWasLeftAt() {
    var walk = Walk()
    press(.contextPanel, .moveToBottom, .back, .contextPanel, in: &walk)
    #expect(walk.session.chrome.overlay == .context(Chrome.ContextPanel(.outcome)))
    press(.moveDown, .moveUp, in: &walk)
    #expect(walk.session.chrome.overlay == .context(Chrome.ContextPanel(.network)))
  }

  @Test func upInAnEmptyFieldBringsBackWhatWasSaid() {
    var walk = Walk()
    walk.say("first")
    walk.say("second")
    press(.moveUp, in: &walk)
    #expect(walk.session.fieldText == "second")
    press(.moveUp, in: &walk)
    #expect(walk.session.fieldText == "first")
    press(.moveUp, .moveDown, in: &walk)
    #expect(walk.session.fieldText == "second")
    press(.moveDown, in: &walk)
    #expect(walk.session.fieldText.isEmpty)
  }

  @Test func upAtTheTopOfAnEmptySearchBringsBackTheLastOne() {
    var walk = Walk()
    typed("note", in: &walk)
    press(.accept, .back, .back, in: &walk)
    press(.spotlight, .moveUp, in: &walk)
    #expect(walk.session.fieldText == "note")
  }

  @Test func waitingIsOneKey() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    press(.accept, in: &walk)
    guard case .performing? = walk.phase else {
      Issue.record("not performing")
      return
    }
    press(.accept, in: &walk)
    #expect(walk.result == .succeeded(outcome: "ordered"))
    press(.advanceClock, in: &walk)
    #expect(walk.state.liveActivities.isEmpty)
  }

  @Test func severalValuesAreTakenWithTheSpaceBar() {
    var walk = Walk()
    walk.send(.run(.startedDirectly(SampleCatalog.rest, values: [])))
    walk.say("20 minutes")
    typed(" ", in: &walk)
    press(.moveDown, in: &walk)
    typed(" ", in: &walk)
    press(.moveToBottom, .accept, in: &walk)
    #expect(
      walk.state.run?.resolution(of: "sounds")?.values
        == [.option(id: "rain"), .option(id: "wind")])
  }

  @Test func theContextPanelChangesOneThingAtATime() {
    var walk = Walk()
    press(.contextPanel, .accept, in: &walk)
    #expect(walk.state.context.device == .iPhoneSideways)
    press(.moveDown, .moveDown, .caretRight, in: &walk)
    #expect(walk.state.context.language == "ja")
    press(.back, in: &walk)
    #expect(walk.session.chrome.overlay == nil)
    press(.undo, in: &walk)
    #expect(walk.state.context.language == "en")
    #expect(walk.state.context.device == .iPhoneSideways)
  }

  @Test func thePaletteFindsACommandByItsName() {
    var walk = Walk()
    press(.palette, in: &walk)
    typed("next dev", in: &walk)
    press(.accept, in: &walk)
    #expect(walk.state.context.device == .iPhoneSideways)
    #expect(walk.session.chrome.overlay == nil)
  }

  @Test func aCommandThatCannotRunSaysWhy() {
    var walk = Walk()
    press(.undo, in: &walk)
    #expect(walk.session.chrome.notice == Chrome.Notice(.refusal, "nothing to take back"))
    #expect(walk.session.refusal(of: .redo) == "nothing was taken back")
    #expect(walk.session.refusal(of: .help) == nil)
  }

  @Test func chromeIsNotUndone() {
    var walk = Walk()
    walk.say("Order with Corner Cup")
    press(.transcript, .undo, in: &walk)
    #expect(walk.session.chrome.inspectorTab == .transcript)
  }

  @Test func scrollingStopsAtTheLastLineAndComesBackAtOnce() {
    var walk = Walk()
    func press(_ command: Command) {
      _ = walk.session.perform(command, visibleRows: 5, lastScroll: 90)
    }
    press(.help)
    press(.moveToBottom)
    #expect(walk.session.chrome.overlay == .help(scroll: 90))
    press(.moveDown)
    press(.moveUp)
    #expect(walk.session.chrome.overlay == .help(scroll: 89))
    press(.back)
    walk.session.chrome.focus = .inspector
    press(.pageDown)
    #expect(walk.session.chrome.inspectorScroll == 4)
    press(.moveToBottom)
    press(.pageUp)
    #expect(walk.session.chrome.inspectorScroll == 86)
  }

  @Test func theKeyOfAnOpenTextTurnsItsPages() {
    var walk = Walk()
    func press(_ text: Chrome.InspectorText?) {
      _ = walk.session.perform(.why, visibleRows: 5, inspector: text)
    }
    let long = Chrome.InspectorText(rows: 10, lastScroll: 12)
    var scrolls = [Int]()
    for _ in 0..<3 {
      press(long)
      scrolls.append(walk.session.chrome.inspectorScroll)
    }
    #expect(scrolls == [9, 12, 0], "and from its end to its beginning")
    press(Chrome.InspectorText(rows: 10, lastScroll: 0))
    #expect(walk.session.chrome.notice?.text == "Why is open, and all of it is shown")
    press(nil)
    #expect(walk.session.chrome.isInspectorInFront, "where it is not beside the device")
    walk.session.chrome.inspectorTab = .transcript
    press(long)
    #expect(walk.session.chrome.inspectorTab == .why)
    #expect(walk.session.chrome.inspectorScroll == 0)
  }

  @Test func aTranscriptIsScrolledFromItsEnd() {
    var walk = Walk()
    walk.session.chrome.inspectorTab = .transcript
    walk.session.chrome.focus = .inspector
    func press(_ command: Command) {
      _ = walk.session.perform(command, visibleRows: 5, lastScroll: 90)
    }
    press(.moveUp)
    #expect(walk.session.chrome.inspectorScroll == 1)
    press(.moveToTop)
    #expect(walk.session.chrome.inspectorScroll == 90)
    press(.moveToBottom)
    #expect(walk.session.chrome.inspectorScroll == 0)
  }

  @Test func whatWasSaidBeforeIsLeftWithTheSurfaceTheFieldOrTheStep() {
    var walk = Walk()
    walk.send(.spotlight(.queryChanged("corner")))
    walk.send(.spotlight(.rowChosen(.app("corner"))))
    for words in ["one", "two", "three"] { walk.say(words) }
    press(.moveUp, .moveUp, in: &walk)
    #expect(walk.session.fieldText == "two")
    press(.back, .moveUp, in: &walk)
    #expect(walk.session.fieldText == "three", "an emptied field begins again")
    press(.moveUp, .spotlight, .moveDown, in: &walk)
    #expect(walk.session.fieldText.isEmpty, "down goes to the next row")
    press(.siri, in: &walk)
    for words in ["four", "five"] { walk.say(words) }
    press(.moveUp, .moveUp, .moveUp, in: &walk)
    #expect(walk.session.fieldText == "three")
    press(.undo, .undo, .moveUp, in: &walk)
    #expect(walk.session.fieldText == "four")
  }
}
