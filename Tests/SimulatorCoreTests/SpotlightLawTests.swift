import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// What holds of Spotlight's order on any phone.
@Suite struct SpotlightLawTests {
  private static let phoneCount = 80

  @Test func anExactTitleOfWhateverKindIsTheTopHit() {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let phone = RandomPhone(using: &random)
      for row in phone.rows(RandomPhone.query(using: &random)) {
        let first = phone.rows(row.title).first
        #expect(first?.match == .exactTitle, "\(row.title), \(random)")
        #expect(first?.section == .topHit, "\(row.title), \(random)")
      }
    }
  }

  @Test func rowsAreSortedByTheirKeysAndNoneIsThereTwice() {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let phone = RandomPhone(using: &random)
      let query = Bool.random(using: &random) ? "" : RandomPhone.query(using: &random)
      let rows = phone.rows(query)
      let keys = rows.map(\.key)
      #expect(keys == keys.sorted(), "\(query), \(random)")
      #expect(Set(rows.map(\.id)).count == rows.count, "\(query), \(random)")
      #expect(rows.indices.allSatisfy { rows.position(of: rows[$0].id) == $0 }, "\(random)")
      #expect(rows.count { $0.section == .topHit } <= 2, "\(random)")
      #expect(Array(phone.rows(query)) == Array(rows), "the same again, \(query), \(random)")
    }
  }

  /// As long as the letter belongs to it as the others did, what passes the best row does so by a
  /// rule that depends on what is searched, which its receipt names; the authors' order and use put
  /// nothing above it that was below.
  @Test func oneMoreLetterDropsTheBestRowOnlyByABetterMatch() {
    var random = SeededGenerator()
    var dropped = 0
    for _ in 0..<Self.phoneCount * 4 {
      let phone = RandomPhone(using: &random)
      let (query, letter) = RandomPhone.typing(using: &random)
      let before = phone.rows(query)
      let after = phone.rows(query + String(letter))
      guard let best = before.first, let place = after.position(of: best.id), place > 0,
        let match = best.match, after[place].match?.rawValue ?? .max <= match.rawValue
      else { continue }
      dropped += 1
      let own = after[place]
      for other in after.prefix(place) {
        let rule = own.key.firstDifference(from: other.key).map { SpotlightRules.all[$0].title }
        #expect(rule == "section" || rule == "match", "\(query)+\(letter), \(random)")
      }
      if after[0].section == .topHit, own.section != .topHit, let key = own.topHitKey,
        let best = after[0].topHitKey
      {
        #expect(key.firstDifference(from: best) == 0, "by its match, \(query)+\(letter), \(random)")
      }
    }
    #expect(dropped > 0)
  }

  /// The Top Hit is one place, which another app may take; nothing else moves.
  @Test func anotherAppMovesNoOtherRowsPastEachOther() {
    var random = SeededGenerator()
    for _ in 0..<Self.phoneCount {
      let phone = RandomPhone(using: &random)
      let query = RandomPhone.query(using: &random)
      var more = phone
      more.phone.apps.insert(
        RandomPhone.app("new", using: &random),
        at: Int.random(in: 0...phone.phone.apps.count, using: &random))
      let before = phone.rows(query)
      let after = more.rows(query)
      let onTop = Set((Array(before) + Array(after)).filter { $0.section == .topHit }.map(\.id))
      #expect(
        before.map(\.id).filter { !onTop.contains($0) }
          == after.filter { $0.app != "new" && !onTop.contains($0.id) }.map(\.id),
        "\(query), \(random)")
    }
  }

  @Test func whatAReceiptNamesMovesTheRowUp() {
    var random = SeededGenerator()
    var tried = [String: Int]()
    for _ in 0..<Self.phoneCount * 2 {
      let phone = RandomPhone(using: &random)
      let query = RandomPhone.query(using: &random)
      let simulator = Simulator(phone.phone)
      let state = simulator.initialState(person: phone.person)
      let rows = SpotlightRanking(simulator, state).rows(query: query)
      for place in rows.indices.dropFirst() {
        let receipt = SpotlightReceipt(simulator, state, query: query, rows, at: place)
        guard let improvement = receipt.improvement,
          let changed = NamedChange(improvement, of: rows[place].id, phone, query)
        else { continue }
        tried[changed.kind, default: 0] += 1
        let after = changed.phone.rows(changed.query)
        let own = after.position(of: rows[place].id)
        let other = after.position(of: rows[place - 1].id)
        #expect(
          own.map { $0 < other ?? .max } == true,
          "\(improvement) of \(rows[place].title) for \(query), \(random)")
      }
    }
    #expect(Set(tried.keys).count == 6, "every kind of change was tried: \(tried)")
  }
}

