import Findings
import IntentModel
import PositionedJSON

extension ValueFormat where Value == String {
  /// A content type. One that is written like the system's must be one of those that are known
  /// here; any other is an app's own.
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
      }
      return type
    } write: {
      .string($0)
    }
  }
}
