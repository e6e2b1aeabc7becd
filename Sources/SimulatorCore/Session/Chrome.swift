import Findings

/// How the designer's own screen stands: never logged, never undone, never in a recording.
package struct Chrome: Hashable, Sendable {
  package var focus = Focus.field
  package var inspectorTab = InspectorTab.why
  /// On a screen too narrow for both, whether the inspector is shown instead of the device.
  package var isInspectorInFront = false
  /// How many lines the inspector's text is scrolled from where it opens; views bring it into
  /// range.
  package var inspectorScroll = 0
  /// The first line shown of a snippet too long for the device; views bring it into range.
  package var snippetScroll = 0
  package var selectedFinding = 0
  package var overlay: Overlay?
  /// The row of the context panel that was marked last: it opens there again.
  package var contextRow = ContextRow.device
  /// One line above the footer, until the next key.
  package var notice: Notice?
  /// Where the next character goes, counted in characters from the start of the field.
  package var caret = 0
  /// How far back ↑ has gone in what was said or searched before; 0 is now.
  package var historyDepth = 0
  /// What the catalog's readers reported.
  package var findings: [Finding] = []
  /// What is on disk is broken for now, and the catalog is the last that was not.
  package var showsLastGoodCatalog = false
  /// Set while a script plays by itself: what keys then do.
  package var playback: Playback?
  /// Set while the walk is to be kept as a script.
  package var recording: RecordingMark?
  /// State numbers from here on were given by the last step: what is new on the screen.
  package var freshFrom = 1

  package init() {}

  package enum Focus: Hashable, Sendable {
    /// Letters go into the text field, where there is one.
    case field
    /// Letters are commands; the arrows move in what the device shows.
    case device
    case inspector
  }

  package enum InspectorTab: String, Hashable, Sendable, CaseIterable {
    case why, state, transcript, findings

    package var title: String {
      switch self {
      case .why: "Why"
      case .state: "State"
      case .transcript: "Transcript"
      case .findings: "Findings"
      }
    }

    /// A transcript opens at what was said last, and what was said before stands above it.
    package var opensAtItsEnd: Bool { self == .transcript }
  }

  /// How the inspector's text stands beside the device: only a front knows.
  package struct InspectorText: Hashable, Sendable {
    /// How many lines are shown.
    package var rows: Int
    /// How far the text can be scrolled.
    package var lastScroll: Int

    package init(rows: Int, lastScroll: Int) {
      self.rows = rows
      self.lastScroll = lastScroll
    }
  }

  package enum Overlay: Hashable, Sendable {
    case help(scroll: Int)
    case palette(Palette)
    case context(ContextPanel)
    /// The last response on every device.
    case devices(scroll: Int)
    /// The open share sheet beside what it would be.
    case comparison(Comparison)
  }

  package struct Comparison: Hashable, Sendable {
    /// Which of the session's what-ifs; brought into range.
    package var selected = 0
    package var scroll = 0

    package init() {}
  }

  package struct Palette: Hashable, Sendable {
    package var query = ""
    package var selected = 0

    package init() {}
  }

  package struct ContextPanel: Hashable, Sendable {
    package var selected: ContextRow

    package init(_ selected: ContextRow = .device) { self.selected = selected }
  }

  package struct Notice: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A command that could not be carried out, and why.
      case refusal
      case information
    }

    package var kind: Kind
    package var text: String

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  package enum Playback: Hashable, Sendable {
    case running, paused
  }

  package struct RecordingMark: Hashable, Sendable {
    /// How many steps had been taken when recording began: they set the scene.
    package var fromStep: Int

    package init(fromStep: Int) { self.fromStep = fromStep }
  }
}
