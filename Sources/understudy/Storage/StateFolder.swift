import Foundation

/// Where the program keeps what outlives a walk: `$XDG_STATE_HOME/understudy`, else
/// `~/.local/state/understudy`. Nil without a home; then nothing is kept.
enum StateFolder {
  static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/understudy"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/understudy"
  }

  /// A file name made of an id: letters, digits, dash and point stay, the rest is spelled as `%xx`.
  static func fileName(for id: String) -> String {
    let name = id.utf8.map { byte -> String in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }.joined()
    return name.isEmpty ? "phone" : String(name.prefix(120))
  }
}
