import Foundation

/// Where the program keeps what outlives a walk.
struct StateFolder {
  /// Nil without a home; then nothing is kept.
  let path: String?

  /// `$XDG_STATE_HOME/understudy`, else `~/.local/state/understudy`.
  static var ofPerson: StateFolder {
    let environment = ProcessInfo.processInfo.environment
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return StateFolder(path: state + "/understudy")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return StateFolder(path: nil) }
    return StateFolder(path: home + "/.local/state/understudy")
  }

  /// Where what is kept for a phone of this id lies.
  func file(in folder: String, phoneID: String, ending: String) -> String? {
    path.map { "\($0)/\(folder)/\(Self.fileName(for: phoneID)).\(ending)" }
  }

  /// A file name made of an id: letters, digits and dashes stay, the rest is spelled as `%xx`.
  static func fileName(for id: String) -> String {
    let name = id.utf8.map { byte -> String in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      if isPlain { return String(UnicodeScalar(byte)) }
      return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16)
    }.joined()
    if name.isEmpty { return "phone" }
    return name.count <= 120 ? name : "\(name.prefix(100))-\(String(hash(id), radix: 16))"
  }

  /// FNV-1a: the same in every process, so that two long ids that begin alike are two files.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
