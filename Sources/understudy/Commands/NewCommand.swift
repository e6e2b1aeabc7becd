import CatalogFormat
import Findings
import Foundation
import IntentModel
import ScriptReplay

extension Subcommand {
  static let new = Subcommand(
    name: "new", summary: "Make a phone to start from", usage: "DIR",
    options: [
      Option("--demo", nil, "copy the whole demo out instead of the starter"),
      Option("--force", nil, "write over files that are there"),
    ],
    details: """
      Puts the schema beside the files, so that an editor completes and checks them. In a folder that
      has a phone's file already, the app joins that phone.
      """
  ) { arguments throws(UsageError) in
    guard let folder = try arguments.paths().first else {
      throw .missingArgument("the folder to make", command: "new")
    }
    try arguments.limit(to: 1, for: "new")
    var writer = FolderWriter(folder: folder, isForced: arguments.has("--force"))
    if arguments.has("--demo") {
      for file in BundledFiles.files(under: "Demo/") {
        writer.add(
          String(file.name.dropFirst("Demo/".count)), String(decoding: file.bytes, as: UTF8.self))
      }
      // The apps look for the schema beside them.
      writer.add("Apps/\(CatalogSchema.fileName)", CatalogSchema.text())
      writer.add(CatalogSchema.fileName, CatalogSchema.text())
    } else {
      Starter.add(to: &writer)
    }
    guard writer.write() else { return .unreadable }
    // A name that begins with a dash would be taken for an option, another for the demo.
    let isTaken = folder.hasPrefix("-") || folder == Script.demoCatalog
    let path = isTaken ? "./" + folder : folder
    Output.print("open it with: understudy \(ShellWord.quoted(path))")
    return .fine
  }
}

/// A word as a shell takes it.
enum ShellWord {
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: HarmlessText.isHarmful) { return spelledOut(word) }
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// `$'new\012line'`: what a terminal would act on is written as octal numbers.
  private static func spelledOut(_ word: String) -> String {
    let parts = word.unicodeScalars.map { scalar -> String in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      guard HarmlessText.isHarmful(scalar) else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
    return "$'\(parts.joined())'"
  }
}
