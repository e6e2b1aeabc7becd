import Findings
import IntentModel
import PositionedJSON

extension Reading {
  /// Checks the types without a dot once it is known what the apps declare: nobody but an app that
  /// says so calls a type of its own in one word.
  mutating func runContentTypeChecks(_ phone: PhoneCatalog) {
    let declared = phone.apps.flatMap { $0.contentTypes.map(\.id) }
    let known = Set(declared)
    for (type, location) in contentTypeChecks where !known.contains(type) {
      report(
        .unknownContentType,
        "\(Words.quoted(type)) is no content type of the system's, and no app declares it; it is "
          + "taken for a file of some kind" + Self.suggestion(for: type, declared), at: location)
    }
  }

  /// The type whose last word is nearest: `public.image` for `image`.
  private static func suggestion(for type: String, _ declared: [String]) -> String {
    let known = ContentType.systemTypes + declared.prefix(200)
    let words = known.map { String($0.split(separator: ".").last ?? "") }
    guard let nearest = NearestName.to(type, among: words),
      let place = words.firstIndex(of: nearest)
    else { return "" }
    return "; did you mean \(Words.quoted(known[place]))?"
  }
}

extension ValueFormat where Value == String {
  /// A content type. One that is written like the system's must be one of those that are known
  /// here; any other is an app's own, and one without a dot has to be declared by an app.
  static var contentType: ValueFormat {
    ValueFormat(.string()) { node, reading in
      guard let type = plainText.read(node, &reading) else { return nil }
      let isLikeSystems = ["public.", "com.apple."].contains { type.hasPrefix($0) }
      if isLikeSystems, !ContentType.isSystemType(type) {
        reading.report(
          .unknownContentType,
          "\(Words.quoted(type)) is no content type of the system's that is known here; it is taken for a "
            + "file of some kind", near: type, among: { _ in ContentType.systemTypes },
          listingAtMost: 0, at: node.location)
      } else if !type.contains("."), !ContentType.isSystemType(type) {
        reading.contentTypeChecks.append((type, node.location))
      }
      return type
    } write: {
      .string($0)
    }
  }
}
