import Foundation

/// A program of the system that speaks: Speech Dispatcher's, espeak-ng, or the one of macOS.
struct SpeechProgram: Hashable {
  enum Kind: String, CaseIterable {
    case speechDispatcher = "spd-say"
    case espeak = "espeak-ng"
    case say
  }

  var kind: Kind
  var path: String

  /// The first that is there, in the order of `Kind`.
  static func find(
    in searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> SpeechProgram? {
    let folders = searchPath.split(separator: ":").map(String.init)
    for kind in Kind.allCases {
      for folder in folders {
        let path = "\(folder)/\(kind.rawValue)"
        if FileManager.default.isExecutableFile(atPath: path) {
          return SpeechProgram(kind: kind, path: path)
        }
      }
    }
    return nil
  }

  static let missing =
    "nothing here can speak: install espeak-ng or speech-dispatcher"

  /// What it is started with. The text goes in by standard input where that is possible, so that
  /// none of it is ever taken for an option.
  func arguments(for text: String, language: String) -> (arguments: [String], input: String?) {
    let voice = Self.voice(for: language)
    return switch kind {
    case .speechDispatcher: (["--wait", "--language", voice, "--", text], nil)
    case .espeak: (["-v", voice == "zh" ? "cmn" : voice, "--stdin"], text)
    case .say: ([], text)
    }
  }

  /// The language alone: `zh` of `zh-Hans`. Only letters, whatever a catalog calls its languages.
  private static func voice(for language: String) -> String {
    let primary = language.prefix { $0.isASCII && $0.isLetter }.lowercased()
    return primary.isEmpty ? "en" : primary
  }
}
