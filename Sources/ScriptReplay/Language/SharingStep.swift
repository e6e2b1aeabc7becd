import IntentModel
import SimulatorCore

/// A step on a page, in its share sheet, or in what was chosen there.
package enum SharingStep: Hashable, Sendable {
  /// The share control, for what is selected.
  case share
  /// Share in the context menu of an item.
  case menu(ScriptName)
  /// A Mac's pointer rests on an item.
  case pointAt(ScriptName)
  case quickActions
  /// A button of a Mac window's toolbar.
  case toolbar(ScriptName)
  case favourite(ScriptName)
  case unfavourite(ScriptName)
  /// A favourite before another, or to the end.
  case move(ScriptName, before: ScriptName?)
  case arrange(ScriptName, SharePreferences.AppPlace)
  case arrangeAsDelivered
  case openBanner

  package enum Word: String, CaseIterable, Sendable {
    case share, menu, point, quick, toolbar, favourite, unfavourite, move, arrange, banner
  }

  init(_ word: Word, _ line: inout LineReader) throws(ScriptFault) {
    switch word {
    case .share: self = .share
    case .menu: self = .menu(try line.name())
    case .point:
      try line.expect("at")
      self = .pointAt(try line.name())
    case .quick:
      try line.expect("actions")
      self = .quickActions
    case .toolbar: self = .toolbar(try line.name())
    case .favourite: self = .favourite(try line.name())
    case .unfavourite: self = .unfavourite(try line.name())
    case .move:
      let name = try line.name()
      self = .move(name, before: line.take(character: ",") ? try line.name() : nil)
    case .arrange:
      if line.take("as") {
        try line.expect("delivered")
        self = .arrangeAsDelivered
        return
      }
      let name = try line.name()
      guard line.take(character: ",") else { throw line.fault(.wordsExpected(",")) }
      self = .arrange(name, try line.appPlace())
    case .banner: self = .openBanner
    }
  }

  package var written: String {
    switch self {
    case .share: "share"
    case .menu(let name): "menu \(name.written)"
    case .pointAt(let name): "point at \(name.written)"
    case .quickActions: "quick actions"
    case .toolbar(let name): "toolbar \(name.written)"
    case .favourite(let name): "favourite \(name.written)"
    case .unfavourite(let name): "unfavourite \(name.written)"
    case .move(let name, let other):
      "move \(name.written)" + (other.map { ", \($0.written)" } ?? "")
    case .arrange(let name, let place): "arrange \(name.written), \(place.words)"
    case .arrangeAsDelivered: "arrange as delivered"
    case .openBanner: "banner"
    }
  }

  func perform(on session: inout Session) throws(StepRefusal) -> [Effect] {
    switch self {
    case .share: return try session.take(.share(.opened(.shareButton)))
    case .menu(let name):
      let item = try session.itemNames().resolve(name)
      return try session.take(.share(.opened(.contextMenu(item: item))))
    case .pointAt(let name):
      let item = try session.itemNames().resolve(name)
      return try session.take(.share(.opened(.pointer(item: item))))
    case .quickActions: return try session.take(.share(.opened(.quickActions)))
    case .toolbar(let name):
      let reference = try session.toolbarNames().resolve(name)
      return try session.take(.share(.opened(.toolbar(reference))))
    case .favourite(let name):
      return try session.take(.share(.favouriteAdded(try session.arrangeable().resolve(name))))
    case .unfavourite(let name):
      return try session.take(.share(.favouriteRemoved(try session.arrangeable().resolve(name))))
    case .move(let name, let other):
      let names = try session.arrangeable()
      let target = try names.resolve(name)
      let before: ShareTarget? = if let other { try names.resolve(other) } else { nil }
      return try session.take(.share(.favouriteMoved(target, before: before)))
    case .arrange(let name, let place):
      return try session.take(.share(.appPlaced(try session.arrangeable().resolve(name), place)))
    case .arrangeAsDelivered: return try session.take(.share(.arrangedAsDelivered))
    case .openBanner:
      guard let banner = session.state.banners.last else { throw StepRefusal("there is no banner") }
      return try session.take(.app(.bannerOpened(banner.id)))
    }
  }
}

extension LineReader {
  mutating func appPlace() throws(ScriptFault) -> SharePreferences.AppPlace {
    try value(
      of: "place of an app", in: SharePreferences.AppPlace.allCases, named: \.words)
  }
}
