import IntentModel
import Testing

@testable import IntentImport

@Suite struct TextsTests {
  @Test(arguments: [
    ("lampColour", "Lamp colour"), ("URLList", "URL list"), ("open_window-now", "Open window now"),
    ("lamp2", "Lamp 2"), ("x", "X"), ("", ""), ("iPhoneName", "I phone name"), ("ID", "ID"),
  ])
  func namesBecomeWords(name: String, words: String) { #expect(DisplayWords.from(name) == words) }

  @Test(arguments: [("Scene", "scene"), ("URL", "URL"), ("iPhone", "iPhone"), ("A", "A"), ("", "")])
  func titlesFitIntoSentences(title: String, inside: String) {
    #expect(DisplayWords.inSentence(title) == inside)
  }

  @Test func idsAreUniqueAndUsable() {
    var names = UniqueNames(reserved: ["date"])
    let claimed = ["a", "a", "a", "date", "a/b", "${x}", "", "", "Überlauf"].map {
      names.claim($0, else: "thing")
    }
    #expect(
      claimed == ["a", "a2", "a3", "date2", "a-b", "x-", "thing", "thing2", "Überlauf"])
  }

  @Test(arguments: [
    ("Lantern/Base.lproj/Intents.intentdefinition", "Lantern", "lantern"),
    (
      "/x/oil-lamp_app@2020/Sources/App/Resources/Intents.intentdefinition", "Oil Lamp",
      "oil-lamp"
    ),
    ("Lamps.intentdefinition", "Lamps", "lamps"),
    ("Intents.intentdefinition", "Intents", "intents"),
    ("OilLamp/Resources/Intents.intentdefinition", "Oil Lamp", "oil-lamp"),
    ("OilLampIntents/Base.lproj/Intents.intentdefinition", "Oil Lamp", "oil-lamp"),
    ("openLAMP/Intents.intentdefinition", "openLAMP", "openlamp"),
    ("oil-lamp-iOS/Intents.intentdefinition", "Oil Lamp", "oil-lamp"),
    ("灯/Intents.intentdefinition", "灯", "app"), ("", "App", "app"),
  ])
  func aPathNamesTheApp(path: String, name: String, id: String) {
    #expect(AppIdentity(path: path).name == name)
    #expect(AppIdentity(path: path).id == id)
  }

  @Test(
    arguments: [
      ("sv_FI", "sv-FI"), ("English", "en"), ("zh-Hans", "zh-Hans"), ("es-419", "es-419"),
      ("Base", nil), ("a b", nil), ("", nil), ("en-", nil), ("kab", "kab"),
    ] as [(String, String?)])
  func foldersNameLanguages(folder: String, tag: String?) {
    #expect(LanguageFolder.tag(folder) == tag)
  }
}
