import SimulatorCore
import Testing

@testable import TerminalUI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct InputReaderTests {
  @Test func anEscapeAloneIsAKeyAfterAShortWait() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    pipe.send("\u{1B}")
    let start = ContinuousClock.now
    #expect(reader.next(timeoutMilliseconds: 1000) == .input(.key(Key(.escape))))
    #expect(start.duration(to: .now) >= .milliseconds(50))
  }

  @Test func aSequenceMayComeInPieces() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    pipe.send("\u{1B}")
    #expect(reader.next(timeoutMilliseconds: 0) == .nothing)
    pipe.send("[A")
    #expect(reader.next(timeoutMilliseconds: 1000) == .input(.key(Key(.up))))
  }

  @Test func theEndOfTheTerminalComesAfterItsLastKey() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    pipe.send("q")
    pipe.closeWriter()
    #expect(reader.next(timeoutMilliseconds: nil) == .input(.key(Key(.character("q")))))
    #expect(reader.next(timeoutMilliseconds: nil) == .input(.closed))
    #expect(reader.next(timeoutMilliseconds: nil) == .input(.closed))
  }

  @Test func aPasteWithoutAnEndDoesNotKeepAnybody() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    pipe.send("\u{1B}[200~abc")
    #expect(reader.next(timeoutMilliseconds: 400) == .nothing)
    pipe.send("\u{3}")
    #expect(reader.next(timeoutMilliseconds: 1000) == .input(.pasted("abc")))
    #expect(
      reader.next(timeoutMilliseconds: 1000)
        == .input(.key(Key(.character("c"), control: true))))
  }

  @Test func signalsComeBeforeKeys() {
    let (pipe, notices) = (Pipe(), Pipe(isBlocking: false))
    var reader = InputReader(terminal: pipe.reader, notices: notices.reader)
    pipe.send("ab")
    #expect(reader.next(timeoutMilliseconds: 1000) == .input(.key(Key(.character("a")))))
    notices.send([UInt8(SIGTERM)])
    #expect(reader.next(timeoutMilliseconds: 1000) == .signal(SIGTERM))
    #expect(reader.next(timeoutMilliseconds: 1000) == .input(.key(Key(.character("b")))))
  }

  @Test func beingContinuedIsForgottenAndTheRestKept() {
    let notices = Pipe(isBlocking: false)
    var reader = InputReader(terminal: -1, notices: notices.reader)
    notices.send([UInt8(SIGCONT), UInt8(SIGWINCH), UInt8(SIGHUP)])
    reader.forgetContinuations()
    #expect(reader.next(timeoutMilliseconds: 0) == .signal(SIGWINCH))
    #expect(reader.next(timeoutMilliseconds: 0) == .signal(SIGHUP))
    #expect(reader.next(timeoutMilliseconds: 0) == .nothing)
  }

  /// However much was pressed before, read or not.
  @Test func whatWaitsIsSkippedUpToWhatIsWanted() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    pipe.send(String(repeating: "a", count: 9_000))
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("a")))))
    reader.skip { $0.isQuit }
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("a")))))
    pipe.send("\u{1B}[200~\u{3}\u{1B}[201~bc\u{3}d")
    reader.skip { $0.isQuit }
    #expect(
      reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("c"), control: true))))
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("d")))))
    #expect(reader.next(timeoutMilliseconds: 0) == .nothing)
  }

  /// More than is kept. A file never makes its reader wait.
  @Test func aFloodHidesNothingThatIsWanted() {
    var template = Array("/tmp/understudy-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer { close(file) }
    unlink(template)
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000) + [3, UInt8(ascii: "d")]
    #expect(write(file, bytes, bytes.count) == bytes.count)
    lseek(file, 0, SEEK_SET)
    var reader = InputReader(terminal: file, notices: -1)
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("a")))))
    reader.skip { $0.isQuit }
    #expect(
      reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("c"), control: true))))
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.key(Key(.character("d")))))
    #expect(reader.next(timeoutMilliseconds: 0) == .input(.closed))
  }

  @Test func waitsNoLongerThanAsked() {
    let pipe = Pipe()
    var reader = InputReader(terminal: pipe.reader, notices: -1)
    #expect(reader.next(timeoutMilliseconds: 20) == .nothing)
    #expect(reader.next(timeoutMilliseconds: -5) == .nothing)
  }
}

private final class Pipe {
  let reader: Int32
  private var writer: Int32

  init(isBlocking: Bool = true) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
    if !isBlocking { _ = fcntl(reader, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func send(_ text: String) { send(Array(text.utf8)) }
  func send(_ bytes: [UInt8]) { _ = write(writer, bytes, bytes.count) }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }
}
