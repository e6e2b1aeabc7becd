import CellGrid

/// One-column stand-ins for SF Symbols, whose artwork may not be shipped. The Unicode ones are East
/// Asian Neutral and have no emoji form, so that every terminal agrees on their width. None is an
/// empty upright box: that is what a missing glyph looks like.
enum SymbolGlyphs {
  /// A name that is not in the table, nor near one that is, gets a neutral mark.
  static func glyph(for name: String, _ glyphs: GlyphSet) -> String {
    let entry = entry(for: name)
    return glyphs == .unicode ? entry.unicode : entry.ascii
  }

  typealias Entry = (unicode: String, ascii: String)
  private static let unknown: Entry = ("▪", "+")

  /// The whole name, then ever less of it: `cup.and.saucer.fill`, `cup.and.saucer`, `cup.and`, `cup`.
  private static func entry(for name: String) -> Entry {
    guard name.utf8.count < 200 else { return unknown }
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let entry = table[parts.joined(separator: ".")] { return entry }
      parts.removeLast()
    }
    return unknown
  }

  static let table: [String: Entry] = [
    "waveform": ("∿", "~"), "speaker": ("◍", ")"), "mic": ("◉", "o"), "record": ("◉", "o"),
    "recordingtape": ("⊚", "o"), "airplayaudio": ("▵", "^"), "airplayvideo": ("▵", "^"),
    "figure": ("◌", "o"), "figure.mind.and.body": ("◌", "o"), "figure.walk": ("⇄", "="),
    "figure.run": ("⧟", "="), "dumbbell": ("⧟", "="), "bicycle": ("⧟", "="),
    "moon": ("☾", "z"), "sun": ("☼", "o"), "cloud": ("≋", "~"), "cloud.sun": ("≋", "~"),
    "snowflake": ("❄", "*"), "drop": ("⬫", "."), "flame": ("⋔", "^"), "leaf": ("❧", "%"),
    "heart": ("❧", "%"), "brain": ("⌖", "+"), "sparkles": ("✦", "*"), "star": ("✩", "*"),
    "wand": ("✩", "*"), "camera": ("⌾", "o"), "camera.filters": ("✩", "*"),
    "photo": ("▭", "#"), "video": ("▭", "#"), "tv": ("▭", "#"), "ipad": ("▭", "#"),
    "cup": ("◴", "u"), "mug": ("◵", "u"), "takeoutbag": ("⊎", "u"), "wineglass": ("⑂", "Y"),
    "fork": ("⑂", "Y"), "birthday": ("⊞", "+"), "gift": ("⊞", "+"),
    "arrow.clockwise": ("↻", "@"), "arrow.counterclockwise": ("↺", "@"),
    "arrow.triangle": ("⇄", "="), "arrow.left.arrow.right": ("⇄", "="),
    "shippingbox": ("⬚", "#"), "bag": ("⊎", "u"), "cart": ("▱", "u"), "tag": ("⌑", "<"),
    "creditcard": ("▬", "$"), "dollarsign": ("▬", "$"), "ticket": ("▬", "="),
    "timer": ("⧗", "t"), "clock": ("◷", "t"), "alarm": ("◷", "t"), "hourglass": ("⧗", "t"),
    "stopwatch": ("◷", "t"), "calendar": ("⌗", "#"), "checklist": ("≣", "="),
    "list": ("≣", "="), "note": ("✎", "/"), "square.and.pencil": ("✎", "/"),
    "pencil": ("✎", "/"), "doc": ("▤", "#"), "doc.on.doc": ("⧉", "#"), "book": ("▥", "#"),
    "bookmark": ("⚑", "!"), "flag": ("⚑", "!"), "folder": ("▱", "/"), "tray": ("▱", "/"),
    "archivebox": ("⬚", "#"), "paperclip": ("⊶", "&"), "link": ("⊶", "&"),
    "message": ("❞", "\""), "text.bubble": ("❞", "\""), "bubble": ("❞", "\""),
    "quote": ("❞", "\""), "character": ("⇄", "A"), "envelope": ("⊠", "@"),
    "paperplane": ("⊳", ">"), "phone": ("✆", "c"), "square.and.arrow.up": ("⍐", "^"),
    "square.and.arrow.down": ("⍗", "v"), "printer": ("⎙", "p"), "dot": ("◌", "o"),
    "rectangle.stack": ("⊞", "+"), "square.stack": ("⊞", "+"), "plus": ("⊞", "+"),
    "minus": ("⊟", "-"), "mappin": ("⌖", "+"), "location": ("⌖", "+"), "map": ("⌗", "#"),
    "airdrop": ("⊚", "@"), "eyeglasses": ("⚯", "8"), "megaphone": ("⊲", "<"),
    "externaldrive": ("⊡", "#"), "seal": ("❋", "*"), "text": ("≣", "="),
    "magnifyingglass": ("⌕", "?"), "airplane": ("⇗", "/"), "car": ("⊝", "o"),
    "tram": ("⊟", "="), "bus": ("⊟", "="), "play": ("▸", ">"), "pause": ("‖", "|"),
    "stop": ("▪", "#"), "music": ("♫", "d"), "headphones": ("⊖", "h"),
    "airpods": ("⊖", "h"), "homepod": ("◉", "o"), "baseball": ("◍", "o"),
    "sportscourt": ("▥", "#"), "gamecontroller": ("⧟", "="), "house": ("⌂", "^"),
    "lightbulb": ("☼", "i"), "bed": ("⊔", "u"), "door": ("▮", "|"), "key": ("⚷", "k"),
    "lock": ("⚷", "k"), "bolt": ("⌁", "z"), "battery": ("▬", "="), "power": ("⌽", "o"),
    "trash": ("⌫", "x"), "person": ("☻", "i"), "person.2": ("☻", "i"),
    "ellipsis": ("⋯", "."), "xmark": ("✕", "x"), "checkmark": ("✓", "v"),
    "exclamationmark": ("▵", "!"), "questionmark": ("⍰", "?"), "info": ("⊙", "i"),
    "bell": ("⍾", "!"), "iphone": ("▮", "|"), "macbook": ("⌨", "="),
    "applewatch": ("◴", "o"), "gear": ("⚙", "*"), "slider": ("≡", "="), "eye": ("⊙", "o"),
    "graduationcap": ("⌂", "^"), "globe": ("⊕", "o"), "wifi": ("≋", "~"),
    "thermometer": ("⌇", "|"), "bandage": ("⊞", "+"), "cross": ("✚", "+"), "pills": ("⊖", "o"),
    "scissors": ("✂", "x"), "paintbrush": ("✎", "/"), "hammer": ("⊤", "T"),
    "wrench": ("⊤", "T"), "circle": ("○", "o"), "square": ("□", "#"), "sunrise": ("☼", "o"),
  ]
}