/// A phone changed as a receipt says; nil where it says that nothing helps.
private struct NamedChange {
  var phone: RandomPhone
  var query: String
  var kind: String

  init?(
    _ improvement: SpotlightImprovement, of row: SpotlightRow.ID, _ phone: RandomPhone,
    _ query: String
  ) {
    self.phone = phone
    self.query = query
    kind = "\(improvement)".prefix { $0 != "(" }.description
    switch improvement {
    case .nothing, .earlierTitle: return nil
    case .wholeTitle(let title):
      // Of several rows of one title only the first is the Top Hit.
      guard phone.rows(title).count(where: { $0.match == .exactTitle }) == 1 else { return nil }
      self.query = title
    case .moreUse(let app, let score):
      guard score < PredictionScore.maximum else { return nil }
      use(app, intent: "Intent0", values: [])
    case .earlierApp:
      guard let app = position(of: row) else { return nil }
      self.phone.phone.apps.insert(self.phone.phone.apps.remove(at: app), at: 0)
    case .earlierDeclaration:
      // Put first, the second of an intent's shortcuts would be another row.
      if case .appShortcut(let shortcut, _) = row, shortcut.ordinal > 0 { return nil }
      declareFirst(row)
    case .earlierValue: putValueFirst(row)
    case .useThenOpening:
      guard case .appShortcut(let shortcut, let option?) = row else { return nil }
      use(
        shortcut.intent.app, intent: shortcut.intent.intent,
        values: [GivenValue(parameter: "value", values: [.option(id: option)])])
    }
  }

  private func position(of row: SpotlightRow.ID) -> Int? {
    phone.phone.apps.firstIndex { app in
      switch row {
      case .app(let id): app.id == id
      case .appShortcut(let shortcut, _): app.id == shortcut.intent.app
      case .intent(let intent): app.id == intent.app
      case .content(let item): app.id == item.app
      case .contact, .recentSearch, .clearSearches: false
      }
    }
  }

  private mutating func use(_ app: String, intent: String, values: [GivenValue]) {
    for _ in 0..<12 {
      phone.person.add(
        Performance(
          intent: IntentReference(app: app, intent: intent), values: values,
          time: PhoneContext().time))
    }
  }

  private mutating func declareFirst(_ row: SpotlightRow.ID) {
    guard let app = position(of: row) else { return }
    switch row {
    case .appShortcut(let shortcut, _):
      phone.phone.apps[app].appShortcuts.moveFirst { $0.intent == shortcut.intent.intent }
    case .intent(let intent): phone.phone.apps[app].intents.moveFirst { $0.id == intent.intent }
    case .content(let item): phone.phone.apps[app].entities.moveFirst { $0.id == item.entity }
    default: break
    }
  }

  private mutating func putValueFirst(_ row: SpotlightRow.ID) {
    guard let app = position(of: row) else {
      if case .contact(let id) = row { phone.phone.people.moveFirst { $0.id == id } }
      return
    }
    let value: String
    switch row {
    case .appShortcut(_, let option?): value = option
    case .content(let item): value = item.item
    default: return
    }
    for entity in phone.phone.apps[app].entities.indices {
      phone.phone.apps[app].entities[entity].items.moveFirst { $0.id == value }
    }
  }
}

extension Array {
  fileprivate mutating func moveFirst(where isWanted: (Element) -> Bool) {
    guard let place = firstIndex(where: isWanted) else { return }
    insert(remove(at: place), at: 0)
  }
}
