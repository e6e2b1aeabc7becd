import Foundation
import Testing

/// The table of ARCHITECTURE.md: who may import whom. The compiler alone accepts whatever is
/// reachable.
@Suite struct ImportDirectionTests {
  /// Each target with what it may import.
  private static let table: [String: Set<String>] = {
    let page = (try? Repository.text("ARCHITECTURE.md")) ?? ""
    var table = [String: Set<String>]()
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let imports = cells.count > 2 ? cells[2].components(separatedBy: ", ") : []
      for name in cells[0].matches(of: /`(\w+)`/) {
        table[String(name.1)] = Set(imports).subtracting([""])
      }
    }
    return table
  }()

  /// The system's modules that a target may use besides.
  private static let systemModules: Set<String> = [
    "Foundation", "Synchronization", "Testing", "Glibc", "Musl", "Darwin",
  ]

  /// Pure targets: no files, clocks or processes in them; Foundation only for numbers and folding.
  private static let pureTargets = ["IntentModel", "SimulatorCore", "SurfaceViews", "CellGrid"]

  @Test func everyTargetIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources").path)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(Self.table.keys))
  }

  @Test func everyTargetImportsWhatTheTableSaysAndNothingElse() throws {
    for (target, allowed) in Self.table.sorted(by: { $0.key < $1.key }) {
      let imported = try Repository.files(under: "Sources/\(target)", suffix: ".swift")
        .flatMap(imports)
      #expect(Set(imported).subtracting(Self.systemModules) == allowed, "\(target)")
    }
  }

  @Test func thePackageDeclaresTheSame() throws {
    let package = try Repository.text("Package.swift")
    for (target, allowed) in Self.table.sorted(by: { $0.key < $1.key }) {
      let list = try Regex(#"(?:part\(\s*|name: )"\#(target)",\s*(?:dependencies: )?\[([^\]]*)\]"#)
      let declared = package.firstMatch(of: list)?.output[1].substring ?? ""
      let names = declared.matches(of: /"(\w+)"/).map { String($0.1) }
      #expect(Set(names) == allowed, "\(target)")
    }
  }

  @Test func onlyTheTerminalKnowsCurses() throws {
    for file in Repository.files(under: "Sources", suffix: ".swift")
    where try imports(of: file).contains("CNcurses") {
      #expect(file.hasPrefix("Sources/TerminalUI/"))
    }
  }

  @Test func thePureTargetsTouchNothingOutside() throws {
    let outside = [
      "FileManager", "ProcessInfo", "Date()", "Date.now", "Locale.current", "TimeZone.current",
      "Calendar.current", "SystemRandomNumberGenerator", ".random(", "shuffled()", "print(",
      "getenv(", "ContinuousClock", "UserDefaults", "Bundle.",
    ]
    for target in Self.pureTargets {
      for file in Repository.files(under: "Sources/\(target)", suffix: ".swift") {
        let code = try Repository.text(file).split(separator: "\n")
          .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0] }
          .joined(separator: "\n")
        for word in outside where stands(word, in: code) {
          Issue.record("\(file) uses \(word)")
        }
      }
    }
  }

  /// Not as the end of a longer name.
  private func stands(_ word: String, in code: String) -> Bool {
    code.ranges(of: word).contains { range in
      guard range.lowerBound > code.startIndex else { return true }
      return !code[code.index(before: range.lowerBound)].isLetter
    }
  }

  @Test func noTwoFilesOfATargetShareAName() {
    for target in Self.table.keys {
      let names = Repository.files(under: "Sources/\(target)", suffix: ".swift")
        .compactMap { $0.split(separator: "/").last }
      #expect(Set(names).count == names.count, "\(target) has two files of one name")
    }
  }

  private func imports(of file: String) throws -> [String] {
    try Repository.text(file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.count > place + 1,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "package" || $0 == "public" })
      else { return nil }
      // `import struct Module.Type` names the kind first.
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "func", "protocol", "typealias", "var",
      ]
      let named = kinds.contains(words[place + 1]) ? words[place + 2] : words[place + 1]
      return named.split(separator: ".").first.map(String.init)
    }
  }
}
