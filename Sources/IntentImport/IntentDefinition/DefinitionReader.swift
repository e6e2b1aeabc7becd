import CatalogFormat
import Findings
import IntentModel

/// Reads one definition: enums and types first, then the intents that refer to them.
///
/// The other parts of it are extensions, one for each part of an intent.
final class DefinitionReader {
  let findings: DefinitionFindings
  let translations: DefinitionTranslations
  /// Model version 1.0 has no display names, prompts or namespaces, and does not say what is asked.
  let isFirstVersion: Bool
  /// By the name in the file; the id in the catalog can differ.
  var enums = [String: AppEnum]()
  var types = [String: AppEntity]()
  var enumsByID = [String: AppEnum]()
  var typesByID = [String: AppEntity]()
  /// Which enum value a translation with a compound key is for: by enum, case and ID of its name.
  var caseNameIDs = [String: [(caseID: String, nameID: String)]]()
  /// Entities made up for parameters whose options only the app's code knows, in order.
  var optionLists = [AppEntity]()
  var optionListIndices = [OptionListKey: Int]()
  /// Entities and enums share one name space, with the built-in types.
  var typeNames = UniqueNames(reserved: ValueType.builtIn.map(\.name))

  private let root: DefinitionRecord
  private let contents: DefinitionContents
  private var app: AppCatalog

  init(_ source: ImportSource, root: [String: PropertyListValue], empty: AppCatalog) {
    let findings = DefinitionFindings(file: source.file)
    let lines = DefinitionLines(source.bytes)
    self.findings = findings
    self.root = DefinitionRecord(root, path: "", line: nil, lines: lines, findings: findings)
    contents = DefinitionContents(.dictionary(root))
    app = empty
    translations = DefinitionTranslations(
      source, baseLanguage: Self.baseLanguage(source), valueNames: contents.texts,
      findings: findings)
    if case .string(let version)? = root["INIntentDefinitionModelVersion"] {
      isFirstVersion = version == "1.0"
    } else {
      isFirstVersion = root["INTypes"] == nil
    }
  }

  func read() -> ImportedApp {
    checkVersion()
    app.languages = translations.languages
    let enumRecords = root.records("INEnums", nameKey: "INEnumName")
    app.enums = enumRecords.map { readEnum($0) }
    let typeRecords = root.records("INTypes", nameKey: "INTypeName")
    app.entities = typeRecords.map { readType($0) }
    let intentRecords = root.records("INIntents", nameKey: "INIntentName")
    if intentRecords.isEmpty {
      findings.add(
        .warning, rule: "definition-has-no-intents", "the definition declares no intents")
    }
    var ids = UniqueNames()
    app.intents = intentRecords.enumerated().map { index, record in
      readIntent(record, index: index, ids: &ids)
    }
    app.entities += optionLists
    translations.reportLag(texts: contents.texts, ids: contents.ids)
    if let finding = StockWordsFinding.about(app, at: SourceLocation(file: findings.file)) {
      findings.add(finding)
    }
    return ImportedApp(app: app, findings: findings.all())
  }

  private func checkVersion() {
    root.ignore(
      "INIntentDefinitionNamespace", "INIntentDefinitionSystemVersion",
      "INIntentDefinitionToolsVersion", "INIntentDefinitionToolsBuildVersion")
    let version = root.string("INIntentDefinitionModelVersion")
    if let version, !["1.0", "1.1", "1.2"].contains(version) {
      findings.add(
        .note, rule: "unknown-model-version",
        "model version '\(version)' is not known here and is read like 1.2")
    }
  }

  private static func baseLanguage(_ source: ImportSource) -> String {
    let folder = source.file.split(separator: "/").dropLast().last ?? ""
    let language = folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : ""
    let own = language.isEmpty || language == "Base" ? "en" : String(language)
    let wanted = source.developmentLanguage ?? own
    return LanguageFolder.tag(wanted) ?? "en"
  }
}

// MARK: - Texts

extension DefinitionReader {
  /// The text somebody wrote for a key, with its translations; nil when it is absent or blank.
  func written(
    _ record: DefinitionRecord, _ key: String, origin: TextOrigin = .written,
    takesByValue: Bool = false
  ) -> LocalizedText? {
    let id = record.string("\(key)ID")
    guard let text = record.string(key), !text.allSatisfy(\.isWhitespace) else { return nil }
    return translations.text(text, id: id, origin: origin, takesByValue: takesByValue)
  }

  /// The text for a key, else words made from a name.
  func written(_ record: DefinitionRecord, _ key: String, orFrom name: String) -> LocalizedText {
    if let text = written(record, key) { return text }
    let words = DisplayWords.from(name)
    if !isFirstVersion { findings.count(.madeUpName, "\(record.path).\(key)") }
    return LocalizedText(words.isEmpty ? name : words, origin: .derived)
  }

  /// A text of ours in every language another one has, made from it: in English as the first
  /// closure says, in others as the second does, for words of ours exist only in English.
  func derived(
    from text: LocalizedText, english: (String) -> String, other: (String) -> String
  ) -> LocalizedText {
    let entries = text.entries.map { entry in
      let language = entry.language ?? translations.baseLanguage
      let isEnglish = LanguageTag.primary(language) == "en"
      let words = TokenText.disarmed(entry.text)
      return LocalizedText.Entry(
        language: entry.language, text: isEnglish ? english(words) : other(words))
    }
    return LocalizedText(entries: entries, origin: .derived)
  }

  /// A text made from another in the same way in every language.
  func derived(from text: LocalizedText, _ make: (String) -> String) -> LocalizedText {
    derived(from: text, english: make, other: make)
  }
}

/// What stands in a definition as a whole, found without knowing its parts.
struct DefinitionContents {
  /// The texts that have something to translate, by ID.
  private(set) var texts = [String: String]()
  /// Every ID, also of texts that are empty.
  private(set) var ids = Set<String>()

  init(_ root: PropertyListValue) { collect(root) }

  /// One ID can be shared by two texts; the first in order of keys counts.
  private mutating func collect(_ value: PropertyListValue) {
    switch value {
    case .dictionary(let entries):
      for key in entries.keys.sorted() {
        guard let inner = entries[key] else { continue }
        if key.hasSuffix("ID"), case .string(let id) = inner {
          ids.insert(id)
          if case .string(let text)? = entries[String(key.dropLast(2))], texts[id] == nil,
            !text.allSatisfy(\.isWhitespace)
          {
            texts[id] = text
          }
        } else {
          collect(inner)
        }
      }
    case .array(let elements): elements.forEach { collect($0) }
    case .string, .integer, .real, .boolean, .other: break
    }
  }
}
