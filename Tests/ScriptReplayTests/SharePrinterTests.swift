import Foundation
import IntentModel
import SimulatorCore
import Testing

@testable import ScriptReplay

@Suite struct SharePrinterTests {
  private let session = Session(Simulator(SharingPhone.notes))

  private func sheet(_ scenario: ShareScenario = .now) throws -> ShareSheet {
    let content = try #require(
      session.simulator.content(app: "notes", page: "all", items: ["soup"], in: session.state))
    return try #require(
      scenario.sheet(session.simulator, session.state, content, route: .shareButton))
  }

  @Test func entriesArePrintedPartByPart() throws {
    let printer = SharePrinter(session, try sheet(), hasReceipts: false)
    #expect(
      printer.text == """
        Sharing Soup, as a sheet on iPhone

        apps
          Mail  (mail)  2 keys

        actions of the app itself
          Print  (notes/print-note)  3 keys  same title as another

        actions of the system
          Copy  (copyToPasteboard)  4 keys
          Print  (print)  5 keys  same title as another

        """)
    #expect(printer.leftOut == nil)
  }

  @Test func receiptsSayWhyAndWhatWasLeftOut() throws {
    let printer = SharePrinter(session, try sheet(), hasReceipts: true)
    #expect(printer.entries.first?.why?.last == .init(.rule, "above", "nothing: it is the first"))
    #expect(
      printer.leftOut?.first { $0.id == "airDrop" }?.reason
        == "the app excludes it")
    let read = try JSONDecoder().decode(SharePrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
  }

  @Test func whatIsUnderMoreIsAPartOfItsOwn() throws {
    var person = Person()
    person.shareSheet.appsUnderMore = [.system(.mail)]
    let session = Session(
      session.simulator,
      start: .init(person: person, context: session.simulator.phone.startingContext))
    let content = try #require(
      session.simulator.content(app: "notes", page: "all", items: ["soup"], in: session.state))
    let sheet = try #require(
      ShareScenario.now.sheet(session.simulator, session.state, content, route: .shareButton))
    let printer = SharePrinter(session, sheet, hasReceipts: true)
    #expect(
      printer.text.contains(
        """

        under More, which 2 keys open
          Mail  (mail)  4 keys
              under More: the person moved it there

        left out
        """))
    #expect(printer.leftOut?.contains { $0.id == "mail" } == false)
    let plain = SharePrinter(session, sheet, hasReceipts: false)
    #expect(plain.underMore?.entries.map(\.id) == ["mail"])
    let other = ShareScenario([.favourites([.system(.mail)])])
    let comparison = try ShareComparisonPrinter(session, sheet, .now, other, hasReceipts: false)
    let row = try #require(comparison.rows.first { $0.id == "mail" })
    #expect(row.isUnderMoreBefore && !row.isUnderMoreAfter)
    #expect(comparison.text.contains("More 1 → 1  4 → 2  into the row"))
  }

  @Test func theFormThatWasChosenIsPrinted() throws {
    var phone = SharingPhone.notes
    phone.apps[0].pages[0].options = ShareOptions(ways: [
      .init(id: "plain", title: "Plain"),
      .init(id: "pdf", title: "PDF", forms: [.init(types: ["com.adobe.pdf"])]),
      .init(id: "together", title: "Together", isCollaboration: true),
    ])
    let session = Session(Simulator(phone))
    let content = try #require(
      session.simulator.content(app: "notes", page: "all", items: ["soup"], in: session.state))
    func printed(_ scenario: ShareScenario) throws -> SharePrinter {
      let sheet = try #require(
        scenario.sheet(session.simulator, session.state, content, route: .shareButton))
      return SharePrinter(session, sheet, hasReceipts: false)
    }
    let pdf = try printed(ShareScenario([.sentAs("pdf")]))
    #expect(pdf.text.hasPrefix("Sharing Soup, sent as PDF, as a sheet on iPhone\n"))
    #expect(pdf.items.map(\.types) == [["com.adobe.pdf"]])
    // Options stand above the rest, and cost nothing on the way down.
    #expect(pdf.entries.map(\.keystrokes).first == 2)
    #expect(pdf.way == "sent as PDF")
    let together = try printed(ShareScenario([.sentAs("together")]))
    #expect(together.text.hasPrefix("Sharing Soup, to collaborate, as a sheet on iPhone\n"))
    #expect(try printed(.now).way == nil)
  }

  @Test func aComparisonMarksWhatMoved() throws {
    let other = ShareScenario([.favourites([.system(.print)])])
    let printer = try ShareComparisonPrinter(
      session, try sheet(), .now, other, hasReceipts: false)
    #expect(
      printer.text == """
        now  against  favourites Print (print): 2 moved

                                    place  keys   moved   why
          Mail                      1 → 1  2 → 2          
          Print (notes/print-note)  1 → 1  3 → 3          
        * Print (print)             3 → 2  5 → 4  up 1    part: actions of the system → the person's favourites
        * Copy                      2 → 3  4 → 5  down 1  by no rule of its own: others came, went or moved past it

        """)
    let read = try JSONDecoder().decode(ShareComparisonPrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
  }

  @Test func aComparisonSaysWhyOnBothSides() throws {
    let other = ShareScenario([.favourites([.system(.print)])])
    let printer = try ShareComparisonPrinter(
      session, try sheet(), .now, other, hasReceipts: true)
    let print = try #require(printer.rows.first { $0.id == "print" })
    #expect(print.rise == 1)
    #expect(print.receiptBefore?.first?.text == "actions of the system")
    #expect(print.receiptAfter?.first?.text == "the person's favourites")
    #expect(printer.leftOutBefore?.contains { $0.id == "airDrop" } == true)
    #expect(printer.leftOutAfter == printer.leftOutBefore)
    let receipt = "    favourites Print (print)\n      part         the person's favourites\n"
    #expect(printer.text.contains(receipt))
    let read = try JSONDecoder().decode(ShareComparisonPrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
  }

  @Test func nothingPrintedCanActOnATerminal() throws {
    var phone = SharingPhone.notes
    phone.apps[0].activities[0].title = "Print\u{1B}[2J"
    let session = Session(Simulator(phone))
    let content = try #require(
      session.simulator.content(app: "notes", page: "all", items: ["soup"], in: session.state))
    let sheet = ShareSheet(session.simulator, session.state, content)
    let text = SharePrinter(session, sheet, hasReceipts: true).text
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.contains("Print␛[2J"))
  }
}
