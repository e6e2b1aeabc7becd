import Foundation
import IntentModel
import Testing

@testable import IntentImport

@Suite struct FaultTests {
  private func app(
    intent: [String: Any] = [:], parameters: [[String: Any]] = [], enums: [[String: Any]] = []
  ) throws -> ImportedApp {
    var keys = intent
    if !parameters.isEmpty { keys["INIntentParameters"] = parameters }
    return try Definition.import_(Definition.root(intent: keys, enums: enums))
  }

  @Test func aFileWithoutIntentsIsTold() throws {
    let read = try Definition.import_(["INIntents": [Any](), "INEnums": [Any]()])
    #expect(read.isReadable && read.app.intents.isEmpty)
    #expect(read.rules() == ["definition-has-no-intents"])
  }

  @Test(arguments: [
    ("<dict><key>a</key><string>b</string></dict>", "not-an-intent-definition"),
    ("<array/>", "not-an-intent-definition"), ("<dict>", "unreadable-file"),
  ])
  func anotherFileIsRefused(content: String, rule: String) {
    let read = Definition.read(Array("<?xml version=\"1.0\"?><plist>\(content)</plist>".utf8))
    #expect(!read.isReadable)
    #expect(read.rules() == [rule])
    #expect(read.app.id == "lantern")
  }

  @Test func wrongTypesCostOnlyThemselves() throws {
    let read = try app(
      intent: [
        "INIntentTitle": 7, "INIntentVerb": ["x"], "INIntentKeyParameter": true,
        "INIntentParameters": ["text", Definition.parameter("lamp", "String")],
        "INIntentManagedParameterCombinations": ["lamp": 3], "INIntentRestrictions": 1.5,
      ])
    let intent = try #require(read.intent("LightLamp"))
    #expect(intent.title == LocalizedText("Light lamp", origin: .derived))
    #expect(intent.parameters.map(\.id) == ["lamp"])
    #expect(read.findings.filter { $0.rule == "value-has-wrong-type" }.count == 6)
    #expect(read.rules() == ["value-has-wrong-type"])
  }

  @Test func namesAreMadeUsableAndUnique() throws {
    let read = try app(
      intent: [
        "INIntentName": "a/b", "INIntentResponse": [String: Any](),
        "INIntentManagedParameterCombinations": [
          "x y,any": ["INIntentParameterCombinationTitle": "Do ${x y} and ${any}"]
        ],
      ],
      parameters: [
        Definition.parameter("x y", "String"), Definition.parameter("x y", "String"),
        Definition.parameter("", "String"), Definition.parameter("any", "String"),
      ],
      enums: [
        Definition.enumeration("date", [Definition.value("a", "A"), Definition.value("a", "B")]),
        Definition.enumeration("date", [Definition.value("a", "A")]),
      ])
    #expect(read.app.intents.map(\.id) == ["a-b"])
    #expect(read.app.intents[0].parameters.map(\.id) == ["x-y", "x-y2", "parameter3", "any2"])
    #expect(read.app.intents[0].summary.last?.text == "Do ${x-y} and ${any2}")
    #expect(read.app.enums.map(\.id) == ["date2", "date3"])
    #expect(read.app.enums[0].cases.map(\.id) == ["a", "a2"])
    #expect(read.rules() == ["name-is-changed", "name-is-missing"])
    #expect(CatalogRules.faults(of: read.app) == [])
  }

