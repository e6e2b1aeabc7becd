import Foundation

/// Writes several files into a folder, all or, when one is in the way, none.
struct FolderWriter {
  let folder: String
  let isForced: Bool
  private var files: [(name: String, text: String, whenThere: WhenThere)] = []

  /// What becomes of a file that is there already.
  enum WhenThere {
    /// It is in the way, unless writing is forced.
    case isInTheWay
    /// It stays as it is, unless writing is forced.
    case stays
    /// It stays as it is whatever is forced: it is what the others join.
    case isJoined
  }

  init(folder: String, isForced: Bool) {
    self.folder = CatalogFolder(folder).path
    self.isForced = isForced
  }

  mutating func add(_ name: String, _ text: String, whenThere: WhenThere = .isInTheWay) {
    if !files.contains(where: { $0.name == name }) { files.append((name, text, whenThere)) }
  }

  /// Says on stderr what is in the way or could not be written, and on stdout what was.
  func write() -> Bool {
    let kept = files.filter { file in
      (file.whenThere == .isJoined || file.whenThere == .stays && !isForced)
        && PathKind.exists(path(of: file.name))
    }
    let files = files.filter { file in !kept.contains { $0.name == file.name } }
    let paths = files.map { path(of: $0.name) }
    do throws(OutputFault) {
      // What no force writes over is found before anything is written.
      for path in paths { try OutputFile.check(path) }
      if !isForced, let first = paths.first(where: PathKind.exists) {
        Output.problem(
          "understudy: '\(first)' is there already; '--force' writes over it, another folder keeps "
            + "it")
        return false
      }
      for path in paths { try OutputFolder.makeParent(of: path) }
      for (path, file) in zip(paths, files) {
        try OutputFile.replace(path, with: file.text)
        Output.printHarmless("wrote \(path)")
      }
      for file in kept { Output.printHarmless("kept  \(path(of: file.name)), which was there") }
      return true
    } catch {
      Output.problem("understudy: \(error)")
      return false
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }
}
