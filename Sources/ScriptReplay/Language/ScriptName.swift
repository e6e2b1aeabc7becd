import SimulatorCore

/// How a script names a thing: by the title shown, or by its id.
package enum ScriptName: Hashable, Sendable {
  /// A title; where no title is the same, an id.
  case called(String)
  case id(String)

  package var text: String {
    switch self {
    case .called(let text), .id(let text): text
    }
  }

  /// As a script writes it.
  package var written: String { written(isWord: false) }

  func written(isWord: Bool) -> String {
    switch self {
    case .called(let text): ScriptText.name(text, isWord: isWord)
    case .id(let id): "id:" + ScriptText.name(id, isWord: isWord)
    }
  }

  /// Whether something with this title and id can be meant, others aside.
  func fits(title: String, id: String) -> Bool {
    switch self {
    case .id(let wanted): wanted == id
    case .called(let text): title == text || Self.isSame(title, text) || Self.isSame(id, text)
    }
  }

  /// The same but for case, accents and width; a text of which nothing is left is like no other.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let folded = TextFolding.folded(left)
    return !folded.isEmpty && folded == TextFolding.folded(right)
  }
}

extension Sequence where Element == ScriptName {
  /// With commas between them.
  package var written: String { map(\.written).joined(separator: ", ") }
}
