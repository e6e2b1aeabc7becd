import CatalogFormat
import Findings
import Foundation
import IntentModel

extension Subcommand {
  static let `import` = Subcommand(
    name: "import", summary: "Turn real definitions into a catalog to go on editing",
    usage: "FILE… -o DIR",
    options: [
      Option("-o", "DIR", "the folder to write to; made when it is not there"),
      Option("--force", nil, "write over files that are there"),
    ],
    details: """
      Reads SiriKit intent definitions (*.intentdefinition) with the translations beside them, writes
      one *.app.jsonc for each, and says what could not be carried over.
      """
  ) { arguments throws(UsageError) in
    guard !arguments.positionals.isEmpty else {
      throw .missingArgument("a file to read", command: "import")
    }
    guard let folder = arguments.value("-o") else {
      throw .missingArgument("'-o DIR', the folder to write to", command: "import")
    }
    let loaded = PhoneLoader(paths: try arguments.paths()).load()
    Output.problems(loaded.findings)
    guard !loaded.phone.apps.isEmpty else { return loaded.statusWithoutApps }
    var writer = FolderWriter(folder: folder, isForced: arguments.has("--force"))
    for app in loaded.phone.apps {
      writer.add("\(app.id).app.jsonc", CatalogWriter.app(app))
    }
    writer.add(CatalogSchema.fileName, CatalogSchema.text())
    guard writer.write() else { return .unreadable }
    return loaded.status
  }
}
