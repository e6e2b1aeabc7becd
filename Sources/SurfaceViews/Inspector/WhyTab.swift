import CellGrid
import Findings
import IntentModel
import SimulatorCore

/// Why what is on the device is there: the receipt of the run, or of the marked row. What a run is
/// at comes first, how it came there below, so that a small screen cuts the past.
struct WhyTab {
  let context: ViewContext

  func lines(columns: Int) -> [Line] {
    var lines = LabelledLines(context, columns: columns)
    if context.state.run != nil, let receipt = RunReceipt(context.simulator, context.state) {
      let parts = ReceiptParts(receipt.lines, asked: context.state.run?.askedParameter)
      for line in parts.now { lines.add(line.label, line.text, isFresh: isFresh) }
      addWords(to: &lines)
      addNext(to: &lines)
      addLanguage(context.session.languageNote, to: &lines)
      lines.gap()
      for line in parts.before { lines.add(line.label, line.text) }
    } else {
      if let why = context.session.whyNothingIsSeen { lines.add("unseen", why) }
      switch context.state.surface {
      case .spotlight where context.session.whyNothingIsSeen != nil: break
      case .siri: addConversation(to: &lines)
      case .spotlight: addRow(to: &lines)
      case .hostApp(let host):
        if let sheet = host.sheet {
          ShareWhy(context: context, host: host, sheet: sheet).add(to: &lines)
          break
        }
        addPerformed(to: &lines)
        HostAppWhy(context: context, host: host).add(to: &lines)
      }
    }
    return lines.lines
  }

  // MARK: A run

  /// What a button of the page performed, before what the page is.
  private func addPerformed(to lines: inout LabelledLines) {
    guard let receipt = RunReceipt(context.simulator, context.state) else { return }
    let parts = ReceiptParts(receipt.lines, asked: nil)
    for line in parts.now { lines.add(line.label, line.text, isFresh: isFresh) }
    for line in parts.before { lines.add(line.label, line.text) }
    lines.gap()
  }

  private var lastTurn: Turn? { context.simulator.turnsShown(in: context.state).last }
  private var isFresh: Bool { (lastTurn?.id ?? 0) >= context.chrome.freshFrom }

  private func addWords(to lines: inout LabelledLines) {
    guard let lastTurn else { return }
    for line in WordsReceipt(context.session, lastTurn).lines {
      let isMissing = line.kind == .missingByEar
      lines.add(line.label, line.text, role: isMissing ? .findingWarning : .inspectorText)
    }
  }

  private func addLanguage(_ note: String?, to lines: inout LabelledLines) {
    if let note { lines.add("language", note, role: .findingWarning) }
  }

  private func addNext(to lines: inout LabelledLines) {
    let next = NextAnswers(context: context).text
    guard !next.isEmpty else { return }
    lines.add("next", next)
  }

  // MARK: No run

  private func addConversation(to lines: inout LabelledLines) {
    let turns = context.simulator.turnsShown(in: context.state)
    if let turn = turns.last, case .notUnderstood(let miss) = turn.kind {
      for line in miss.lines(heard: turns.last(where: \.isPerson)?.shown) {
        if line.label == "nearest" { lines.gap() }
        lines.add(line.label, line.text, isFresh: isFresh && line.label == "matched")
      }
      if miss.nearest.isEmpty, let why = PhrasesToTry(context).whyNone {
        lines.gap()
        lines.add("nearest", why)
      }
      lines.gap()
      addWords(to: &lines)
      addLanguage(context.session.languageNote, to: &lines)
      return
    }
    lines.add("siri", "nothing said yet")
    addLanguage(context.session.languageNote, to: &lines)
    lines.gap()
    let toTry = PhrasesToTry(context)
    if let why = toTry.whyNone { lines.add("phrases", why) }
    for (place, phrase) in toTry.phrases.enumerated() {
      lines.add(place == 0 ? "try" : "", context.marks.quoted(phrase))
    }
  }

  private func addRow(to lines: inout LabelledLines) {
    guard let row = context.selectedRow else {
      lines.add("search", "no row has words that begin like the ones typed")
      return
    }
    lines.heading(context.title(of: row))
    let place = context.selectedRowIndex
    lines.add("row", "\(place + 1) of \(context.rows.count)")
    let receipt = SpotlightReceipt(context.session, context.rows, at: place)
    for line in receipt.verdict { lines.add(line.label, line.text) }
    addLanguage(row.app.flatMap(context.session.languageNote), to: &lines)
    addTwin(of: place, to: &lines)
    lines.gap()
    for line in receipt.lines {
      lines.add(
        line.label, context.withPlainDots(line.text), isFresh: line.label == receipt.losesBy?.label)
    }
    addHidden(to: &lines)
  }

  private func addTwin(of place: Int, to lines: inout LabelledLines) {
    guard
      let twin = RowTwins(context, columns: context.deviceColumns, shown: [place])
        .twin(of: place)
    else { return }
    lines.gap()
    let other = context.rows[twin]
    lines.add(
      context.marks.twin,
      "looks like row \(twin + 1), \(context.title(of: other))"
        + (other.appName.isEmpty ? "" : " of \(other.appName)")
        + ": nobody can tell them apart on this device", role: .findingWarning)
  }

  /// What the words found and something else took away.
  private func addHidden(to lines: inout LabelledLines) {
    guard case .spotlight(let spotlight) = context.state.surface else { return }
    let hidden = SpotlightRanking(context.simulator, context.state)
      .hidden(query: spotlight.query, onlyFound: true).filter(\.isNearMiss)
    guard !hidden.isEmpty else { return }
    lines.gap()
    for row in hidden.prefix(6) {
      lines.add(context.withPlainDots(row.title), row.reason.words, role: .secondaryText)
    }
    if hidden.count > 6 { lines.add("", "and \(hidden.count - 6) more", role: .secondaryText) }
  }
}

/// A run's receipt in two: where it stands, and how it came there.
private struct ReceiptParts {
  var now: [ReceiptLine] = []
  var before: [ReceiptLine] = []

  init(_ lines: [ReceiptLine], asked: String?) {
    let kind = asked.map(ReceiptLine.Kind.parameter) ?? .ending
    now = lines.filter { $0.kind == kind }
    before = lines.filter { $0.kind != kind }
  }
}

extension IntentRun {
  /// The parameter a question is open about.
  var askedParameter: String? {
    switch phase {
    case .requestingValue(let request): request.parameter
    case .confirmingGuess(let guess): guess.parameter
    case .disambiguating(let choice): choice.parameter
    case .choosingApp, .authenticating, .confirming, .performing, .finished: nil
    }
  }
}
