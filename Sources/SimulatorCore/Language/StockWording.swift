import Findings
import Foundation
import IntentModel

/// The sentences that are ours where the author wrote none.
///
/// The system's own are not published; these are a guess at their manner, in our words.
package struct StockWording: Hashable, Sendable {
  package let language: SpokenLanguage

  package init(_ language: SpokenLanguage) { self.language = language }

  // MARK: Asking for a value

  /// “Which coffee?”, どのコーヒーにしますか？ In a language we have no words for, the title alone asks.
  package func askFor(_ type: ValueType, title: String, unit: String? = nil) -> String {
    guard language.hasStockWords || title.isEmpty else { return "\(title)?" }
    let name = language.tables == .english ? Self.inMidSentence(title) : title
    switch type {
    case .entity, .enumeration:
      if title.isEmpty { return pick("Which one?", "どれにしますか？", "要选哪一个？") }
      return pick("Which \(name)?", "どの\(name)にしますか？", "要选哪个\(name)？")
    case .integer: return pick("How many?", "いくつにしますか？", "要多少？")
    case .decimal: return pick("What number?", "数はいくつですか？", "数值是多少？")
    case .boolean:
      if title.isEmpty { return pick("Yes or no?", "はい、いいえ、どちらですか？", "是还是否？") }
      return pick("\(title): yes or no?", "\(name)：はい、いいえ、どちらですか？", "\(name)：是还是否？")
    case .duration: return pick("How long?", "どのくらいの時間ですか？", "要多长时间？")
    case .date: return pick("What day?", "何日ですか？", "哪一天？")
    case .time: return pick("What time?", "何時ですか？", "几点？")
    case .dateTime: return pick("When?", "いつですか？", "什么时候？")
    case .string: return pick("What should it say?", "内容をどうぞ。", "内容是什么？")
    case .person: return pick("Who?", "誰ですか？", "是哪位？")
    case .place: return pick("Where?", "どこですか？", "在哪里？")
    case .currency: return pick("How much?", "いくらですか？", "多少钱？")
    case .measurement:
      guard let unit else { return pick("How much?", "どのくらいですか？", "要多少？") }
      return pick("How much, in \(unit)?", "何\(unit)ですか？", "多少\(unit)？")
    case .file: return pick("Which file?", "どのファイルですか？", "哪个文件？")
    case .image: return pick("Which image?", "どの画像ですか？", "哪张图片？")
    case .url: return pick("Which address?", "どのアドレスですか？", "哪个网址？")
    }
  }

  /// Offers a guess: “For 20 minutes?”
  package func confirmGuess(_ value: String, _ type: ValueType) -> String {
    guard language.hasStockWords else { return "\(value)?" }
    let english =
      switch type {
      case .entity, .enumeration: "Do you want \(value)?"
      case .integer, .decimal: "\(value), right?"
      case .duration: "For \(value)?"
      case .date, .dateTime: "On \(value)?"
      case .time: "At \(value)?"
      case .string: "Is this right: \(value)?"
      default: "\(value)?"
      }
    return pick(english, "\(value)でよろしいですか？", "\(value)，对吗？")
  }

  // MARK: Asking again

  /// Asks a second time, with what `expectedAnswer` says: “I need a whole number.”
  package func askAgain(expecting expected: String) -> String {
    pick("I need \(expected).", "\(expected)でお答えください。", "请回答\(expected)。")
  }

  package func outOfRange(
    _ type: ValueType, minimum: Decimal?, maximum: Decimal?, unit: String? = nil
  ) -> String {
    let low = minimum.map { bound($0, type, unit) }
    let high = maximum.map { bound($0, type, unit) }
    switch (low, high) {
    case (let low?, let high?):
      return pick(
        "It has to be between \(low) and \(high).", "\(low)から\(high)までにしてください。",
        "必须在\(low)到\(high)之间。")
    case (let low?, nil):
      return pick("It has to be at least \(low).", "\(low)以上にしてください。", "不能小于\(low)。")
    case (nil, let high?):
      return pick("It can't be more than \(high).", "\(high)以下にしてください。", "不能大于\(high)。")
    case (nil, nil): return notPossible(type)
    }
  }

  /// A limit in the type's own terms; a duration's limits are seconds.
  func bound(_ number: Decimal, _ type: ValueType, _ unit: String?) -> String {
    switch type {
    case .duration: ValueWording.duration(seconds: number.wholeInt ?? 0, language)
    case .currency: ValueWording.currency(number, code: unit ?? "", language).trimmingBlanks()
    case .measurement:
      [ValueWording.number(number, language), unit].compactMap(\.self).joined(separator: " ")
    default: ValueWording.number(number, language)
    }
  }

  package func notAnOption(_ said: String) -> String {
    let said = Excerpt.of(said)
    return pick("I can't find “\(said)”.", "「\(said)」が見つかりません。", "找不到“\(said)”。")
  }

  /// What was said is of the right kind, or nearly, and still cannot be taken.
  package func notPossible(_ type: ValueType) -> String {
    switch type {
    case .date: pick("That day isn't possible.", "その日は選べません。", "不能选这一天。")
    case .time, .dateTime: pick("That time isn't possible.", "その時間は選べません。", "不能选这个时间。")
    case .person: pick("No contact by that name.", "その名前の連絡先はありません。", "没有叫这个名字的联系人。")
    case .place: pick("I can't find that place.", "その場所が見つかりません。", "找不到这个地方。")
    case .file, .image: pick("Nothing to use.", "使えるものがありません。", "没有可用的内容。")
    case .url: pick("That isn't an address.", "それはアドレスではありません。", "这不是网址。")
    case .duration:
      pick(
        "I need it in weeks, days, hours or minutes.", "週、日、時間、分のどれかでお答えください。",
        "请用周、天、小时或分钟来说。")
    case .measurement: pick("I don't know that unit.", "その単位はわかりません。", "无法识别这个单位。")
    default: notUnderstood
    }
  }

  /// Before a list of several that fit.
  package func whichOne(count: Int) -> String {
    pick(
      count == 2 ? "Which of the two?" : "Which one? There are \(count).",
      "\(count)件あります。どれにしますか？", "找到\(count)项，要哪一个？")
  }

  /// Ends a run whose question was not answered twice.
  package var couldNotGetAnswer: String {
    pick("Sorry, I still didn't get that.", "すみません、やはりわかりませんでした。", "抱歉，我还是没听懂。")
  }

  // MARK: How a run ends

  /// “Order coffee: done.” A button says Done already: what was done has a name.
  package func done(_ title: String) -> String {
    guard !title.isEmpty, language.hasStockWords else {
      return pick("Done.", "完了しました。", "完成了。")
    }
    return pick("\(title): done.", "「\(title)」が完了しました。", "“\(title)”已完成。")
  }
  package var failed: String { pick("Something went wrong.", "問題が起きました。", "出了点问题。") }
  package var cancelled: String { pick("OK, cancelled.", "キャンセルしました。", "好的，已取消。") }
  package var notUnderstood: String { pick("I didn't get that.", "うまく聞き取れませんでした。", "我没听懂。") }
  /// A built-in command that nothing on this phone does.
  package var cannotHelp: String {
    pick("I can't help with that here.", "ここではお手伝いできません。", "这个我在这里帮不上忙。")
  }
  package var whichApp: String { pick("Which app?", "どのAppにしますか？", "要用哪个App？") }
  package var needsUnlock: String {
    pick("You'll need to unlock first.", "先にロックを解除してください。", "请先解锁。")
  }
  package var offline: String {
    pick("You're offline.", "インターネットに接続されていません。", "当前没有网络连接。")
  }
  package var working: String { pick("Working…", "処理中…", "正在处理…") }
  package var tookTooLong: String {
    pick("It took too long.", "時間がかかりすぎました。", "用时太久了。")
  }

  // MARK: Buttons

  package var yesButton: String { pick("Yes", "はい", "是") }
  package var noButton: String { pick("No", "いいえ", "否") }
  package var cancelButton: String { CancelLabel.text.text(in: language.tables.tag) }
  package var unlockButton: String { pick("Unlock", "ロック解除", "解锁") }
  package var doneButton: String { pick("Done", "完了", "完成") }

  // MARK: Lists

  /// “a, b or c”, aかbかc, a、b还是c: what to choose from.
  package func joinedAsChoice(_ items: [String]) -> String {
    switch language.tables {
    case .english: joined(items, ", ", " or ")
    case .japanese: joined(items, "、", "、または")
    case .chinese: joined(items, "、", "还是")
    }
  }

  /// “a, b and c”, aとb, a、b和c: what there is. No word of ours joins words of another language.
  package func joinedAsList(_ items: [String]) -> String {
    guard language.hasStockWords else { return items.joined(separator: ", ") }
    return switch language.tables {
    case .english: joined(items, ", ", " and ")
    case .japanese: joined(items, "、", items.count == 2 ? "と" : "、")
    case .chinese: joined(items, "、", "和")
    }
  }

  private func joined(_ items: [String], _ comma: String, _ last: String) -> String {
    guard let end = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: comma) + last + end
  }

  private func pick(_ english: String, _ japanese: String, _ chinese: String) -> String {
    language.choose(english, japanese, chinese)
  }

  /// A title within a sentence: “Coffee” becomes “coffee”, “SIM card” and “iPad” stay.
  private static func inMidSentence(_ title: String) -> String {
    guard let first = title.first, first.isUppercase else { return title }
    let word = title.prefix { !$0.isWhitespace }
    guard word.count > 1, word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return title }
    return first.lowercased() + title.dropFirst()
  }
}
