import IntentModel
import ScriptReplay
import SimulatorCore
import Testing

/// How scripts name what stands in a share sheet, and what does not.
@Suite struct SharingScriptTests {
  private func play(_ text: String) -> ReplayResult {
    let (script, findings) = ScriptParser.parse(text, file: "test.walk")
    #expect(findings.map(\.description) == [])
    var replayer = Replayer(script, phone: SharingPhone.notes)
    return replayer.run()
  }

  @Test func ofTwoEntriesOfOneTitleTheIDIsWritten() {
    let result = play(
      """
      open Notes
      share
      expect twins Print, Print
      choose Print
      expect refused "2 entries are called 'Print': write the id"
      choose id:notes/print-note
      expect tells "Done: Print."
      """)
    #expect(result.failure == nil)
  }

  @Test func onlyWhatIsListedCanBeArranged() {
    let result = play(
      """
      open Bank
      share
      expect no twins
      favourite Print
      arrange Mail, hidden
      favourite Copy
      expect refused containing "no entry 'Copy' that can be arranged"
      """)
    #expect(result.failure == nil)
  }

  @Test func whatIsUnderMoreIsChosenThere() {
    let result = play(
      """
      open Bank
      share
      choose More
      arrange Mail, under More
      choose Mail
      cancel
      dismiss
      choose Mail
      expect refused "'Mail' is under More: write 'choose More' first"
      choose More
      choose Pigeon
      expect refused containing "no entry 'Pigeon' under More"
      choose Mail
      press Send
      expect tells "Sent."
      """)
    #expect(result.failure == nil)
  }

  @Test func whatIsNotThereCanBeExpected() {
    let result = play(
      """
      context device Mac
      open Notes
      share
      expect no people
      expect no actions
      dismiss
      expect no sheet
      """)
    #expect(result.failure == nil)
    #expect(play("open Notes\nshare\nexpect no apps").failure != nil)
  }

  @Test(arguments: ["no people", "no apps", "no actions", "no twins", "no sheet", "no banner"])
  func whatIsNotThereIsWrittenAsItIsRead(words: String) {
    let (script, _) = ScriptParser.parse("expect \(words)", file: "test.walk")
    #expect(script.steps.first?.value.written == "expect \(words)")
  }
}
