import IntentModel
import Testing

@testable import SimulatorCore

/// Why each of Siri's turns is what it is, told afterwards as it was told at its moment.
@Suite struct TurnReceiptTests {
  private let order: [Event] = [
    .surfacePresented(.siri), .conversation(.said("Order with Corner Cup")),
    .conversation(.said("a bicycle")), .conversation(.said("mocha")),
    .run(.optionChosen(Confirmation.accept)),
    .context(.clockMoved(to: SampleCatalog.phone.startingContext.time.adding(seconds: 3))),
    .conversation(.said("nonsense")),
  ]

  @Test func everyTurnHasTheReceiptOfItsMoment() {
    var walk = Walk()
    var expected = [Int: [ReceiptLine]]()
    for event in order {
      let count = walk.state.transcript.count
      walk.send(event)
      let rules =
        RunReceipt(walk.session.simulator, walk.state)?.lines
        ?? walk.state.transcript.compactMap {
          if case .notUnderstood(let miss) = $0.kind { miss.lines(heard: "nonsense") } else { nil }
        }.last ?? []
      for turn in walk.state.transcript.dropFirst(count) where turn.isSiri {
        expected[turn.id] = rules
      }
    }
    let receipts = walk.session.turnReceipts().mapValues { lines in
      lines.filter { $0.kind != .words && $0.kind != .missingByEar }
    }
    #expect(receipts == expected)
    #expect(receipts.count == 5)
    #expect(receipts.values.allSatisfy { $0.first?.label == "heard" })
    let kinds = walk.state.transcript.filter(\.isSiri).map { receipts[$0.id]?.last?.label }
    #expect(kinds == ["Drink", "", "confirm", "output", ""])
  }

  @Test func onlySiriHasReceipts() {
    var walk = Walk()
    for event in order { walk.send(event) }
    let receipts = walk.session.turnReceipts()
    for turn in walk.state.transcript { #expect((receipts[turn.id] != nil) == turn.isSiri) }
  }

  private func words(on device: Device) -> [ReceiptLine] {
    var walk = Walk { $0.device = device }
    walk.say("Order mocha with Corner Cup")
    return WordsReceipt(walk.session, walk.last!).lines.filter {
      $0.label == "spoken" || $0.label == "by ear"
    }
  }

  @Test func whatThisDeviceSpeaksComesFirstAndByEarWhereItDiffers() {
    #expect(
      words(on: .iPhone) == [
        ReceiptLine(.words, "spoken", "2 words, 1.0 s on iPhone"),
        ReceiptLine(.words, "by ear", "9 words, 3.7 s"),
      ])
    for device in [Device.airPods, .homePod, .carPlay] {
      #expect(
        words(on: device) == [
          ReceiptLine(.words, "spoken", "9 words, 3.7 s on \(device.title)")
        ])
    }
  }

  @Test func aDeviceThatSaysNothingIsSaidToSayNothing() {
    var walk = Walk()
    walk.say("Order mocha with Corner Cup")
    var turn = walk.last!
    turn.shown = ""
    #expect(
      WordsReceipt(walk.session, turn).lines.prefix(2).map(\.text) == [
        "nothing on iPhone", "9 words, 3.7 s",
      ])
    turn.kind = .happened
    #expect(WordsReceipt(walk.session, turn).lines.isEmpty, "it was not said")
  }
}
