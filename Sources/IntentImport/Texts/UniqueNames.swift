/// Ids that are usable in a catalog, each once.
struct UniqueNames {
  private var taken: Set<String>
  /// Where counting goes on, so that a thousand equal names do not count from two each time.
  private var nextNumber = [String: Int]()

  init(reserved: some Sequence<String> = []) { taken = Set(reserved) }

  /// The name itself when it is free and fit to be an id, else the nearest that is.
  mutating func claim(_ wanted: String, else fallback: String) -> String {
    let usable = Self.usable(wanted)
    let base = usable.isEmpty ? fallback : usable
    var id = base
    var number = nextNumber[base] ?? 2
    while !taken.insert(id).inserted {
      id = "\(base)\(number)"
      number += 1
      nextNumber[base] = number
    }
    return id
  }

  /// Letters, digits, `_`, `-` and `.`, and no more than a person could read.
  private static func usable(_ name: String) -> String {
    let kept = name.map { character -> Character in
      let isFit =
        character.unicodeScalars.count == 1
        && (character.isLetter || character.isNumber || "_-.".contains(character))
      return isFit ? character : "-"
    }
    let trimmed = String(kept.drop { $0 == "-" }.prefix(120))
    return trimmed.contains { $0 != "-" && $0 != "." } ? trimmed : ""
  }
}
