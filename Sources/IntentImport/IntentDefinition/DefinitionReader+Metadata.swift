import Foundation
import IntentModel

extension DefinitionReader {
  /// Defaults, bounds and labels.
  func readMetadata(
    _ metadata: DefinitionRecord, into parameter: inout IntentParameter, _ resolved: ResolvedType,
    scope: DefinitionScope
  ) {
    let name = "\(scope.name).\(parameter.id)"
    readBounds(metadata, into: &parameter, name: name)
    readDefault(metadata, into: &parameter, resolved, name: name)
    let labels = ["TrueDisplayName", "FalseDisplayName"].compactMap {
      metadata.string("INIntentParameterMetadata\($0)")
    }
    if !labels.isEmpty {
      findings.count(.booleanLabels, "\(name) (\(labels.joined(separator: ", ")))")
    }
    metadata.ignore(
      "INIntentParameterMetadataTrueDisplayNameID", "INIntentParameterMetadataFalseDisplayNameID",
      "INIntentParameterMetadataDefaultValueID")
    let settings = [
      "Capitalization", "Multiline", "DisableAutocorrect", "DisableSmartQuotes",
      "DisableSmartDashes", "Type", "CustomUTIs", "DateStyle", "TimeStyle", "Format", "TemplateID",
      "Unit", "DefaultUnit", "MinimumUnit", "MaximumUnit", "CurrencyCode",
    ].filter { metadata.has("INIntentParameterMetadata\($0)") }
    let hasSettings = settings.contains { !$0.hasSuffix("Unit") && $0 != "TemplateID" }
    if hasSettings { findings.count(.editorSettings, name) }
  }

  private func readBounds(
    _ metadata: DefinitionRecord, into parameter: inout IntentParameter, name: String
  ) {
    var minimum = bound("Minimum", metadata, parameter.type)
    let maximum = bound("Maximum", metadata, parameter.type)
    let allowsNegative = metadata.boolean("INIntentParameterMetadataSupportsNegativeNumbers")
    switch parameter.type {
    case .integer, .decimal, .duration, .currency, .measurement: break
    default: return
    }
    if allowsNegative == false, minimum == nil { minimum = 0 }
    if let low = minimum, let high = maximum, low > high {
      findings.add(
        .warning, rule: "bounds-are-empty",
        "'\(name)' has a minimum of \(low) above its maximum of \(high); both left out",
        in: metadata)
      return
    }
    (parameter.minimum, parameter.maximum) = (minimum, maximum)
  }

  private func bound(_ which: String, _ metadata: DefinitionRecord, _ type: ValueType) -> Decimal? {
    guard let number = metadata.number("INIntentParameterMetadata\(which)Value") else { return nil }
    let bound = number * factor("\(which)Unit", metadata, type)
    guard type == .integer || type == .duration else { return bound }
    var (exact, whole) = (bound, Decimal())
    // The nearest whole number inside the range.
    NSDecimalRound(&whole, &exact, 0, which == "Minimum" ? .up : .down)
    return whole.wholeNumber.map { Decimal($0) }
  }

  /// Durations are in seconds in a catalog, in a unit of the author's choice in a definition.
  private func factor(_ key: String, _ metadata: DefinitionRecord, _ type: ValueType) -> Decimal {
    guard type == .duration, let unit = metadata.string("INIntentParameterMetadata\(key)") else {
      return 1
    }
    return Decimal(DefinitionUnits.seconds[unit] ?? 1)
  }

  private func readDefault(
    _ metadata: DefinitionRecord, into parameter: inout IntentParameter, _ resolved: ResolvedType,
    name: String
  ) {
    guard let value = metadata.value("INIntentParameterMetadataDefaultValue") else { return }
    if case .string(let text) = value, text.allSatisfy(\.isWhitespace) {
      if !text.isEmpty { findings.count(.blankDefault, name) }
      return
    }
    if let list = resolved.optionList {
      parameter.defaultValue = optionDefault(value, in: list)
      return
    }
    guard let typed = typedDefault(value, metadata, parameter) else {
      // An enum's "not set" value is a default that means none.
      if case .string("unknown") = value, case .enumeration = parameter.type { return }
      findings.add(
        .warning, rule: "default-does-not-fit",
        "the default of '\(name)' is \(value.kind) that does not fit its type "
          + "'\(parameter.type.name)'; left out",
        in: metadata)
      return
    }
    if let number = value.number, parameter.type != .string,
      isOutOfRange(number, metadata, parameter)
    {
      findings.add(
        .warning, rule: "default-out-of-range",
        "the default of '\(name)', \(number), is out of its range; left out", in: metadata)
      return
    }
    parameter.defaultValue = typed
  }

  private func isOutOfRange(
    _ number: Decimal, _ metadata: DefinitionRecord, _ parameter: IntentParameter
  ) -> Bool {
    let number = number * factor("DefaultUnit", metadata, parameter.type)
    return parameter.minimum.map { number < $0 } ?? false
      || parameter.maximum.map { number > $0 } ?? false
  }

  private func typedDefault(
    _ value: PropertyListValue, _ metadata: DefinitionRecord, _ parameter: IntentParameter
  ) -> IntentValue? {
    switch (parameter.type, value) {
    case (.enumeration(let id), .string(let name)):
      let isCase = enumsByID[id]?.cases.contains { $0.id == name } ?? false
      return isCase ? .option(id: name) : nil
    case (.string, .string(let text)): return .string(text)
    case (.url, .string(let text)): return .url(text)
    case (.file, .string(let text)): return .file(text)
    case (.place, .string(let text)): return .place(id: nil, text: text)
    case (.person, .string(let text)): return .person(id: nil, text: text)
    case (.boolean, _):
      return metadata.boolean("INIntentParameterMetadataDefaultValue").map(IntentValue.boolean)
    case (.integer, _): return value.number.flatMap(\.wholeNumber).map(IntentValue.integer)
    case (.decimal, _): return value.number.map(IntentValue.decimal)
    case (.duration, _):
      let seconds = value.number.map { $0 * factor("DefaultUnit", metadata, .duration) }
      return seconds.flatMap(\.wholeNumber).map { .duration(seconds: $0) }
    case (.measurement, _):
      let unit = metadata.string("INIntentParameterMetadataDefaultUnit")
        .flatMap { DefinitionUnits.symbols[$0] }
      return value.number.map { .measurement(value: $0, unit: unit ?? parameter.unit ?? "") }
    default: return nil
    }
  }

  /// A default of a list that only the app's code knows is the one option we do know.
  private func optionDefault(_ value: PropertyListValue, in list: Int) -> IntentValue? {
    let text: String
    switch value {
    case .string(let written): text = written
    default:
      guard let number = value.number else { return nil }
      text = "\(number)"
    }
    let items = optionLists[list].items
    if let known = items.first(where: { !$0.isSample && $0.display.title.entries[0].text == text })
    {
      return .option(id: known.id)
    }
    var ids = UniqueNames(reserved: items.map(\.id))
    let id = ids.claim(text, else: "default")
    let item = EntityItem(id: id, display: DisplayRepresentation(title: LocalizedText(text)))
    optionLists[list].items.insert(item, at: 0)
    return .option(id: id)
  }
}
