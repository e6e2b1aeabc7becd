import Findings

/// A value in a file a person wrote, with its place.
///
/// PositionedJSON is JSON with comments and trailing commas in which every value knows where it
/// stands. Reading never gives up: what is wrong becomes a finding, and what can be kept is kept.
/// Catalogs, phones, themes and the headers of scripts are read with it.
package struct JSONNode: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// As written, so that no number is too large or too precise to be read.
    case number(text: String)
    case string(String)
    case array([JSONNode])
    /// In the order of the file; no key twice.
    case object([JSONMember])
  }

  package var content: Content
  /// Where the value starts.
  package var location: SourceLocation
  /// The whole value in the bytes of the file, quotes and brackets included.
  package var byteRange: Range<Int>

  package init(_ content: Content, at location: SourceLocation, byteRange: Range<Int>) {
    self.content = content
    self.location = location
    self.byteRange = byteRange
  }
}

/// A key of an object and its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var keyLocation: SourceLocation
  package var value: JSONNode

  package init(key: String, keyLocation: SourceLocation, value: JSONNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
