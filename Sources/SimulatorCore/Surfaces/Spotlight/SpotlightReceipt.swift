import IntentModel

/// Why a row of Spotlight is where it is, in the language of rules, and what would move it up.
package struct SpotlightReceipt: Sendable {
  /// The row's key in words, and what its numbers were made from.
  package let lines: [ReceiptLine]
  /// The title of the row above; nil for the first row.
  package let above: String?
  /// The first rule in which it loses to the row above, and what that row has there.
  package let losesBy: ReceiptLine?
  package let improvement: SpotlightImprovement?

  package init(_ session: Session, _ rows: SpotlightRows, at position: Int) {
    var query = ""
    if case .spotlight(let spotlight) = session.state.surface { query = spotlight.query }
    self.init(session.simulator, session.state, query: query, rows, at: position)
  }

  package init(
    _ simulator: Simulator, _ state: SimulationState, query: String, _ rows: SpotlightRows,
    at position: Int
  ) {
    let row = rows[position]
    let maker = ReceiptMaker(simulator: simulator, state: state, query: query, row: row)
    guard position > 0 else {
      lines = maker.lines
      above = nil
      losesBy = nil
      improvement = nil
      return
    }
    let before = rows[position - 1]
    above = before.title
    // A row outside the Top Hit lost the comparison for it, which has a rule of its own.
    if before.section == .topHit, row.section != .topHit, let own = row.topHitKey,
      let best = rows[0].topHitKey
    {
      losesBy = Self.loss(of: own, to: best, SpotlightRules.topHit).map {
        ReceiptLine(.rule, "Top Hit: \($0.label)", $0.text)
      }
      improvement = maker.improvement(forTopHit: own, over: best)
    } else {
      losesBy = Self.loss(of: row.key, to: before.key, SpotlightRules.all)
      improvement = maker.improvement(over: before)
    }
    lines = maker.lines
  }

  private static func loss(
    of key: OrderingKey, to other: OrderingKey, _ rules: [OrderingRule]
  ) -> ReceiptLine? { OrderingReceipt(key: key, above: other, rules: rules).losesBy }

  /// What decides, and what would move the row up: first for whoever looks, last in print.
  package var verdict: [ReceiptLine] {
    guard let above else { return [ReceiptLine(.rule, "above", "nothing: it is the first row")] }
    var verdict = [
      ReceiptLine(.rule, "above", above),
      ReceiptLine(
        .rule, "wins by",
        losesBy.map { "\($0.label): \($0.text)" } ?? "the author's order: every rule is equal"),
    ]
    if let improvement { verdict.append(ReceiptLine(.rule, "moves up by", improvement.words)) }
    return verdict
  }

  /// All of it as one block.
  package var allLines: [ReceiptLine] { lines + verdict }
}

/// Finds the words of one row's receipt.
private struct ReceiptMaker {
  let simulator: Simulator
  let state: SimulationState
  let query: String
  let row: SpotlightRow

  var lines: [ReceiptLine] {
    var lines = [ReceiptLine]()
    for (rule, value) in zip(SpotlightRules.all, row.key.values) {
      // What says nothing about this kind of row is left out.
      if rule.title == "match", row.match == nil { continue }
      if rule.title == "use" || rule.title == "place", row.app == nil { continue }
      if rule.title == "value", value == 0, !isAppShortcut { continue }
      lines.append(ReceiptLine(.rule, rule.title, rule.wording(value) + note(rule.title)))
      if rule.title == "match" { lines += wordLines }
      if rule.title == "use" { lines += prediction?.lines ?? [] }
    }
    if row.isSiriSuggestion {
      lines.append(
        ReceiptLine(
          .rule, "label", "Siri Suggestion: the first App Shortcut of its app, and only that"))
    }
    return lines
  }

  private var isAppShortcut: Bool { if case .appShortcut = row.id { true } else { false } }

  private func note(_ rule: String) -> String {
    if rule == "use" { return prediction?.note ?? "" }
    guard rule == "value", let order = valueOrder, let app = row.app else { return "" }
    return order == .author
      ? ", the author's" : ", " + simulator.orderWords(order, of: app, in: state)
  }

