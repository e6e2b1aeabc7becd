import Testing

@testable import IntentModel

@Suite struct ConditionTests {
  private func holds(_ condition: Condition) -> Bool {
    condition.holds { name in
      ["store": FactValue.text("harbour"), "orders": .number(2), "signedIn": .boolean(true)][name]
    }
  }

  @Test func eachFormReadsItsName() {
    #expect(holds(.always))
    #expect(holds(.equals(name: "store", .text("harbour"))))
    #expect(!holds(.equals(name: "store", .text("castle"))))
    #expect(!holds(.equals(name: "nowhere", .text(""))))
    #expect(holds(.oneOf(name: "orders", [.number(1), .number(2)])))
    #expect(holds(.isSet(name: "signedIn", true)))
    #expect(holds(.isSet(name: "nowhere", false)))
    #expect(holds(.not(.equals(name: "signedIn", .boolean(false)))))
    #expect(holds(.all([])))
    #expect(!holds(.any([])))
    #expect(holds(.any([.isSet(name: "nowhere", true), .isSet(name: "store", true)])))
  }

  @Test func namesAreListedOnceInOrder() {
    let condition = Condition.all([
      .isSet(name: "b", true), .not(.equals(name: "a", .text("x"))), .oneOf(name: "b", []),
    ])
    #expect(condition.names == ["b", "a"])
  }
}
