import IntentModel

/// Which made-up entity stands for options that only the app's code knows. Parameters of one name,
/// type and title share one, so that it is filled in once.
struct OptionListKey: Hashable {
  var name: String
  var type: String
  var title: String
}

extension DefinitionReader {
  /// An object type becomes an entity. Definitions never hold instances, so it gets sample items.
  func readType(_ record: DefinitionRecord) -> AppEntity {
    let name = record.string("INTypeName") ?? ""
    record.ignore("INTypeLastPropertyTag", "INTypeClassName", "INTypeClassPrefix")
    let id = typeNames.claim(name, else: "Type")
    reportName(name, became: id, what: "type", in: record)
    let title = written(record, "INTypeDisplayName", orFrom: id)
    let entity = AppEntity(id: id, title: title, items: sampleItems(title))
    reportSamples(entity, "type '\(name)'", in: record)
    for property in record.records("INTypeProperties") { readProperty(property, of: id) }
    if types[name] == nil { types[name] = entity }
    typesByID[id] = entity
    return entity
  }

  /// The list for a parameter with options from code.
  func optionList(_ name: String, type: String, title: LocalizedText, in record: DefinitionRecord)
    -> Int
  {
    let key = OptionListKey(
      name: name, type: type, title: title.text(in: translations.baseLanguage))
    if let known = optionListIndices[key] { return known }
    let id = typeNames.claim(DisplayWords.identifier(from: name), else: "Option")
    let entity = AppEntity(id: id, title: title, items: sampleItems(title))
    reportSamples(
      entity, "parameter '\(name)', whose options come from the app's code,", in: record)
    optionListIndices[key] = optionLists.count
    optionLists.append(entity)
    return optionLists.count - 1
  }

  private func sampleItems(_ title: LocalizedText) -> [EntityItem] {
    (1...Self.sampleCount).map { number in
      // That it is a sample the screen says, in whatever language the title is.
      let text = derived(from: title) { "\($0) \(number)" }
      return EntityItem(
        id: "sample\(number)", display: DisplayRepresentation(title: text), isSample: true)
    }
  }

  /// Enough for a disambiguation, and few enough for one screen.
  private static let sampleCount = 4

  private func reportSamples(_ entity: AppEntity, _ what: String, in record: DefinitionRecord) {
    findings.add(
      .note, rule: "sample-values",
      "\(what) has \(entity.items.count) sample values, for a definition holds no real ones; "
        + "put yours into 'items' of entity '\(entity.id)'",
      in: record)
  }

  private func readProperty(_ record: DefinitionRecord, of type: String) {
    record.ignore(
      "INTypePropertyName", "INTypePropertyType", "INTypePropertyTag",
      "INTypePropertyDisplayPriority", "INTypePropertyDisplayName", "INTypePropertyDisplayNameID",
      "INTypePropertySupportsMultipleValues", "INTypePropertyMetadata", "INTypePropertyEnumType",
      "INTypePropertyEnumTypeNamespace", "INTypePropertyObjectType",
      "INTypePropertyObjectTypeNamespace")
    if !(record.boolean("INTypePropertyDefault") ?? false) {
      findings.count(.typeProperties, type)
    }
  }
}