  /// Where each word of the search was found.
  private var wordLines: [ReceiptLine] {
    let words = SearchWords(query)
    guard let position = row.entry else { return [] }
    let index = simulator.index.spotlightIndex(language: state.context.language)
    var matcher = SearchMatcher(
      words, index,
      words.isLatin ? simulator.index.readings(language: state.context.language) : nil)
    let masks = matcher.masks(position)
    return words.words.indices.map { place in
      let bit: UInt64 = 1 << UInt64(place)
      let found: String =
        if let place = masks.places.first(where: { $0.mask.words & bit != 0 }) {
          "begins a word of \(place.name)"
        } else if masks.initials.words & bit != 0 {
          "begins the initials of how it is read"
        } else if let place = masks.places.first(where: { $0.mask.runTogether & bit != 0 }) {
          "runs across blanks, which were not typed, of \(place.name)"
        } else {
          "is found nowhere"
        }
      return ReceiptLine(.rule, "\"\(words.text(of: place))\"", found)
    }
  }

  private var prediction: PredictionReceipt? {
    guard let app = row.app, let position = simulator.index.appPosition(app) else { return nil }
    let score = simulator.predictionScores(in: state)[position]
    return PredictionReceipt(score, simulator, state.context)
  }

  // MARK: Moving up

  /// How the values of the row's list are ordered; nil for a row without one.
  private var valueOrder: ValueOrder? {
    let entity: (app: String, id: String)
    switch row.id {
    case .content(let item): entity = (item.app, item.entity)
    case .appShortcut(let reference, _?):
      guard let app = simulator.index.app(reference.intent.app),
        let shortcut = simulator.index.appShortcut(reference),
        let type = shortcut.phraseParameter(of: app)?.type
      else { return nil }
      guard case .entity(let id) = type else { return .author }
      entity = (app.id, id)
    default: return nil
    }
    return simulator.index.entity(EntityReference(app: entity.app, entity: entity.id))?.order
  }

  func improvement(forTopHit own: OrderingKey, over best: OrderingKey) -> SpotlightImprovement? {
    switch own.firstDifference(from: best) {
    case nil: return .none
    case 0?: return .wholeTitle(row.title)
    case 1?:
      return row.match == .exactTitle
        ? .nothing(
          "of equal matches the Top Hit is \(SpotlightRules.topHit[1].wording(best.values[1]))")
        : .wholeTitle(row.title)
    case let rule?: return improvement(rule: rule, best.values[rule], above: nil)
    }
  }

  func improvement(over above: SpotlightRow) -> SpotlightImprovement? {
    guard let rule = row.key.firstDifference(from: above.key) else {
      return .earlierValue
    }
    switch rule {
    case 0, 1:
      if row.match == nil { return .nothing("suggestions stand before earlier searches") }
      if rule == 0, row.match == .exactTitle {
        return .nothing("another row of this title is the Top Hit already")
      }
      return .wholeTitle(row.title)
    default: return improvement(rule: rule, above.key.values[rule], above: above)
    }
  }

  private func improvement(
    rule: Int, _ other: Int, above: SpotlightRow?
  ) -> SpotlightImprovement {
    switch rule {
    case 2:
      guard let app = row.app else { return .nothing("only what belongs to an app is used") }
      return .moreUse(app: app, above: -other)
    case 3:
      guard row.app != nil else { return .nothing("what belongs to no app comes last") }
      return .earlierApp
    case 4:
      return other == 0
        ? .nothing("an app stands above its own App Shortcut")
        : .earlierDeclaration
    default:
      if case .recentSearch = row.id { return .nothing("the last search comes first") }
      if case .clearSearches = row.id { return .nothing("it stands last") }
      if other == 0 { return .nothing("the version without a value comes first") }
      return switch valueOrder {
      case .recency?: .useThenOpening("a use")
      case .frequency?: .useThenOpening("more uses than the row above has")
      case .alphabetical?: .earlierTitle
      case .author?, nil: .earlierValue
      }
    }
  }
}

extension SearchMatcher.Masks {
  /// Where words are found, in the order in which a receipt names them.
  fileprivate var places: [(name: String, mask: SearchTexts.Mask)] {
    [
      ("the title", title), ("the app's names", names), ("a phrase", phrases),
      ("a synonym, reading or subtitle", others),
      ("the title as Latin letters write it", readings),
    ]
  }
}
