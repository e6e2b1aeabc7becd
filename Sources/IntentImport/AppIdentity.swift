/// What an app is called, and its id, as far as a path tells: definitions do not name their app.
struct AppIdentity: Hashable {
  var name: String
  var id: String

  init(name: String) {
    self.name = name.isEmpty ? "App" : name
    id = Self.slug(name)
  }

  /// The file's own name when it says something, else the nearest folder that does.
  init(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last.map { $0.prefix { $0 != "." } }.map(String.init) ?? ""
    let folders = parts.dropLast().reversed()
    let telling = ([file] + folders).first { !Self.isGeneric($0) } ?? file
    // A dated or versioned copy of a project is still that project.
    let plain = telling.prefix { $0 != "@" }
    self.init(name: Self.words(of: String(plain)).joined(separator: " "))
  }

  /// `HomeCinema-iOS` is “Home Cinema”, `LampIntents` “Lamp”; `openLamp` is spelled so on purpose.
  private static func words(of name: String) -> [String] {
    let parts = name.split { $0 == "_" || $0 == "-" || $0 == " " }.map(String.init)
    let words = parts.flatMap { part in
      part.first?.isUppercase == true ? capitalisedWords(of: part) : [part]
    }
    let telling = words.count - words.reversed().prefix { endings.contains($0.lowercased()) }.count
    return (telling == 0 ? words : Array(words.prefix(telling))).map { word in
      word.allSatisfy { !$0.isUppercase } ? DisplayWords.capitalised(word) : word
    }
  }

  /// Cut before each capital that follows a small letter.
  private static func capitalisedWords(of part: String) -> [String] {
    var words = [""]
    for character in part {
      if character.isUppercase, words[words.count - 1].last?.isLowercase == true {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// What a target or a project says of itself besides its app's name.
  private static let endings: Set<String> = [
    "app", "apps", "definition", "definitions", "extension", "handler", "intent", "intents", "ios",
    "macos", "siri", "ui",
  ]

  private static func isGeneric(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.isEmpty || lower.hasSuffix(".lproj") || lower.hasPrefix(".")
      || generic.contains(lower)
  }

  /// Folders and files that every project has.
  private static let generic: Set<String> = [
    "intents", "intent", "intentdefinition", "intentdefinitions", "definitions", "customintents",
    "siriintents", "siri", "resources", "sources", "source", "src", "app", "apps", "ios", "macos",
    "shared", "supporting files", "supportingfiles", "localization", "localizations", "extensions",
    "main", "tmp", "temp", "users", "home",
  ]

  /// Lower-case letters, digits and hyphens; never empty.
  private static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.joined(separator: "-")
    return joined.isEmpty ? "app" : String(joined.prefix(60))
  }
}
