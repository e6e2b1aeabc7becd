/// What readers of catalogs and of scripts say alike.
extension Finding {
  package static let timeAfterStartRule = "time-after-start"

  /// Of something that is meant to be done before a walk, and has a time after the walk's start.
  package static func timeAfterStart(_ time: String, start: String) -> String {
    "\(time) is after \(start), when the walk starts; expected an earlier time"
  }
}
