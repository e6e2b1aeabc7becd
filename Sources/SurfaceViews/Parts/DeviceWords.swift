import IntentModel
import SimulatorCore

/// The few words the simulated device writes itself. Apple's own are not published for every place:
/// these are a guess at them.
struct DeviceWords {
  private let language: SpokenLanguage
  private let stock: StockWording

  init(_ language: String) {
    self.language = SpokenLanguage(language)
    stock = StockWording(self.language)
  }

  private func pick(_ english: String, _ japanese: String, _ chinese: String) -> String {
    language.choose(english, japanese, chinese)
  }

  var askSiri: String { pick("Ask Siri", "Siriに頼む", "问 Siri") }
  var youCanSay: String { pick("You can say", "こう話せます", "可以这样说") }
  var answer: String { pick("Answer", "答える", "回答") }
  var search: String { pick("Search", "検索", "搜索") }
  var yes: String { stock.yesButton }
  var no: String { stock.noButton }
  var unlock: String { stock.unlockButton }
  var cancel: String { stock.cancelButton }
  var done: String { stock.doneButton }
  var working: String { pick("Working", "処理中", "正在处理") }
  var offline: String { pick("offline", "圏外", "离线") }
  var locked: String { pick("locked", "ロック", "已锁定") }
  func taken(_ count: Int) -> String { pick("\(count) taken", "\(count)件選択", "已选\(count)项") }
  /// Of several values, those there are.
  func taken(_ titles: [String]) -> String {
    pick("taken: ", "選択済み：", "已选：") + stock.joinedAsList(titles)
  }
  var siriSuggestion: String { pick("Siri Suggestion", "Siriからの提案", "Siri 建议") }
  /// Minutes are rounded up: what is shown is never too short.
  func remaining(seconds: Int) -> String {
    if seconds < 60 { return pick("\(seconds) s", "\(seconds)秒", "\(seconds)秒") }
    let minutes = seconds / 60 + (seconds % 60 > 0 ? 1 : 0)
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return pick("\(minutes) min", "\(minutes)分", "\(minutes)分钟") }
    return pick("\(hours) h \(rest) min", "\(hours)時間\(rest)分", "\(hours)小时\(rest)分")
  }

  func noResults(_ query: String) -> String {
    pick("No results for “\(query)”", "「\(query)」は見つかりません", "没有“\(query)”的结果")
  }

  // MARK: On a device that is used by ear

  func noSpotlight(on device: Device) -> String {
    whyNothingIsShown(on: device)
      + pick("so there is no Spotlight.", "Spotlightはありません。", "因此没有 Spotlight。")
  }
  func isNotShown(_ app: String, on device: Device) -> String {
    whyNothingIsShown(on: device)
      + pick("so \(app) is not shown.", "\(app)は表示されません。", "因此不显示\(app)。")
  }
  /// The first half of a sentence.
  private func whyNothingIsShown(on device: Device) -> String {
    let name = device.title
    if device == .carPlay {
      return pick(
        "\(name) shows what Siri says and nothing else, ", "\(name)にはSiriの言葉だけが表示されるため、",
        "\(name) 只显示 Siri 说的话，")
    }
    return pick(
      "\(name) \(device == .airPods ? "have" : "has") no screen, ", "\(name)には画面がないため、",
      "\(name) 没有屏幕，")
  }
  func asksSiri(_ key: String) -> String {
    pick(
      "\(key) asks Siri: type what you would say.", "\(key)でSiriに頼めます。話す言葉を入力してください。",
      "按 \(key) 问 Siri：输入要说的话。")
  }
  func isHeard(on device: Device) -> String {
    device.hasScreen
      ? pick(
        "What is answered is heard, and its words are shown.", "答えは音声で返り、その言葉が表示されます。",
        "回答可以听到，文字也会显示。")
      : pick("What is answered is only heard.", "答えは音声だけで返ります。", "回答只能听到。")
  }

  /// An item's own, from which a share sheet can be opened.
  var menu: String { pick("Menu", "メニュー", "菜单") }
  var nothingHere: String { pick("Nothing to show here", "表示するものがありません", "没有可显示的内容") }
}
