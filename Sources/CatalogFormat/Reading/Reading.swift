import Findings
import IntentModel
import PositionedJSON

/// What is known and what was found while a catalog is read.
struct Reading {
  private var log = FindingLog()
  private(set) var locations: [DeclarationReference: SourceLocation] = [:]

  /// The key whose value is being read.
  var key = ""

  /// The app being read, and those that have been.
  var app = AppScope()
  var apps: [String: AppScope] = [:]
  /// Nil without a phone file: then no place and no person can be called unknown.
  var phone: PhoneScope?

  /// The intent being read, by id.
  var intentID = ""
  /// Whether the parameter being read says no type that is known, and those before it that do not.
  /// One finding says so; what follows from it is none of the author's.
  var isTypeUnknown = false
  var untypedParameters: Set<String> = []
  /// The intent whose parameters the values being read are for.
  var givenIntent: (name: String, scope: IntentScope)?
  /// The app of those values, when it is not the one being read.
  var givenApp: AppScope?
  /// What the app's texts leave untranslated.
  var languages = LanguageCoverage()
  /// The entity or enum being read, by id.
  var typeID = ""
  var emptyTypesReported: Set<String> = []

  /// What can only be checked once the intent, or the app, has been read.
  var checks: [PostponedCheck] = []
  var intentCheckStart = 0
  var outcomeCheckStart = 0
  var pageChecks: [(page: String, location: SourceLocation)] = []
  /// A context's outcome, and lists by key, which wait for the apps.
  var forcedOutcomeCheck: (name: String, location: SourceLocation)?
  var postponedLists: [String: JSONNode] = [:]
  /// Content types of one word, which wait for what the apps declare.
  var contentTypeChecks: [(type: String, location: SourceLocation)] = []
  /// Activities of other apps that toolbars name, which wait for them.
  var activityChecks: [(ActivityReference, location: SourceLocation)] = []
  /// The phone's order of apps.
  var appOrder: [(id: String, location: SourceLocation)] = []

  /// How much more may be compared to find what was meant: a bound on time.
  private var suggestionBudget = 5_000_000

  mutating func report(
    _ rule: CatalogRule, _ message: @autoclosure () -> String, at location: SourceLocation
  ) {
    log.report(Finding(rule.severity, rule: rule.rawValue, message(), at: location))
  }

  /// With the nearest known name at the end, or all of them when they are few.
  mutating func report(
    _ rule: CatalogRule, _ message: @autoclosure () -> String, near name: String,
    among known: (Reading) -> [String], listingAtMost listedCount: Int = 5,
    at location: SourceLocation
  ) {
    let suggestion = log.hasRoom ? suggestion(for: name, among: known(self), listedCount) : ""
    report(rule, message() + suggestion, at: location)
  }

  private mutating func suggestion(
    for name: String, among candidates: [String], _ listedCount: Int
  ) -> String {
    var suggestion = ""
    let length = min(64, name.utf8.count)
    let cost = candidates.count * max(16, length * length)
    if cost <= suggestionBudget {
      suggestionBudget -= cost
      suggestion = NearestName.suggestion(for: name, among: candidates)
    }
    guard suggestion.isEmpty, !candidates.isEmpty, candidates.count <= listedCount else {
      return suggestion
    }
    return "; expected \(Words.alternatives(candidates))"
  }

  mutating func report(_ syntaxFindings: [Finding]) { log.report(all: syntaxFindings) }

  var findings: [Finding] { log.findings }

  /// The first declaration counts.
  mutating func declare(_ reference: DeclarationReference, at node: JSONNode) {
    if locations[reference] == nil { locations[reference] = node.location }
  }

}

/// What any value can get wrong.
extension Reading {
  mutating func reportWrongType(_ node: JSONNode, expected: String) {
    let key = key
    report(
      .wrongType, "expected \(expected) for '\(key)', found \(Words.found(node))",
      at: node.location)
  }

  mutating func reportMissing(
    _ key: String, in object: String, at location: SourceLocation, isFatal: Bool
  ) {
    report(
      .requiredKeyMissing,
      "\(Words.withArticle(object)) needs '\(key)'"
        + (isFatal ? "; without it the \(object) is left out" : ""),
      at: location)
  }

  mutating func reportUnknownKey(
    _ member: JSONMember, in object: String, known: @autoclosure () -> [String]
  ) {
    report(
      .unknownKey, "\(Words.withArticle(object)) has no key \(Words.quoted(member.key))",
      near: member.key, among: { _ in known() }, at: member.keyLocation)
  }

  mutating func reportDuplicate(
    _ id: String, of object: String, firstLine: Int, in node: JSONNode
  ) {
    report(
      .idDuplicate,
      "\(Words.quoted(id)) is already the id of \(Words.withArticle(object)), in line \(firstLine); "
        + "give this one another id", at: (node["id"] ?? node).location)
  }

  /// A list in which each thing stands once: of two of one key the second is reported and left out.
  mutating func withoutDuplicates<Element>(
    _ elements: [Element], by key: (Element) -> String, in name: String, at node: JSONNode
  ) -> [Element] {
    var known = Set<String>()
    return elements.filter { element in
      if known.insert(key(element)).inserted { return true }
      report(
        .entryTwice, "\(name) holds \(Words.quoted(key(element))) twice; the second is left out",
        at: node.location)
      return false
    }
  }

  mutating func elements(of node: JSONNode, expected: String = "a list") -> [JSONNode]? {
    if case .array(let elements) = node.content { return elements }
    reportWrongType(node, expected: expected)
    return nil
  }

  mutating func members(of node: JSONNode, expected: String) -> [JSONMember]? {
    if case .object(let members) = node.content { return members }
    reportWrongType(node, expected: expected)
    return nil
  }
}
