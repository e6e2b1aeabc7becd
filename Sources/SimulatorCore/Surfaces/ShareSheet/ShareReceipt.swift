import IntentModel

/// What would bring an entry of a share sheet before the one above it.
package enum ShareImprovement: Hashable, Sendable {
  /// The person makes it a favourite.
  case favourite
  /// The person makes it a favourite, if it is none, and moves it before this one.
  case beforeFavourite(ShareTarget)
  /// It is shared to so many times more, now and here.
  case shares(Int)
  /// Its app declares it earlier, or stands earlier on the phone.
  case earlierDeclaration
  case nothing(String)

  package var words: String {
    switch self {
    case .favourite: "the person makes it a favourite"
    case .beforeFavourite: "the person moves it before that one, as a favourite"
    case .shares(let count):
      count == 1 ? "one more share to it, now and here" : "\(count) more shares to it, now and here"
    case .earlierDeclaration: "an earlier place among its app's activities, or of its app"
    case .nothing(let why): "nothing: \(why)"
    }
  }
}

/// Why an entry of a share sheet is where it is, in the language of rules.
package struct ShareReceipt: Sendable {
  /// The entry's key in words.
  package let lines: [ReceiptLine]
  /// The title of the entry before it, be it of another part; nil for the first of all.
  package let above: String?
  package let losesBy: ReceiptLine?
  package let improvement: ShareImprovement?

  /// Nil for what has no place of its own: More and Edit Actions.
  package init?(
    _ simulator: Simulator, _ state: SimulationState, _ sheet: ShareSheet, _ id: ShareEntry.ID
  ) {
    let entries = sheet.entries.filter { $0.target != nil }
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    self.init(simulator, state, sheet, entries[place], below: place > 0 ? entries[place - 1] : nil)
  }

  /// Those of every entry, for who asks for all.
  package static func all(
    _ simulator: Simulator, _ state: SimulationState, _ sheet: ShareSheet
  ) -> [ShareEntry.ID: ShareReceipt] {
    var receipts = [ShareEntry.ID: ShareReceipt]()
    var above: ShareEntry?
    for entry in sheet.entries where entry.target != nil {
      receipts[entry.id] = ShareReceipt(simulator, state, sheet, entry, below: above)
      above = entry
    }
    return receipts
  }

  private init?(
    _ simulator: Simulator, _ state: SimulationState, _ sheet: ShareSheet, _ entry: ShareEntry,
    below before: ShareEntry?
  ) {
    guard let target = entry.target else { return nil }
    let rules = ShareOrder(policy: sheet.policy).rules
    let receipt = OrderingReceipt(key: entry.key, above: before?.key, rules: rules)
    let places = receipt.lines.enumerated().flatMap { rule, line -> [ReceiptLine] in
      switch ShareOrder.Rule(rawValue: rule) {
      case .fixed? where entry.key[.fixed] == 1: return []
      case .favourite? where entry.key[.favourite] >= ShareOrder.noFavourite: return []
      case .use?:
        guard !entry.group.isAction else { return [] }
        let score = sheet.scores[target]
        let receipt = PredictionReceipt(score, simulator, state.context, of: .ofTarget)
        return [line] + (sheet.policy == .use ? receipt.lines : [])
      default: return [line]
      }
    }
    lines = Self.way(simulator, sheet, target) + places
    above = before?.title
    losesBy = receipt.losesBy
    improvement = before.map { before in
      Improver(state: state, sheet: sheet, entry: entry, target: target)
        .improvement(over: before)
    }
  }

  /// The way in which it is sent, where the person chose one, and whether it is there by that
  /// alone.
  private static func way(
    _ simulator: Simulator, _ sheet: ShareSheet, _ target: ShareTarget
  ) -> [ReceiptLine] {
    guard let way = sheet.content.chosenWay else { return [] }
    let fit = ShareFit(content: sheet.content, declared: simulator.index.contentTypes)
    let why: ShareExclusion? =
      switch target {
      case .system(let activity): fit.exclusionUnchanged(of: activity)
      case .activity(let reference):
        simulator.index.activity(reference).flatMap { fit.exclusionUnchanged(of: $0) }
      case .person, .group: nil
      }
    return [
      ReceiptLine(.rule, "way", way.words + (why.map { "; otherwise \($0.words)" } ?? ""))
    ]
  }

  /// The same as one block, for the inspector and for print.
  package var allLines: [ReceiptLine] {
    guard let above else {
      return lines + [ReceiptLine(.rule, "above", "nothing: it is the first")]
    }
    var all = lines + [ReceiptLine(.rule, "above", above)]
    if let losesBy {
      all.append(ReceiptLine(.rule, "wins by", "\(losesBy.label): \(losesBy.text)"))
    }
    if let improvement { all.append(ReceiptLine(.rule, "moves up by", improvement.words)) }
    return all
  }
}

private struct Improver {
  let state: SimulationState
  let sheet: ShareSheet
  let entry: ShareEntry
  let target: ShareTarget

  func improvement(over above: ShareEntry) -> ShareImprovement {
    switch entry.key.ruleOfSharing(apartFrom: above.key) {
    case .part?: return overAnotherPart(above)
    case .fixed?: return .nothing("AirDrop is always the first")
    case .favourite?:
      guard entry.group == .apps || entry.group == .favourites else {
        return .nothing("favourites stand before it")
      }
      return asFavourite(over: above)
    case .use?: return moreUse(above)
    case .place?, nil: return byPlace
    }
  }

  private func overAnotherPart(_ above: ShareEntry) -> ShareImprovement {
    switch entry.group {
    case .people: return .nothing("it is the first of the people")
    case .apps: return .nothing("people stand above apps")
    case .ofTheApp: return .nothing("the rows of people and apps stand above all actions")
    case .favourites:
      return .nothing("the app's own actions, and the rows, stand above the person's favourites")
    case .system, .extensions:
      // The person's favourites stand before both.
      return above.group == .system || above.group == .favourites
        ? asFavourite(over: above)
        : .nothing("the app's own actions, and the rows, stand above those of the system")
    }
  }

  /// A new favourite is the last of them.
  private func asFavourite(over above: ShareEntry) -> ShareImprovement {
    guard above.key[.favourite] < ShareOrder.noFavourite, let target = above.target else {
      return .favourite
    }
    return .beforeFavourite(target)
  }

  private var byPlace: ShareImprovement {
    switch (entry.group, target) {
    case (.apps, _): .favourite
    case (.system, _), (.extensions, _): .favourite
    case (.ofTheApp, _): .earlierDeclaration
    default: .nothing("the phone's order of people decides")
    }
  }

  /// How many shares now would do; what cannot be reached so is left to the favourites.
  private func moreUse(_ above: ShareEntry) -> ShareImprovement {
    var score = sheet.scores[target]
    for count in 1...Self.mostShares {
      score.add(
        time: state.context.time, place: state.context.place, isDeclared: false,
        at: state.context.time, here: state.context.place)
      var key = entry.key
      key[.use] = -sheet.policy.number(score)
      if key < above.key { return .shares(count) }
    }
    return entry.group == .apps
      ? .favourite
      : .nothing("what is used more, more lately, here and at this hour stays before it")
  }

  private static let mostShares = 20
}

extension SharePolicy {
  package var rules: [OrderingRule] { ShareOrder(policy: self).rules }
}
