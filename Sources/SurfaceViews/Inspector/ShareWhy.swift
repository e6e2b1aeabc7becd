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
    if let form = shown.content.chosenForm { lines.add("sent as", form) }
    lines.add("from", "\(host.app), by \(sheet.route.name)")
    lines.gap()
    addLeftOut(of: shown, to: &lines)
  }

  private static let leftOutShown = 40

  /// Apps and actions first, each with its reason; people are counted.
  private func addLeftOut(of shown: ShareSheet, to lines: inout LabelledLines) {
    lines.heading("Left out: \(shown.leftOut.count)")
    let people = shown.leftOut.filter { $0.entry.group == .people }
    let ownElsewhere = shown.leftOut.count { $0.why == .ofAnotherApp }
    let activities = shown.leftOut.filter {
      $0.entry.group != .people && $0.why != .ofAnotherApp
    }
    for left in activities.prefix(Self.leftOutShown) { lines.add(left.entry.title, left.why.words) }
    if activities.count > Self.leftOutShown {
      lines.add("", "and \(activities.count - Self.leftOutShown) more", role: .secondaryText)
    }
    if ownElsewhere > 0 {
      lines.add("others", "\(ownElsewhere) are actions of other apps, for their own pages")
    }
    if let first = people.first { lines.add("people", words(of: people, first.why)) }
  }

  private func words(of people: [ShareSheet.LeftOut], _ why: ShareExclusion) -> String {
    if people.allSatisfy({ $0.why == why }) { return "\(people.count), \(why.words)" }
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
      lines.add("options", "the forms in which it can be sent, and what goes with it")
    case .way, .goesWith: break
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
      lines.add("now", row.isOn ? "it is sent so" : "it is sent in another form")
    case .goesWith(let id):
      lines.add("id", id)
      lines.add("now", row.isOn ? "it goes with what is shared" : "it stays here")
    case .target, .more, .editActions, .options: break
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
