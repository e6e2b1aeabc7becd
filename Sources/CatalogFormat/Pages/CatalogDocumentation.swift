import IntentModel
import PositionedJSON

/// The format as a page for people: `Documentation/CatalogFormat.md`.
package enum CatalogDocumentation {
  package static func markdown() -> String {
    var sections = DocumentationSections()
    sections.describe(.object(AppFormat.file.description))
    sections.describe(.object(PhoneFormat.file.description))
    return ([introduction] + sections.sections + [values, contentTypes, tokens, context, findings])
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = #"""
    # The catalog format

    One folder is one phone. One `*.app.jsonc` file in it is one app, and one `phone.jsonc`, which may be
    left out, is the phone itself. Both are JSON with comments and trailing commas. Ids are local to an
    app and written `app/id` across apps. The order of a list is the author's and means something.

    What is wrong in a file is reported with its file, line and column, and the rest loads. A key in
    **bold** must be there; every other key may be left out.

    ```jsonc
    \#(example)
    ```

    This page is made from the tables the reader works with. To renew it:
    `swift run understudy schema --documentation > Documentation/CatalogFormat.md`.
    """#

  /// As small as an app can be that asks something and answers.
  static let example = """
    {
      "$schema": "understudy.schema.json", "format": 1,
      "app": { "id": "teatime", "name": "Teatime" },
      "entities": [ { "id": "Tea", "items": [
        { "id": "green", "title": "Green tea" },
        { "id": "mint", "title": "Mint tea", "synonyms": ["peppermint"] } ] } ],
      "intents": [ { "id": "Brew", "title": "Brew tea",
        "parameters": [ { "id": "tea", "type": "Tea", "required": true, "ask": "Which tea?" } ],
        "outcomes": [ { "name": "brewing", "dialog": "Your ${tea} is on its way." } ] } ],
      "appShortcuts": [ { "intent": "Brew", "shortTitle": "Brew tea", "symbol": "cup.and.saucer",
        "phrases": ["Brew tea with ${applicationName}", "Brew ${tea} with ${applicationName}"] } ],
    }
    """

  private static var values: String {
    let rows = ValueType.builtIn.map { type in
      "| `\(type.name)` | \(ValueLiteral.examples(type.type).map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    return """
      ## Values

      A value is written as its parameter's type asks for. A value of an entity or enum is the id of one
      of its items or cases. An amount or measurement without a unit takes the parameter's `unit`.

      | Type | Written |
      |---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static var contentTypes: String {
    let rows = ContentType.systemTypes.map { type in
      let parents = ContentType.parents(ofSystemType: type).map { "`\($0)`" }
      return "| `\(type)` | \(parents.joined(separator: ", ")) |"
    }
    return """
      ## Content types

      What something is when it is shared. These of the system's are known; any other is an app's own, such as
      `brewbar.order`, and is what the app says in `contentTypes`, else a file of some kind.

      | Type | Is also |
      |---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static let tokens = """
    ## Tokens

    Texts of an intent may hold tokens: `${parameter}` for a parameter's value and `${applicationName}` for
    the app's name. Texts of an outcome may also name its outputs and the app's facts, and `choose` may
    say `${count}`.

    A parameter that is still to be asked for shows its title. One that stays without a value shows
    nothing, and the blanks around it close up. What nothing gives a value stays as it is written, and is
    reported.
    """

  private static var context: String {
    """
    ## Names of the context

    Conditions may read, after parameters and facts: \
    \(PhoneContext.conditionNames.map { "`\($0)`" }.joined(separator: ", ")).

    Where no run is on its way (in Spotlight, on a page, in the share sheet) no parameter has a value: it
    equals nothing, and only `{ "set": false }` holds of it. So Spotlight lists an item while its `when`
    holds for the facts and the context of that moment, and looks at no other `when`.
    """
  }

  private static var findings: String {
    let rows = CatalogRule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(rule.explanation) |"
    }
    return """
      ## Findings

      Faults of the JSON itself have rules of their own. Beyond them:

      | Rule | Severity | What is wrong |
      |---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}

/// A section for each thing that has a name, in the order in which they are met.
private struct DocumentationSections {
  private(set) var sections: [String] = []
  private var names: Set<String> = []

  mutating func describe(_ shape: Shape) {
    switch shape {
    case .string, .integer, .number, .boolean, .constant, .word, .reference: break
    case .list(let element): describe(element)
    case .pair(let first, let second): [first, second].forEach { describe($0) }
    case .table(let value, let reserved):
      describe(value)
      reserved.forEach { describe($0.shape) }
    case .either(let shapes): shapes.forEach { describe($0) }
    case .object(let object):
      addSection(object.name, object.summary, fields: object.fields)
    case .named(let name, let summary, let inner):
      addSection(
        name, summary + " Written as " + Self.words(inner) + ".", fields: Self.reserved(inner))
      describe(inner)
    }
  }

  private mutating func addSection(_ name: String, _ summary: String, fields: [FieldDescription]) {
    guard names.insert(name).inserted else { return }
    var lines = ["## \(Self.heading(name))", "", summary]
    if !fields.isEmpty {
      lines += ["", "| Key | Value | Meaning |", "|---|---|---|"] + fields.map(Self.row)
    }
    sections.append(lines.joined(separator: "\n"))
    fields.forEach { describe($0.shape) }
  }

  private static func row(_ field: FieldDescription) -> String {
    let key = field.isRequired ? "**`\(field.key)`**" : "`\(field.key)`"
    let usual = field.defaultValue.flatMap { isTelling($0) ? " Usually `\(line($0))`." : nil } ?? ""
    let meaning = field.documentation + usual
    return "| \(key) | \(cell(words(field.shape))) | \(cell(meaning)) |"
  }

  /// That nothing is there when nothing is written goes without saying.
  private static func isTelling(_ usual: JSONValue) -> Bool {
    usual != [] && usual != .object([]) && usual != ""
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func line(_ value: JSONValue) -> String {
    String(JSONWriter.text(value).dropLast())
  }

  private static func words(_ shape: Shape) -> String {
    switch shape {
    case .string: "string"
    case .integer: "whole number"
    case .number: "number"
    case .boolean: "`true` or `false`"
    case .constant(let value): "`\(line(value))`"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "list of \(words(element))"
    case .pair(let first, let second): "a list of \(words(first)) and \(words(second))"
    case .table(let value, _): "table of \(words(value))"
    case .either(let shapes): shapes.map(words).joined(separator: ", or ")
    case .object(let object): link(object.name)
    case .named(let name, _, _), .reference(let name): link(name)
    }
  }

  private static func link(_ name: String) -> String {
    "[\(name)](#\(heading(name).lowercased().replacing(" ", with: "-")))"
  }

  private static func heading(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The keys of a table that mean something of their own.
  private static func reserved(_ shape: Shape) -> [FieldDescription] {
    switch shape {
    case .table(_, let reserved): reserved
    case .either(let shapes): shapes.flatMap(reserved)
    default: []
    }
  }
}
