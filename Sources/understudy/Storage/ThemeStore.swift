import CellGrid
import Findings
import Foundation
import PositionedJSON
import ThemeFormat

/// The themes inside the program, and any other by its path.
enum ThemeStore {
  static let defaultName = "dusk"

  static var names: [String] {
    BundledFiles.files(under: "Themes/").map { AppIdentifier.stem(of: $0.name) }
  }

  static func theme(_ name: String) throws(UsageError) -> (theme: Theme, findings: [Finding]) {
    if let file = BundledFiles.file("Themes/\(name).jsonc") {
      return ThemeReader.read(file.bytes, name: name, file: file.name)
    }
    guard name.contains("/") || name.hasSuffix(".jsonc") else {
      throw .badValue(
        option: "--theme", value: name,
        expected: names.joined(separator: ", ") + ", or the path of a theme's file",
        nearest: NearestName.to(name, among: names))
    }
    switch SourceFile.read(name) {
    case .success(let bytes):
      return ThemeReader.read(bytes, name: AppIdentifier.stem(of: name), file: name)
    case .failure(let error): return (Theme.plain, [error.finding(name)])
    }
  }
}
