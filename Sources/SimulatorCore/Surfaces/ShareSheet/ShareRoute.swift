import IntentModel

/// How the person came to what can be done with something: the ways of "Share and action
/// extensions" (Human Interface Guidelines).
package enum ShareRoute: Hashable, Sendable, Codable {
  /// The page's share control, also called the action button.
  case shareButton
  /// Share in the context menu of an item, by id.
  case contextMenu(item: String)
  /// A Mac's pointer resting on an item embedded in what is being written.
  case pointer(item: String)
  /// A button in a Mac window's toolbar that is bound to an action extension.
  case toolbar(ActivityReference)
  /// A Mac's Quick Actions for files.
  case quickActions

  /// How it is drawn on a device.
  package enum Presentation: Hashable, Sendable {
    /// From the bottom of the screen.
    case sheet
    /// In a box with an arrow to the control.
    case popover
    /// A Mac's menu.
    case menu
    /// What it is bound to runs at once.
    case immediate
    /// Not at all, and why.
    case none(String)
  }

  package func presentation(on device: Device) -> Presentation {
    switch self {
    case .shareButton, .contextMenu:
      switch device {
      case .iPhone, .iPhoneSideways: .sheet
      case .iPad: .popover
      case .mac: .menu
      case .watch: .none("a watch has no share sheet")
      case .airPods, .homePod, .carPlay: .none("there is no screen to show a share sheet on")
      }
    case .pointer: device == .mac ? .menu : .none("only a Mac has a pointer to rest on an item")
    case .quickActions: device == .mac ? .menu : .none("only a Mac has Quick Actions")
    case .toolbar:
      device == .mac
        ? .immediate : .none("only a Mac has a toolbar with actions of other apps")
    }
  }

  /// Whether what it opened is still there behind the activity that was chosen in it; a menu is
  /// not.
  func staysBehindActivity(on device: Device) -> Bool {
    switch presentation(on: device) {
    case .sheet, .popover: true
    case .menu, .immediate, .none: false
    }
  }

  package var name: String {
    switch self {
    case .shareButton: "the Share button"
    case .contextMenu: "Share in the context menu"
    case .pointer: "the pointer on an item"
    case .toolbar: "a button in the toolbar"
    case .quickActions: "Quick Actions"
    }
  }

  /// The item that it was opened at, by id; nil for what is selected.
  package var item: String? {
    switch self {
    case .contextMenu(let item), .pointer(let item): item
    case .shareButton, .toolbar, .quickActions: nil
    }
  }
}

/// A route on the device at hand: what is offered there at all.
struct RouteOnDevice {
  let route: ShareRoute
  let device: Device

  /// Whether the sheet has rows for people and apps, with More and Edit Actions; a Mac's menus have
  /// none.
  var hasRows: Bool { device != .mac }

  func exclusion(of category: Activity.Category, isExtension: Bool) -> ShareExclusion? {
    guard device == .mac else { return nil }
    switch route {
    case .shareButton, .contextMenu:
      return category == .share
        ? nil : .notOnThisRoute("on a Mac, \(route.name) lists only where to share to")
    case .pointer, .quickActions, .toolbar:
      return category == .action && isExtension
        ? nil : .notOnThisRoute("only action extensions are offered by \(route.name)")
    }
  }

  var exclusionOfPeople: ShareExclusion? {
    hasRows ? nil : .notOnThisRoute("a Mac's menus suggest nobody")
  }
}

/// The ways to an extension on a device (Human Interface Guidelines, "Share and action
/// extensions").
package enum EntryPoints {
  package static func words(
    _ category: Activity.Category, isExtension: Bool, on device: Device
  ) -> String {
    switch (device, category) {
    case (.iPhone, .share), (.iPhoneSideways, .share), (.iPad, .share): "the sheet's row of apps"
    case (.iPhone, .action), (.iPhoneSideways, .action), (.iPad, .action):
      "the sheet's list of actions"
    case (.mac, .share): "Share in the toolbar, or in an item's context menu"
    case (.mac, .action):
      isExtension
        ? "the pointer on an embedded item, a toolbar button, or Quick Actions"
        : "nowhere: on a Mac only extensions act on what another app shows"
    case (.watch, _): "nowhere: a watch has no share sheet"
    case (.airPods, _), (.homePod, _), (.carPlay, _): "nowhere: there is no screen for it"
    }
  }
}
