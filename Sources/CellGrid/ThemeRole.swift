/// What a piece of the screen is for. Views ask for a role, never for a colour.
///
/// The raw value is the name in a theme file.
package enum ThemeRole: String, Hashable, Sendable, CaseIterable {
  // The screen around the device.
  case background, text, secondaryText, faintText
  /// The one colour that draws the eye: the app's tile colour, or the theme's own.
  case accent
  /// The title line.
  case title, titleContext
  /// What the title line says is unusual: a forced outcome, offline, recording.
  case titleNotice
  case frame, frameFocused
  /// A rule between parts.
  case separator
  case inspectorTab, inspectorTabSelected, inspectorLabel, inspectorText
  /// A row of a list in the inspector, the palette or help that is selected.
  case chromeSelection
  /// What changed since the last step.
  case changed
  case findingError, findingWarning, findingNote
  /// Why a command did not run.
  case refusal
  case success, failure
  case footerKey, footerText
  case helpHeading, helpText
  case overlayFrame, overlayBackground, overlayText, overlaySecondaryText
  /// The letters of a name that matched what was typed in the palette.
  case paletteMatch
  case chromeFieldText, chromeFieldPlaceholder

  // The simulated device, in its own light or dark.
  case deviceFrame, deviceFrameFocused
  case deviceBackground, deviceText, deviceSecondaryText, deviceFaintText, deviceTint
  case deviceSeparator
  /// The clock, battery and the like at the top of the device.
  case statusBar
  /// What is selected, laid over a whole row; reverse, so that it is seen without colour.
  case selection
  /// The mark in front of what is selected.
  case selectionMark
  /// Siri's words when spoken, and as shown.
  case dialogSpoken, dialogText
  case personSaid
  case question
  case option, optionNumber
  /// The sixth option and later: past what the guidelines allow.
  case optionPastLimit
  case snippetFrame, snippetBackground, snippetTitle, snippetText, snippetLabel
  case buttonPrimary, buttonSecondary, buttonDestructive
  /// A destructive button that has the mark: a red that is darker than any accent.
  case buttonDestructiveSelected
  /// A button that cannot be pressed now.
  case buttonDisabled
  case topHit, sectionHeader
  /// A stand-in for an SF Symbol.
  case symbol
  /// An app's tile: its colour behind its initials.
  case tile
  /// The letters of a title that matched what was searched.
  case searchMatch
  case fieldText, fieldPlaceholder, fieldBackground
  case deviceError
  /// Sample values, made up because the catalog gives none.
  case sample
  /// Wording that stands in for Apple's own.
  case stock
  /// A Live Activity or a banner over the Lock Screen.
  case banner, bannerSecondary
}

extension ThemeRole {
  /// Whether the role belongs to the simulated device, whose own light or dark decides.
  package var isOfDevice: Bool { ThemeRole.deviceRoles.contains(self) }

  private static let deviceRoles: Set<ThemeRole> = {
    let first = allCases.firstIndex(of: .deviceFrame) ?? allCases.endIndex
    return Set(allCases[first...])
  }()

  /// The surfaces this role is drawn on when it has no background of its own: it must be readable
  /// on every one. A surface's own text has just the one.
  package var grounds: [ThemeRole] {
    switch self {
    case .helpHeading, .helpText, .overlayFrame, .overlayText, .overlaySecondaryText,
      .paletteMatch, .chromeFieldText, .chromeFieldPlaceholder:
      [.overlayBackground]
    case .snippetTitle, .snippetText, .snippetLabel: [.snippetBackground]
    case .fieldText, .fieldPlaceholder: [.fieldBackground]
    case .background, .overlayBackground, .deviceBackground, .snippetBackground, .fieldBackground:
      []
    default: isOfDevice ? [.deviceBackground, .snippetBackground] : [.background]
    }
  }

  /// What the role draws, which is what its contrast is judged by.
  package var kind: Kind {
    switch self {
    case .background, .deviceBackground, .snippetBackground, .fieldBackground, .overlayBackground:
      .surface
    case .frame, .separator, .deviceFrame, .deviceSeparator, .overlayFrame, .snippetFrame: .line
    case .frameFocused, .deviceFrameFocused: .line
    case .faintText, .deviceFaintText, .buttonDisabled: .faint
    default: .text
    }
  }

  package enum Kind: Hashable, Sendable {
    /// Read as words.
    case text
    /// Decoration that repeats what is said elsewhere, or is not available.
    case faint
    case line
    /// Only its background counts.
    case surface
  }
}
