/// The ready-made verbs of a confirmation.
///
/// The names are App Intents' `ConfirmationActionName` values (reference page, 2026). The system's
/// own labels and spoken forms are not published: the ones here are a guess, in our words.
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
    ja: [String], zh: [String]
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
      "add", "Add", "追加", "添加",
      says: ["add it", "put it in", "include it"],
      ja: ["追加して", "加えて", "入れて"],
      zh: ["加上", "加进去", "加"]),
    .init(
      "addData", "Add Data", "データを追加", "添加数据",
      says: ["add the data", "attach it"],
      ja: ["データを追加して", "データを入れて", "追加して"],
      zh: ["加数据", "把数据加上", "添加"]),
    .init(
      "book", "Book", "予約", "预订",
      says: ["reserve", "reserve it", "book it", "make the booking"],
      ja: ["予約して", "取って", "押さえて"],
      zh: ["订", "订吧", "预约"]),
    .init(
      "buy", "Buy", "購入", "购买",
      says: ["purchase", "buy it", "get it"],
      ja: ["購入して", "買って", "買う", "買います"],
      zh: ["买", "买吧", "买下来"]),
    .init(
      "call", "Call", "発信", "呼叫",
      says: ["phone", "ring", "dial"],
      ja: ["電話して", "かけて", "電話をかけて", "電話"],
      zh: ["打电话", "拨号", "打过去"]),
    .init(
      "checkIn", "Check In", "チェックイン", "签到",
      says: ["check me in", "sign me in"],
      ja: ["チェックインして", "受付して"],
      zh: ["帮我签到", "办理入住", "登记"]),
    .init(
      "continue", "Continue", "続ける", "继续",
      says: ["go on", "go ahead", "proceed", "carry on", "keep going"],
      ja: ["続けて", "続行", "進めて"],
      zh: ["接着来", "往下走", "接着"]),
    .init(
      "create", "Create", "作成", "创建",
      says: ["create it", "make it", "new one"],
      ja: ["作成して", "作って", "新しく作って"],
      zh: ["新建", "建一个", "建"]),
    .init(
      "do", "Do", "実行", "执行",
      says: ["do it", "do that"],
      ja: ["実行して", "やって"],
      zh: ["做", "做吧"]),
    .init(
      "download", "Download", "ダウンロード", "下载",
      says: ["download it", "get it", "fetch it", "save it"],
      ja: ["ダウンロードして", "落として", "保存して"],
      zh: ["下下来", "存下来"]),
    .init(
      "filter", "Filter", "絞り込む", "筛选",
      says: ["narrow it down", "only those"],
      ja: ["絞り込んで", "絞って"],
      zh: ["筛一下", "只看这些"]),
    .init(
      "find", "Find", "探す", "查找",
      says: ["look for it", "locate"],
      ja: ["探して", "見つけて"],
      zh: ["找", "找一下", "找找看"]),
    .init(
      "get", "Get", "取得", "获取",
      says: ["fetch", "bring it"],
      ja: ["取得して", "持ってきて", "取ってきて"],
      zh: ["取", "取一下", "拿过来"]),
    .init(
      "go", "Go", "進む", "前往",
      says: ["let's go", "off we go"],
      ja: ["行こう", "行って", "出発"],
      zh: ["走吧", "出发", "去吧"]),
    .init(
      "log", "Log", "記録", "记录",
      says: ["record it", "note it", "track it"],
      ja: ["記録して", "つけておいて", "残して"],
      zh: ["记下来", "记一下", "记"]),
    .init(
      "open", "Open", "開く", "打开",
      says: ["show it", "launch it"],
      ja: ["開いて", "開けて", "起動して"],
      zh: ["打开吧", "开"]),
    .init(
      "order", "Order", "注文", "下单",
      says: ["place the order", "order it"],
      ja: ["注文して", "注文する", "頼んで"],
      zh: ["点单", "下单吧", "订购"]),
    .init(
      "pay", "Pay", "支払う", "支付",
      says: ["pay it", "make the payment"],
      ja: ["支払って", "払って", "払います", "支払い"],
      zh: ["付", "付款", "付吧", "付钱"]),
    .init(
      "play", "Play", "再生", "播放",
      says: ["start playing", "listen", "watch it"],
      ja: ["再生して", "かけて", "流して"],
      zh: ["放", "放吧", "开始播放"]),
    .init(
      "playSound", "Play Sound", "サウンドを再生", "播放声音",
      says: ["make a sound", "ring it"],
      ja: ["サウンドを再生して", "音を鳴らして", "鳴らして"],
      zh: ["响铃", "让它响"]),
    .init(
      "post", "Post", "投稿", "发布",
      says: ["publish", "put it up"],
      ja: ["投稿して", "公開して"],
      zh: ["发", "发出去", "发表"]),
    .init(
      "request", "Request", "リクエスト", "请求",
      says: ["ask for it"],
      ja: ["リクエストして", "依頼して"],
      zh: ["申请", "要求"]),
    .init(
      "run", "Run", "実行", "运行",
      says: ["execute", "run it"],
      ja: ["実行して", "動かして"],
      zh: ["跑", "跑一下", "执行"]),
    .init(
      "search", "Search", "検索", "搜索",
      says: ["look it up"],
      ja: ["検索して", "調べて"],
      zh: ["搜", "搜一下", "查一下"]),
    .init(
      "send", "Send", "送信", "发送",
      says: ["send it", "off it goes"],
      ja: ["送信して", "送って", "送る"],
      zh: ["发", "发吧", "发出", "发出去"]),
    .init(
      "set", "Set", "設定", "设置",
      says: ["set it", "change it"],
      ja: ["設定して", "セットして", "変更して"],
      zh: ["设好", "设定", "改"]),
    .init(
      "share", "Share", "共有", "共享",
      says: ["share it", "pass it on"],
      ja: ["共有して", "シェアして"],
      zh: ["分享", "发给他们"]),
    .init(
      "start", "Start", "開始", "开始",
      says: ["begin", "start it"],
      ja: ["開始して", "始めて", "スタート"],
      zh: ["开始吧", "启动"]),
    .init(
      "startNavigation", "Start Navigation", "ナビを開始", "开始导航",
      says: ["navigate", "take me there", "directions"],
      ja: ["ナビを開始して", "案内して", "ナビして"],
      zh: ["导航", "带我去"]),
    .init(
      "toggle", "Toggle", "切り替え", "切换",
      says: ["switch it", "flip it"],
      ja: ["切り替えて", "切り替える"],
      zh: ["换", "换一下"]),
    .init(
      "turnOff", "Turn Off", "オフにする", "关闭",
      says: ["switch off", "turn it off", "disable", "off"],
      ja: ["オフにして", "消して", "切って", "オフ"],
      zh: ["关掉", "关", "关上"]),
    .init(
      "turnOn", "Turn On", "オンにする", "打开",
      says: ["switch on", "turn it on", "enable", "on"],
      ja: ["オンにして", "つけて", "入れて", "オン"],
      zh: ["开", "开启"]),
    .init(
      "view", "View", "表示", "查看",
      says: ["show me", "let me see"],
      ja: ["表示して", "見せて"],
      zh: ["看看", "看一下", "看"]),
  ]
}
