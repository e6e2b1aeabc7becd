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

extension Simulator {
  /// What the share control of a page shares now: what is selected, else the page itself, else the
  /// item that has the mark. Nil when there is nothing of the kind.
  package func sharedContent(of host: HostAppState, in state: SimulationState) -> SharedContent? {
    guard let page = page(of: host) else { return nil }
    let there = elements(of: host, in: state)
    let chosen = page.items.filter {
      host.chosen.contains($0.id) && there.contains(.item($0.id))
    }
    if !chosen.isEmpty { return content(of: chosen, on: page, host, in: state) }
    if let whole = page.content {
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
    guard case .item(let id)? = host.selected ?? there.first else { return nil }
    return sharedContent(of: id, on: host, in: state)
  }

  /// One item alone, whatever is selected.
  package func sharedContent(
    of id: String, on host: HostAppState, in state: SimulationState
  ) -> SharedContent? {
    guard let page = page(of: host), elements(of: host, in: state).contains(.item(id)) else {
      return nil
    }
    return content(of: page.items.filter { $0.id == id }, on: page, host, in: state)
  }

  private func content(
    of items: [PageItem], on page: Page, _ host: HostAppState, in state: SimulationState
  ) -> SharedContent? {
    let shared = items.compactMap { item -> SharedContent.Item? in
      guard let type = item.contentType else { return nil }
      let reference = ContentReference(app: host.app, page: page.id, item: item.id)
      return self.item(
        item.id, title: item.title, item.symbol, [type] + item.otherTypes,
        state.changedContents[reference] ?? item.content, in: state)
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
