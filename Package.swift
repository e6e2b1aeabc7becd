// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// CI sets this; changing compiler flags on the command line instead would rebuild everything.
let warningsAreErrors = ProcessInfo.processInfo.environment["UNDERSTUDY_WARNINGS_AS_ERRORS"] == "1"

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// One of our targets, with the only targets it may import. `RepositoryTests` holds the imports to
/// this table.
func part(
  _ name: String, _ dependencies: [String] = [], linkedWith libraries: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .target(name: $0) }, swiftSettings: settings,
    linkerSettings: libraries)
}

func tests(
  of name: String, _ dependencies: [String] = [], leavingOut excluded: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "TestSupport"] + dependencies).map { .target(name: $0) },
    exclude: excluded, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "understudy",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "understudy", targets: ["understudy"])],
  targets: [
    // What everything else stands on.
    part("Findings"),  // what a reader or rule reports, and where
    part("PositionedJSON", ["Findings"]),  // JSON with comments, every value with its place
    part("CellGrid"),  // a screen as a value: cells, styles, roles, display width
    part("IntentModel"),  // what a phone and its apps declare

    // Reading and writing.
    part("CatalogFormat", ["IntentModel", "PositionedJSON", "Findings"]),
    part("ThemeFormat", ["CellGrid", "PositionedJSON", "Findings"]),
    part("IntentImport", ["CatalogFormat", "IntentModel", "PositionedJSON", "Findings"]),

    // The simulator and its pictures; no terminal below this line's next group.
    part("SimulatorCore", ["IntentModel", "Findings"]),
    part("SurfaceViews", ["SimulatorCore", "IntentModel", "CellGrid", "Findings"]),
    part("ScriptReplay", ["SimulatorCore", "IntentModel", "CellGrid", "Findings"]),

    // The terminal.
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CTerminalGuard"),  // puts the terminal back from a signal handler
    .target(name: "CBundledFiles"),  // Demo and Themes inside the program
    part(
      "TerminalUI",
      ["SurfaceViews", "SimulatorCore", "CellGrid", "Findings", "CNcurses", "CTerminalGuard"],
      linkedWith: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // The program.
    .executableTarget(
      name: "understudy",
      dependencies: [
        "Findings", "PositionedJSON", "CellGrid", "IntentModel", "CatalogFormat", "ThemeFormat",
        "IntentImport", "SimulatorCore", "SurfaceViews", "ScriptReplay", "TerminalUI",
        "CBundledFiles",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "UnderstudyBenchmarks",
      dependencies: ["CatalogFormat", "CellGrid", "IntentModel", "SimulatorCore", "SurfaceViews"],
      swiftSettings: settings),

    // Tests, in the same order.
    part("TestSupport", ["CellGrid"]),
    .target(name: "CTestProcess"),  // starts programs in terminals of the tests' own
    tests(of: "Findings"),
    tests(of: "PositionedJSON", ["Findings"]),
    tests(of: "CellGrid", leavingOut: ["Snapshots"]),
    tests(of: "IntentModel"),
    tests(of: "CatalogFormat", ["IntentModel", "PositionedJSON", "Findings"]),
    tests(of: "ThemeFormat", ["CellGrid", "PositionedJSON", "Findings"]),
    tests(of: "IntentImport", ["CatalogFormat", "IntentModel", "PositionedJSON", "Findings"]),
    tests(
      of: "SimulatorCore", ["IntentModel", "Findings"], leavingOut: ["SpeakerTables"]),
    tests(
      of: "SurfaceViews", ["SimulatorCore", "IntentModel", "CellGrid", "Findings"],
      leavingOut: ["Snapshots"]),
    tests(of: "ScriptReplay", ["SimulatorCore", "IntentModel", "Findings"]),
    tests(of: "TerminalUI", ["SurfaceViews", "SimulatorCore", "CellGrid"]),
    tests(
      of: "understudy",
      [
        "CatalogFormat", "CellGrid", "Findings", "IntentModel", "ScriptReplay", "SimulatorCore",
        "ThemeFormat",
      ]),
    .testTarget(name: "RepositoryTests", swiftSettings: settings),  // the checkout itself
    // The built program in a terminal.
    .testTarget(
      name: "EndToEndTests", dependencies: ["CTestProcess", "TestSupport"],
      swiftSettings: settings),
  ]
)
