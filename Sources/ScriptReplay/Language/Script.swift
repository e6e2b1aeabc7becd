import Findings

/// A walkthrough: how it begins, and its steps.
///
/// ScriptReplay is the simulated phone without a person: scripts are read, replayed and checked,
/// and what a person did is written down as one.
package struct Script: Hashable, Sendable {
  /// What the phone is made of, as the script names it; nothing is the demo.
  package var catalogs: [String]
  package var context: [Located<ContextSetting>]
  /// What the person did before, oldest first.
  package var performances: [Located<ScriptPerformance>]
  /// What the person shared before, oldest first.
  package var shares: [Located<ScriptShare>]
  /// How the person arranged the share sheet before.
  package var arrangements: [Located<ScriptArrangement>]
  package var steps: [Located<ScriptStep>]

  package init(
    catalogs: [String] = [], context: [Located<ContextSetting>] = [],
    performances: [Located<ScriptPerformance>] = [], shares: [Located<ScriptShare>] = [],
    arrangements: [Located<ScriptArrangement>] = [], steps: [Located<ScriptStep>] = []
  ) {
    self.catalogs = catalogs
    self.context = context
    self.performances = performances
    self.shares = shares
    self.arrangements = arrangements
    self.steps = steps
  }

  /// The catalog line that stands for the demo inside the program.
  package static let demoCatalog = "demo:Apps"
}

/// Something with its place in a file. Two are equal wherever they stand.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
