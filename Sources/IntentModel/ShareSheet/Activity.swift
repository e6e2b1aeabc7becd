/// An entry an app brings to the share sheet (`UIActivity`), or an extension it brings to that of
/// other apps (share and action extensions).
package struct Activity: Hashable, Sendable, Codable {
  package enum Category: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the list of actions. The default of `UIActivity`.
    case action
    /// In the row of apps, its title below its icon.
    case share
  }

  package var id: String
  package var category: Category
  package var title: LocalizedText
  package var symbol: String?
  /// Content types it takes, with whatever conforms to them; empty takes any.
  package var accepts: [String]
  /// How many items it takes at least.
  package var minimumCount: Int
  /// How many items it takes at most; nil takes any number.
  package var maximumCount: Int?
  /// Whether it is an extension, usable over other apps.
  package var isExtension: Bool
  /// What an extension is offered for, instead of `accepts` and the counts.
  package var activationRule: ActivationRule?
  package var when: Condition
  /// What the person meets after choosing it; nil is what is usual for its kind.
  package var presents: Presentation?
  package var composeView: ComposeView?
  package var interface: ExtensionInterface?
  /// What choosing it, or finishing in its interface, does.
  package var effect: ActivityEffect

  package init(
    id: String, category: Category = .action, title: LocalizedText, symbol: String? = nil,
    accepts: [String] = [], minimumCount: Int = 1, maximumCount: Int? = nil,
    isExtension: Bool = false, activationRule: ActivationRule? = nil, when: Condition = .always,
    presents: Presentation? = nil, composeView: ComposeView? = nil,
    interface: ExtensionInterface? = nil, effect: ActivityEffect = ActivityEffect()
  ) {
    self.id = id
    self.category = category
    self.title = title
    self.symbol = symbol
    self.accepts = accepts
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.isExtension = isExtension
    self.activationRule = activationRule
    self.when = when
    self.presents = presents
    self.composeView = composeView
    self.interface = interface
    self.effect = effect
  }

  /// What the person meets between choosing an activity and its end.
  package enum Presentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// It acts at once: one tap.
    case nothing
    /// The system's view for a post (`SLComposeServiceViewController`).
    case composeView
    /// A view of the extension's own, modal over the app at the front.
    case interface
  }

  /// A share extension has the system's compose view unless it says otherwise; whatever declares an
  /// interface shows it.
  package var presentation: Presentation {
    if let presents { return presents }
    if interface != nil { return .interface }
    if composeView != nil { return .composeView }
    return isExtension && category == .share ? .composeView : .nothing
  }
}

/// What comes of an activity once the person is through with it.
package struct ActivityEffect: Hashable, Sendable, Codable {
  /// An intent of the app that is performed, by id.
  package var performs: String?
  package var values: [GivenValue]
  package var change: StateChange
  /// What the shared content becomes, for an action that changes it: `${content}` stands for what
  /// it was.
  package var replacesContent: LocalizedText?
  /// What is told on the page once it is done; nil says nothing.
  package var says: LocalizedText?
  /// What goes on after the sheet has closed.
  package var job: BackgroundJob?

  package init(
    performs: String? = nil, values: [GivenValue] = [], change: StateChange = StateChange(),
    replacesContent: LocalizedText? = nil, says: LocalizedText? = nil, job: BackgroundJob? = nil
  ) {
    self.performs = performs
    self.values = values
    self.change = change
    self.replacesContent = replacesContent
    self.says = says
    self.job = job
  }
}

/// An activity of an app, written `app/activity` across apps.
package struct ActivityReference: Hashable, Sendable, Codable {
  package var app: String
  package var activity: String

  package init(app: String, activity: String) {
    self.app = app
    self.activity = activity
  }
}

extension ActivityReference: CustomStringConvertible {
  package var description: String { "\(app)/\(activity)" }
}
