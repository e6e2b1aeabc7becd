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
    let paths = files.map { "\(folder)/\($0.name)" }
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
      for (name, text) in files {
        let path = "\(folder)/\(name)"
        try OutputFile.replace(path, with: text)
        Output.printHarmless("wrote \(path)")
      }
      return true
    } catch {
      Output.problem("understudy: \(error)")
      return false
    }
  }
}
