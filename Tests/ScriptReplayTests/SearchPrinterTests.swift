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
    #expect(hidden.first?.reason == "cut off: past the limit of 1 row")
    #expect(hidden.contains { $0.reason == "not matched" && $0.missing == [1] })
    #expect(printer.text.contains("\nNot shown\n"))
    #expect(printer.text.contains("not matched: no word of it begins with \"latte\""))
    let read = try JSONDecoder().decode(SearchPrinter.self, from: Data(printer.json.utf8))
    #expect(read == printer)
  }

  @Test func noHiddenRowRepeatsWhatIsSearched() {
    let printer = printer("latte zebra", why: true)
    #expect(printer.words == ["latte", "zebra"])
    #expect(printer.hidden?.contains { $0.missing == [2] } == true)
    #expect(printer.hidden?.contains { $0.missing == [1, 2] } == true)
    #expect(printer.json.split(separator: "zebra").count == 3, "the query and its words")
    #expect(printer.text.contains("begins with \"latte\", \"zebra\""))
  }

  @Test func receiptsStandInColumnsWhateverTheirLettersAre() {
    var session = Session(Simulator(TestPhone.phone))
    session.send(.context(.languageChanged("ja")))
    session.send(.spotlight(.queryChanged("ラテ")))
    let lines = SearchPrinter(session, limit: 1, hasReceipts: true).text.split(separator: "\n")
    let section = lines.first { $0.contains("section") }
    let word = lines.first { $0.contains("\"らて\"") }
    #expect(section == "     section  Top Hit")
    #expect(word == "     \"らて\"   begins a word of the title")
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
