import Testing

@testable import CatalogFormat

/// What an activation predicate may cost.
@Suite struct ActivationPredicateTests {
  @Test func aPredicateIsReadUpToALength() throws {
    let longest = "TRUEPREDICATE" + String(repeating: " OR TRUEPREDICATE", count: 999)
    _ = try ActivationPredicateText.predicate(longest)
    #expect(
      throws: ActivationPredicateText.Fault(
        message: "a predicate has at most 2000 words and signs", position: 17_001)
    ) { try ActivationPredicateText.predicate(longest + " OR TRUEPREDICATE") }
  }

  @Test(arguments: ["extensionItems", "$i.attachments"])
  func attachmentsAreCountedOnce(inner: String) {
    let text =
      "SUBQUERY($i.attachments, $a, SUBQUERY(\(inner), $b, TRUEPREDICATE).@count > 0).@count > 0"
    #expect(
      throws: ActivationPredicateText.Fault(
        message: "there is no SUBQUERY inside a SUBQUERY of attachments", position: 39)
    ) { try ActivationPredicateText.predicate(text) }
  }
}
