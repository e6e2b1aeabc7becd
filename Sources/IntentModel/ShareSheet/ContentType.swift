/// What something is when it is shared: a uniform type identifier such as `public.jpeg`, or a type
/// of an app's own such as `brewbar.order`.
///
/// The system's types and what they conform to are from memory of "System-Declared Uniform Type
/// Identifiers"; only those that share sheets speak of are here.
package enum ContentType {
  /// Whether one type is another, or conforms to it through others.
  ///
  /// - Parameter declared: what the apps' own types conform to, by type.
  package static func conforms(
    _ type: String, to wanted: String, declared: [String: [String]] = [:]
  ) -> Bool {
    if wanted == "public.item" { return true }
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      if next == wanted { return true }
      guard seen.insert(next).inserted else { continue }
      pending += parents[next] ?? declared[next] ?? ["public.data"]
    }
    return false
  }

  package static func isSystemType(_ type: String) -> Bool { parents[type] != nil }

  /// The system's types that are known here, in the order in which they are listed.
  package static let systemTypes = table.map(\.type)

  /// What one of them is, too, directly.
  package static func parents(ofSystemType type: String) -> [String] { parents[type] ?? [] }

  private static let parents = Dictionary(
    uniqueKeysWithValues: table.map { ($0.type, $0.conformsTo) })

  private static let table: [(type: String, conformsTo: [String])] = [
    ("public.item", []),
    ("public.content", []),
    ("public.data", ["public.item"]),
    ("public.text", ["public.data", "public.content"]),
    ("public.plain-text", ["public.text"]),
    ("public.utf8-plain-text", ["public.plain-text"]),
    ("public.rtf", ["public.text"]),
    ("public.html", ["public.text"]),
    ("public.url", ["public.data"]),
    ("public.file-url", ["public.url"]),
    ("public.image", ["public.data", "public.content"]),
    ("public.jpeg", ["public.image"]),
    ("public.png", ["public.image"]),
    ("public.heic", ["public.image"]),
    ("public.tiff", ["public.image"]),
    ("com.compuserve.gif", ["public.image"]),
    ("public.audiovisual-content", ["public.data", "public.content"]),
    ("public.movie", ["public.audiovisual-content"]),
    ("public.mpeg-4", ["public.movie"]),
    ("com.apple.quicktime-movie", ["public.movie"]),
    ("public.audio", ["public.audiovisual-content"]),
    ("public.mp3", ["public.audio"]),
    ("com.apple.m4a-audio", ["public.audio"]),
    ("com.adobe.pdf", ["public.data", "public.content"]),
    ("com.apple.webarchive", ["public.data", "public.content"]),
    ("org.idpf.epub-container", ["public.data", "public.content"]),
    ("public.zip-archive", ["public.data"]),
    ("public.folder", ["public.item"]),
    ("public.contact", ["public.item"]),
    ("public.vcard", ["public.text", "public.contact"]),
    ("com.apple.ical.ics", ["public.text"]),
    ("com.apple.mapkit.map-item", ["public.item"]),
  ]
}

/// What a person would call what is shared, for headers, counts and activation rules.
package enum ContentKind: String, Hashable, Sendable, Codable, CaseIterable {
  case webPage, link, image, movie, audio, contact, place, text, file

  /// The kind of something that can be handed over as any of these types. What conforms to nothing
  /// in particular is a file.
  package init(types: [String], declared: [String: [String]] = [:]) {
    func isAny(of wanted: String...) -> Bool {
      types.contains { type in
        wanted.contains { ContentType.conforms(type, to: $0, declared: declared) }
      }
    }
    self =
      if isAny(of: "public.html") {
        .webPage
      } else if isAny(of: "public.image") {
        .image
      } else if isAny(of: "public.movie") {
        .movie
      } else if isAny(of: "public.audio") {
        .audio
      } else if isAny(of: "public.contact") {
        .contact
      } else if isAny(of: "com.apple.mapkit.map-item") {
        .place
      } else if isAny(of: "public.file-url", "com.adobe.pdf", "org.idpf.epub-container") {
        .file
      } else if isAny(of: "public.url") {
        .link
      } else if isAny(of: "public.text") {
        .text
      } else {
        .file
      }
  }
}
