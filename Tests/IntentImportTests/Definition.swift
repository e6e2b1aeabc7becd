import Findings
import Foundation
import IntentModel

@testable import IntentImport

/// Makes small definitions: what a test is about stands in the test, the rest here.
enum Definition {
  /// A whole file around the content of its root dictionary, as XML.
  static func xml(_ content: String) -> [UInt8] {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    return Array((head + "<dict>\n" + content + "\n</dict>\n</plist>\n").utf8)
  }

  static func bytes(
    _ root: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0))
  }

  /// One intent of model version 1.2 with the given keys beside its name and title.
  static func root(
    intent: [String: Any] = [:], enums: [[String: Any]] = [], types: [[String: Any]] = []
  ) -> [String: Any] {
    var keys: [String: Any] = [
      "INIntentName": "LightLamp", "INIntentTitle": "Light a lamp", "INIntentTitleID": "aaaaa1",
      "INIntentType": "Custom", "INIntentVerb": "Do", "INIntentCategory": "generic",
      "INIntentResponse": [
        "INIntentResponseCodes": [
          [
            "INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true,
            "INIntentResponseCodeFormatString": "Lit.",
          ]
        ]
      ],
    ]
    keys.merge(intent) { $1 }
    return [
      "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "LaMp01",
      "INIntents": [keys], "INEnums": enums, "INTypes": types,
    ]
  }

  static func parameter(_ name: String, _ type: String, _ more: [String: Any] = [:]) -> [String:
    Any]
  {
    var keys: [String: Any] = [
      "INIntentParameterName": name, "INIntentParameterType": type,
      "INIntentParameterDisplayName": DisplayWords.from(name),
    ]
    keys.merge(more) { $1 }
    return keys
  }

  static func metadata(_ values: [String: Any]) -> [String: Any] {
    let keys = values.map { ("INIntentParameterMetadata\($0.key)", $0.value) }
    return ["INIntentParameterMetadata": Dictionary(uniqueKeysWithValues: keys)]
  }

  static func value(_ name: String, _ label: String?, id: String? = nil, index: Int? = nil)
    -> [String: Any]
  {
    var keys: [String: Any] = ["INEnumValueName": name]
    keys["INEnumValueDisplayName"] = label
    keys["INEnumValueDisplayNameID"] = id
    keys["INEnumValueIndex"] = index
    return keys
  }

  static func enumeration(_ name: String, _ values: [[String: Any]]) -> [String: Any] {
    [
      "INEnumName": name, "INEnumType": "Regular", "INEnumDisplayName": DisplayWords.from(name),
      "INEnumValues": values,
    ]
  }

  static func import_(
    _ root: [String: Any], companions: [ImportSource.Companion] = [],
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> ImportedApp {
    read(try bytes(root, format), companions: companions)
  }

  static func read(
    _ bytes: [UInt8], file: String = "Lantern/Base.lproj/Intents.intentdefinition",
    companions: [ImportSource.Companion] = []
  ) -> ImportedApp {
    IntentDefinitionImporter.read(
      ImportSource(file: file, bytes: bytes, companions: companions))
  }

  static func strings(_ language: String, _ text: String) -> ImportSource.Companion {
    ImportSource.Companion(
      language: language, kind: .strings, file: "Lantern/\(language).lproj/Intents.strings",
      bytes: Array(text.utf8))
  }
}

extension ImportedApp {
  /// Rules of the findings, each once, sorted; notes only where asked for.
  func rules(_ severities: Set<Finding.Severity> = [.error, .warning]) -> [String] {
    Set(findings.filter { severities.contains($0.severity) }.map(\.rule)).sorted()
  }

  func finding(_ rule: String) -> String {
    findings.filter { $0.rule == rule }.map(\.description).joined(separator: "\n")
  }

  func intent(_ id: String) -> AppIntent? { app.intents.first { $0.id == id } }
}

extension LocalizedText {
  /// The text in the definition's own language.
  var own: String { entries.first?.text ?? "" }
}
