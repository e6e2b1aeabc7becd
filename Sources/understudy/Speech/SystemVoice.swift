import Foundation
import SimulatorCore
import TerminalUI

/// Speaks through the system's own program, one text at a time.
@MainActor
final class SystemVoice: SpeakingVoice {
  private let program: SpeechProgram
  private var process: Process?
  private var complaints: Complaints?
  private var request: Int?
  private var ended = [SpeechAnswer]()
  /// What went wrong is told once, whatever is said after it.
  private var isTold = false
  private var untold: String?

  /// Longer texts are cut: nobody listens for minutes, and a pipe takes this much at once.
  private static let mostCharacters = 4_000
  private static let longestSpeech = Duration.seconds(60)

  init(_ program: SpeechProgram) { self.program = program }

  nonisolated static let option = Option(
    "--speak", nil, "say aloud what Siri says, by spd-say, espeak-ng or say, whichever is there")

  /// The voice that the command line asks for. When there is none to be had, that is told and the
  /// walk goes on without.
  static func asked(for arguments: Arguments, tell: (String) -> Void) -> SystemVoice? {
    guard arguments.has("--speak") else { return nil }
    guard let program = SpeechProgram.find() else {
      tell(SpeechProgram.missing)
      return nil
    }
    return SystemVoice(program)
  }

  func say(_ text: String, language: String, request: Int?) {
    silence()
    let text = String(text.prefix(Self.mostCharacters))
    let (arguments, input) = program.arguments(for: text, language: language)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    complaints = Complaints()
    process.standardError = complaints?.file ?? FileHandle.nullDevice
    let pipe = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : pipe
    do {
      try process.run()
    } catch {
      end(request, failed("cannot be started"))
      return
    }
    self.process = process
    self.request = request
    guard let input else { return }
    // The program may be gone before it has read everything.
    let before = signal(SIGPIPE, SIG_IGN)
    try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? pipe.fileHandleForWriting.close()
    signal(SIGPIPE, before)
  }

  var isSpeaking: Bool { process?.isRunning ?? false }

  func answers() -> [SpeechAnswer] {
    if let process, !process.isRunning {
      let status = process.terminationStatus
      let complaint = complaints?.firstLine.map { ": \($0)" } ?? ""
      end(request, status == 0 ? .finished : failed("ended with status \(status)\(complaint)"))
      self.process = nil
      request = nil
    }
    defer { ended.removeAll() }
    return ended
  }

  /// Says it and waits until it has been said; what went wrong, in words.
  func sayToTheEnd(_ text: String, language: String) -> String? {
    say(text, language: language, request: 0)
    let end = ContinuousClock.now + Self.longestSpeech
    while isSpeaking {
      guard ContinuousClock.now < end else {
        silence()
        return "'\(program.kind.rawValue)' did not end within a minute"
      }
      usleep(10_000)
    }
    for answer in answers() {
      if case .failed(let reason) = answer.answer { return reason }
    }
    return nil
  }

  /// Cuts off what is being said: as far as the walk is concerned, it has been said.
  func silence() {
    guard let process else { return }
    // Some speakers do not listen to anything gentler.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    end(request, .finished)
    self.process = nil
    request = nil
  }

  func problem() -> String? {
    defer { untold = nil }
    return untold
  }

  private func failed(_ reason: String) -> EffectAnswer {
    guard !isTold else { return .finished }
    isTold = true
    let words = "'\(program.kind.rawValue)' \(reason)"
    untold = words
    return .failed(reason: words)
  }

  private func end(_ request: Int?, _ answer: EffectAnswer) {
    if let request { ended.append(SpeechAnswer(request: request, answer: answer)) }
  }
}
