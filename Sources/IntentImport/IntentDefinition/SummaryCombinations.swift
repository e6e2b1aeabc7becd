import IntentModel

/// The summaries of one intent: what Shortcuts shows (*managed*), what suggestions show (*plain*).
struct SummaryCombinations {
  struct Combination {
    /// Names of parameters as in the file, each once, in the order of the key. Compared as a set:
    /// tools write one set in several orders.
    var names: [String]
    var title: LocalizedText?
    /// As in the file, for most subtitles have no place in a catalog.
    var subtitle: String?
    var isPrimary: Bool
    var runsInBackground: Bool
    var record: DefinitionRecord

    var set: Set<String> { Set(names) }
  }

  var managed = [Combination]()
  var plain = [Combination]()

  var isEmpty: Bool { managed.isEmpty && plain.isEmpty }

  /// The plain one that stands for the intent: the primary, else the only one, else the one with
  /// most names (the last is a guess).
  var primaryPlain: Combination? { Self.principal(plain) }
  var principal: Combination? { Self.principal(managed) ?? primaryPlain }

  static func principal(_ combinations: [Combination]) -> Combination? {
    combinations.first(where: \.isPrimary)
      ?? combinations.max { $0.names.count < $1.names.count }
  }
}

extension DefinitionReader {
  static var summaryTitle: String { "INIntentParameterCombinationTitle" }
  static var summarySubtitle: String { "INIntentParameterCombinationSubtitle" }

  func readCombinations(_ intent: DefinitionRecord) -> SummaryCombinations {
    SummaryCombinations(
      managed: combinations("INIntentManagedParameterCombinations", of: intent),
      plain: combinations("INIntentParameterCombinations", of: intent))
  }

  private func combinations(_ key: String, of intent: DefinitionRecord)
    -> [SummaryCombinations.Combination]
  {
    var result = [SummaryCombinations.Combination]()
    var sets = Set<Set<String>>()
    let prefix = "INIntentParameterCombination"
    for (joined, record) in intent.keyedRecords(key) {
      record.ignore("\(prefix)IsLinked", "\(prefix)UpdatesLinked", "\(prefix)SubtitleID")
      var seen = Set<String>()
      let names = joined.split(separator: ",").map(\.trimmingBlanks).filter {
        !$0.isEmpty && seen.insert($0).inserted
      }
      let combination = SummaryCombinations.Combination(
        names: names, title: written(record, Self.summaryTitle, takesByValue: true),
        subtitle: record.string(Self.summarySubtitle),
        isPrimary: record.boolean("\(prefix)IsPrimary") ?? false,
        runsInBackground: record.boolean("\(prefix)SupportsBackgroundExecution") ?? true,
        record: record)
      if !sets.insert(combination.set).inserted {
        findings.add(
          .warning, rule: "summary-is-repeated",
          "the parameters '\(joined)' have two summaries of one kind; the second is left out",
          in: record)
      } else {
        result.append(combination)
      }
    }
    return result
  }
}

extension Substring {
  var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
