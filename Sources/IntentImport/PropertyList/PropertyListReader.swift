import Foundation

/// Why bytes are not read as a property list.
enum PropertyListError: Error, Hashable {
  case tooLarge
  case notAPropertyList(String)
  case damaged(String)
  /// Would take memory or time out of all proportion.
  case beyondReason(String)
}

extension PropertyListError: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLarge:
      "larger than \(ImportSource.maximumByteCount >> 20) MB, beyond any property list of this kind"
    case .notAPropertyList(let what): "expected a property list, but \(what)"
    case .damaged(let what): "damaged property list: \(what)"
    case .beyondReason(let what): "refused as beyond reason: \(what)"
    }
  }
}

/// Reads a property list in any of its three dialects.
///
/// Foundation does the reading. It sees only bytes that were measured first, because some small
/// files would cost it minutes and gigabytes.
enum PropertyListReader {
  /// Nesting that no file of these kinds comes near.
  static let maximumDepth = 128

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    guard bytes.count <= ImportSource.maximumByteCount else { throw .tooLarge }
    let kind = FileKind(bytes)
    var readable = bytes
    switch kind {
    case .binaryPropertyList:
      try BinaryPropertyListGuard.check(bytes)
    case .xml:
      readable = [UInt8](TextBytes.utf8(bytes))
      try XMLPropertyListGuard.check(readable)
      if TextBytes.isUTF16(bytes) { readable = withoutXMLDeclaration(readable) }
    case .braces, .text:
      readable = [UInt8](TextBytes.utf8(bytes))
      try OldStylePropertyListGuard.check(readable)
    case .empty, .encryptedArchive, .zip, .binary:
      throw .notAPropertyList(kind.description)
    }
    do {
      return PropertyListValue(
        try PropertyListSerialization.propertyList(from: Data(readable), options: [], format: nil))
    } catch {
      throw kind == .braces || kind == .text
        ? .notAPropertyList(kind.description) : .damaged(reason(error))
    }
  }

  /// It would go on claiming UTF-16 after the text has become UTF-8.
  private static func withoutXMLDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
      return bytes
    }
    return Array(bytes[(end + 1)...])
  }

  /// Foundation's sentence about the place, without the wrapping.
  private static func reason(_ error: any Error) -> String {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String
    return text.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "it cannot be read to its end"
  }
}
