import Findings
import IntentModel

/// What a command asks of the front: things no state can do.
package enum FrontRequest: Hashable, Sendable {
  case quit, suspend, redraw
  /// Open the person's editor where something is declared.
  case openEditor(DeclarationReference)
  case openEditorAt(SourceLocation)
  /// Write the walk down as a script; its steps before the mark set the scene.
  case writeRecording(Chrome.RecordingMark)
  case carryOut([Effect])
}
