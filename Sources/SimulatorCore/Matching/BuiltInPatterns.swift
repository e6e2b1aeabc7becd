import IntentModel

/// The words by which Siri knows its own commands, by language: a table a speaker can check.
enum BuiltInPatterns {
  struct Pattern: Hashable, Sendable {
    /// Folded.
    var words: String
    var reason: BuiltInCatch.Reason

    func fits(_ utterance: String) -> Bool {
      switch reason {
      case .whole: return utterance == words
      case .opening:
        guard utterance.hasPrefix(words) else { return false }
        return Self.isBoundary(words.last, utterance.dropFirst(words.count).first)
      case .ending:
        guard utterance.hasSuffix(words) else { return false }
        return Self.isBoundary(utterance.dropLast(words.count).last, words.first)
      }
    }

    private static func isBoundary(_ before: Character?, _ after: Character?) -> Bool {
      guard let before, let after, before.isASCII, after.isASCII else { return true }
      return before == " " || after == " "
    }
  }

  static func all(_ language: SpokenLanguage) -> [(BuiltInCommand, Pattern)] {
    language.choose(english, japanese, chinese)
  }

  /// Words between a command and what it is about.
  static func joints(_ language: SpokenLanguage) -> [String] {
    language.choose(["for ", "to ", "that ", "about ", "called ", "at ", "of "], [], [])
  }

  private static let english = patterns([
    (
      .emergency, .opening,
      [
        "call 911", "call 112", "call 999", "call 000", "call 110", "call 119",
        "dial 911", "dial 112", "dial 999", "dial 000", "dial 110", "dial 119",
        "call the police", "call police", "call an ambulance", "call emergency services",
      ]
    ),
    (.emergency, .whole, ["emergency", "sos"]),
    (
      .call, .opening,
      [
        "call", "dial", "redial", "facetime", "phone", "check voicemail",
        "play my voicemail",
      ]
    ),
    (.message, .opening, ["text", "send a message", "send a text", "message", "read my messages"]),
    (.reminder, .opening, ["remind me", "set a reminder", "create a reminder", "add a reminder"]),
    (.list, .ending, ["list"]),
    (
      .timer, .opening,
      [
        "set a timer", "start a timer", "set timer", "start timer", "timer for",
        "cancel the timer", "stop the timer", "pause the timer", "how much time is left",
      ]
    ),
    (.timer, .ending, ["minute timer", "hour timer", "second timer"]),
    (
      .alarm, .opening,
      ["set an alarm", "set alarm", "wake me", "cancel my alarm", "turn off my alarm"]
    ),
    (.clock, .opening, ["what time is it", "what is the time", "whats the time"]),
    (
      .calendar, .opening,
      [
        "schedule", "create an event", "add an event", "whats on my calendar",
        "what is on my calendar", "when is my next meeting",
      ]
    ),
    (.note, .opening, ["take a note", "make a note", "create a note", "note that"]),
    (
      .weather, .opening,
      [
        "weather", "whats the weather", "what is the weather", "how is the weather",
        "will it rain", "is it going to rain", "do i need an umbrella",
      ]
    ),
    (.weather, .ending, ["weather", "forecast"]),
    (
      .facts, .opening,
      [
        "how many", "how much is", "what is", "whats", "who is", "translate", "define",
        "how do you say",
      ]
    ),
    (.media, .opening, ["play"]),
    (
      .media, .whole,
      [
        "pause", "skip", "next", "previous", "louder", "quieter", "volume up",
        "volume down", "resume", "next song",
      ]
    ),
    (
      .directions, .opening,
      [
        "directions", "navigate", "take me", "get directions", "where is",
        "hows traffic", "how is traffic",
      ]
    ),
    (
      .home, .opening,
      [
        "turn on the lights", "turn off the lights", "lights", "lock the", "unlock the",
        "set the thermostat", "heat the car",
      ]
    ),
    (
      .settings, .opening,
      [
        "turn on wifi", "turn off wifi", "turn on wi fi", "turn off wi fi",
        "turn on bluetooth", "turn off bluetooth", "turn on the flashlight",
        "turn off the flashlight",
        "turn on do not disturb", "turn off do not disturb", "turn on airplane mode",
        "turn off airplane mode", "increase brightness", "turn up the brightness",
      ]
    ),
    (.open, .opening, ["open", "launch", "search the web", "find my"]),
    (
      .dialogue, .whole,
      [
        "yes", "no", "cancel", "stop", "never mind", "nevermind", "repeat",
        "repeat that", "help", "more options",
      ]
    ),
  ])

