import Findings
import IntentModel
import PositionedJSON

/// What is known and what was found while a catalog is read.
struct Reading {
  /// What is wrong beyond this many findings is only counted.
  static let maximumFindingCount = 500

  private(set) var findings: [Finding] = []
  private var leftOutCount = 0
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
  /// The intent whose parameters the values being read are for.
  var givenIntent: (name: String, scope: IntentScope)?
  /// The app of those values, when it is not the one being read.
  var givenApp: AppScope?
  /// The entity or enum being read, by id.
  var typeID = ""
  var emptyTypesReported: Set<String> = []

  /// What can only be checked once the intent, or the app, has been read.
  var checks: [PostponedCheck] = []
  var intentCheckStart = 0
  var outcomeCheckStart = 0
  var pageChecks: [(page: String, location: SourceLocation)] = []
  /// A context's outcome, and the history, which wait for the apps.
  var forcedOutcomeCheck: (name: String, location: SourceLocation)?
  var postponedHistory: JSONNode?
  /// The phone's order of apps.
  var appOrder: [(id: String, location: SourceLocation)] = []

  /// How many more names may be looked through for what was meant: a bound on time.
  private var suggestionBudget = 50_000

  mutating func report(
    _ rule: CatalogRule, _ message: @autoclosure () -> String, at location: SourceLocation
  ) {
    guard hasRoom() else { return }
    add(rule, message(), at: location)
  }

  /// With the nearest known name at the end, or all of them when they are few.
  mutating func report(
    _ rule: CatalogRule, _ message: @autoclosure () -> String, near name: String,
    among known: (Reading) -> [String], listingAtMost listedCount: Int = 5,
    at location: SourceLocation
  ) {
    guard hasRoom() else { return }
    let candidates = known(self)
    var suggestion = ""
    if candidates.count <= suggestionBudget {
      suggestionBudget -= candidates.count
      suggestion = NearestName.suggestion(for: name, among: candidates)
    }
    if suggestion.isEmpty, !candidates.isEmpty, candidates.count <= listedCount {
      suggestion = "; expected \(Words.alternatives(candidates))"
    }
    add(rule, message() + suggestion, at: location)
  }

  mutating func report(_ syntaxFindings: [Finding]) { findings += syntaxFindings }

  /// Says how much was left out.
  mutating func finish(at location: SourceLocation?) {
    guard leftOutCount > 0 else { return }
    findings.append(
      Finding(
        .note, rule: CatalogRule.moreFindings.rawValue,
        "\(leftOutCount) more findings are left out; correct those above first", at: location))
  }

  /// The first declaration counts.
  mutating func declare(_ reference: DeclarationReference, at node: JSONNode) {
    if locations[reference] == nil { locations[reference] = node.location }
  }

  private mutating func hasRoom() -> Bool {
    if findings.count < Self.maximumFindingCount { return true }
    leftOutCount += 1
    return false
  }

  private mutating func add(_ rule: CatalogRule, _ message: String, at location: SourceLocation) {
    findings.append(Finding(rule.severity, rule: rule.rawValue, message, at: location))
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
