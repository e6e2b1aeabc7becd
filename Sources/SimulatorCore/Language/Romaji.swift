/// Kana in Latin letters, after Hepburn, as a table a speaker can check.
enum Romaji {
  /// The ways a folded text may be typed: long vowels written out, and left short. Whatever is not
  /// hiragana stays as it is.
  static func forms(of folded: String) -> [String] {
    let long = spelled(folded)
    let short = long.replacing("ou", with: "o").replacing("oo", with: "o")
      .replacing("uu", with: "u").replacing("aa", with: "a").replacing("ii", with: "i")
      .replacing("ee", with: "e")
    return long == short ? [long] : [long, short]
  }

  private static func spelled(_ folded: String) -> String {
    var text = ""
    var doubles = false
    let kana = Array(folded)
    var place = 0
    while place < kana.count {
      let pair = place + 1 < kana.count ? String(kana[place...place + 1]) : ""
      let one = String(kana[place])
      var syllable = one
      if let spelled = pairs[pair] {
        syllable = spelled
        place += 1
      } else if one == "っ" {
        doubles = true
        place += 1
        continue
      } else if one == "ー" {
        syllable = text.last.map { "aiueo".contains($0) ? String($0) : "" } ?? ""
      } else if let spelled = singles[one] {
        syllable = spelled
      }
      if doubles, let first = syllable.first, first.isASCII, !"aiueon".contains(first) {
        text.append(syllable.hasPrefix("ch") ? "t" : String(first))
      }
      doubles = false
      text += syllable
      place += 1
    }
    return text
  }

  private static let rows: [(kana: String, latin: String)] = [
    ("あいうえお", "a i u e o"), ("かきくけこ", "ka ki ku ke ko"), ("がぎぐげご", "ga gi gu ge go"),
    ("さしすせそ", "sa shi su se so"), ("ざじずぜぞ", "za ji zu ze zo"),
    ("たちつてと", "ta chi tsu te to"), ("だぢづでど", "da ji zu de do"),
    ("なにぬねの", "na ni nu ne no"), ("はひふへほ", "ha hi fu he ho"),
    ("ばびぶべぼ", "ba bi bu be bo"), ("ぱぴぷぺぽ", "pa pi pu pe po"),
    ("まみむめも", "ma mi mu me mo"), ("やゆよ", "ya yu yo"), ("らりるれろ", "ra ri ru re ro"),
    ("わゐゑをん", "wa i e o n"), ("ぁぃぅぇぉ", "a i u e o"), ("ゃゅょ", "ya yu yo"), ("ゔ", "vu"),
  ]

  private static let singles: [String: String] = {
    var table = [String: String]()
    for row in rows {
      for (kana, latin) in zip(row.kana, row.latin.split(separator: " ")) {
        table[String(kana)] = String(latin)
      }
    }
    return table
  }()

  private static let pairs: [String: String] = {
    let heads = [
      ("き", "ky"), ("ぎ", "gy"), ("し", "sh"), ("じ", "j"), ("ち", "ch"), ("ぢ", "j"),
      ("に", "ny"), ("ひ", "hy"), ("び", "by"), ("ぴ", "py"), ("み", "my"), ("り", "ry"),
    ]
    var table = [String: String]()
    for (kana, latin) in heads {
      for (small, vowel) in [("ゃ", "a"), ("ゅ", "u"), ("ょ", "o")] {
        table[kana + small] = latin + vowel
      }
    }
    for (kana, latin) in [("し", "sh"), ("じ", "j"), ("ち", "ch")] { table[kana + "ぇ"] = latin + "e" }
    for (small, vowel) in [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")] {
      table["ふ" + small] = "f" + vowel
      table["ゔ" + small] = "v" + vowel
      table["う" + small] = "w" + vowel
    }
    table["てぃ"] = "ti"
    table["でぃ"] = "di"
    table["とぅ"] = "tu"
    table["どぅ"] = "du"
    return table
  }()
}
