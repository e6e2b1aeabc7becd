import Foundation

/// Why a file could not be had from the disk.
package enum ImportError: Error, Hashable {
  case notFound(String)
  case notAFile(String)
  case tooLarge(String)
  case notReadable(String)
}

extension ImportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let path): "no file at '\(path)'"
    case .notAFile(let path): "'\(path)' is not a file"
    case .tooLarge(let path):
      "'\(path)' is larger than \(ImportSource.maximumByteCount >> 20) MB, beyond any definition"
    case .notReadable(let path): "'\(path)' cannot be read"
    }
  }
}

extension ImportSource {
  /// Reads the file and its translations: `<language>.lproj/<same base name>.strings` and
  /// `.stringsdict`, in the file's folder or, when that is a language's folder itself, beside it.
  package static func load(_ path: String, appName: String? = nil) throws(ImportError)
    -> ImportSource
  {
    let bytes = try contents(path)
    let url = URL(fileURLWithPath: path)
    return ImportSource(
      file: path, bytes: bytes, companions: companions(of: path),
      appName: appName ?? AppIdentity(path: url.standardizedFileURL.path).name)
  }

  private static func contents(_ path: String) throws(ImportError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path)
    }
    // A pipe or a device would be waited for, so only plain files are opened.
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard !isFolder.boolValue, attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .notAFile(path)
    }
    if let size = attributes?[.size] as? Int, size > maximumByteCount { throw .tooLarge(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .notReadable(path) }
    return [UInt8](data)
  }

  static func companions(of path: String) -> [Companion] {
    var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let baseName = (path as NSString).lastPathComponent.split(separator: ".").dropLast()
      .joined(separator: ".")
    if folder.last?.hasSuffix(".lproj") ?? false { folder = folder.dropLast() }
    let root = folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    var found = [Companion]()
    for name in names.sorted() where name.hasSuffix(".lproj") {
      let language = String(name.dropLast(".lproj".count))
      guard language != "Base" else { continue }
      for kind in Companion.Kind.allCases {
        let file = (folder + [name[...], "\(baseName).\(kind.rawValue)"]).joined(separator: "/")
        guard let bytes = try? contents(file) else { continue }
        found.append(Companion(language: language, kind: kind, file: file, bytes: bytes))
      }
    }
    return found
  }
}
