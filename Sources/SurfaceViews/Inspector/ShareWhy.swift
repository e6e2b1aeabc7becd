import IntentModel
import SimulatorCore

/// Why the marked entry of a share sheet is where it is, and what was left out.
struct ShareWhy {
  let context: ViewContext
  let host: HostAppState
  let sheet: ShareSheetState

  func add(to lines: inout LabelledLines) {
    guard let shown = context.session.shareSheet else { return }
    switch sheet.screen {
    case .entries: addEntry(shown, to: &lines)
    case .options: addOptionRow(shown, to: &lines)
    case .more, .editActions: addEditRow(shown, to: &lines)
    case .running(let running): addRunning(running, to: &lines)
    }
    lines.gap()
    lines.add("shared", context.sharing.counts(shown.content))
    for item in shown.content.items.prefix(3) {
      lines.add(item.types.first ?? "", item.title)
    }
    if let way = shown.content.chosenWay { lines.add("way", way.words) }
    lines.add("from", "\(host.app), by \(sheet.route.name)")
    lines.gap()
    addLeftOut(of: shown, to: &lines)
  }

  private static let leftOutShown = 40

  /// Apps and actions first, those of one reason together; people are counted.
  private func addLeftOut(of shown: ShareSheet, to lines: inout LabelledLines) {
    lines.heading("Left out: \(shown.leftOut.count)")
    let people = shown.leftOut.filter { $0.entry.group == .people }
    let ownElsewhere = shown.leftOut.count { $0.why == .ofAnotherApp }
    let activities = shown.leftOut.filter {
      $0.entry.group != .people && $0.why != .ofAnotherApp
    }
    var titles = [String: [String]]()
    var reasons = [String]()
    for left in activities {
      let reason = left.why.reason
      if titles[reason] == nil { reasons.append(reason) }
      titles[reason, default: []].append(left.entry.title)
    }
    for reason in reasons.prefix(Self.leftOutShown) {
      add(titles[reason] ?? [], leftOutFor: reason, to: &lines)
    }
    if reasons.count > Self.leftOutShown {
      lines.add("", "and \(reasons.count - Self.leftOutShown) more", role: .secondaryText)
    }
    if ownElsewhere > 0 {
      lines.add("others", "\(ownElsewhere) are actions of other apps, for their own pages")
    }
    if let first = people.first { lines.add("people", words(of: people, first.why)) }
  }

  private func add(
    _ titles: [String], leftOutFor reason: String, to lines: inout LabelledLines
  ) {
    guard titles.count > 1 else { return lines.add(titles.first ?? "", reason) }
    let shown = titles.prefix(Self.leftOutShown)
    lines.add("\(titles.count) entries", reason)
    lines.add("", shown.joined(separator: ", "), role: .secondaryText)
    if shown.count < titles.count {
      lines.add("", "and \(titles.count - shown.count) more", role: .secondaryText)
    }
  }

  private func words(of people: [ShareSheet.LeftOut], _ why: ShareExclusion) -> String {
    if people.allSatisfy({ $0.why == why }) { return "\(people.count): \(why.reason)" }
    let never = people.count { $0.why == .neverSharedWith }
    return "\(people.count): \(never) to whom nothing was shared yet, "
      + "\(people.count - never) past the \(ShareSheet.peopleCount) that are suggested"
  }

  private func addEntry(_ shown: ShareSheet, to lines: inout LabelledLines) {
    guard let id = context.session.selectedEntry, let entry = shown.entry(id) else { return }
    switch id {
    case .more:
      lines.add("more", "every app, and which of them stand in the row")
    case .editActions:
      lines.add("edit", "every action, and which are the person's favourites")
    case .options:
      lines.add("options", "the ways to send it, and the switches for what goes with it")
    case .target(let target):
      lines.add("entry", entry.title)
      lines.add("id", target.description)
      if entry.isTwin {
        lines.add("twin", "another action has this title: nobody can tell the two apart")
      }
      let receipt = ShareReceipt(context.simulator, context.state, shown, id)
      for line in receipt?.allLines ?? [] { lines.add(line.label, line.text) }
    }
    if let keys = shown.keystrokes(to: id) {
      lines.add("keys", "\(keys), from opening to choosing")
    }
    if case .target(.activity(let reference)) = id,
      let activity = context.simulator.index.activity(reference)
    {
      lines.add(
        "found",
        EntryPoints.words(
          activity.category, isExtension: activity.isExtension, on: context.state.context.device))
    }
  }

  private func addOptionRow(_ shown: ShareSheet, to lines: inout LabelledLines) {
    guard let row = context.session.selectedOptionRow, let options = shown.options else { return }
    lines.add("option", row.title)
    switch row.id {
    case .way(let id):
      lines.add("id", id)
      for form in options.ways.first(where: { $0.id == id })?.forms ?? [] {
        lines.add(form.of, "becomes " + form.types.joined(separator: ", "))
      }
      lines.add("now", row.isOn ? "it is sent so" : "it is sent another way")
    case .switch(let id):
      lines.add("id", id)
      lines.add("now", row.isOn ? "it goes with what is shared" : "it stays here")
    }
    lines.add("kept", "for this sheet only")
  }

  private func addEditRow(_ shown: ShareSheet, to lines: inout LabelledLines) {
    guard let row = context.session.selectedEditRow else { return }
    lines.add("entry", row.title)
    lines.add("id", row.target.description)
    if sheet.screen == .more {
      lines.add("stands", row.place.words)
    } else {
      lines.add("favourite", row.isFavourite ? "yes, in every app that offers it" : "no")
    }
    lines.add("now", row.why?.words ?? "it is in this sheet")
    if sheet.screen == .more, let keys = shown.keystrokes(to: .target(row.target)) {
      lines.add("keys", "\(keys), from opening to choosing")
    }
    lines.add("kept", "for this person, over all apps that open a share sheet")
  }

  private func addRunning(_ running: RunningActivity, to lines: inout LabelledLines) {
    lines.add("activity", running.target.description)
    lines.add("steps", "\(running.stepCount) so far; people value three at most")
    guard let activity = context.simulator.activity(of: running.target, in: context.state) else {
      return
    }
    switch activity.presentation {
    case .nothing: lines.add("view", "none: it acts at once")
    case .composeView: lines.add("view", "the system's compose view, which people know")
    case .interface:
      lines.add("view", "its own, modal over the page; nothing modal goes above it but an alert")
      let shared = activity.interface?.sharesElements ?? []
      lines.add(
        "in common",
        shared.isEmpty ? "nothing with the app's own screens" : shared.joined(separator: ", "))
    }
  }
}
