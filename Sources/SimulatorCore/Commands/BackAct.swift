/// What going back does at a moment: Esc does it, and the footer says it.
package enum BackAct: Hashable, Sendable {
  case closeOverlay
  /// From the inspector to the device, or to its field.
  case leaveInspector
  case clearField
  /// Letters become commands.
  case leaveField
  case cancelRun
  case putResultAway
  /// The alert above an activity.
  case putAlertAway
  /// Back to the share sheet.
  case cancelActivity
  /// From Options, More, Edit Actions or a list of values.
  case leaveSheetScreen
  case closeSheet
  case putBannerAway
  /// To Spotlight.
  case leaveSurface
  /// On a narrow screen, the device comes to the front again.
  case showDevice

  package var footerWord: String {
    switch self {
    case .closeOverlay, .putResultAway: "close"
    case .clearField: "clear"
    case .leaveField: "leave field"
    case .cancelRun, .cancelActivity: "cancel"
    case .putAlertAway, .closeSheet, .putBannerAway: "close"
    case .leaveSheetScreen: "back"
    case .leaveInspector, .leaveSurface: "back"
    case .showDevice: "device"
    }
  }
}

extension Session {
  /// Nil at the outermost level.
  package var backAct: BackAct? {
    if chrome.overlay != nil { return .closeOverlay }
    if chrome.focus == .inspector { return .leaveInspector }
    if isTyping {
      if !fieldText.isEmpty { return .clearField }
      if bannerInFront != nil { return .putBannerAway }
      if !isAtConfirmation { return .leaveField }
    }
    if let run = state.run { return run.isFinished ? .putResultAway : .cancelRun }
    if let act = sheetBackAct { return act }
    if bannerInFront != nil { return .putBannerAway }
    switch state.surface {
    case .siri, .hostApp: return .leaveSurface
    case .spotlight: return chrome.isInspectorInFront ? .showDevice : nil
    }
  }

  /// In an open share sheet, wherever the keys are; nil without one.
  package var sheetBackAct: BackAct? {
    switch openSheet?.sheet.screen {
    case nil: nil
    case .entries?: .closeSheet
    case .options?, .more?, .editActions?: .leaveSheetScreen
    case .running(let running)?:
      if running.alert != nil {
        .putAlertAway
      } else {
        running.openOption == nil ? .cancelActivity : .leaveSheetScreen
      }
    }
  }

  mutating func goBack() -> [Effect] {
    guard let act = backAct else { return [] }
    switch act {
    case .closeOverlay:
      chrome.overlay = nil
      chrome.caret = .max
      return []
    case .leaveInspector:
      chrome.isInspectorInFront = false
      chrome.focus = field == nil ? .device : .field
      return []
    case .clearField:
      chrome.caret = 0
      return field.map { setText("", of: $0) } ?? []
    case .leaveField:
      chrome.focus = .device
      return []
    case .cancelRun, .putResultAway, .leaveSurface, .showDevice, .putAlertAway, .cancelActivity,
      .leaveSheetScreen, .closeSheet, .putBannerAway:
      chrome.isInspectorInFront = false
      return eventOfGoing(act).map { dispatch($0) } ?? []
    }
  }

  /// Nil for what changes only the designer's own screen.
  package func eventOfGoing(_ act: BackAct) -> Event? {
    switch act {
    case .cancelRun: .run(.cancelled)
    case .putResultAway: .conversation(.dismissed)
    case .putAlertAway: .share(.alertPutAway)
    case .cancelActivity: .share(.cancelled)
    case .leaveSheetScreen: .share(.screenLeft)
    case .closeSheet: .share(.closed)
    case .putBannerAway: bannerInFront.map { .app(.bannerPutAway($0.id)) }
    case .leaveSurface:
      state.surface == .siri ? .conversation(.dismissed) : .surfacePresented(.spotlight)
    case .closeOverlay, .leaveInspector, .clearField, .leaveField, .showDevice: nil
    }
  }

  private var isAtConfirmation: Bool {
    if case .confirming? = state.run?.phase { true } else { false }
  }
}
