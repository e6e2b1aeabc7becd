import IntentModel
import SimulatorCore
import Testing

@testable import understudy

@MainActor @Suite struct ContextOptionsTests {
  private let phone = PhoneCatalog(
    id: "cup",
    apps: [
      AppCatalog(
        id: "tea", name: "Tea", languages: ["en"],
        intents: [AppIntent(id: "Brew", title: "Brew", outcomes: [Outcome(name: "closed")])])
    ],
    places: [
      Place(
        id: "home",
        display: DisplayRepresentation(
          title: LocalizedText(entries: [
            .init(language: "en", text: "Home"), .init(language: "ja", text: "自宅"),
          ]))),
      Place(id: "pier-a", display: DisplayRepresentation(title: "Pier")),
      Place(id: "pier-b", display: DisplayRepresentation(title: "Pier")),
    ])

  private func context(_ words: String...) throws -> PhoneContext {
    try ContextOptions.context(of: phone, try Arguments(words, for: .open))
  }

  @Test func withoutOptionsItIsThePhonesOwn() throws {
    #expect(try context() == phone.startingContext)
  }

  @Test func eachOptionSetsItsPart() throws {
    let set = try context(
      "--device", "airpods", "--era", "classic", "--language", "ja", "--appearance", "LIGHT",
      "--time", "19:30", "--place", "自宅", "--outcome", "closed", "--locked", "--offline")
    var expected = phone.startingContext
    expected.device = .airPods
    expected.era = .classic
    expected.language = "ja"
    expected.appearance = .light
    expected.time = SimulatedTime(expected.time.date, ClockTime(hour: 19, minute: 30))
    expected.place = "home"
    expected.forcedOutcome = "closed"
    expected.isLocked = true
    expected.isOffline = true
    #expect(set == expected)
    #expect(try context("--time", "2026-05-01T07:00").time == SimulatedTime("2026-05-01T07:00"))
    #expect(try context("--outcome", "automatic").forcedOutcome == nil)
  }

  @Test(arguments: ["iPhoneSideways", "iPhone sideways", "iphone-sideways", "IPHONE SIDEWAYS"])
  func aDeviceGoesByItsTitleToo(name: String) throws {
    #expect(try context("--device", name).device == .iPhoneSideways)
  }

  @Test(arguments: [
    (
      ["--device", "iPod"],
      "'--device' cannot be 'iPod', expected iPhone, iPhone sideways, iPhoneSideways, iPad, Mac, "
        + "Watch, AirPods, HomePod, CarPlay; did you mean 'iPad'?"
    ),
    (
      ["--time", "soon"],
      "'--time' cannot be 'soon', expected a time such as 08:10 or 2026-03-02T08:10"
    ),
    (["--place", "work"], "'--place' cannot be 'work', expected home, pier-a, pier-b"),
    (
      ["--place", "pier"],
      "'--place' cannot be 'pier': 2 places are called that, expected one of them by id: "
        + "pier-a, pier-b"
    ),
    (
      ["--outcome", "close"],
      "'--outcome' cannot be 'close', expected automatic, closed; did you mean 'closed'?"
    ),
    (
      ["--language", "en/US"],
      "'--language' cannot be 'en/US', expected a tag such as en, ja or zh-Hans"
    ),
  ])
  func whatDoesNotFitIsNamed(words: [String], message: String) throws {
    let arguments = try Arguments(words, for: .open)
    do throws(UsageError) {
      _ = try ContextOptions.context(of: phone, arguments)
      Issue.record("accepted \(words)")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func aWalkUnderWayIsChangedOnlyWhereAskedTo() throws {
    let arguments = try Arguments(["--offline", "--language", "ja"], for: .still)
    #expect(
      try ContextOptions.changes(of: phone, arguments) == [
        .languageChanged("ja"), .networkChanged(isOffline: true),
      ])
  }
}
