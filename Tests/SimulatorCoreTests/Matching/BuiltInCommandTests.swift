import IntentModel
import Testing

@testable import SimulatorCore

@Suite struct BuiltInCommandTests {
  /// A phone with a clock of its own, and an app whose phrase looks like a built-in command.
  private var phone: PhoneCatalog {
    var phone = SampleCatalog.phone
    phone.apps.append(
      AppCatalog(
        id: "hours", name: "Hours",
        intents: [
          AppIntent(
            id: "SetTimer", title: "Set a timer", handles: [.timer],
            parameters: [
              IntentParameter(id: "length", type: .duration, isRequired: true, ask: "How long?")
            ])
        ]))
    phone.apps[0].appShortcuts[0].phrases = LocalizedList([
      "Set a timer with ${applicationName}", "Call an ambulance with ${applicationName}",
      "Open ${applicationName}",
    ])
    return phone
  }

  @Test(
    arguments: [
      ("en", "Set a timer", .timer), ("en", "remind me to buy milk", .reminder),
      ("en", "What's the weather", .weather), ("en", "add eggs to my shopping list", .list),
      ("en", "Call Mei", .call), ("en", "stop", .dialogue), ("en", "Wake me at 7", .alarm),
      ("en", "Hey Siri, set a timer", .timer), ("ja", "10分のタイマーをセットして", .timer),
      ("ja", "明日の天気を教えて", .weather), ("ja", "7時に起こして", .alarm), ("zh-Hans", "提醒我买牛奶", .reminder),
      ("zh-Hans", "今天天气怎么样", .weather), ("zh-Hans", "给妈妈打电话", .call),
    ] as [(String, String, BuiltInCommand)])
  func theTableCatches(language: String, words: String, command: BuiltInCommand) {
    let walk = Walk(phone: phone) { $0.language = language }
    #expect(walk.hearing(of: words).builtIn?.command == command)
  }

  @Test(
    "a value is found wherever it stands in the request",
    arguments: [
      ("en", "set a 20 minute timer"), ("en", "Set a 20-minute timer"),
      ("en", "start a twenty minute timer"), ("en", "set a timer for 20 minutes"),
      ("en", "20 minute timer"), ("ja", "20分のタイマーをセットして"), ("ja", "タイマー20分"),
      ("zh-Hans", "设一个20分钟的计时器"), ("zh-Hans", "20分钟计时器"),
    ])
  func valuesInTheMiddle(language: String, words: String) {
    var walk = Walk(phone: phone) { $0.language = language }
    walk.say(words)
    #expect(walk.state.run?.resolution(of: "length")?.values == [.duration(seconds: 1_200)])
  }

  @Test(
    "an emergency is one however it is called",
    arguments: [
      ("en", "dial 911"), ("en", "call an ambulance"), ("ja", "119に電話"), ("ja", "110番に電話して"),
      ("zh-Hans", "打电话给120"), ("zh-Hans", "拨打120"),
    ])
  func emergencies(language: String, words: String) {
    let walk = Walk(phone: phone) { $0.language = language }
    #expect(walk.hearing(of: words).builtIn?.command == .emergency)
  }

  @Test(arguments: ["settle a timer", "recall Mei", "stop it now", "listing"])
  func otherWordsAreNotCaught(words: String) {
    #expect(Walk(phone: phone).hearing(of: words).builtIn == nil)
  }

  @Test func aPhraseWithAnAppsNameIsTheApps() {
    let walk = Walk(phone: phone)
    #expect(walk.hearing(of: "Set a timer with Corner Cup").match?.intent == "Order")
    #expect(walk.hearing(of: "Remind me to call Corner Cup").builtIn?.namesAnApp == true)
  }

  @Test func emergenciesAndOpeningAnAppAreNever() {
    let walk = Walk(phone: phone)
    #expect(
      walk.hearing(of: "Call an ambulance with Corner Cup").builtIn?.command == .emergency)
    #expect(walk.hearing(of: "Open Corner Cup").builtIn?.app == "corner")
    var opening = walk
    opening.say("Open Corner Cup")
    guard case .hostApp(let host) = opening.state.surface else {
      Issue.record("the app is not at the front")
      return
    }
    #expect(host.app == "corner")
  }

  @Test func itGoesToTheIntentThatHandlesIt() {
    var walk = Walk(phone: phone)
    walk.say("Set a timer for 10 minutes")
    #expect(walk.state.run?.intent == IntentReference(app: "hours", intent: "SetTimer"))
    #expect(walk.state.run?.resolution(of: "length")?.values == [.duration(seconds: 600)])
    #expect(
      RunReceipt(walk.session.simulator, walk.state)?.lines.first { $0.label == "built in" }?.text
        == "'timer', by the opening words \"set a timer\"")
    walk.say("Set a timer")
    #expect(walk.last?.shown == "How long?")
  }

  @Test func whatNothingHandlesIsSaidToTheDesignerOnly() {
    var walk = Walk(phone: phone)
    walk.say("Remind me to buy milk")
    #expect(walk.last?.shown == "I can't help with that here.")
    guard case .notUnderstood(let miss)? = walk.last?.kind else {
      Issue.record("something took it")
      return
    }
    #expect(
      miss.lines(heard: nil).map(\.text) == [
        "'reminder', by the opening words \"remind me\"", "no intent here handles 'reminder'",
      ])
  }
}
