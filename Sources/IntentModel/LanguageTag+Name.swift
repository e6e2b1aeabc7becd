extension LanguageTag {
  /// A language in words for the designer: “German”, “Portuguese (BR)”; the tag of one not named
  /// here.
  package static func name(_ tag: String) -> String {
    guard let name = names[primary(tag)] else { return tag }
    let rest = tag.dropFirst(primary(tag).count + 1).replacing("_", with: "-")
    switch rest {
    case "": return name
    case "Hans": return "Simplified \(name)"
    case "Hant": return "Traditional \(name)"
    default: return "\(name) (\(rest))"
    }
  }

  private static let names = [
    "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish",
    "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian",
    "eu": "Basque", "fa": "Persian", "fi": "Finnish", "fr": "French", "gl": "Galician",
    "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian",
    "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ko": "Korean", "lt": "Lithuanian",
    "lv": "Latvian", "ms": "Malay", "nb": "Bokmål", "nl": "Dutch", "nn": "Nynorsk",
    "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
    "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian", "sv": "Swedish", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
  ]
}
