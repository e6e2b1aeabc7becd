import IntentModel

/// Entries as rows: what they are called, by whom, and in whose colours.
extension SpotlightIndex {
  func id(of entry: Entry) -> SpotlightRow.ID {
    switch entry.kind {
    case .contact: return .contact(phone.people[Int(entry.part)].id)
    case .app: return .app(app(of: entry).id)
    case .intent: return .intent(intent(of: entry))
    case .appShortcut:
      return .appShortcut(
        AppShortcutReference(at: Int(entry.part), of: app(of: entry)), option: value(of: entry)?.id)
    case .content:
      let app = app(of: entry)
      return .content(
        ItemReference(
          app: app.id, entity: app.entities[Int(entry.part)].id,
          item: value(of: entry)?.id ?? ""))
    }
  }

  func row(
    of entry: Entry, section: SpotlightSection, match: WordMatch?, key: OrderingKey
  ) -> SpotlightRow {
    var row = SpotlightRow(id: id(of: entry), section: section, title: title(of: entry))
    row.match = match
    row.key = key
    if entry.kind != .contact { row.appName = app(of: entry).name.text(in: language) }
    let value = value(of: entry)
    row.isSample = value?.isSample ?? false
    switch entry.kind {
    case .contact:
      row.subtitle = phone.people[Int(entry.part)].display.subtitle?.text(in: language)
    case .app: row.symbol = app(of: entry).symbol
    case .intent: row.symbol = nil
    case .content:
      row.subtitle = value?.display.subtitle?.text(in: language)
      row.symbol = value?.display.symbol
    case .appShortcut:
      let app = app(of: entry)
      row.symbol = value?.display.symbol ?? app.appShortcuts[Int(entry.part)].symbol ?? app.symbol
    }
    return row
  }

  func title(of entry: Entry) -> String {
    switch entry.kind {
    case .contact: return phone.people[Int(entry.part)].display.title.text(in: language)
    case .app: return app(of: entry).name.text(in: language)
    case .intent: return app(of: entry).intents[Int(entry.part)].title.text(in: language)
    case .content: return value(of: entry)?.display.title.text(in: language) ?? ""
    case .appShortcut:
      let bare = app(of: entry).appShortcuts[Int(entry.part)].shortTitle.text(in: language)
      guard let value = value(of: entry) else { return bare }
      return Self.title(bare, value.display.title.text(in: language))
    }
  }

  func app(of entry: Entry) -> AppCatalog { phone.apps[Int(entry.app)] }

  private func intent(of entry: Entry) -> IntentReference {
    let app = app(of: entry)
    return IntentReference(app: app.id, intent: app.intents[Int(entry.part)].id)
  }

  struct Value {
    var id: String
    var display: DisplayRepresentation
    var isSample: Bool
    var when: Condition
  }

  func value(of entry: Entry) -> Value? {
    guard entry.source >= 0, entry.item >= 0 else { return nil }
    let source = sources[Int(entry.source)]
    switch source.kind {
    case .enumeration(let place):
      let value = phone.apps[source.app].enums[place].cases[Int(entry.item)]
      return Value(id: value.id, display: value.display, isSample: false, when: .always)
    case .entity(let place):
      let item = phone.apps[source.app].entities[place].items[Int(entry.item)]
      return Value(id: item.id, display: item.display, isSample: item.isSample, when: item.when)
    }
  }

  /// The entity's item that a row stands for; nil for the cases of an enum.
  func item(of entry: Entry) -> ItemReference? {
    guard entry.source >= 0, entry.item >= 0 else { return nil }
    let source = sources[Int(entry.source)]
    guard case .entity(let place) = source.kind else { return nil }
    let app = phone.apps[source.app]
    let entity = app.entities[place]
    return ItemReference(app: app.id, entity: entity.id, item: entity.items[Int(entry.item)].id)
  }
}
