import Foundation
import Testing

@Suite struct ShareTests {
  private func share(_ arguments: String...) throws -> Run {
    try Run.understudy(["share", "demo:Apps"] + arguments, at: Place())
  }

  @Test func aSheetIsPrintedWithItsReceipts() throws {
    let run = try share("tidalbum/library/harbour", "--why")
    #expect(run.status == 0, "\(run)")
    #expect(run.text.hasPrefix("Sharing Harbour at dusk, as a sheet on iPhone\n"))
    #expect(run.text.contains("moves up by"))
    #expect(run.text.contains("\nleft out\n"))
  }

  @Test func twoSheetsAreComparedForAProgramToo() throws {
    let run = try share("tidalbum/library/harbour", "--compare", "favourites print", "--json")
    #expect(run.status == 0, "\(run)")
    let read = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    #expect(read?["first"] as? String == "now")
    #expect(read?["second"] as? String == "favourites Print (print)")
    let rows = try #require(read?["rows"] as? [[String: Any]])
    let print = try #require(rows.first { $0["id"] as? String == "print" })
    #expect(try #require(print["after"] as? Int) < #require(print["before"] as? Int))
  }

  @Test func aPageIsSentInAnotherForm() throws {
    let run = try share("fogline/tides", "--as", "pdf", "--why")
    #expect(run.status == 0, "\(run)")
    #expect(run.text.hasPrefix("Sharing How to read a tide table, sent as PDF, as a sheet"))
    #expect(run.text.contains("      sent as PDF: a file is none of public.url, public.html"))
    let compared = try share("fogline/tides", "--as", "pdf", "--compare", "device iPad")
    #expect(compared.text.hasPrefix("sent as PDF  against  sent as PDF, on iPad: 0 moved"))
  }

  @Test(arguments: [
    (["tidalbum"], "what is shared cannot be 'tidalbum', expected APP/PAGE/ITEM, or APP/PAGE"),
    (["tidalbum/library/harbour", "fogline/tides"], "items of one page, tidalbum/library"),
    (
      ["tidalbum/library", "tidalbum/library/harbour"],
      "'tidalbum/library': an item of it is named, too"
    ),
    (
      ["tidalbum/library/harbour", "tidalbum/library/harbour"],
      "'tidalbum/library/harbour': it is named already, expected each of them once"
    ),
    (["tidalbum/library/harbor"], "did you mean 'harbour'?"),
    (["corner/x"], "'corner/x': corner has no pages, expected an app that has: "),
    (
      ["tidalbum/library/harbour", "--compare", "week", "--compare", "policy fixed"],
      "'--compare' takes one value, not 'week' and 'policy fixed'"
    ),
    (
      ["tidalbum/library/harbour", "--compare", "place home;place work"],
      "'place work' in part 2 of 2: that contradicts part 1, 'place home'"
    ),
    (
      ["tidalbum/library/harbour", "--compare", "device watch"],
      "'device watch': a watch has no share sheet"
    ),
    (
      ["fogline/tides", "--compare", "device Mac; as pdf"],
      "'--compare' cannot be 'device Mac; as pdf': its Options do not offer 'pdf' then, expected "
        + "something whose share sheet has ways to send it"
    ),
    (
      ["fogline/tides", "--as", "pdf", "--compare", "device Mac"],
      "'device Mac': its Options do not offer 'pdf' then"
    ),
    (
      ["fogline/tides", "--as", "pdf", "--compare", "item tidalbum/library/harbour"],
      "its Options do not offer 'pdf' then, expected automatic, as-taken, compatible"
    ),
    (["tidalbum/library/kelp"], "something of tidalbum/library that can be shared: harbour"),
    (["tidalbum/cellar/kelp"], "a page of tidalbum: library"),
    (["nobody/library/kelp"], "an app of the phone: "),
    (["tidalbum/library/harbour", "--compare", "device toaster"], "iPhone, iPhone sideways"),
    (["tidalbum/library/harbour", "--compare", "sunshine"], "policy use|recency|frequency|fixed"),
    (["tidalbum/library/harbour", "--as", "gif"], "automatic, as-taken, compatible"),
    (["blotter/notes/soup", "--as", "pdf"], "something whose share sheet has ways to send it"),
    (["tidalbum/library/harbour", "--policy", "best"], "use, recency, frequency, fixed"),
    ([], "a catalog and what is shared"),
  ])
  func whatCannotBeSharedSaysWhatWasExpected(arguments: [String], expected: String) throws {
    let run = try Run.understudy(["share", "demo:Apps"] + arguments, at: Place())
    #expect(run.status == 2, "\(run)")
    #expect(run.problemText.contains(expected), "\(run)")
  }

  @Test func aComparisonForAProgramHasItsReceiptsWhenTheyAreAskedFor() throws {
    let item = "tidalbum/library/harbour"
    for (arguments, isExpected) in [(["--why"], true), ([], false)] {
      let run = try Run.understudy(
        ["share", "demo:Apps", item, "--compare", "week", "--json"] + arguments, at: Place())
      let read = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
      let rows = try #require(read?["rows"] as? [[String: Any]])
      #expect(rows.allSatisfy { ($0["receiptBefore"] != nil) == isExpected }, "\(run)")
      #expect((read?["leftOutAfter"] != nil) == isExpected)
    }
  }

  @Test func itsHelpSaysWhoseSheetItIsAndHowAnAppIsPutBesideTheDemo() throws {
    let run = try Run.understudy(["help", "share"], at: Place())
    #expect(run.text.contains("a person who has arranged nothing"))
    #expect(run.text.contains("'understudy new DIR --demo', put the app into DIR/Apps"))
  }

  @Test func aLockedPhoneHasNoSheet() throws {
    let run = try share("tidalbum/library/harbour", "--locked")
    #expect(run.status == 1)
    #expect(run.problemText.contains("nothing is shared until it is unlocked"))
  }

  @Test func aDeviceWithoutASheetSaysSo() throws {
    // It is not what it would be compared with that has none.
    for arguments in [[], ["--compare", "week"]] {
      let run = try Run.understudy(
        ["share", "demo:Apps", "tidalbum/library/harbour", "--device", "watch"] + arguments,
        at: Place())
      #expect(run.status == 1, "\(run)")
      #expect(run.problemText == "understudy: a watch has no share sheet\n", "\(run)")
    }
  }
}
