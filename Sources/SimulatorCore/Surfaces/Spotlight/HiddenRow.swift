import IntentModel

/// Something the phone declares that Spotlight does not show now, and why.
package struct HiddenRow: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// These words of the search begin no word of it.
    case notMatched(words: [String])
    /// Only the app's name was searched, which finds what the app does but not what it holds.
    case foundByAppNameAlone
    case removed
    /// Its own `when` does not hold; the names it reads.
    case conditionFails(names: [String])
    /// An App Shortcut, in an era without them.
    case noAppShortcuts
    /// A later App Shortcut than an app can have.
    case pastLimitOfAppShortcuts(place: Int)
    /// Nothing was searched, and other apps are likelier.
    case notSuggested(place: Int)
  }

  package var id: SpotlightRow.ID
  package var title: String
  package var appName: String
  package var reason: Reason
  /// Whether the words found it, and something else took it away.
  package var isNearMiss: Bool {
    switch reason {
    case .notMatched, .foundByAppNameAlone: false
    case .removed, .conditionFails, .noAppShortcuts, .pastLimitOfAppShortcuts, .notSuggested: true
    }
  }
}

extension HiddenRow.Reason {
  package var words: String {
    switch self {
    case .notMatched(let words):
      "not matched: no word of it begins with " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .foundByAppNameAlone: "hidden: the app's name alone does not find its content"
    case .removed: "hidden: it was taken away"
    case .conditionFails(let names):
      "hidden: its 'when' does not hold, which reads " + names.joined(separator: ", ")
    case .noAppShortcuts:
      "hidden: before iOS 16 there are no App Shortcuts; its action is run directly"
    case .pastLimitOfAppShortcuts(let place):
      "cut off: App Shortcut \(place) of its app, which can have \(AppShortcut.maximumCount)"
    case .notSuggested(let place):
      "cut off: place \(place) of the suggested apps; \(SpotlightSuggestions.appCount) are shown"
    }
  }
}

extension SpotlightRanking {
  /// What is not shown: first what the words found, then what missed the fewest words, in the
  /// authors' order.
  ///
  /// - Parameter onlyFound: leaves out whatever the words did not find, which is nearly all.
  package func hidden(query: String, onlyFound: Bool = false) -> [HiddenRow] {
    let words = SearchWords(query)
    guard !words.isUnsearchable, !words.isTooLong else { return [] }
    if words.isEmpty { return notSuggested }
    let index = simulator.index.spotlightIndex(language: state.context.language)
    var matcher = SearchMatcher(
      words, index,
      words.isLatin ? simulator.index.readings(language: state.context.language) : nil)
    var hidden = [(missing: Int, row: HiddenRow)]()
    for (position, entry) in index.entries.enumerated() {
      if onlyFound, isThere(entry, index) { continue }
      // Its App Shortcuts are the rows that are told of.
      if entry.hasAppShortcut, !isOfEra(entry) { continue }
      let masks = matcher.masks(position)
      let missing = words.words.indices.filter { masks.any & 1 << UInt64($0) == 0 }
      let reason: HiddenRow.Reason
      if !missing.isEmpty {
        if onlyFound { continue }
        reason = .notMatched(words: missing.map(words.text))
      } else if !masks.find(entry) {
        reason = .foundByAppNameAlone
      } else if let why = whyGone(entry, index) {
        reason = why
      } else {
        continue
      }
      let row = HiddenRow(
        id: index.id(of: entry), title: index.title(of: entry),
        appName: entry.kind == .contact
          ? "" : index.app(of: entry).name.text(in: state.context.language),
        reason: reason)
      hidden.append((missing.count, row))
    }
    let sorted = hidden.enumerated().sorted {
      ($0.element.missing, $0.offset) < ($1.element.missing, $1.offset)
    }
    return pastLimit(words) + sorted.map(\.element.row)
  }

  private func whyGone(
    _ entry: SpotlightIndex.Entry, _ index: SpotlightIndex
  ) -> HiddenRow.Reason? {
    if !isOfEra(entry) { return .noAppShortcuts }
    guard !isThere(entry, index), let item = index.item(of: entry) else { return nil }
    if state.removedItems.contains(item) { return .removed }
    return .conditionFails(names: index.value(of: entry)?.when.names ?? [])
  }

  private func pastLimit(_ words: SearchWords) -> [HiddenRow] {
    let language = state.context.language
    return simulator.phone.apps.flatMap { app in
      app.appShortcuts.enumerated().dropFirst(AppShortcut.maximumCount).compactMap {
        place, shortcut in
        var texts = SearchTexts()
        let id = texts.add(
          [shortcut.shortTitle.text(in: language), app.name.text(in: language)]
            + app.synonyms.texts(in: language))
        guard texts.mask(of: id, words.words).any == words.all else { return nil }
        return HiddenRow(
          id: .appShortcut(AppShortcutReference(at: place, of: app), option: nil),
          title: shortcut.shortTitle.text(in: language), appName: app.name.text(in: language),
          reason: hasAppShortcuts ? .pastLimitOfAppShortcuts(place: place + 1) : .noAppShortcuts)
      }
    }
  }

  private var hasAppShortcuts: Bool { state.context.era.hasAppShortcuts }

  private var notSuggested: [HiddenRow] {
    let order = SpotlightSuggestions(simulator, state).order
    let shortcuts =
      hasAppShortcuts
      ? [] : order.prefix(SpotlightSuggestions.shortcutCount).compactMap(firstShortcut)
    return shortcuts
      + order.enumerated().dropFirst(SpotlightSuggestions.appCount).map { place, suggestion in
        let app = simulator.phone.apps[suggestion.app]
        let name = app.name.text(in: state.context.language)
        return HiddenRow(
          id: .app(app.id), title: name, appName: name, reason: .notSuggested(place: place + 1))
      }
  }

  /// What would stand under a suggested app.
  private func firstShortcut(_ suggestion: (app: Int, score: Int)) -> HiddenRow? {
    let app = simulator.phone.apps[suggestion.app]
    guard let shortcut = app.appShortcuts.first else { return nil }
    return HiddenRow(
      id: .appShortcut(AppShortcutReference(at: 0, of: app), option: nil),
      title: shortcut.shortTitle.text(in: state.context.language),
      appName: app.name.text(in: state.context.language), reason: .noAppShortcuts)
  }
}
