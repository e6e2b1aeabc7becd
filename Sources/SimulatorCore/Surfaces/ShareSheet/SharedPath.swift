import Findings
import IntentModel

/// What is shared, as the command line names it: `APP/PAGE/ITEM`, or `APP/PAGE` for a page itself.
package struct SharedPath: Hashable, Sendable {
  package let app: String
  package let page: String
  package let item: String?

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), !parts.contains("") else { return nil }
    (app, page) = (parts[0], parts[1])
    item = parts.count == 3 ? parts[2] : nil
  }
}

/// What is shared together: items of one page, or the page itself.
package struct SharedPaths: Hashable, Sendable {
  package let app: String
  package let page: String
  /// None for the page itself.
  package let items: [String]

  private static let form = "APP/PAGE/ITEM, or APP/PAGE for all of a page"

  package init(_ words: some Sequence<String>) throws(NamingFault) {
    var paths = [SharedPath]()
    for word in words {
      guard let path = SharedPath(word) else {
        throw NamingFault(text: word, expected: Self.form)
      }
      if let first = paths.first, (first.app, first.page) != (path.app, path.page) {
        throw NamingFault(
          text: word, expected: "items of one page, \(first.app)/\(first.page)")
      }
      if paths.contains(path) {
        throw NamingFault(
          text: word, why: "it is named already", expected: "each of them once")
      }
      paths.append(path)
      if paths.count > 1, let whole = paths.first(where: { $0.item == nil }) {
        throw NamingFault(
          text: "\(whole.app)/\(whole.page)", why: "an item of it is named, too",
          expected: "a page alone, or items of it alone")
      }
    }
    guard let first = paths.first else {
      throw NamingFault(text: "", expected: Self.form)
    }
    (app, page, items) = (first.app, first.page, paths.compactMap(\.item))
  }
}

extension Simulator {
  /// What is shared then, if all of it is there to be shared.
  package func content(
    _ paths: SharedPaths, in state: SimulationState
  ) throws(NamingFault) -> SharedContent {
    try check(paths)
    if let content = content(app: paths.app, page: paths.page, items: paths.items, in: state) {
      return content
    }
    let there = elements(of: HostAppState(app: paths.app, page: paths.page), in: state)
    let hidden = paths.items.first { !there.contains(.item($0)) }
    throw NamingFault(
      text: Self.path(paths.app, paths.page, hidden),
      why: "it is not on its page at that moment", expected: "what is shown there")
  }

  /// Whether an app declares all of it, as something to share.
  func check(_ paths: SharedPaths) throws(NamingFault) {
    let apps = phone.apps.filter { $0.pages.contains(where: \.shares) }.map(\.id)
    let text = Self.path(paths.app, paths.page, paths.items.first)
    guard let app = index.app(paths.app) else {
      throw NamingFault(
        text: text, expected: "an app of the phone: " + Excerpt.list(apps),
        nearest: NearestName.to(paths.app, among: apps))
    }
    let pages = app.pages.map(\.id)
    guard !pages.isEmpty else {
      throw NamingFault(
        text: text, why: "\(app.id) has no pages",
        expected: "an app that has: " + Excerpt.list(apps))
    }
    guard let page = app.pages.first(where: { $0.id == paths.page }) else {
      throw NamingFault(
        text: text, expected: "a page of \(app.id): " + Excerpt.list(pages),
        nearest: NearestName.to(paths.page, among: pages))
    }
    let shared = page.shared
    let missing = paths.items.first { !shared.contains($0) }
    guard missing != nil || (paths.items.isEmpty && page.content == nil) else { return }
    guard !shared.isEmpty else {
      let isWhole = page.content != nil
      throw NamingFault(
        text: text,
        why: isWhole ? "only the page itself can be shared" : "nothing there can be shared",
        expected: isWhole ? "\(app.id)/\(page.id)" : "a page with something to share")
    }
    throw NamingFault(
      text: Self.path(app.id, page.id, missing),
      expected: "something of \(app.id)/\(page.id) that can be shared: " + Excerpt.list(shared),
      nearest: missing.flatMap { NearestName.to($0, among: shared) })
  }

  private static func path(_ app: String, _ page: String, _ item: String?) -> String {
    ([app, page] + [item].compactMap(\.self)).joined(separator: "/")
  }
}

extension Page {
  /// The items that can be shared, by id.
  fileprivate var shared: [String] { items.filter { $0.contentType != nil }.map(\.id) }

  /// Whether it or something on it can be shared.
  fileprivate var shares: Bool { content != nil || items.contains { $0.contentType != nil } }
}