  private static let japanese = patterns([
    (.emergency, .opening, ["110番", "119番", "110に電話", "119に電話", "警察に電話", "救急車を呼んで", "緊急通報"]),
    (.call, .ending, ["に電話", "に電話して", "に電話をかけて", "に発信"]),
    (.message, .ending, ["にメッセージ", "にメッセージを送って", "メッセージを読んで"]),
    (.reminder, .ending, ["をリマインド", "をリマインドして", "リマインダー", "とリマインドして", "を思い出させて"]),
    (.list, .ending, ["リスト", "リストに追加", "リストに追加して"]),
    (
      .timer, .ending,
      [
        "タイマー", "のタイマー", "タイマーをセット", "のタイマーをセット", "のタイマーをセットして", "タイマーをセットして",
        "タイマーをかけて", "のタイマーをかけて", "タイマーを止めて",
      ]
    ),
    (.timer, .opening, ["タイマー"]),
    (
      .alarm, .ending,
      ["アラーム", "のアラーム", "アラームをセット", "にアラームをセットして", "アラームをかけて", "のアラームをかけて", "に起こして"]
    ),
    (.clock, .whole, ["何時", "今何時", "いま何時", "今何時ですか"]),
    (.calendar, .ending, ["予定を追加", "予定を追加して", "の予定", "の予定は"]),
    (.note, .ending, ["とメモ", "とメモして", "をメモして", "メモして"]),
    (.weather, .ending, ["天気", "天気は", "の天気を教えて", "天気予報", "雨が降る"]),
    (.facts, .ending, ["とは", "って何", "を翻訳して", "の意味"]),
    (.media, .ending, ["を再生", "を再生して", "をかけて"]),
    (.media, .whole, ["一時停止", "次の曲", "前の曲", "音量を上げて", "音量を下げて"]),
    (.directions, .ending, ["への行き方", "までの道順", "まで案内して", "はどこ", "の渋滞"]),
    (.home, .ending, ["電気をつけて", "電気を消して", "照明をつけて", "照明を消して", "鍵をかけて", "鍵を開けて"]),
    (
      .settings, .opening,
      ["wifiをオン", "wifiをオフ", "bluetoothをオン", "bluetoothをオフ", "機内モード", "ライトをつけて"]
    ),
    (.open, .ending, ["を開いて", "を開く", "を起動", "を起動して"]),
    (.dialogue, .whole, ["はい", "いいえ", "キャンセル", "やめて", "ストップ", "もう一度", "ヘルプ"]),
  ])

  private static let chinese = patterns([
    (
      .emergency, .opening,
      [
        "打110", "打119", "打120", "拨打110", "拨打119", "拨打120", "打电话给110",
        "打电话给119", "打电话给120", "报警", "叫救护车",
      ]
    ),
    (.call, .opening, ["打电话给", "给我打电话", "拨打", "呼叫", "打电话"]),
    (.call, .ending, ["打电话"]),
    (.message, .opening, ["发短信", "发消息", "发信息", "读一下短信"]),
    (.reminder, .opening, ["提醒我", "添加提醒", "设置提醒"]),
    (.list, .ending, ["清单", "列表"]),
    (.timer, .opening, ["计时", "倒计时", "设置计时器", "设一个计时器", "定时"]),
    (.timer, .ending, ["计时器", "的计时器", "倒计时", "的倒计时"]),
    (.alarm, .opening, ["设闹钟", "设置闹钟", "定闹钟", "叫我起床"]),
    (.alarm, .ending, ["闹钟", "的闹钟", "叫我起床"]),
    (.clock, .whole, ["几点了", "现在几点", "现在几点了"]),
    (.calendar, .opening, ["添加日程", "新建日程", "安排会议"]),
    (.note, .opening, ["记一下", "添加备忘录", "新建备忘录", "记个笔记"]),
    (.weather, .ending, ["天气", "天气怎么样", "的天气", "会下雨吗"]),
    (.facts, .opening, ["什么是", "翻译", "谁是"]),
    (.facts, .ending, ["是什么", "是什么意思"]),
    (.media, .opening, ["播放"]),
    (.media, .whole, ["暂停", "下一首", "上一首", "大声一点", "小声一点"]),
    (.directions, .opening, ["导航", "带我去", "怎么去"]),
    (.directions, .ending, ["在哪里", "怎么走"]),
    (.home, .opening, ["开灯", "关灯", "打开灯", "锁门", "开锁"]),
    (.settings, .opening, ["打开wifi", "关闭wifi", "打开蓝牙", "关闭蓝牙", "打开手电筒", "打开飞行模式", "勿扰模式"]),
    (.open, .opening, ["打开", "启动", "查找我的"]),
    (.dialogue, .whole, ["是", "不是", "取消", "停止", "算了", "再说一遍", "帮助"]),
  ])

  private static func patterns(
    _ table: [(BuiltInCommand, BuiltInCatch.Reason, [String])]
  ) -> [(BuiltInCommand, Pattern)] {
    table.flatMap { command, reason, all in
      all.map { (command, Pattern(words: TextFolding.folded($0), reason: reason)) }
    }
  }
}

/// "Hey Siri", which is not part of what is asked.
enum WakePhrase {
  private static let all = [
    "Hey Siri", "Hej Siri", "Hei Siri", "Hai Siri", "Hé Siri", "Dis Siri", "Oye Siri", "Ehi Siri",
    "E aí Siri", "嘿 Siri", "喂 Siri", "Siri 야", "привет Siri", "يا Siri", "หวัดดี Siri", "Siri",
  ].map(TextFolding.folded)

  /// What is left of a folded text that begins with one; nil when it begins with none.
  static func stripped(_ folded: String) -> String? {
    for phrase in all where folded.hasPrefix(phrase) {
      let rest = folded.dropFirst(phrase.count)
      guard let next = rest.first else { return "" }
      if next == " " { return String(rest.dropFirst()) }
      if !next.isASCII { return String(rest) }
    }
    return nil
  }
}
