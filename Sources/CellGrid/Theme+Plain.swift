extension Theme {
  /// The theme that needs no file: the terminal's own colours, told apart by weight alone.
  package static let plain: Theme = {
    let styles = Dictionary(uniqueKeysWithValues: ThemeRole.allCases.map { ($0, plainStyle($0)) })
    let device = styles.filter { $0.key.isOfDevice }
    return Theme(
      name: "plain", title: "Plain", summary: "the terminal's own colours",
      chrome: styles.filter { !$0.key.isOfDevice }, lightDevice: device, darkDevice: device)
  }()

  /// What a role looks like where a theme says nothing.
  package static func plainStyle(_ role: ThemeRole) -> RoleStyle {
    RoleStyle(attributes: plainAttributes(role))
  }

  private static func plainAttributes(_ role: ThemeRole) -> CellStyle.Attributes {
    switch role {
    case .secondaryText, .faintText, .titleContext, .separator, .inspectorLabel, .inspectorTab,
      .footerText, .deviceSecondaryText, .deviceFaintText, .deviceSeparator, .statusBar,
      .snippetLabel, .snippetFrame, .fieldPlaceholder, .chromeFieldPlaceholder,
      .overlaySecondaryText, .buttonDisabled, .optionNumber, .bannerSecondary, .frame,
      .deviceFrame:
      .dim
    case .accent, .title, .frameFocused, .deviceFrameFocused, .footerKey, .helpHeading, .deviceTint,
      .question, .snippetTitle, .topHit, .sectionHeader, .selectionMark, .failure, .findingError,
      .deviceError, .overlayFrame, .titleNotice, .banner, .tile:
      .bold
    case .selection, .chromeSelection: .reverse
    case .buttonPrimary, .buttonDestructiveSelected: [.reverse, .bold]
    case .inspectorTabSelected, .paletteMatch, .searchMatch: [.bold, .underline]
    case .changed, .buttonSecondary, .findingWarning: .underline
    case .buttonDestructive: [.bold, .underline]
    case .dialogSpoken, .optionPastLimit, .sample: .italic
    case .stock: [.italic, .dim]
    default: []
    }
  }
}
