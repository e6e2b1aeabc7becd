import CellGrid
import IntentModel
import SimulatorCore

/// What Siri can be asked on this phone, before anything was said.
struct PhrasesToTry {
  private let context: ViewContext

  init(_ context: ViewContext) { self.context = context }

  /// The first phrase of the first App Shortcuts, with the app's name in.
  var phrases: [String] {
    guard hasPhrases else { return [] }
    let language = context.language
    return context.simulator.phone.apps.prefix(20).flatMap { app in
      app.appShortcuts.prefix(2).compactMap { shortcut in
        shortcut.phrases.texts(in: language).first {
          TokenText($0).tokens == [TokenText.applicationName]
        }
        .map { TokenText($0).spoken(of: app, in: language) }
      }
    }.prefix(8).map { String($0.prefix(200)) }
  }

  /// Why nothing can be understood here, and what can be done instead; nil where something can.
  var whyNone: String? {
    guard !hasPhrases else { return nil }
    let era = context.state.context.era
    let key = Keymap.keys(of: .spotlight).first?.label(isPlain: context.glyphs == .ascii) ?? ""
    let why =
      era.hasAppShortcuts
      ? "no app here declares a phrase"
      : "before iOS 16 no App Shortcut's phrase is understood"
    return "\(why): \(key) runs an action from Spotlight"
  }

  private var hasPhrases: Bool {
    context.state.context.era.hasAppShortcuts
      && context.simulator.phone.apps.contains { app in
        app.appShortcuts.contains { !$0.phrases.isEmpty }
      }
  }

  /// On the device, as many as there is room for; nothing where not even one is whole.
  func lines(columns: Int, rows: Int) -> [Line] {
    if let whyNone {
      return context.wrapped(
        whyNone.prefix(1).uppercased() + whyNone.dropFirst() + ".", columns: columns - 2,
        style: context[.deviceSecondaryText], maximumRows: rows
      ).map { $0.indented(1) }
    }
    let heading = Line(" " + context.words.youCanSay, context[.deviceFaintText])
    let shown = phrases.filter { DisplayWidth.of($0) <= columns - 4 }
      .map { Line("   " + $0, context[.deviceSecondaryText]) }
    return shown.isEmpty || rows < 3 ? [] : [heading] + shown.prefix(rows - 1)
  }
}
