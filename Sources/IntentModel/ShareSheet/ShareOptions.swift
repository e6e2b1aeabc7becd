/// What Options in a share sheet's header offers: the ways to send what is shared, and switches for
/// what goes with it.
package struct ShareOptions: Hashable, Sendable, Codable {
  /// The first is taken unless the person chooses another: “Automatic”, as a rule.
  package var ways: [Way]
  package var switches: [Switch]

  package init(ways: [Way] = [], switches: [Switch] = []) {
    self.ways = ways
    self.switches = switches
  }

  package var isEmpty: Bool { ways.isEmpty && switches.isEmpty }

  /// Whether the choice is between a copy and working on it together.
  package var hasCollaboration: Bool { ways.contains(where: \.isCollaboration) }

  /// One way to send it: as a PDF, as it was taken.
  package struct Way: Hashable, Sendable, Codable {
    package var id: String
    package var title: LocalizedText
    /// What things become; the first that fits counts, and what none fits stays as it is.
    package var forms: [Form]
    /// Whether all work on the one thing, and nobody gets a copy. From iOS 16 on; before, it is not
    /// offered.
    package var isCollaboration: Bool
    /// What the header says while it is taken: who may open and change what is shared.
    package var says: LocalizedText?

    package init(
      id: String, title: LocalizedText, forms: [Form] = [], isCollaboration: Bool = false,
      says: LocalizedText? = nil
    ) {
      self.id = id
      self.title = title
      self.forms = forms
      self.isCollaboration = isCollaboration
      self.says = says
    }
  }

  /// What a thing of one type is handed over as.
  package struct Form: Hashable, Sendable, Codable {
    package static let anything = "public.item"

    package var of: String
    package var types: [String]

    package init(of: String = anything, types: [String]) {
      self.of = of
      self.types = types
    }
  }

  /// Something that goes with what is shared, or does not: where a photo was taken.
  package struct Switch: Hashable, Sendable, Codable {
    package var id: String
    package var title: LocalizedText
    /// At the start.
    package var isOn: Bool
    /// What the header says while it is on.
    package var says: LocalizedText?

    package init(
      id: String, title: LocalizedText, isOn: Bool = false, says: LocalizedText? = nil
    ) {
      self.id = id
      self.title = title
      self.isOn = isOn
      self.says = says
    }
  }
}
