/// The ready-made verbs of a confirmation.
///
/// The names are App Intents' `ConfirmationActionName` values (reference page, 2026). The system's own
/// labels and spoken forms are not published: the ones here are a guess, in our words.
package struct ConfirmationVerb: Hashable, Sendable {
  /// As a catalog writes it: `order`, `turnOn`.
  package let name: String
  /// What the button says.
  package let label: LocalizedText
  /// What else may be said to go ahead.
  package let spokenForms: LocalizedList

  package static func named(_ name: String) -> ConfirmationVerb? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private init(
    _ name: String, _ english: String, _ japanese: String, _ chinese: String, says: [String],
    ja: [String] = [], zh: [String] = []
  ) {
    self.name = name
    label = LocalizedText(entries: [
      .init(language: "en", text: english), .init(language: "ja", text: japanese),
      .init(language: "zh-Hans", text: chinese),
    ])
    spokenForms = LocalizedList(entries: [
      .init(language: "en", texts: says), .init(language: "ja", texts: ja),
      .init(language: "zh-Hans", texts: zh),
    ])
  }

  package static let all: [ConfirmationVerb] = [
    .init(
      "add", "Add", "追加", "添加", says: ["add it", "put it in", "include it"], ja: ["追加して"],
      zh: ["加上"]),
    .init("addData", "Add Data", "データを追加", "添加数据", says: ["add the data", "attach it"]),
    .init(
      "book", "Book", "予約", "预订", says: ["reserve", "book it", "make the booking"], ja: ["予約して"],
      zh: ["订吧"]),
    .init(
      "buy", "Buy", "購入", "购买", says: ["purchase", "buy it", "get it"], ja: ["買って", "購入して"],
      zh: ["买吧", "买"]),
    .init("call", "Call", "発信", "呼叫", says: ["phone", "ring", "dial"], ja: ["電話して"], zh: ["打电话"]),
    .init("checkIn", "Check In", "チェックイン", "签到", says: ["check me in", "sign me in"]),
    .init(
      "continue", "Continue", "続ける", "继续", says: ["go on", "go ahead", "proceed", "carry on"],
      ja: ["続けて"], zh: ["接着来"]),
    .init("create", "Create", "作成", "创建", says: ["make it", "new one"], ja: ["作って"], zh: ["新建"]),
    .init("do", "Do", "実行", "执行", says: ["do it", "do that"], ja: ["やって"], zh: ["做吧"]),
    .init("download", "Download", "ダウンロード", "下载", says: ["get it", "fetch it", "save it"]),
    .init("filter", "Filter", "絞り込む", "筛选", says: ["narrow it down", "only those"]),
    .init("find", "Find", "探す", "查找", says: ["look for it", "locate"], ja: ["探して"], zh: ["找一下"]),
    .init("get", "Get", "取得", "获取", says: ["fetch", "bring it"]),
    .init("go", "Go", "進む", "前往", says: ["let's go", "off we go"], ja: ["行こう"], zh: ["走吧"]),
    .init(
      "log", "Log", "記録", "记录", says: ["record it", "note it", "track it"], ja: ["記録して"],
      zh: ["记下来"]),
    .init("open", "Open", "開く", "打开", says: ["show it", "launch it"], ja: ["開いて"], zh: ["打开吧"]),
    .init(
      "order", "Order", "注文", "下单", says: ["place the order", "order it"],
      ja: ["注文して", "注文する", "頼んで"], zh: ["点单", "下单吧", "订购"]),
    .init(
      "pay", "Pay", "支払う", "支付", says: ["pay it", "make the payment"], ja: ["払って", "支払って"],
      zh: ["付款", "付吧"]),
    .init(
      "play", "Play", "再生", "播放", says: ["start playing", "listen", "watch it"], ja: ["再生して"],
      zh: ["放吧"]),
    .init("playSound", "Play Sound", "サウンドを再生", "播放声音", says: ["make a sound", "ring it"]),
    .init("post", "Post", "投稿", "发布", says: ["publish", "put it up"], ja: ["投稿して"], zh: ["发出去"]),
    .init("request", "Request", "リクエスト", "请求", says: ["ask for it"]),
    .init("run", "Run", "実行", "运行", says: ["execute", "run it"]),
    .init("search", "Search", "検索", "搜索", says: ["look it up"], ja: ["検索して"], zh: ["搜一下"]),
    .init(
      "send", "Send", "送信", "发送", says: ["send it", "off it goes"], ja: ["送って", "送信して"],
      zh: ["发吧", "发出"]),
    .init("set", "Set", "設定", "设置", says: ["set it", "change it"], ja: ["設定して"], zh: ["设好"]),
    .init(
      "share", "Share", "共有", "共享", says: ["share it", "pass it on"], ja: ["共有して"], zh: ["分享"]),
    .init(
      "start", "Start", "開始", "开始", says: ["begin", "start it"], ja: ["始めて", "開始して", "スタート"],
      zh: ["开始吧"]),
    .init(
      "startNavigation", "Start Navigation", "ナビを開始", "开始导航",
      says: ["navigate", "take me there", "directions"]),
    .init("toggle", "Toggle", "切り替え", "切换", says: ["switch it", "flip it"]),
    .init(
      "turnOff", "Turn Off", "オフにする", "关闭", says: ["switch off", "disable", "off"],
      ja: ["消して", "オフ"], zh: ["关掉", "关"]),
    .init(
      "turnOn", "Turn On", "オンにする", "打开", says: ["switch on", "enable", "on"], ja: ["つけて", "オン"],
      zh: ["开", "开启"]),
    .init("view", "View", "表示", "查看", says: ["show me", "let me see"], ja: ["見せて"], zh: ["看看"]),
  ]
}
