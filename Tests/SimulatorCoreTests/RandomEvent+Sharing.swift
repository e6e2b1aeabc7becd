import IntentModel
import TestSupport

@testable import SimulatorCore

/// What happens on a page that shares, in its sheet, and in what was chosen there.
extension RandomEvent {
  /// The sample phone with apps to share from and to; one item is gone without a network.
  static let phone: PhoneCatalog = {
    var phone = SampleCatalog.phone
    var gallery = SharePhone.gallery
    let translate = ActivityReference(app: "helper", activity: "shout")
    gallery.pages[0].toolbar = [translate]
    gallery.pages[0].hasQuickActions = true
    for page in gallery.pages.indices { gallery.pages[page].options = SharePhone.options }
    gallery.pages[0].items[0].isEmbedded = true
    for place in [0, 3] {
      gallery.pages[0].items[place].when = .equals(name: "offline", .boolean(false))
    }
    phone.apps += [gallery, SharePhone.social, SharePhone.helper]
    phone.groups = SharePhone.phone.groups
    phone.shares = SharePhone.phone.shares
    return phone
  }()

  static func sharing(in session: Session, using random: inout SeededGenerator) -> Event {
    func any<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    let banner = session.state.banners.last?.id ?? 99
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .app(.bannerOpened(banner))
    case 1: return .app(.bannerPutAway(banner))
    case 2: return .share(anywhere(in: session, using: &random))
    default: break
    }
    guard case .hostApp(let host) = session.state.surface, host.app == "gallery" else {
      return .app(.opened(app: "gallery"))
    }
    guard let sheet = host.sheet else {
      let item = any(["pier", "gull", "clip", "note", "heading", "unknown"])
      return any([
        .app(.itemToggled(item)), .app(.elementSelected(.item(item))),
        .app(.pageShown(any(["all", "article"]))), .share(.opened(.shareButton)),
        .share(.opened(.shareButton)), .share(.opened(.contextMenu(item: item))),
        .share(.opened(.pointer(item: item))), .share(.opened(.quickActions)),
        .share(.opened(.toolbar(ActivityReference(app: "helper", activity: "shout")))),
      ])
    }
    let next: ShareEvent =
      switch sheet.screen {
      case .entries:
        any((session.shareSheet?.entries.map { .entryChosen($0.id) } ?? []) + [.closed])
      case .options:
        any(
          session.optionRows.map { .optionRowChosen($0.id) }
            + session.optionRows.map { .optionRowSelected($0.id) } + [
              .entryChosen(.more), .screenLeft, .closed,
            ])
      case .more, .editActions: editing(in: session, using: &random)
      case .running: running(using: &random)
      }
    return .share(next)
  }

  private static func editing(
    in session: Session, using random: inout SeededGenerator
  ) -> ShareEvent {
    let targets = session.editRows.map(\.target) + [.person("mei"), .of("nowhere", "gone")]
    func target() -> ShareTarget { targets.randomElement(using: &random) ?? .person("mei") }
    let place = SharePreferences.AppPlace.allCases.randomElement(using: &random) ?? .hidden
    let events: [ShareEvent] = [
      .favouriteAdded(target()), .favouriteRemoved(target()), .appPlaced(target(), place),
      .favouriteMoved(target(), before: target()), .favouriteMoved(target(), before: nil),
      .entrySelected(.target(target())), .screenLeft, .closed, .arrangedAsDelivered,
    ]
    return events.randomElement(using: &random) ?? .closed
  }

  private static func running(using random: inout SeededGenerator) -> ShareEvent {
    let events: [ShareEvent] = [
      .textChanged("Hi"), .textChanged("Too long a text"), .elementSelected(.option("who")),
      .elementSelected(.proceed), .optionOpened("who"), .optionOpened("unknown"),
      .optionChosen("who", value: "Friends"), .optionChosen("who", value: "Nobody"),
      .alertPutAway, .proceeded, .proceeded, .proceeded, .screenLeft, .cancelled, .closed,
    ]
    return events.randomElement(using: &random) ?? .proceeded
  }

  private static func anywhere(
    in session: Session, using random: inout SeededGenerator
  ) -> ShareEvent {
    Bool.random(using: &random)
      ? running(using: &random) : editing(in: session, using: &random)
  }
}
