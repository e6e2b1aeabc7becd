import IntentModel
import Synchronization

/// The last sheets that were made: one key, its picture and its receipt ask for the same one. It
/// holds nothing that could not be made again from the catalog and the state.
final class ShareSheetCache: Sendable {
  /// Now, and what it is compared with.
  private static let count = 2
  private let sheets = Mutex<[(input: ShareSheetInput, sheet: ShareSheet)]>([])

  func sheet(for input: ShareSheetInput, _ make: () -> ShareSheet) -> ShareSheet {
    if let known = sheets.withLock({ Self.take(input, from: &$0) }) { return known }
    let made = make()
    sheets.withLock { sheets in
      sheets.insert((input, made), at: 0)
      if sheets.count > Self.count { sheets.removeLast() }
    }
    return made
  }

  /// What was asked for last goes last.
  private static func take(
    _ input: ShareSheetInput, from sheets: inout [(input: ShareSheetInput, sheet: ShareSheet)]
  ) -> ShareSheet? {
    guard let place = sheets.firstIndex(where: { $0.input == input }) else { return nil }
    let known = sheets.remove(at: place)
    sheets.insert(known, at: 0)
    return known.sheet
  }
}

/// Everything a share sheet is a function of.
struct ShareSheetInput: Equatable, Sendable {
  private let content: SharedContent
  private let route: ShareRoute
  private let policy: SharePolicy
  private let context: PhoneContext
  private let shares: [Share]
  private let performances: [Performance]
  private let preferences: SharePreferences
  private let changedFacts: [FactReference: FactValue]

  init(
    _ content: SharedContent, _ route: ShareRoute, _ policy: SharePolicy, _ state: SimulationState
  ) {
    self.content = content
    self.route = route
    self.policy = policy
    context = state.context
    shares = state.person.shares
    performances = state.person.performances
    preferences = state.person.shareSheet
    changedFacts = state.changedFacts
  }
}
