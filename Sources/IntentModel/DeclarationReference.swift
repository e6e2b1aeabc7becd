/// A place in a catalog by ids, so that a finding or a screen can lead to where it is declared.
package enum DeclarationReference: Hashable, Sendable, Codable {
  case phone
  case app(String)
  case intent(IntentReference)
  case parameter(IntentReference, String)
  case entity(app: String, id: String)
  case entityItem(app: String, entity: String, id: String)
  case enumeration(app: String, id: String)
  case enumCase(app: String, enumeration: String, id: String)
  case appShortcut(app: String, index: Int)
  case activity(app: String, id: String)
  case page(app: String, id: String)
}
