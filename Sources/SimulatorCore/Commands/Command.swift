/// Everything a person using this tool can do, each with its name and one line of help.
///
/// Key dispatch, help, footer, palette, `understudy keys` and the page on keys are all made from
/// these and the `Keymap`.
package enum Command: String, Hashable, Sendable, CaseIterable {
  // Surfaces
  case siri, spotlight, share, contextMenu, quickActions, openBanner
  // The walk
  case accept, toggle, back, undo, redo, startOver, record, advanceClock, nextDevice, contextPanel
  // Arranging the share sheet
  case compare, promote, demote, moveEarlier, moveLater, arrangeAsDelivered
  // Looking
  case why, stateTab, transcript, findings, everyDevice, nextTab, inspector, openEditor, palette,
    help
  // Moving
  case moveUp, moveDown, pageUp, pageDown, moveToTop, moveToBottom, nextFocus, previousFocus
  // The text field
  case caretLeft, caretRight, wordLeft, wordRight, lineStart, lineEnd
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  // The program
  case redraw, suspend, quit

  package enum Group: String, Hashable, Sendable, CaseIterable {
    case surfaces, walk, arranging, looking, moving, field, program

    package var title: String {
      switch self {
      case .surfaces: "Surfaces"
      case .walk: "The walk"
      case .arranging: "Arranging the share sheet"
      case .looking: "Looking"
      case .moving: "Moving"
      case .field: "The text field"
      case .program: "The program"
      }
    }
  }

  package var group: Group {
    switch self {
    case .siri, .spotlight, .share, .contextMenu, .quickActions, .openBanner: .surfaces
    case .compare, .promote, .demote, .moveEarlier, .moveLater, .arrangeAsDelivered: .arranging
    case .accept, .toggle, .back, .undo, .redo, .startOver, .record, .advanceClock, .nextDevice,
      .contextPanel:
      .walk
    case .why, .stateTab, .transcript, .findings, .everyDevice, .nextTab, .inspector, .openEditor,
      .palette, .help:
      .looking
    case .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom, .nextFocus,
      .previousFocus:
      .moving
    case .caretLeft, .caretRight, .wordLeft, .wordRight, .lineStart, .lineEnd, .deleteBackward,
      .deleteForward, .deleteWord, .deleteToStart, .deleteToEnd:
      .field
    case .redraw, .suspend, .quit: .program
    }
  }

  /// As the palette lists it.
  package var title: String {
    switch self {
    case .siri: "Siri"
    case .spotlight: "Spotlight"
    case .share: "Share sheet"
    case .contextMenu: "Share in the context menu"
    case .quickActions: "Quick Actions"
    case .openBanner: "Open the banner"
    case .compare: "What if"
    case .promote: "More prominent"
    case .demote: "Less prominent"
    case .moveEarlier: "Favourite earlier"
    case .moveLater: "Favourite later"
    case .arrangeAsDelivered: "Arrange as delivered"
    case .accept: "Choose or say"
    case .toggle: "Take or leave an option"
    case .back: "Back"
    case .undo: "Undo"
    case .redo: "Redo"
    case .startOver: "Start over"
    case .record: "Record"
    case .advanceClock: "Move the clock"
    case .nextDevice: "Next device"
    case .contextPanel: "Context"
    case .why: "Why"
    case .stateTab: "State"
    case .transcript: "Transcript"
    case .findings: "Findings"
    case .everyDevice: "Every device"
    case .nextTab: "Next inspector tab"
    case .inspector: "Inspector or device"
    case .openEditor: "Edit the catalog"
    case .palette: "Commands"
    case .help: "Help"
    case .moveUp: "Up"
    case .moveDown: "Down"
    case .pageUp: "A page up"
    case .pageDown: "A page down"
    case .moveToTop: "To the top"
    case .moveToBottom: "To the bottom"
    case .nextFocus: "Next part"
    case .previousFocus: "Previous part"
    case .caretLeft: "A character left"
    case .caretRight: "A character right"
    case .wordLeft: "A word left"
    case .wordRight: "A word right"
    case .lineStart: "Start of the field"
    case .lineEnd: "End of the field"
    case .deleteBackward: "Delete before"
    case .deleteForward: "Delete after"
    case .deleteWord: "Delete the word before"
    case .deleteToStart: "Delete to the start"
    case .deleteToEnd: "Delete to the end"
    case .redraw: "Redraw"
    case .suspend: "Suspend"
    case .quit: "Quit"
    }
  }

  /// One line, as help and the page on keys print it.
  package var help: String {
    switch self {
    case .siri: "ask Siri: type what you would say, then Return"
    case .spotlight: "search the phone: typing filters at once"
    case .share: "the share sheet for what is selected on an app's page; again closes it"
    case .contextMenu: "Share in the context menu of the marked item"
    case .quickActions: "on a Mac, what other apps do with the selected files"
    case .openBanner: "go to what the newest banner tells of, whatever is in front"
    case .compare:
      "set the open share sheet beside what it would be; left, right, Home and End change the what-if"
    case .promote: "in More and Edit Actions: into the row, then to the favourites"
    case .demote: "out of the favourites, under More, then out of sight"
    case .moveEarlier: "the marked favourite one place up"
    case .moveLater: "the marked favourite one place down"
    case .arrangeAsDelivered: "undo all that the person arranged in the share sheet"
    case .accept: "choose what has the mark, or say what is typed"
    case .toggle:
      "take or leave the marked option; on a page, the item to share; in More, show or hide the app"
    case .back: "clear the field, leave it, then go back one level; Cancel at a question"
    case .undo: "take back the last step; typing is one step"
    case .redo: "take the last step taken back in again"
    case .startOver: "go back to the beginning; redo still goes forward"
    case .record: "keep the walk as a script from here on; again to write it"
    case .advanceClock: "move the clock to what is due next, or by five minutes"
    case .nextDevice: "show the same moment on the next device"
    case .contextPanel: "set device, language, clock, place, lock and what else is simulated"
    case .why: "show the receipt of the marked row or the run; again turns its pages"
    case .stateTab: "show the run's values, the app's facts"
    case .transcript: "show every turn, as seen and as heard"
    case .findings: "show what is wrong in the catalog; Return opens the place"
    case .everyDevice: "show the last response on every device, as seen and as heard"
    case .nextTab: "go to the inspector's next tab"
    case .inspector: "on a narrow screen, show the inspector or the device"
    case .openEditor: "open $VISUAL or $EDITOR at its place"
    case .palette: "find any command by its name"
    case .help: "show this help"
    case .moveUp: "go to the row above; in an empty field, bring back what was said or searched"
    case .moveDown: "go to the row below"
    case .pageUp: "go up a page, also in a long snippet"
    case .pageDown: "go down a page, also in a long snippet"
    case .moveToTop: "go to the first row"
    case .moveToBottom: "go to the last row"
    case .nextFocus: "go on: to field, device or inspector"
    case .previousFocus: "go the other way round"
    case .caretLeft: "move left in the text"
    case .caretRight: "move right in the text"
    case .wordLeft: "move left by a word"
    case .wordRight: "move right by a word"
    case .lineStart: "move before the first character"
    case .lineEnd: "move after the last character"
    case .deleteBackward: "delete the character before the cursor"
    case .deleteForward: "delete the character after the cursor"
    case .deleteWord: "delete the word before the cursor"
    case .deleteToStart: "delete everything before the cursor"
    case .deleteToEnd: "delete everything after the cursor"
    case .redraw: "draw the whole screen again"
    case .suspend: "go back to the shell; fg returns"
    case .quit: "leave at once; the session is kept"
    }
  }

  /// Its short word in the footer.
  package var footerWord: String {
    switch self {
    case .accept: "choose"
    case .toggle: "take"
    case .share: "share"
    case .openBanner: "open"
    case .compare: "what if"
    case .promote: "more"
    case .demote: "less"
    case .moveEarlier: "move it"
    case .back: "back"
    case .moveUp: "move"
    case .openEditor: "edit"
    case .contextPanel: "context"
    case .advanceClock: "clock"
    case .nextTab: "tab"
    default: title.lowercased()
    }
  }
}
