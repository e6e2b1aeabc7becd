import CellGrid

/// One-column stand-ins for SF Symbols, whose artwork may not be shipped. They are East Asian
/// Neutral and have no emoji form, so that every terminal agrees on their width. None is an
/// empty upright box: that is what a missing glyph looks like.
enum SymbolGlyphs {
  /// A name that is not in the table, nor near one that is, gets a neutral mark.
  static func glyph(for name: String) -> String { entry(for: name) }

  private static let unknown = "▪"

  /// The whole name, then ever less of it: `cup.and.saucer.fill`, `cup.and.saucer`, `cup.and`,
  /// `cup`.
  private static func entry(for name: String) -> String {
    guard name.utf8.count < 200 else { return unknown }
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let entry = table[parts.joined(separator: ".")] { return entry }
      parts.removeLast()
    }
    return unknown
  }

  static let table: [String: String] = [
    "waveform": "∿", "speaker": "◍", "mic": "◉", "record": "◉",
    "recordingtape": "⊚", "airplayaudio": "▵", "airplayvideo": "▵",
    "figure": "◌", "figure.mind.and.body": "◌", "figure.walk": "⇄",
    "figure.run": "⧟", "dumbbell": "⧟", "bicycle": "⧟",
    "moon": "☾", "sun": "☼", "cloud": "≋", "cloud.sun": "≋",
    "snowflake": "❄", "drop": "⬫", "flame": "⋔", "leaf": "❧",
    "heart": "❧", "brain": "⌖", "sparkles": "✦", "star": "✩",
    "wand": "✩", "camera": "⌾", "camera.filters": "✩",
    "photo": "▭", "video": "▭", "tv": "▭", "ipad": "▭",
    "cup": "◴", "mug": "◵", "mug.fill": "◕", "takeoutbag": "⊎", "wineglass": "⑂",
    "fork": "⑂", "birthday": "⊞", "gift": "⊞",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle": "⇄", "arrow.left.arrow.right": "⇄",
    "shippingbox": "⬚", "bag": "⊎", "cart": "▱", "tag": "⌑",
    "creditcard": "▬", "dollarsign": "▬", "ticket": "▬",
    "timer": "⧗", "clock": "◷", "alarm": "◷", "hourglass": "⧗",
    "stopwatch": "◷", "calendar": "⌗", "checklist": "≣",
    "list": "≣", "note": "✎", "square.and.pencil": "✎",
    "pencil": "✎", "doc": "▤", "doc.on.doc": "⧉", "book": "▥",
    "bookmark": "⚑", "flag": "⚑", "folder": "▱", "tray": "▱",
    "archivebox": "⬚", "paperclip": "⊶", "link": "⊶",
    "message": "❞", "text.bubble": "❞", "bubble": "❞",
    "quote": "❞", "character": "⇄", "envelope": "⊠",
    "paperplane": "⊳", "phone": "✆", "square.and.arrow.up": "⍐",
    "square.and.arrow.down": "⍗", "printer": "⎙", "dot": "◌",
    "rectangle.stack": "⊞", "square.stack": "⊞", "plus": "⊞",
    "minus": "⊟", "mappin": "⌖", "location": "⌖", "map": "⌗",
    "airdrop": "⊚", "eyeglasses": "⚯", "megaphone": "⊲",
    "externaldrive": "⊡", "seal": "❋", "text": "≣",
    "magnifyingglass": "⌕", "airplane": "⇗", "car": "⊝",
    "tram": "⊟", "bus": "⊟", "play": "▸", "pause": "‖",
    "stop": "▪", "music": "♫", "headphones": "⊖",
    "airpods": "⊖", "homepod": "◉", "baseball": "◍",
    "sportscourt": "▥", "gamecontroller": "⧟", "house": "⌂",
    "lightbulb": "☼", "bed": "⊔", "door": "▮", "key": "⚷",
    "lock": "⚷", "bolt": "⌁", "battery": "▬", "power": "⌽",
    "trash": "⌫", "person": "☻", "person.2": "☻",
    "ellipsis": "⋯", "xmark": "✕", "checkmark": "✓",
    "exclamationmark": "▵", "questionmark": "⍰", "info": "⊙",
    "bell": "⍾", "iphone": "▮", "macbook": "⌨",
    "applewatch": "◴", "gear": "⚙", "slider": "≡", "eye": "⊙",
    "graduationcap": "⌂", "globe": "⊕", "wifi": "≋",
    "thermometer": "⌇", "bandage": "⊞", "cross": "✚", "pills": "⊖",
    "scissors": "✂", "paintbrush": "✎", "hammer": "⊤",
    "wrench": "⊤", "circle": "○", "square": "□", "sunrise": "☼",
  ]
}
