import Foundation

/// Writes several files into a folder, all or, when one is in the way, none. Some stay as they are
/// where they are there already.
struct FolderWriter {
  let folder: String
  let isForced: Bool
  private var files: [(name: String, text: String, staysAsItIs: Bool)] = []
  private var kept: [String] = []

  init(folder: String, isForced: Bool) {
    self.folder = CatalogFolder(folder).path
    self.isForced = isForced
  }

  /// What no force writes over, by its path: it belongs to what is written.
  mutating func keep(_ path: String) { kept.append(path) }

  /// - Parameter staysAsItIs: unless it is forced.
  mutating func add(_ name: String, _ text: String, staysAsItIs: Bool = false) {
    if !files.contains(where: { $0.name == name }) { files.append((name, text, staysAsItIs)) }
  }

  /// Says on stderr what is in the way or could not be written, and on stdout what was.
  func write() -> Bool {
    let stays =
      isForced ? [] : files.filter { $0.staysAsItIs && PathKind.exists(path(of: $0.name)) }
    let files = files.filter { file in !stays.contains { $0.name == file.name } }
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
      for path in kept + stays.map({ path(of: $0.name) }) {
        Output.printHarmless("kept  \(path), which was there")
      }
      return true
    } catch {
      Output.problem("understudy: \(error)")
      return false
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }
}
