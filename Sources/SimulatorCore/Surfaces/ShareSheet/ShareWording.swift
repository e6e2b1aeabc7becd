import IntentModel

/// What the system itself calls the parts of a share sheet. Its own sentences are not published;
/// these are the names people know, and ours where they know none.
package struct ShareWording: Sendable {
  private let language: SpokenLanguage

  package init(_ language: String) { self.language = SpokenLanguage(language) }

  private func pick(_ english: String, _ japanese: String, _ chinese: String) -> String {
    switch language.tables {
    case .english: english
    case .japanese: japanese
    case .chinese: chinese
    }
  }

  /// What is saved is named.
  func title(of activity: SystemActivity, for content: SharedContent) -> String {
    switch activity {
    case .airDrop: return pick("AirDrop", "AirDrop", "隔空投送")
    case .message: return pick("Messages", "メッセージ", "信息")
    case .mail: return pick("Mail", "メール", "邮件")
    case .openInIBooks: return pick("Books", "ブック", "图书")
    case .copyToPasteboard: return pick("Copy", "コピー", "拷贝")
    case .addToReadingList: return pick("Add to Reading List", "リーディングリストに追加", "添加到阅读列表")
    case .saveToCameraRoll:
      let (images, movies) = (content.count(.image), content.count(.movie))
      if movies == 0, images <= 1 { return pick("Save Image", "画像を保存", "存储图像") }
      if images == 0, movies == 1 { return pick("Save Video", "ビデオを保存", "存储视频") }
      let count = images + movies
      if movies == 0 {
        return pick("Save \(count) Images", "\(count)枚の画像を保存", "存储\(count)张图像")
      }
      return pick("Save \(count) Items", "\(count)項目を保存", "存储\(count)个项目")
    case .assignToContact: return pick("Assign to Contact", "連絡先に設定", "指定给联系人")
    case .addToFiles: return pick("Add to Files", "ファイルに追加", "添加到文件")
    case .airPlay: return "AirPlay"
    case .markupAsPDF: return pick("Markup", "マークアップ", "标记")
    case .print: return pick("Print", "プリント", "打印")
    case .addToHomeScreen: return pick("Add to Home Screen", "ホーム画面に追加", "添加到主屏幕")
    }
  }

  /// Everything that one thing shared can make it be called, in every language.
  static func titles(of activity: SystemActivity) -> [String] {
    [ContentKind.image, .movie].flatMap { kind in
      let item = SharedContent.Item(title: "", types: [], kind: kind, content: "")
      let content = SharedContent(host: "", page: "", items: [item])
      return SpokenLanguage.Tables.allCases.map {
        ShareWording($0.tag).title(of: activity, for: content)
      }
    }
  }

  package var more: String { pick("More", "その他", "更多") }
  package var editActions: String { pick("Edit Actions…", "アクションを編集…", "编辑操作…") }
  package var share: String { pick("Share", "共有", "共享") }
  package var options: String { pick("Options", "オプション", "选项") }
  package var sendAs: String { pick("Send as", "送信形式", "发送格式") }
  package var include: String { pick("Include", "含める情報", "包含") }
  package var post: String { pick("Post", "投稿", "发布") }
  package var send: String { pick("Send", "送信", "发送") }
  package var done: String { pick("Done", "完了", "完成") }
  package var favourites: String { pick("Favourites", "よく使う項目", "个人收藏") }
  package var suggestions: String { pick("Suggestions", "候補", "建议") }
  package var underMore: String { pick("Under More", "「その他」に表示", "显示在“更多”中") }
  package var hidden: String { pick("Hidden", "非表示", "已隐藏") }
  package var otherActions: String { pick("Other Actions", "その他のアクション", "其他操作") }
  package var recipient: String { pick("To", "宛先", "收件人") }
  package var toBeChosen: String { pick("Choose…", "選択…", "选择…") }
  package var writeHere: String { pick("Write something…", "本文を入力…", "写点什么…") }
  package var inProgress: String { pick("In progress", "進行中", "进行中") }
  package var ok: String { pick("OK", "OK", "好") }
  package var cancel: String { pick("Cancel", "キャンセル", "取消") }

  /// “3 Photos”, as the sheet's header counts what is shared.
  package func count(_ kind: ContentKind, _ count: Int) -> String {
    let english: (one: String, many: String) =
      switch kind {
      case .webPage: ("Web Page", "Web Pages")
      case .link: ("Link", "Links")
      case .image: ("Photo", "Photos")
      case .movie: ("Video", "Videos")
      case .audio: ("Recording", "Recordings")
      case .contact: ("Contact", "Contacts")
      case .place: ("Place", "Places")
      case .text: ("Text", "Texts")
      case .file: ("Document", "Documents")
      }
    switch language.tables {
    case .english: return "\(count) \(count == 1 ? english.one : english.many)"
    case .japanese:
      let name =
        switch kind {
        case .webPage: "件のWebページ"
        case .link: "件のリンク"
        case .image: "枚の写真"
        case .movie: "本のビデオ"
        case .audio: "件の録音"
        case .contact: "件の連絡先"
        case .place: "件の場所"
        case .text: "件のテキスト"
        case .file: "件の書類"
        }
      return "\(count)\(name)"
    case .chinese:
      let name =
        switch kind {
        case .webPage: "个网页"
        case .link: "个链接"
        case .image: "张照片"
        case .movie: "个视频"
        case .audio: "段录音"
        case .contact: "个联系人"
        case .place: "个地点"
        case .text: "段文本"
        case .file: "个文稿"
        }
      return "\(count)\(name)"
    }
  }

  /// The header's line for everything that is shared.
  package func counts(_ content: SharedContent) -> String {
    content.counts.map { count($0.kind, $0.count) }.joined(separator: pick(", ", "、", "、"))
  }

  /// What the page tells once a system activity is done.
  func told(_ target: ShareTarget, to name: String) -> String {
    switch target {
    case .person, .group: return pick("Sent to \(name).", "\(name)に送信しました。", "已发送给\(name)。")
    case .system(let activity):
      switch activity {
      case .message, .mail, .airDrop: return pick("Sent.", "送信しました。", "已发送。")
      case .copyToPasteboard: return pick("Copied.", "コピーしました。", "已拷贝。")
      case .print: return pick("Printing.", "プリントしています。", "正在打印。")
      default: return pick("Done: \(name).", "\(name)：完了。", "\(name)：完成。")
      }
    case .activity: return pick("Done: \(name).", "\(name)：完了。", "\(name)：完成。")
    }
  }
}
