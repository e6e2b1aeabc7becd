/// Light or dark.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
