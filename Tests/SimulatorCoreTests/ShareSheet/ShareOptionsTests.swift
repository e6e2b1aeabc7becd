import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// Options in the sheet's header: in which form it is sent, and what goes with it.
@Suite struct ShareOptionsTests {
  private static let phone: PhoneCatalog = {
    var phone = SharePhone.phone
    for page in phone.apps[0].pages.indices {
      phone.apps[0].pages[page].options = SharePhone.options
    }
    return phone
  }()

  private func walk(
    _ items: String..., device: Device = .iPhone, choosing: ShareOptionID...
  ) -> Walk {
    var walk = SharePhone.walk(phone: Self.phone) { $0.device = device }
    for item in items { walk.send(.app(.itemToggled(item))) }
    if items.isEmpty { walk.send(.app(.pageShown("article"))) }
    walk.share()
    if choosing.isEmpty { return walk }
    walk.send(.share(.entryChosen(.options)))
    for id in choosing { walk.send(.share(.optionRowChosen(id))) }
    walk.send(.share(.screenLeft))
    return walk
  }

  private func titles(_ walk: Walk) -> [String] { walk.session.optionRows.map(\.title) }

  @Test func aWayChangesWhatFitsAndSaysSo() throws {
    let usual = walk("pier")
    let pdf = walk("pier", choosing: .way("pdf"))
    let sheet = try #require(pdf.sheet)
    #expect(usual.sheet?.content.items.map(\.types) == [["public.heic"]])
    #expect(sheet.content.items.map(\.types) == [["com.adobe.pdf"]])
    #expect(sheet.content.items.map(\.kind) == [.file])
    #expect(usual.sheet?.entry(.target(.of("gallery", "album"))) != nil)
    #expect(
      pdf.reason(.of("gallery", "album"))
        == "left out, sent as PDF: a file is none of public.image")
    #expect(
      pdf.reason(.of("social", "tap"))
        == "left out, sent as PDF: its activation rule does not support a file")
    // What does not fit in any form is not the form's fault.
    #expect(pdf.reason(.of("helper", "shout")) == "left out: a file is none of public.text")
    let receipt = try #require(
      ShareReceipt(
        pdf.session.simulator, pdf.state, sheet, .target(.system(.copyToPasteboard))))
    #expect(receipt.lines.first == ReceiptLine(.rule, "way", "sent as PDF"))
    let before = try #require(usual.sheet)
    let plain = ShareReceipt(
      usual.session.simulator, usual.state, before, .target(.system(.copyToPasteboard)))
    #expect(plain?.lines.contains { $0.label == "way" } == false)
  }

  @Test func aReceiptSaysThatAnEntryIsThereByItsFormAlone() throws {
    var phone = Self.phone
    phone.apps[0].pages[0].options?.ways.append(
      .init(
        id: "caption", title: "Caption",
        forms: [.init(of: "public.image", types: ["public.plain-text"])]))
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    walk.send(.share(.entryChosen(.options)))
    walk.send(.share(.optionRowChosen(.way("caption"))))
    let shout = ShareEntry.ID.target(.of("helper", "shout"))
    let sheet = try #require(walk.sheet)
    let receipt = try #require(ShareReceipt(walk.session.simulator, walk.state, sheet, shout))
    #expect(
      receipt.lines.first
        == ReceiptLine(
          .rule, "way", "sent as Caption; otherwise left out: an image is none of public.text"))
  }

  @Test func whatTakesNoneOfItsFormsIsNotOffered() {
    var image = walk("pier")
    image.send(.share(.entryChosen(.options)))
    #expect(titles(image) == ["Automatic", "PDF", "Location"])
    // One way alone is no choice.
    var text = walk("note")
    text.send(.share(.entryChosen(.options)))
    #expect(titles(text) == ["Location"])
    #expect(
      text.refusal(of: .share(.optionRowChosen(.way("pdf")))) == "that is not in Options")
  }

  @Test func theListStaysOpenAndTheSheetIsLeftForIt() {
    var walk = walk("pier")
    #expect(walk.session.selectedEntry == walk.sheet?.people.first?.id)
    walk.send(.share(.entryChosen(.options)))
    #expect(walk.session.selectedOptionRow?.id == .way("automatic"))
    #expect(
      walk.refusal(of: .share(.optionRowChosen(.way("automatic")))) == "it is sent that way already"
    )
    #expect(
      walk.refusal(of: .share(.optionRowSelected(.way("gif")))) == "that is not in Options")
    #expect(
      walk.refusal(of: .share(.entryChosen(.more))) == "an entry is chosen in the sheet itself")
    walk.send(.share(.optionRowChosen(.way("pdf"))))
    #expect(
      walk.session.optionRows.filter(\.isOn).map(\.id) == [.way("pdf"), .switch("location")])
    walk.send(.share(.screenLeft))
    #expect(walk.session.selectedEntry == .options)
    #expect(
      walk.refusal(of: .share(.optionRowChosen(.way("pdf")))) == "that stands in Options")
  }

  @Test func returnOpensOptionsChoosesAndEscGoesBack() {
    var walk = walk("pier")
    func press(_ commands: Command...) {
      for command in commands { _ = walk.session.perform(command, visibleRows: 9) }
    }
    press(.moveUp, .moveUp, .moveUp)
    #expect(walk.session.selectedEntry == .options)
    press(.accept, .moveDown, .accept)
    #expect(walk.sheet?.content.chosenWay?.title == "PDF")
    press(.moveDown)
    #expect(walk.session.acceptAct.footerWord == "switch")
    press(.toggle)
    #expect(walk.session.optionRows.last?.isOn == false)
    press(.back)
    #expect(walk.session.openSheet?.sheet.screen == .entries)
    press(.back)
    #expect(walk.session.openSheet == nil)
  }

  @Test func aChoiceIsOfOneSheet() {
    var walk = walk("pier", choosing: .way("pdf"), .switch("location"))
    walk.send(.share(.closed))
    walk.share()
    #expect(walk.sheet?.content.chosenWay == nil)
    #expect(walk.session.openSheet?.sheet.options == ShareOptionChoices())
  }

  /// Chosen back by hand is as if nothing had been chosen.
  @Test func theUsualWayChosenAgainIsTheUsualWay() {
    let back = walk(
      "pier", choosing: .way("pdf"), .switch("location"), .switch("location"),
      .way("automatic"))
    #expect(back.session.openSheet?.sheet.options == ShareOptionChoices())
    #expect(back.sheet?.entries == walk("pier").sheet?.entries)
  }

  @Test func aMacHasNoOptions() {
    var walk = walk("pier", choosing: .way("pdf"))
    walk.send(.share(.entryChosen(.options)))
    walk.send(.context(.deviceChanged(.mac)))
    #expect(walk.session.openSheet?.sheet.screen == .entries)
    #expect(walk.sheet?.options == nil)
    #expect(walk.sheet?.content.items.map(\.types) == [["public.heic"]])
    walk.send(.context(.deviceChanged(.iPad)))
    #expect(walk.sheet?.content.chosenWay?.title == "PDF")
  }

  /// From iOS 16 on.
  @Test func collaboratingSendsALinkAndIsNewerThanTheSheet() throws {
    var phone = Self.phone
    phone.apps[0].pages[0].options = ShareOptions(ways: [
      .init(id: "copy", title: "Send Copy"),
      .init(
        id: "together", title: "Collaborate", forms: [.init(types: ["public.url"])],
        isCollaboration: true, says: "Only you."),
    ])
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(walk.session.whatIfTitles.contains("to collaborate"))
    walk.send(.share(.entryChosen(.options)))
    #expect(walk.session.optionRows.map(\.summary) == [nil, nil])
    walk.send(.share(.optionRowChosen(.way("together"))))
    let sheet = try #require(walk.sheet)
    let receipt = ShareReceipt(
      walk.session.simulator, walk.state, sheet, .target(.system(.copyToPasteboard)))
    #expect(receipt?.lines.first == ReceiptLine(.rule, "way", "to collaborate"))
    #expect(walk.session.optionRows.map(\.summary) == [nil, "Only you."])
    #expect(
      walk.reason(.of("gallery", "album"))
        == "left out, to collaborate: a link is none of public.image")
    walk.send(.context(.eraChanged(.classic)))
    #expect(walk.sheet?.options == nil)
    #expect(walk.sheet?.entry(.target(.of("gallery", "album"))) != nil)
  }

  /// In the sheet that is open, and in one that is made of what was shared.
  @Test func aWayThatIsGoneIsTheUsualOne() throws {
    let walk = walk("pier", choosing: .way("pdf"))
    let before = try #require(walk.sheet).content
    var phone = Self.phone
    phone.apps[0].pages[0].options?.ways = [
      .init(id: "jpeg", title: "JPEG", forms: [.init(types: ["public.jpeg"])]),
      .init(id: "other", title: "Other"),
    ]
    let simulator = Simulator(phone)
    let (sheet, host) = try #require(walk.session.openSheet)
    let open = try #require(simulator.sharedContent(sheet, over: host, in: walk.state))
    let made = ShareSheet(simulator, walk.state, before).content
    for content in [open, made] {
      #expect(content.items.map(\.types) == [["public.jpeg"]])
      #expect(content.sentAs?.way == "jpeg")
      #expect(content.chosenWay == nil)
    }
  }

  /// The second is not taken in the place of a first that is not offered.
  @Test func withoutTheFirstWayItIsSentAsItIs() {
    var phone = Self.phone
    phone.apps[0].pages[0].options = ShareOptions(ways: [
      .init(id: "jpeg", title: "JPEG", forms: [.init(of: "public.movie", types: ["public.jpeg"])]),
      .init(id: "pdf", title: "PDF", forms: [.init(of: "public.image", types: ["com.adobe.pdf"])]),
      .init(id: "taken", title: "As Taken"),
    ])
    var walk = SharePhone.walk("pier", phone: phone)
    walk.share()
    #expect(walk.sheet?.content.sentAs == nil)
    #expect(walk.sheet?.content.items.map(\.types) == [["public.heic"]])
    walk.send(.share(.entryChosen(.options)))
    #expect(titles(walk) == ["PDF", "As Taken"])
    #expect(walk.session.optionRows.map(\.isOn) == [false, false])
    walk.send(.share(.optionRowChosen(.way("pdf"))))
    #expect(walk.sheet?.content.chosenWay?.title == "PDF")
    // What is taken is left again, as nothing else leads back.
    walk.send(.share(.optionRowChosen(.way("pdf"))))
    #expect(walk.sheet?.content.items.map(\.types) == [["public.heic"]])
    #expect(walk.session.openSheet?.sheet.options == ShareOptionChoices())
  }

  @Test func anotherFormIsAWhatIf() throws {
    let usual = walk("pier")
    #expect(usual.session.whatIfTitles.contains("sent as PDF"))
    let simulator = usual.session.simulator
    let sheet = try #require(usual.sheet)
    let scenario = try ShareScenario("as pdf", simulator)
    let other = try #require(
      scenario.sheet(simulator, usual.state, sheet.content, route: .shareButton))
    let rows = ShareComparison(sheet, other).rows
    #expect(
      rows.first { $0.entry.target == .of("gallery", "album") }?.why
        == "left out, sent as PDF: a file is none of public.image")
    #expect(try ShareScenario("as PDF", simulator) == scenario)
    let fault = #expect(throws: NamingFault.self) {
      try ShareScenario("as gif", simulator)
    }
    #expect(fault?.words == "'gif' in 'as gif', expected automatic, pdf, words")
    #expect(
      ShareScenario([.sentAs("gif")])
        .refusal(simulator, usual.state, sheet.content, route: .shareButton)?.why
        == "its Options do not offer 'gif' then")
    let pdf = walk("pier", choosing: .way("pdf"))
    #expect(pdf.session.whatIfTitles.contains("sent as Automatic"))
    #expect(
      ShareScenario([.week]).beside(scenario).changes == [.sentAs("pdf"), .week])
    #expect(
      ShareScenario([.sentAs("words")]).beside(scenario).changes == [.sentAs("words")])
  }

  // MARK: Laws

  /// Whatever was chosen and taken back, the sheet is the one that was there, and any sheet is in
  /// the order of its keys.
  @Test func choosingAndUndoingGivesTheSameSheet() throws {
    var random = SeededGenerator()
    var changedCount = 0
    for _ in 0..<120 {
      var phone = RandomSharePhone(using: &random)
      phone.phone.apps[0].pages[0].options = SharePhone.options
      let start = Session.Start(person: phone.person, context: phone.phone.startingContext)
      var session = Session(phone.simulator, start: start)
      session.send(.app(.opened(app: "app0")))
      session.send(.app(.itemToggled("image")))
      session.send(.share(.opened(.shareButton)))
      let before = try #require(session.shareSheet, "\(random)")
      session.send(.share(.entryChosen(.options)))
      var taken = 1
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let row = session.optionRows.randomElement(using: &random)
        let id = try #require(row?.id, "\(random)")
        if session.send(.share(.optionRowChosen(id))).refusal == nil { taken += 1 }
        let sheet = try #require(session.shareSheet, "\(random)")
        let keys = sheet.entries.filter { $0.target != nil }.map(\.key)
        #expect(keys == keys.sorted(), "\(random)")
        if sheet.content != before.content { changedCount += 1 }
        var again = Session(phone.simulator, start: start)
        for entry in session.log { again.send(entry.event) }
        #expect(try #require(again.shareSheet).entries == sheet.entries, "\(random)")
      }
      for _ in 0..<taken { session.undo() }
      let after = try #require(session.shareSheet, "\(random)")
      #expect(after.entries == before.entries, "\(random)")
      #expect(after.leftOut == before.leftOut, "\(random)")
      #expect(after.content == before.content, "\(random)")
    }
    #expect(changedCount > 30, "hardly any of the sheets was another")
  }
}