  @Test func unknownParametersAndPlaceholdersAreErrors() throws {
    let read = try app(
      intent: [
        "INIntentKeyParameter": "lampp",
        "INIntentManagedParameterCombinations": [
          "lamp,lampe": ["INIntentParameterCombinationTitle": "Light ${lampe} ${lamp"]
        ],
      ], parameters: [Definition.parameter("lamp", "String")])
    #expect(
      read.rules([.error]) == [
        "placeholder-without-end", "unknown-parameter", "unknown-placeholder",
      ])
    #expect(read.finding("unknown-parameter").contains("did you mean 'lamp'?"))
    #expect(read.intent("LightLamp")?.keyParameter == nil)
    #expect(read.intent("LightLamp")?.summary.last?.text == "Light ${lampe} ${lamp")
  }

  @Test func combinationsAreSets() throws {
    let title = "INIntentParameterCombinationTitle"
    let read = try app(
      intent: [
        "INIntentManagedParameterCombinations": [
          "a,b": [title: "First"], "b,a": [title: "Second"], "": [title: ""],
        ]
      ], parameters: [Definition.parameter("a", "String"), Definition.parameter("b", "String")])
    #expect(read.intent("LightLamp")?.summary == [ParameterSummary(text: "First")])
    #expect(read.rules() == ["summary-is-repeated"])
  }

  @Test(
    arguments: [
      ("Integer", 12, ["MinimumValue": 1, "MaximumValue": 10], "default-out-of-range"),
      ("Integer", "many", [:], "default-does-not-fit"),
      ("Integer", 1.5, [:], "default-does-not-fit"),
      ("Boolean", "perhaps", [:], "default-does-not-fit"),
      ("DateComponents", "soon", [:], "default-does-not-fit"),
      ("Decimal", 1, ["MinimumValue": 9, "MaximumValue": 3], "bounds-are-empty"),
      (
        "TimeInterval", 90, ["DefaultUnit": "Minutes", "MaximumValue": 1, "MaximumUnit": "Hours"],
        "default-out-of-range"
      ),
    ] as [(String, any Sendable, [String: any Sendable], String)])
  func valuesThatDoNotFitAreReported(
    type: String, value: any Sendable, bounds: [String: any Sendable], rule: String
  ) throws {
    var metadata: [String: Any] = bounds
    metadata["DefaultValue"] = value
    let read = try app(parameters: [
      Definition.parameter("lamp", type, Definition.metadata(metadata))
    ])
    #expect(read.finding(rule).contains("LightLamp.lamp"))
  }

  @Test(
    arguments: [
      ("Placemark", .place), ("DateComponents", .dateTime), ("TimeInterval", .duration),
      ("File", .file), ("Decimal", .decimal), ("Boolean", .boolean), ("Person", .person),
      ("URL", .url), ("CurrencyAmount", .currency), ("Mass", .measurement), ("Integer", .integer),
      ("String", .string), ("Seance", .string),
    ] as [(String, ValueType)])
  func typesFindTheirCounterparts(type: String, expected: ValueType) throws {
    let read = try app(parameters: [Definition.parameter("lamp", type)])
    let parameter = try #require(read.intent("LightLamp")?.parameters.first)
    #expect(parameter.type == expected)
    #expect(parameter.unit == (type == "Mass" ? "kg" : nil))
    #expect(read.rules() == (type == "Seance" ? ["type-has-no-counterpart"] : []))
  }

  @Test(
    arguments: [
      (["Type": "Date"], .date), (["Type": "Time"], .time), (["TimeStyle": "None"], .date),
      (["DateStyle": "None", "TimeStyle": "Short"], .time), (["Type": "DateTime"], .dateTime),
    ] as [([String: String], ValueType)])
  func datesAreWhatTheyAreShownAs(metadata: [String: String], expected: ValueType) throws {
    let read = try app(parameters: [
      Definition.parameter("when", "DateComponents", Definition.metadata(metadata))
    ])
    #expect(read.intent("LightLamp")?.parameters.first?.type == expected)
  }

  private func child(_ name: String, of parent: String?, _ predicate: String, _ value: Any? = nil)
    -> [String: Any]
  {
    var keys: [String: Any] = ["INIntentParameterRelationshipPredicateName": predicate]
    keys["INIntentParameterRelationshipParentName"] = parent
    keys["INIntentParameterRelationshipPredicateValue"] = value
    return Definition.parameter(name, "Boolean", ["INIntentParameterRelationship": keys])
  }

  @Test func relationshipsThatLeadNowhereAreReported() throws {
    let read = try app(parameters: [
      child("a", of: "b", "HasAnyValue"), child("b", of: "a", "HasAnyValue"),
      child("c", of: nil, "HasAnyValue"), child("d", of: "zz", "HasAnyValue"),
      child("e", of: "c", "SmellsNice"), child("f", of: "e", "BoolHasExactValue", true),
    ])
    let intent = try #require(read.intent("LightLamp"))
    #expect(intent.parameters.map(\.id) == ["b", "a", "c", "d", "e", "f"])
    #expect(
      intent.parameters.map(\.when) == [
        .always, .isSet(name: "b", true), .always, .always, .isSet(name: "c", true),
        .equals(name: "e", .boolean(true)),
      ])
    #expect(
      read.rules() == [
        "relationship-in-a-circle", "relationship-without-parent", "unknown-relationship",
      ])
    #expect(CatalogRules.faults(of: read.app) == [])
  }

  @Test func manyFindingsOfOneRuleAreOnlyCounted() throws {
    let parameters = (1...150).map { Definition.parameter("p\($0)", "Riddle") }
    let read = try app(parameters: parameters)
    let findings = read.findings.filter { $0.rule == "type-has-no-counterpart" }
    #expect(findings.count == 101)
    #expect(findings.last?.message == "50 more like this")
  }

  @Test func aSuccessIsAddedWhereThereIsNone() throws {
    let codes = [["INIntentResponseCodeName": "success"], ["INIntentResponseCodeName": "success"]]
    let read = try app(intent: ["INIntentResponse": ["INIntentResponseCodes": codes]])
    let outcomes = try #require(read.intent("LightLamp")?.outcomes)
    #expect(outcomes.map(\.name) == ["success3", "success", "success2"])
    #expect(outcomes.map(\.when) == [.always, .any([]), .any([])])
    #expect(read.rules() == ["name-is-changed", "no-successful-outcome"])
  }
}
