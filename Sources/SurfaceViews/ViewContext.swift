import CellGrid
import IntentModel
import SimulatorCore

/// What every view is given: the session, and how things look.
struct ViewContext {
  let session: Session
  let theme: Theme
  private(set) var styles: ThemeStyles
  let marks: Marks
  /// Spotlight's rows, ranked once for the whole picture; empty on other surfaces.
  let rows: SpotlightRows
  let selectedRowIndex: Int
  /// Whether what is drawn lies under something that has the keys.
  private var isBehind = false

  /// Whether Return opens the newest banner rather than what has the mark below it.
  let isBannerInFront: Bool
  let hasColors: Bool

  /// Of the device that is drawn, inside its frame, where there is room for it.
  let deviceColumns: Int

  init(_ session: Session, theme: Theme, canvas: Canvas) {
    let glyphs = canvas.glyphs
    self.session = session
    hasColors = canvas.hasColors
    isBannerInFront = session.bannerInFront != nil
    deviceColumns =
      DeviceShape(session.state.context.device, isRoomy: Layout.isRoomy(canvas.size)).columns
    self.theme = theme
    marks = Marks(glyphs)
    styles = theme.styles(
      appearance: Self.appearance(session.state.context),
      accent: Self.tile(of: session.appShown, session.simulator))
    rows = session.showsRows ? session.spotlightRows : .none
    if case .spotlight(let spotlight) = session.state.surface, let selected = spotlight.selected {
      selectedRowIndex = rows.position(of: selected) ?? 0
    } else {
      selectedRowIndex = 0
    }
  }

  subscript(role: ThemeRole) -> CellStyle { styles[role] }

  var state: SimulationState { session.state }
  var chrome: Chrome { session.chrome }
  var simulator: Simulator { session.simulator }
  var language: String { session.state.context.language }
  var glyphs: GlyphSet { marks.glyphs }
  var words: DeviceWords { DeviceWords(language) }

  var selectedRow: SpotlightRow? {
    rows.indices.contains(selectedRowIndex) ? rows[selectedRowIndex] : nil
  }

  /// A role in the colour of an app other than the one at the front.
  func style(_ role: ThemeRole, of app: String) -> CellStyle {
    theme.style(
      role, appearance: styles.appearance, accent: Self.tile(of: app, simulator))
  }

  /// Laid over the device's selected row. While the keys go elsewhere, or Return says what is
  /// typed, only its mark is left.
  var selection: CellStyle? {
    isBehind || chrome.focus == .inspector || chrome.overlay != nil || isAnswering
      || isBannerInFront ? nil : self[.selection]
  }

  /// For what is drawn first and then covered.
  var behind: ViewContext {
    var context = self
    context.isBehind = true
    return context
  }

  /// Whether Return would say what stands in the field rather than choose what has the mark.
  var isAnswering: Bool {
    session.field == .conversation
      && state.conversation.draft.contains { !$0.isWhitespace }
  }

  /// Everything in the colour of an app other than the one at the front.
  func coloured(as app: String) -> ViewContext {
    var context = self
    context.styles = theme.styles(
      appearance: styles.appearance, accent: Self.tile(of: app, simulator))
    return context
  }

  /// Whether letters go into the given field.
  func isTyping(in field: ActiveField) -> Bool { session.field == field && session.isTyping }

  private static func appearance(_ context: PhoneContext) -> CellGrid.Appearance {
    context.appearance == .light ? .light : .dark
  }

  private static func tile(of app: String?, _ simulator: Simulator) -> TileName? {
    app.flatMap { simulator.index.app($0)?.tileColor }.flatMap { TileName(rawValue: $0.rawValue) }
  }
}

extension Session {
  /// The app whose colour the screen takes; none while Siri asks which is meant.
  var appShown: String? {
    if let run = state.run {
      if case .choosingApp = run.phase { return nil }
      return run.intent.app
    }
    if case .hostApp(let host) = state.surface { return host.app }
    return nil
  }

  /// Whether the device shows the conversation rather than a surface of its own.
  var showsConversation: Bool { state.run != nil || state.surface == .siri }
}
