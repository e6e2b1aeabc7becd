import Findings
import IntentModel

/// The translations of one language.
struct TranslationTable {
  /// With hyphens: `sv-FI`.
  let language: String
  /// For findings.
  let file: String
  /// One text for each value of an enum: text ID, value ID, text.
  private(set) var byValue = [String: [String: String]]()
  private var texts = [String: String]()
  /// By English sentence.
  private var sentences = [String: String]()

  /// Sorted by language; unreadable files and second folders of one language are reported.
  static func tables(
    _ companions: [ImportSource.Companion], findings: DefinitionFindings
  ) -> [TranslationTable] {
    var tables = [TranslationTable]()
    let sorted = companions.sorted {
      ($0.language, $0.kind.rawValue, $0.file) < ($1.language, $1.kind.rawValue, $1.file)
    }
    var folders = [String: String]()
    for companion in sorted where companion.language != "Base" {
      let tag = LanguageFolder.tag(companion.language)
      guard let language = tag,
        folders[language.lowercased(), default: companion.language] == companion.language
      else {
        let reason = tag == nil ? "expected a language tag" : "there is another folder for it"
        findings.add(
          Finding(
            .warning, rule: "translation-left-out",
            "translations in '\(companion.language).lproj' left out: \(reason)",
            at: SourceLocation(file: companion.file)))
        continue
      }
      folders[language.lowercased()] = companion.language
      if tables.last?.language != language {
        tables.append(TranslationTable(language: language, file: companion.file))
      }
      tables[tables.count - 1].add(companion, findings: findings)
    }
    return tables.sorted { $0.language < $1.language }
  }

  private init(language: String, file: String) {
    self.language = language
    self.file = file
  }

  /// Nil also for a blank translation.
  func text(_ id: String) -> String? { texts[id] }

  func sentence(_ english: String) -> String? { sentences[english] }

  /// Every key of the `.strings` file.
  var keys: [String] {
    texts.keys + byValue.flatMap { id, values in values.keys.map { "\(id)-\($0)" } }
  }

  private mutating func add(_ companion: ImportSource.Companion, findings: DefinitionFindings) {
    do throws(PropertyListError) {
      guard case .dictionary(let entries) = try PropertyListReader.read(companion.bytes) else {
        throw .damaged("its content is not a dictionary")
      }
      switch companion.kind {
      case .strings: addTexts(entries)
      case .stringsdict: addSentences(entries, findings: findings)
      }
    } catch {
      findings.add(
        Finding(
          .warning, rule: "translation-left-out",
          "translations in '\(companion.language)' left out: \(error)",
          at: SourceLocation(file: companion.file)))
    }
  }

  private mutating func addTexts(_ entries: [String: PropertyListValue]) {
    for (key, value) in entries {
      guard case .string(let text) = value, !text.allSatisfy(\.isWhitespace) else { continue }
      let parts = key.split(separator: "-", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        byValue[parts[0], default: [:]][parts[1]] = text
      } else {
        texts[key] = text
      }
    }
  }

  /// A second use of a sentence has " - 2" appended; the first use comes first.
  private mutating func addSentences(
    _ entries: [String: PropertyListValue], findings: DefinitionFindings
  ) {
    for key in entries.keys.sorted() {
      guard case .dictionary(let entry)? = entries[key],
        case .string(let format)? = entry["NSStringLocalizedFormatKey"],
        let text = Self.generalForm(of: format, entry)
      else { continue }
      let marked = key.split(separator: " ").suffix(2)
      let isNumbered = marked.first == "-" && Int(marked.last ?? "") != nil
      let english = isNumbered ? String(key.dropLast(3 + (marked.last?.count ?? 0))) : key
      if sentences[english] == nil { sentences[english] = text }
      findings.count(.pluralForms, "\(english) in \(language)")
    }
  }

  /// The form for "other" numbers, with the number as the token `${count}`.
  private static func generalForm(of format: String, _ entry: [String: PropertyListValue])
    -> String?
  {
    var text = format
    for name in entry.keys.sorted() {
      guard case .dictionary(let forms)? = entry[name], case .string(let other)? = forms["other"]
      else { continue }
      var number = "%d"
      if case .string(let written)? = forms["NSStringFormatValueTypeKey"], !written.isEmpty {
        number = written.hasPrefix("%") ? written : "%\(written)"
      }
      text = text.replacing("%#@\(name)@", with: other.replacing(number, with: "${count}"))
    }
    return text.contains("%#@") || text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
