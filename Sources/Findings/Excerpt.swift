/// As much of a long text from outside as somebody reads, for explanations; what is whole stays in
/// its own place.
package enum Excerpt {
  package static let mostCharacters = 120

  /// The text, or its beginning with an ellipsis in its last place.
  package static func of(_ text: String, mostCharacters: Int = mostCharacters) -> String {
    guard text.utf8.count > mostCharacters else { return text }
    // One character may be made of any number of marks.
    let scalars = String(text.unicodeScalars.prefix(4 * mostCharacters))
    let isWhole = scalars.utf8.count == text.utf8.count
    let fits = scalars.count <= mostCharacters
    return isWhole && fits ? text : scalars.prefix(mostCharacters - 1) + "…"
  }

  /// As many names as a message can hold.
  package static let mostNames = 12

  /// Names with commas between; of many the first.
  package static func list(_ names: some Collection<String>) -> String {
    names.prefix(mostNames).map { of($0) }.joined(separator: ", ")
      + (names.count > mostNames ? ", …" : "")
  }
}
