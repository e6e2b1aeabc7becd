import IntentModel
import SimulatorCore

/// What the marked part of an app's page is and does.
struct HostAppWhy {
  let context: ViewContext
  let host: HostAppState

  func add(to lines: inout LabelledLines) {
    let app = context.simulator.index.app(host.app)
    lines.add("app", app?.name.text(in: context.language) ?? host.app)
    guard let page = context.simulator.page(of: host) else {
      lines.add("page", "the app declares no pages")
      return
    }
    lines.add("page", "\(page.id), \(app?.pages.count ?? 1) in all")
    let elements = context.simulator.elements(of: host, in: context.state)
    let shown = elements.count {
      switch $0 {
      case .item, .button: true
      case .share, .toolbar: false
      }
    }
    let hidden = page.items.count + page.buttons.count - shown
    if hidden > 0 { lines.add("hidden", "\(hidden) whose condition does not hold") }
    if let finished = host.finished {
      lines.add(
        "done",
        "\(finished.target) in \(finished.stepCount) \(finished.stepCount == 1 ? "step" : "steps"), from choosing it to its end"
      )
      if finished.stepCount > 3 {
        lines.add("", "more than three: people value a few (a guess of ours)")
      }
      for line in finished.trace { lines.add(line.label, line.text) }
    }
    lines.gap()
    switch context.simulator.marked(of: host, in: context.state) {
    case .item(let id)?:
      guard let item = page.items.first(where: { $0.id == id }) else { return }
      lines.add("item", id)
      lines.add("shared as", item.contentType ?? "nothing: it declares no content type")
      if let content = context.simulator.content(of: item, on: page, of: host.app, context.state) {
        lines.add("content", content)
      }
    case .button(let id)?:
      guard let button = page.buttons.first(where: { $0.id == id }) else { return }
      lines.add("button", id)
      add(button, to: &lines)
    case .share?:
      lines.add("control", "Share, also called the action button")
    case .toolbar(let reference)?:
      lines.add("control", "a toolbar button for the action extension \(reference)")
    case nil: lines.add("marked", "nothing on the page can be")
    }
  }

  private func add(_ button: PageButton, to lines: inout LabelledLines) {
    if let performs = button.performs {
      lines.add("performs", "\(performs), in the app: asked only for values that are not given")
      lines.add("donates", button.donates ? "yes: it counts as done" : "no: the system never knows")
    }
    for assignment in button.change.assignments {
      lines.add("sets", "\(assignment.fact) to \(assignment.value)")
    }
    for addition in button.change.additions {
      lines.add("adds", "\(addition.amount) to \(addition.fact)")
    }
    for removal in button.change.removals { lines.add("removes", "\(removal)") }
    if let page = button.opensPage { lines.add("opens", "page \(page)") }
  }
}
