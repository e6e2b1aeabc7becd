import IntentModel
import Testing

@testable import SimulatorCore

/// What-ifs and what is shared, as they are written, and what is said of those that cannot be read.
@Suite struct ShareScenarioTextTests {
  private static let help = ShareScenario.help

  private var phone: PhoneCatalog {
    var phone = SharePhone.phone
    func place(_ id: String, _ title: String) -> Place {
      Place(id: id, display: DisplayRepresentation(title: LocalizedText(title)))
    }
    phone.apps[2].activities.append(Activity(id: "photo", title: "Copy Photo", isExtension: true))
    phone.places = [place("home", "Home"), place("pier-a", "Pier"), place("pier-b", "Pier")]
    return phone
  }

  private func fault(_ text: String) -> String? {
    do throws(NamingFault) {
      _ = try ShareScenario(text, Simulator(phone))
      return nil
    } catch {
      return error.words
    }
  }

  @Test(arguments: [
    ("sunshine", "'sunshine', expected \(help)"),
    ("plicy recency", "'plicy' in 'plicy recency', expected \(help); did you mean 'policy'?"),
    (";;", "empty in part 1 of 3, expected \(help)"),
    ("week; ;place home", "empty in part 2 of 3, expected \(help)"),
    ("week;", "empty in part 2 of 2, expected \(help)"),
    ("policy", "empty in 'policy', expected use, recency, frequency, fixed"),
    (
      "policy recent",
      "'recent' in 'policy recent', expected use, recency, frequency, fixed; did you mean 'recency'?"
    ),
    (
      "place home; place pier-a",
      "'place pier-a' in part 2 of 2: that contradicts part 1, 'place home', expected 'place' once"
    ),
    (
      "device iPad;week;device iPad",
      "'device iPad' in part 3 of 3: that contradicts part 1, 'device iPad', expected 'device' once"
    ),
    (
      "item gallery/all/pier;item gallery/all/gull",
      "'item gallery/all/gull' in part 2 of 2: that contradicts part 1, 'item gallery/all/pier', "
        + "expected 'item' once"
    ),
    ("week two", "'two' in 'week two', expected 'week' alone"),
    (
      "place hom", "'hom' in 'place hom', expected home, pier-a, pier-b; did you mean 'home'?"
    ),
    (
      "place pier",
      "'pier' in 'place pier': 2 places are called that, expected one of them by id: pier-a, pier-b"
    ),
    (
      "week;time noon", "'noon' in part 2 of 2, 'time noon', expected a time such as 08:10"
    ),
    (
      "favourites Print",
      "'Print' in 'favourites Print': 2 are called that, expected one of them by id: "
        + "print, helper/print"
    ),
    (
      "favourites Print, upload",
      "'Print' in 'favourites Print, upload': 2 are called that, expected one of them by id: "
        + "print, helper/print"
    ),
    (
      "favourites Save Imag",
      "'Save Imag' in 'favourites Save Imag', expected a system activity such as print, "
        + "APP/ACTIVITY, a title, or none; did you mean 'Save Image'?"
    ),
    (
      "favourites Copy Pho",
      "'Copy Pho' in 'favourites Copy Pho', expected a system activity such as print, "
        + "APP/ACTIVITY, a title, or none; did you mean 'Copy Photo'?"
    ),
    (
      "favourites print Copy, print",
      "'print' in 'favourites print Copy, print': 'print' is named already, "
        + "expected each of them once"
    ),
    (
      "favourites print none",
      "'none' in 'favourites print none', expected 'none' alone, or favourites"
    ),
    (
      "favourites person mei",
      "'person mei' in 'favourites person mei': only actions and apps can be favourites, expected "
        + "a system activity such as print, APP/ACTIVITY, a title, or none"
    ),
    (
      "item gallery/all/peer",
      "'gallery/all/peer' in 'item gallery/all/peer', expected something of gallery/all that can be "
        + "shared: pier, gull, clip, note; did you mean 'pier'?"
    ),
    (
      "item social/all/x",
      "'social/all/x' in 'item social/all/x': social has no pages, expected an app that has: gallery"
    ),
    (
      "item gallery/all gallery/all/pier",
      "'gallery/all' in 'item gallery/all gallery/all/pier': an item of it is named, too, "
        + "expected a page alone, or items of it alone"
    ),
  ])
  func aRefusalSaysWhatWasWrongWhereAndWhatWasExpected(text: String, words: String) {
    #expect(fault(text) == words)
  }

  @Test func whatIsLongIsShortened() {
    let long = String(repeating: "lamp", count: 5_000)
    for text in [long, "place \(long)", "favourites \(long)", "place home;place \(long)"] {
      #expect(fault(text).map { $0.contains("…") && $0.count < 700 } == true)
    }
  }

  @Test(arguments: [
    ("favourites Upload", [ShareTarget.of("helper", "upload")]),
    ("favourites upload print", [.of("helper", "upload"), .system(.print)]),
    ("favourites Add to Album, Add to Files", [.of("gallery", "album"), .system(.addToFiles)]),
    ("favourites print, copyToPasteboard", [.system(.print), .system(.copyToPasteboard)]),
    ("favourites 拷贝, helper/print", [.system(.copyToPasteboard), .of("helper", "print")]),
    ("favourites none", []),
  ])
  func aTitleThatOnlyOneHasIsTaken(text: String, targets: [ShareTarget]) throws {
    #expect(try ShareScenario(text, Simulator(phone)).changes == [.favourites(targets)])
  }

  @Test func placesGoByTitleDevicesByAnySpellingAndItemsTogether() throws {
    func changes(_ text: String) throws -> [ShareScenario.Change] {
      try ShareScenario(text, Simulator(phone)).changes
    }
    #expect(try changes("place HOME; policy Recency") == [.place("home"), .policy(.recency)])
    #expect(try changes("device iphone-sideways") == [.device(.iPhoneSideways)])
    #expect(try changes("week;week") == [.week, .week])
    #expect(
      try changes("item gallery/all/pier gallery/all/gull")
        == [.content(app: "gallery", page: "all", items: ["pier", "gull"])])
  }

  @Test func aWhatIfIsToldByTitlesWithTheIdWhereTwoAreEqual() throws {
    let simulator = Simulator(phone)
    let state = simulator.initialState(person: .nobody)
    let content = try #require(
      simulator.content(app: "gallery", page: "all", items: ["pier"], in: state))
    func title(_ text: String) throws -> String {
      try ShareScenario(text, simulator).title(ShareTitles(simulator, state, content))
    }
    #expect(try title("favourites helper/upload print") == "favourites Upload, Print (print)")
    #expect(try title("place home") == "at Home")
    #expect(try title("place pier-b") == "at Pier (pier-b)")
    #expect(try title("item gallery/article") == "sharing Article")
    #expect(try title("item gallery/all/gull gallery/all/clip") == "sharing Gull, Clip")
  }
}
