import Foundation

/// Writes several files into a folder, all or, when one is in the way, none.
struct FolderWriter {
  let folder: String
  let isForced: Bool
  private var files: [(name: String, text: String)] = []

  init(folder: String, isForced: Bool) {
    self.folder = folder
    self.isForced = isForced
  }

  mutating func add(_ name: String, _ text: String) {
    if !files.contains(where: { $0.name == name }) { files.append((name, text)) }
  }

  /// Says on stderr what is in the way or could not be written, and on stdout what was.
  func write() -> Bool {
    let inTheWay = files.map { "\(folder)/\($0.name)" }.filter(PathKind.exists)
    if !isForced, let first = inTheWay.first {
      Output.problem(
        "understudy: '\(first)' is there already; '--force' writes over it, another folder keeps it"
      )
      return false
    }
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      do {
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        Output.printHarmless("wrote \(path)")
      } catch {
        Output.problem("understudy: '\(path)' cannot be written: \(FileProblem.words(for: error))")
        return false
      }
    }
    return true
  }
}

enum FileProblem {
  /// The system's reason in a few words.
  static func words(for error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      cause.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(cause.code)))
    }
    return error.localizedDescription
  }
}
