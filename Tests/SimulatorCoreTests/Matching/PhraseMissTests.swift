import IntentModel
import Testing

@testable import SimulatorCore

/// What the designer is told when nothing matched, and the person is not.
@Suite struct PhraseMissTests {
  private func miss(
    _ words: String, phone: PhoneCatalog = PhoneOfPhrases.meditation, era: Era = .appShortcuts
  ) -> PhraseMiss? {
    Walk(phone: phone) { $0.era = era }.hearing(of: words).miss
  }

  @Test func aFixedPartThatLooksVariableIsNamed() {
    let nearest = miss("Start gratitude meditation with ocean waves in Tidepool")?.nearest.first
    #expect(nearest?.phrase == "Start Gratitude meditation with nature sounds in Tidepool")
    #expect(
      nearest?.missing == [
        "\"ocean waves\" was said where it has the fixed words \"nature sounds\""
      ])
    let short = miss("gratitude meditation with ocean waves")?.nearest.first
    #expect(short?.phrase == "Start Gratitude meditation with nature sounds in Tidepool")
    #expect(short?.missing.first == "the app's name is not in it: say \"Tidepool\"")
  }

  @Test func anUnknownValueIsNamedWithTheKnownOnes() {
    let nearest = miss("Create a thunder session in Tidepool")?.nearest.first
    #expect(nearest?.missing == ["\"thunder\" is no value of 'value': Gratitude, Focus, Sleep"])
  }

  @Test func whatIsSaidWithoutEndIsNotRepeatedWhole() {
    let said = String(repeating: "x", count: 50_000)
    let nearest = miss("Create a \(said) session in Tidepool")?.nearest ?? []
    #expect(
      nearest.first?.missing == [
        "\"\(said.prefix(119))…\" is no value of 'value': Gratitude, Focus, Sleep"
      ])
    for line in nearest.flatMap(\.missing) { #expect(line.count < 300) }
  }

  @Test func anAppsNameLeftOutIsNamedWithItsSynonyms() {
    let nearest = miss("Order latte", phone: SampleCatalog.phone)?.nearest.first
    #expect(nearest?.phrase == "Order Latte with Corner Cup")
    #expect(
      nearest?.missing == [
        "the app's name is not in it: say \"Corner Cup\" or \"Corner\"",
        "it has \"with\", which was not said",
      ])
  }

  @Test func whatIsQuotedIsWrittenAsItsAuthorDid() {
    var phone = PhoneOfPhrases.meditation
    phone.apps[0].appShortcuts[0].phrases = LocalizedList([
      "Start ${value} Meditation in ${applicationName}", "${applicationName}で瞑想をスタート",
    ])
    let gaps = miss("Hey Siri, «Don't-Stop» Focus, 3.5 now", phone: phone)?.nearest.first?.missing
    #expect(
      gaps == [
        "the app's name is not in it: say \"Tidepool\"",
        "\"Don't-Stop … 3.5 now\" was said where it has the fixed words \"Start … Meditation in\"",
      ])
    let kana = miss("Tidepoolで瞑想をオワル", phone: phone)?.nearest.first?.missing
    #expect(kana == ["\"オワル\" was said where it has the fixed words \"スタート\""])
  }

  @Test func aVariantThatIsNotListedIsNoMatch() {
    let nearest = miss("Do a meditation with Tidepool")?.nearest.first
    #expect(nearest?.intent.intent == "Meditate")
  }

  @Test func anOptionTakenAwayCannotBeSaid() {
    var phone = PhoneOfPhrases.meditation
    phone.apps[0].entities[0].items[1].when = .equals(name: "device", .text("mac"))
    let nearest = miss("Create a focus session in Tidepool", phone: phone)?.nearest.first
    #expect(nearest?.missing == ["\"focus\" cannot be chosen now: value"])
  }

  @Test func beforeAppShortcutsNothingIsUnderstood() {
    let found = miss("Meditate with Tidepool", era: .classic)
    #expect(found?.isBeforeAppShortcuts == true)
    #expect(found?.lines(heard: nil).contains { $0.label == "era" } == true)
  }

  @Test func thePersonHearsNoneOfIt() {
    var walk = Walk(phone: PhoneOfPhrases.meditation)
    walk.say("gratitude meditation with ocean waves")
    #expect(walk.last?.shown == "I didn't get that.")
    #expect(walk.last?.spoken == "I didn't get that.")
  }
}
