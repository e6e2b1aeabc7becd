import IntentModel

/// What is shared: the things selected on a page, or the page itself.
package struct SharedContent: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// The page's item, by id; nil for the page as a whole.
    package var id: String?
    package var title: String
    package var symbol: String?
    /// The types it can be handed over as, its own first.
    package var types: [String]
    package var kind: ContentKind
    /// A text, an address, a file name.
    package var content: String
  }

  /// The app it is shared from, by id.
  package var host: String
  package var page: String
  package var items: [Item]
  /// The way in which it is sent; nil where there is nothing to choose.
  package var sentAs: SentWay?

  /// How many of each kind, in the order in which they were first met.
  package var counts: [(kind: ContentKind, count: Int)] {
    items.reduce(into: []) { counts, item in
      if let place = counts.firstIndex(where: { $0.kind == item.kind }) {
        counts[place].count += 1
      } else {
        counts.append((item.kind, 1))
      }
    }
  }

  func count(_ kind: ContentKind) -> Int { items.count { $0.kind == kind } }
}

/// Content of a page that an action extension has changed is known by where it is.
package struct ContentReference: Hashable, Sendable, Codable {
  package var app: String
  package var page: String
  /// Nil for the page as a whole.
  package var item: String?

  package init(app: String, page: String, item: String?) {
    self.app = app
    self.page = page
    self.item = item
  }
}

/// What a way to a share sheet shares, before the sheet is open.
package enum ShareChoice: Hashable, Sendable {
  /// What the way leads from, or what is selected.
  case items([String])
  case page
  /// Neither: the item that has the mark.
  case marked(String)

  /// By id; none for the page itself.
  package var items: [String] {
    switch self {
    case .items(let items): items
    case .page: []
    case .marked(let item): [item]
    }
  }
}

extension Simulator {
  /// What a way shares now: the item that it leads from; else what is selected, else the page
  /// itself, else the item that has the mark. Nil when there is nothing of the kind.
  package func choice(
    by route: ShareRoute, over host: HostAppState, in state: SimulationState
  ) -> ShareChoice? {
    func isShared(_ items: [String]) -> Bool {
      sharedContent(items, on: host, in: state) != nil
    }
    if let item = route.item { return isShared([item]) ? .items([item]) : nil }
    if !host.chosen.isEmpty, let chosen = sharedContent(host.chosen, on: host, in: state) {
      return .items(chosen.items.compactMap(\.id))
    }
    if isShared([]) { return .page }
    guard case .item(let id)? = marked(of: host, in: state), isShared([id]) else { return nil }
    return .marked(id)
  }

  /// Items of a page, as far as they are there and can be shared; without any, the page itself. Nil
  /// when nothing is left.
  package func sharedContent(
    _ items: [String], on host: HostAppState, in state: SimulationState
  ) -> SharedContent? {
    guard let page = page(of: host) else { return nil }
    guard items.isEmpty else {
      let there = elements(of: host, in: state)
      let shared = page.items.filter { items.contains($0.id) && there.contains(.item($0.id)) }
      return content(of: shared, on: page, host, in: state)
    }
    return page.content.map { whole in
      let reference = ContentReference(app: host.app, page: page.id, item: nil)
      return SharedContent(
        host: host.app, page: page.id,
        items: [
          item(
            nil, title: whole.title ?? page.title, whole.symbol,
            [whole.contentType] + whole.otherTypes,
            state.changedContents[reference] ?? whole.content, in: state)
        ])
    }
  }

  /// What an item holds now: what an action extension has made of it, or what it was. Nil for an
  /// item that declares nothing, and was not changed.
  package func content(
    of item: PageItem, on page: Page, of app: String, _ state: SimulationState
  ) -> String? {
    state.changedContents[ContentReference(app: app, page: page.id, item: item.id)] ?? item.content
  }

  private func content(
    of items: [PageItem], on page: Page, _ host: HostAppState, in state: SimulationState
  ) -> SharedContent? {
    let shared = items.compactMap { item -> SharedContent.Item? in
      guard let type = item.contentType else { return nil }
      return self.item(
        item.id, title: item.title, item.symbol, [type] + item.otherTypes,
        self.content(of: item, on: page, of: host.app, state), in: state)
    }
    return shared.isEmpty
      ? nil : SharedContent(host: host.app, page: page.id, items: shared)
  }

  private func item(
    _ id: String?, title: LocalizedText, _ symbol: String?, _ types: [String], _ content: String?,
    in state: SimulationState
  ) -> SharedContent.Item {
    let title = title.text(in: state.context.language)
    return SharedContent.Item(
      id: id, title: title, symbol: symbol, types: types,
      kind: ContentKind(types: types, declared: index.contentTypes), content: content ?? title)
  }
}
