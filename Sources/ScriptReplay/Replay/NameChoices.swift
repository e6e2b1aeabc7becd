import Findings

/// Things of one kind that a name can mean at a moment.
struct NameChoices<ID: Hashable> {
  struct Entry {
    var id: ID
    var title: String
    /// The id as a script writes it.
    var written: String
  }

  /// In the singular: `option`.
  let kind: String
  /// Where they are looked for: `here`, `on this phone`.
  let whereabouts: String
  private(set) var entries: [Entry] = []

  init(_ kind: String, _ whereabouts: String = "here", _ entries: [Entry] = []) {
    self.kind = kind
    self.whereabouts = whereabouts
    self.entries = entries
  }

  init(
    _ kind: String, _ whereabouts: String = "here",
    _ choices: some Sequence<(id: ID, title: String)>
  ) where ID == String {
    self.init(
      kind, whereabouts, choices.map { Entry(id: $0.id, title: $0.title, written: $0.id) })
  }

  /// The one thing a name means: the same title, else the same title but for case, accents and
  /// width, else the id.
  func resolve(_ name: ScriptName) throws(StepRefusal) -> ID {
    switch name {
    case .id(let id):
      if let entry = entries.first(where: { $0.written == id }) { return entry.id }
    case .called(let title):
      if let id = try only(entries.filter { $0.title == title }, called: title) { return id }
      let same = entries.filter { ScriptName.isSame($0.title, title) }
      if let id = try only(same, called: title) { return id }
      if let entry = entries.first(where: { $0.written == title }) { return entry.id }
      let sameID = entries.filter { ScriptName.isSame($0.written, title) }
      if let id = try only(sameID, called: title) { return id }
    }
    throw missing(name)
  }

  private var kinds: String { kind.hasSuffix("y") ? "\(kind.dropLast())ies" : "\(kind)s" }

  /// Nil for none; refuses to choose among several.
  private func only(_ fitting: [Entry], called title: String) throws(StepRefusal) -> ID? {
    guard let first = fitting.first else { return nil }
    if fitting.allSatisfy({ $0.id == first.id }) { return first.id }
    throw StepRefusal(
      "\(fitting.count) \(kinds) are called '\(title)': write the id",
      possible: Self.shortened(fitting.map { ScriptName.id($0.written).written }))
  }

  private func missing(_ name: ScriptName) -> StepRefusal {
    let known =
      switch name {
      case .called: entries.map(\.title)
      case .id: entries.map(\.written)
      }
    let suggestion =
      known.count > 1_000 ? "" : NearestName.suggestion(for: name.text, among: known)
    return StepRefusal("no \(kind) '\(name.text)' \(whereabouts)\(suggestion)", possible: names)
  }

  /// How a script names one of them: by its title, where that means it alone.
  func name(of id: ID) -> ScriptName? {
    guard let entry = entries.first(where: { $0.id == id }) else { return nil }
    let title = ScriptName.called(entry.title)
    return (try? resolve(title)) == id ? title : .id(entry.written)
  }

  /// The names of them all; of many only the first.
  var names: [String] {
    let first = entries.prefix(Self.maximumShown + 1)
    return Self.shortened(first.map { ScriptName.called($0.title).written })
  }

  private static var maximumShown: Int { 12 }

  private static func shortened(_ names: [String]) -> [String] {
    names.count <= maximumShown ? names : names.prefix(maximumShown) + ["…"]
  }
}
