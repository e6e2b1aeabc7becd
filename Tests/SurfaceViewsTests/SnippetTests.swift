import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews
import Testing

/// What a snippet says is whole: nobody can agree to what is cut.
struct SnippetTests {
  private static let long = "I am at the pier and will be there in about ten minutes"

  private func confirming(device: Device = .iPhone) throws -> Session {
    var phone = SamplePhone.phone
    let intent = try #require(phone.apps[0].intents.firstIndex { $0.id == "OrderCoffee" })
    phone.apps[0].intents[intent].confirmations[0].snippet = Snippet(
      title: LocalizedText(Self.long), subtitle: "Pickup at Market Hall", symbol: "message",
      rows: [.init(label: "Ready in", value: "12 minutes"), .init(label: "Cost", value: "$4.50")])
    var session = SamplePhone.session(device: device, phone: phone)
    session.press(.siri)
    session.say("Order Latte with Brew Bar")
    return session
  }

  @Test("a long title is wrapped at a confirmation", arguments: [(80, 24), (120, 40)])
  func title(columns: Int, rows: Int) throws {
    let text = try confirming().text(columns, rows)
    for word in Self.long.split(separator: " ") { #expect(text.contains(word), "\(word)") }
    #expect(text.contains("› [ Order ]"))
  }

  @Test("on a watch a value stands below a label it does not fit beside") func watch() throws {
    var phone = SamplePhone.phone
    let intent = try #require(phone.apps[0].intents.firstIndex { $0.id == "OrderCoffee" })
    phone.apps[0].intents[intent].outcomes[1].snippet = Snippet(
      title: "1 Mocha", subtitle: "Pickup at Market Hall",
      rows: [
        .init(label: "Ready in", value: "12 minutes"), .init(label: "Cost", value: "$4.50 a cup"),
      ])
    var session = SamplePhone.session(device: .watch, phone: phone)
    session.press(.siri)
    session.say("Order Latte with Brew Bar")
    session.press(.accept, .accept)
    let rows = session.text(80, 24).split(separator: "\n").map { $0.prefix(20) }
    let text = rows.joined(separator: "\n")
    for words in ["Pickup at Market", " Hall ", "Ready in ", "12 minutes", "$4.50 a cup"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("[ Done ]") && !text.contains(" more"))
  }

  @Test("what is longer than the device can be paged to its end and back") func paging() throws {
    var phone = SamplePhone.phone
    let intent = try #require(phone.apps[0].intents.firstIndex { $0.id == "OrderCoffee" })
    phone.apps[0].intents[intent].outcomes[1].snippet = Snippet(
      title: "Orders",
      rows: (1...20).map {
        .init(label: LocalizedText("Cup \($0)"), value: LocalizedText("at \($0):00"))
      })
    var session = SamplePhone.session(phone: phone)
    session.press(.siri)
    session.say("Order Latte with Brew Bar")
    session.press(.accept, .accept)
    for (columns, rows) in [(80, 24), (40, 12)] {
      let canvas = Canvas(columns: columns, rows: rows)
      func press(_ command: Command) -> String {
        let last = Render.lastScroll(session, canvas: canvas)
        let page = Render.visibleRows(session, canvas: canvas)
        _ = session.perform(command, visibleRows: page, lastScroll: last)
        return session.text(columns, rows)
      }
      #expect(session.text(columns, rows).contains("more: PgDn"))
      #expect(!session.text(columns, rows).contains("at 20:00"))
      var text = ""
      for _ in 0..<20 { text = press(.pageDown) }
      #expect(text.contains("at 20:00") && text.contains("… PgUp"))
      for _ in 0..<20 { text = press(.pageUp) }
      #expect(text.contains("Orders") && text.contains("at 1:00"))
    }
    // Another step begins at the top.
    session.press(.pageDown, .accept)
    #expect(session.chrome.snippetScroll == 0)
  }
}
