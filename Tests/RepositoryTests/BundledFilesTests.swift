import Foundation
import Testing

@Suite struct BundledFilesTests {
  @Test func everyDemoAndThemeFileIsInTheProgram() throws {
    let listed = try Repository.text("Sources/CBundledFiles/files.inc").split(separator: "\n")
      .compactMap { line -> String? in
        let start = "#define BUNDLED \"../../"
        guard line.hasPrefix(start), line.hasSuffix("\"") else { return nil }
        return String(line.dropFirst(start.count).dropLast())
      }
    let there =
      (Repository.files(under: "Demo", suffix: ".jsonc")
      + Repository.files(under: "Demo", suffix: ".walk")
      + Repository.files(under: "Themes", suffix: ".jsonc")).sorted()
    #expect(listed == there, "renew the list with Scripts/list-bundled-files")
  }

  @Test func theProjectSpeaksOfItselfAlone() throws {
    // Names of machines and registries do not belong in a project that others build elsewhere.
    let words = ["deb.debian" + ".org", "pypi" + ".org", "files.python" + "hosted"]
    for file in Repository.files(under: ".", suffix: "")
    where [".swift", ".md", ".c", ".h", ".jsonc", ".walk"].contains(where: file.hasSuffix)
      && !file.contains("/.build/") && !file.contains("/.git/")
    {
      let text = try Repository.text(file)
      for word in words where text.contains(word) { Issue.record("\(file) names \(word)") }
    }
  }
}
