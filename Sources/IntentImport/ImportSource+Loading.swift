import Foundation
import PositionedJSON

extension ImportSource {
  /// Reads the file and what belongs to it.
  package static func load(_ path: String) throws(SourceFileError) -> ImportSource {
    ImportSource(path, bytes: try SourceFile.read(path).get())
  }

  /// A file read already, with its translations: `<language>.lproj/<same base name>.strings` and
  /// `.stringsdict`, in the file's folder or, when that is a language's folder itself, beside it.
  package init(_ path: String, bytes: [UInt8]) {
    let url = URL(fileURLWithPath: path)
    self.init(
      file: path, bytes: bytes, companions: Self.companions(of: path),
      appName: AppIdentity(path: url.standardizedFileURL.path).name)
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
        guard case .success(let bytes) = SourceFile.read(file) else { continue }
        found.append(Companion(language: language, kind: kind, file: file, bytes: bytes))
      }
    }
    return found
  }
}
