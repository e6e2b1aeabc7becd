import IntentModel

@testable import SimulatorCore

/// The phone the speakers' tables are about: whom and where its owner knows, and six drinks.
enum SpeakersPhone {
  static let app = AppCatalog(
    id: "corner", name: "Corner Cup",
    entities: [AppEntity(id: "Drink", items: drinks)])

  static let simulator = Simulator(
    PhoneCatalog(id: "speakers", apps: [app], people: people, places: places))

  /// Ten past eight on a Monday.
  static func state(_ tag: String) -> SimulationState {
    var context = PhoneContext()
    context.language = tag
    context.time = SimulatedTime(
      CalendarDate(year: 2026, month: 3, day: 2)!, ClockTime(hour: 8, minute: 10))
    return Session(simulator, start: .init(person: .nobody, context: context)).state
  }

  private static let drinks = [
    drink("latte", "Latte", "ラテ", "拿铁", en: ["milky one"], ja: ["カフェラテ"], zh: ["拿铁咖啡"]),
    drink("mocha", "Mocha", "モカ", "摩卡"),
    drink("filter", "Filter coffee", "ドリップコーヒー", "手冲咖啡", en: ["drip"]),
    drink("greentea", "Green tea", "緑茶", "绿茶", reading: "りょくちゃ"),
    drink("blacktea", "Black tea", "紅茶", "红茶", reading: "こうちゃ"),
    drink("soda", "Lemon and lime", "トマトとレモン", "柠檬和青柠"),
  ]

  private static let people = [
    person(
      "mei-arita", "Mei Arita", "有田 芽衣", "有田芽衣", en: ["Mei"], ja: ["芽衣", "めい"],
      zh: ["芽衣", "小芽"], reading: "ありた めい"),
    person(
      "mei-tanabe", "Mei Tanabe", "田辺 芽衣", "田边芽衣", en: ["Mei"], ja: ["芽衣", "めい"],
      zh: ["芽衣", "小芽"], reading: "たなべ めい"),
    person("jonas", "Jonas Pell", "ジョナス・ペル", "乔纳斯·佩尔", zh: ["老乔"]),
    person(
      "sora", "Sora Kitamachi", "北町 空", "北町空", ja: ["空", "そら"], zh: ["小空"],
      reading: "きたまち そら"),
    person(
      "grandma", "Grandma", "おばあちゃん", "奶奶", en: ["Gran", "Nana", "Grandmother"],
      ja: ["ばあば", "祖母"], zh: ["阿嬷", "祖母"]),
    person("dad", "Dad", "お父さん", "爸爸", en: ["Father"], ja: ["父", "パパ"], zh: ["老爸", "父亲"]),
    person("ana", "Ana-Lucía O'Dell", "アナ・ルシア・オデル", "安娜·露西亚·奥戴尔"),
    person("zoe", "Zoë Marsh", "ゾーイ・マーシュ", "佐伊·马什"),
    person("wang", "Xiaoming Wang", "王 小明", "王小明"),
    person("li-jing", "Jing Li", "李 静", "李静"),
    person("li-jingyi", "Jingyi Li", "李 静怡", "李静怡"),
  ]

  private static let places = [
    place(
      "home", "Home", "自宅", "家", en: ["my place", "my house"], ja: ["家", "うち"],
      zh: ["家里", "我家"], reading: "じたく"),
    place(
      "work", "Work", "職場", "公司", en: ["the office", "my office"], ja: ["会社", "オフィス"],
      zh: ["办公室", "单位"], reading: "しょくば"),
    place("gym", "Gym", "ジム", "健身房"),
    place(
      "sundial", "Sundial Café", "カフェ日時計", "日晷咖啡馆", en: ["the Sundial"], ja: ["日時計"],
      zh: ["日晷"], reading: "かふぇひどけい"),
    place("school", "School", "学校", "学校", en: ["Nora's school"]),
    place("harbour", "Harbour Library", "港図書館", "海港图书馆"),
    place("hill", "Hill Library", "丘の図書館", "山上图书馆"),
  ]

  private static func drink(
    _ id: String, _ english: String, _ japanese: String, _ chinese: String, en: [String] = [],
    ja: [String] = [], zh: [String] = [], reading: String? = nil
  ) -> EntityItem {
    EntityItem(id: id, display: display(english, japanese, chinese, en, ja, zh, reading))
  }

  private static func person(
    _ id: String, _ english: String, _ japanese: String, _ chinese: String, en: [String] = [],
    ja: [String] = [], zh: [String] = [], reading: String? = nil
  ) -> Contact {
    Contact(id: id, display: display(english, japanese, chinese, en, ja, zh, reading))
  }

  private static func place(
    _ id: String, _ english: String, _ japanese: String, _ chinese: String, en: [String] = [],
    ja: [String] = [], zh: [String] = [], reading: String? = nil
  ) -> Place {
    Place(id: id, display: display(english, japanese, chinese, en, ja, zh, reading))
  }

  private static func display(
    _ english: String, _ japanese: String, _ chinese: String, _ en: [String], _ ja: [String],
    _ zh: [String], _ reading: String?
  ) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedText(entries: [
        .init(language: "en", text: english), .init(language: "ja", text: japanese),
        .init(language: "zh-Hans", text: chinese),
      ]),
      synonyms: LocalizedList(entries: [
        .init(language: "en", texts: en), .init(language: "ja", texts: ja),
        .init(language: "zh-Hans", texts: zh),
      ]),
      reading: reading.map { LocalizedText(entries: [.init(language: "ja", text: $0)]) })
  }
}
