import IntentModel

extension DefinitionReader {
  func readEnum(_ record: DefinitionRecord) -> AppEnum {
    let name = record.string("INEnumName") ?? ""
    record.ignore("INEnumGeneratesHeader")
    if let kind = record.string("INEnumType"), kind != "Regular" {
      findings.count(.enumKind, "\(name) (\(kind))")
    }
    let id = typeNames.claim(name, else: "Enum")
    reportName(name, became: id, what: "enum", in: record)
    let title = written(record, "INEnumDisplayName", orFrom: id)
    var result = AppEnum(id: id, title: title)
    var ids = UniqueNames()
    for value in record.records("INEnumValues") {
      if let added = readCase(value, of: id, ids: &ids) { result.cases.append(added) }
    }
    if result.cases.isEmpty {
      findings.add(.warning, rule: "enum-has-no-values", "enum '\(name)' has no values", in: record)
    }
    if enums[name] == nil { enums[name] = result }
    enumsByID[id] = result
    return result
  }

  private func readCase(_ record: DefinitionRecord, of enumID: String, ids: inout UniqueNames)
    -> AppEnumCase?
  {
    let name = record.string("INEnumValueName") ?? ""
    let label = record.string("INEnumValueDisplayName") ?? ""
    let index = record.integer("INEnumValueIndex")
    // A value "unknown" stands for "not set" and is no choice. From 1.1 on the tool puts one first
    // and gives it no index; some authors gave it a label all the same, and then people see it.
    if name == "unknown", index == nil || index == 0 {
      let isUnlabelled = label.allSatisfy(\.isWhitespace) || label.lowercased() == "unknown"
      if isUnlabelled {
        record.ignore("INEnumValueDisplayNameID")
        return nil
      }
      findings.count(.unsetLabel, "\(enumID) '\(label)'")
    }
    let id = ids.claim(name, else: "value")
    reportName(name, became: id, what: "value of enum '\(enumID)'", in: record)
    let title = written(record, "INEnumValueDisplayName", orFrom: id)
    if let nameID = record.string("INEnumValueDisplayNameID") {
      caseNameIDs[enumID, default: []].append((id, nameID))
    }
    return AppEnumCase(id: id, display: DisplayRepresentation(title: title))
  }

  /// Says when a name could not become the id.
  func reportName(_ name: String, became id: String, what: String, in record: DefinitionRecord) {
    guard name != id else { return }
    if name.isEmpty {
      findings.add(
        .warning, rule: "name-is-missing", "\(what) without a name, called '\(id)' here", in: record
      )
    } else {
      findings.add(
        .warning, rule: "name-is-changed",
        "\(what) '\(name)' is called '\(id)' here: the name is taken or not fit for an id",
        in: record)
    }
  }
}
