import IntentModel

/// What the person has chosen in Options. It is of one sheet, and the next starts anew: from memory
/// of iOS 16.
package struct ShareOptionChoices: Hashable, Sendable, Codable {
  /// The way to send it, by id; nil for the usual one.
  package var way: String?
  /// Switches that are not as at the start, by id, in order.
  package var turned: [String] = []

  package init() {}

  package func isOn(_ option: ShareOptions.Switch) -> Bool {
    option.isOn != turned.contains(option.id)
  }

  mutating func turn(_ id: String) {
    if turned.contains(id) {
      turned.removeAll { $0 == id }
    } else {
      turned = (turned + [id]).sorted()
    }
  }
}

/// The way in which what is shared is sent.
package struct SentWay: Hashable, Sendable {
  /// The way, by id.
  package var way: String
  package var title: String
  /// Whether it is the one that is taken unless the person chooses another.
  package var isUsual: Bool
  package var isCollaboration: Bool
  /// What is shared, before the way gives it another form.
  package var original: [SharedContent.Item]

  /// In a sentence: "sent as PDF", "to collaborate".
  package var words: String { Self.words(title, isCollaboration: isCollaboration) }

  static func words(_ title: String, isCollaboration: Bool) -> String {
    isCollaboration ? "to collaborate" : "sent as \(title)"
  }
}

extension SharedContent {
  /// As it is on the page, in no form yet.
  var unchanged: SharedContent {
    guard let sentAs else { return self }
    var content = self
    (content.items, content.sentAs) = (sentAs.original, nil)
    return content
  }

  /// As the header counts it: what all work on is still the thing itself.
  package var counted: SharedContent { sentAs?.isCollaboration == true ? unchanged : self }

  /// The way that the person has chosen; nil for the usual one.
  package var chosenWay: SentWay? { sentAs.flatMap { $0.isUsual ? nil : $0 } }
}

extension Simulator {
  /// What Options offers for what is shared; nil for none. Ways of which none of it takes the form
  /// are not offered, nor is one alone.
  ///
  /// A Mac's menus have no Options: a guess, as apps there export and save in other forms by
  /// commands of their own. (Its choice between a copy and collaborating, which newer systems have
  /// in a popover, is not among these menus either.)
  package func options(for content: SharedContent, in state: SimulationState) -> ShareOptions? {
    guard RouteOnDevice(route: .shareButton, device: state.context.device).hasRows,
      var options = declaredOptions(for: content)
    else { return nil }
    let items = content.unchanged.items
    options.ways.removeAll { way in
      if way.isCollaboration, !state.context.era.hasCollaboration { return true }
      return !way.forms.isEmpty && items.allSatisfy { form(of: $0, among: way.forms) == nil }
    }
    if options.ways.count == 1 { options.ways = [] }
    return options.isEmpty ? nil : options
  }

  private func declaredOptions(for content: SharedContent) -> ShareOptions? {
    index.app(content.host)?.pages.first { $0.id == content.page }?.options
  }

  /// The way that is taken unless the person chooses another: the first that the page declares. Nil
  /// where that one is not offered: then it is sent as it is, and in no other's place.
  func usualWay(for content: SharedContent, in state: SimulationState) -> ShareOptions.Way? {
    guard let first = declaredOptions(for: content)?.ways.first else { return nil }
    return options(for: content, in: state)?.ways.first { $0.id == first.id }
  }

  /// What is shared, in the form that a way gives it; nil for the usual one. Nil when there is no
  /// such way.
  package func content(
    _ content: SharedContent, sentAs id: String?, in state: SimulationState
  ) -> SharedContent? {
    guard let id else { return inUsualWay(content, in: state) }
    return options(for: content, in: state)?.ways.first { $0.id == id }.map {
      let isUsual = id == usualWay(for: content, in: state)?.id
      return self.content(content, sentBy: $0, isUsual: isUsual, in: state)
    }
  }

  /// The same, and in the usual way where there is no such way any more.
  func content(
    _ content: SharedContent, sentIfPossibleAs id: String?, in state: SimulationState
  ) -> SharedContent {
    self.content(content, sentAs: id, in: state) ?? inUsualWay(content, in: state)
  }

  private func inUsualWay(_ content: SharedContent, in state: SimulationState) -> SharedContent {
    guard let way = usualWay(for: content, in: state) else { return content.unchanged }
    return self.content(content, sentBy: way, isUsual: true, in: state)
  }

  private func content(
    _ content: SharedContent, sentBy way: ShareOptions.Way, isUsual: Bool,
    in state: SimulationState
  ) -> SharedContent {
    var content = content.unchanged
    content.sentAs = SentWay(
      way: way.id, title: way.title.text(in: state.context.language),
      isUsual: isUsual, isCollaboration: way.isCollaboration, original: content.items)
    content.items = content.items.map { item($0, by: way.forms) }
    return content
  }

  private func item(
    _ item: SharedContent.Item, by forms: [ShareOptions.Form]
  ) -> SharedContent.Item {
    guard let form = form(of: item, among: forms) else { return item }
    var changed = item
    changed.types = form.types
    changed.kind = ContentKind(types: form.types, declared: index.contentTypes)
    return changed
  }

  private func form(
    of item: SharedContent.Item, among forms: [ShareOptions.Form]
  ) -> ShareOptions.Form? {
    forms.first { form in
      item.types.contains { ContentType.conforms($0, to: form.of, declared: index.contentTypes) }
    }
  }
}
