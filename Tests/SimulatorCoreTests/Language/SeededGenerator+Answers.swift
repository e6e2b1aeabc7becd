import TestSupport

/// Random texts of the kinds that upset readers.
extension SeededGenerator {
  /// Any scalars at all.
  mutating func text(upTo length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    let blocks: [ClosedRange<UInt32>] = [
      0x00...0x7F, 0x80...0x24F, 0x300...0x36F, 0x370...0x6FF, 0x900...0x97F, 0x2000...0x2BFF,
      0x3000...0x30FF, 0x3300...0x33FF, 0x4E00...0x4FFF, 0xAC00...0xAFFF, 0xFB00...0xFFFF,
      0x1F000...0x1FAFF, 0xE0000...0xE01FF, 0x10000...0x10FFFF,
    ]
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      let block = blocks.randomElement(using: &self) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The words the grammars are made of, in any order.
  mutating func salad(upTo length: Int) -> String {
    let words = [
      "one", "two", "and", "a", "half", "hundred", "thousand", "dozen", "point", "minus", "-",
      "quarter",
      "past", "to", "seven", "thirty", "pm", "in", "the", "day", "after", "tomorrow", "next",
      "friday",
      "week", "may", "3rd", "of", "hours", "minutes", "h", "m", ":", "30", "7", "2026", "/", ".",
      ",",
      "$", "dollars", "cents", "kilos", "second", "last", "number", "please", "um", "1",
      "999999999999999999",
      "一", "二", "两", "十", "百", "千", "万", "亿", "零", "〇", "半", "点", "分", "之", "个", "刻", "钟", "差", "下",
      "周",
      "天", "号", "月", "日", "年", "小时", "块", "毛", "元", "つ", "目", "番", "時", "間", "午後", "朝", "の", "来週",
      "曜",
      "明日", "後", "円", "ドル", "キロ", "マイナス", "さん", "せん", "で", "お願いします", "第", "最后", "吧", "½", "5²", "①",
    ]
    return (0..<Int.random(in: 0...length, using: &self))
      .map { _ in words.randomElement(using: &self) ?? "" }
      .joined(separator: Bool.random(using: &self) ? " " : "")
  }
}
