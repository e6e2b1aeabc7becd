import CellGrid
import Findings
import Foundation
import IntentModel
import PositionedJSON
import ThemeFormat

/// The themes inside the program, and any other by its path.
enum ThemeStore {
  static let defaultName = "dusk"

  static var names: [String] {
    BundledFiles.files(under: "Themes/").map { AppIdentifier.stem(of: $0.name) }
  }

  /// A theme, and how a command ends that shows something in it.
  struct Loaded {
    var theme: Theme
    var findings: [Finding]
    /// Whether there is nothing to show anything in.
    var isUnreadable = false

    var status: ExitStatus {
      if isUnreadable { return .unreadable }
      return findings.contains { $0.severity == .error } ? .findings : .fine
    }
  }

  static func theme(_ name: String) throws(UsageError) -> Loaded {
    if let file = BundledFiles.file("Themes/\(name).jsonc") {
      return read(file.bytes, name: name, file: file.name)
    }
    guard name.contains("/") || name.hasSuffix(".jsonc") else {
      throw .badValue(
        option: "--theme", value: name,
        expected: names.joined(separator: ", ") + ", or the path of a theme's file",
        nearest: NearestName.to(name, among: names))
    }
    switch SourceFile.read(name) {
    case .success(let bytes):
      return read(bytes, name: AppIdentifier.stem(of: name), file: name)
    case .failure(let error):
      return Loaded(theme: .plain, findings: [error.finding(name)], isUnreadable: true)
    }
  }

  /// In a light theme that was asked for the phone is light, too, unless `--appearance` or a script
  /// says otherwise: half of a light screen would be black.
  static func dress(_ phone: inout PhoneCatalog, _ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.value("--theme") else { return }
    if try theme(name).theme.appearance == .light { phone.startingContext.appearance = .light }
  }

  private static func read(_ bytes: [UInt8], name: String, file: String) -> Loaded {
    let (theme, findings) = ThemeReader.read(bytes, name: name, file: file)
    return Loaded(theme: theme, findings: findings)
  }
}
