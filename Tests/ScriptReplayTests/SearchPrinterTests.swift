import Foundation
import IntentModel
import SimulatorCore
import Testing

@testable import ScriptReplay

@Suite struct SearchPrinterTests {
  private func printer(_ query: String, limit: Int = 20, why: Bool = false) -> SearchPrinter {
    var session = Session(Simulator(TestPhone.phone))
    session.send(.spotlight(.queryChanged(query)))
    return SearchPrinter(session, limit: limit, hasReceipts: why)
  }

  @Test func rowsArePrintedGroupByGroup() {
    #expect(
      printer("kettle", limit: 3).text == """
        Top Hit
          1  Kettle House
          2  Order coffee · Latte  (Kettle House)  Siri Suggestion

        Shortcuts
          3  Order coffee  (Kettle House)
        and 9 more; --limit shows them

        """)
    #expect(printer("zebra").text == "no rows\n")
  }

  @Test func receiptsSayWhyAndWhatIsMissing() throws {
    let printer = printer("latte", limit: 1, why: true)
    let why = try #require(printer.rows.first?.why)
    #expect(why.first == ReceiptLine(.rule, "section", "Top Hit"))
    #expect(why.last == ReceiptLine(.rule, "above", "nothing: it is the first row"))
    let hidden = try #require(printer.hidden)
    #expect(hidden.first?.reason == "cut off: past the limit of 1 rows")
    #expect(
      hidden.contains { $0.reason == "not matched: no word of it begins with \"latte\"" })
    #expect(printer.text.contains("\nNot shown\n"))
    let read = try JSONDecoder().decode(SearchPrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
  }

  @Test func nothingPrintedCanActOnATerminal() {
    var phone = TestPhone.phone
    phone.apps[0].name = "Kettle\u{1B}[2J"
    var session = Session(Simulator(phone))
    session.send(.spotlight(.queryChanged("kettle")))
    let text = SearchPrinter(session, limit: 20, hasReceipts: true).text
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.contains("Kettle␛[2J"))
  }
}
