import Foundation
import Testing

@Suite struct SearchTests {
  @Test func searchPrintsRowsWithTheirReceipts() throws {
    let place = try Place()
    let run = try Run.understudy(
      ["search", "demo:Apps", "咖啡", "--language", "zh-Hans", "--why"], at: place)
    #expect(run.status == 0, "\(run)")
    #expect(run.text.contains("点咖啡"))
    #expect(run.text.contains("moves up by"))
    let none = try Run.understudy(["search", "demo:Apps", "zebra"], at: place)
    #expect(none.status == 1)
    #expect(none.text == "no rows\n")
    #expect(try Run.understudy(["search", "demo:Apps"], at: place).status == 2)
    #expect(
      try Run.understudy(["search", "demo:Apps", "x", "--limit", "many"], at: place).status == 2)
  }
}
