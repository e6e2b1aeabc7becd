import SimulatorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for the terminal and for signals, and decodes what comes.
struct InputReader {
  enum News: Hashable {
    case input(TerminalInput)
    case signal(Int32)
    case nothing
  }

  private let terminal: Int32
  private let notices: Int32
  private var decoder: KeyDecoder
  private var lastByte = ContinuousClock.now
  private var isClosed = false
  private var heldBack: [Int32] = []

  /// Fewer would break an arrow key whose bytes come 40 ms apart.
  private static let escapeDelay = Duration.milliseconds(50)
  /// A paste that stands still for so long has lost its end.
  private static let pasteDelay = Duration.seconds(2)
  private static let lateInPaste = Duration.milliseconds(300)

  /// Some senders never stop: so many bytes are read in one go, and so much is kept that waits.
  private static let mostLookedThrough = 1 << 20
  private static let mostWaiting = 1 << 16
  /// A sender that is held up comes back within this time.
  private static let senderPauseMilliseconds: Int32 = 5

  init(terminal: Int32, notices: Int32, keys: [[UInt8]: Key] = [:]) {
    self.terminal = terminal
    self.notices = notices
    decoder = KeyDecoder(terminalKeys: keys)
  }

  /// The next thing that happened; `nothing` when the time is over. Without a time, waits for ever.
  mutating func next(timeoutMilliseconds: Int?) -> News {
    let clock = ContinuousClock()
    let deadline = timeoutMilliseconds.map { clock.now + .milliseconds(max(0, $0)) }
    while true {
      if let signal = noticedSignal() { return .signal(signal) }
      if let input = decoder.next() { return .input(input) }
      if isClosed { return .input(.closed) }
      let pauseEnd = pauseEnd
      let wait = [deadline, pauseEnd].compactMap { $0 }.min().map { $0 - clock.now }
      if waitForTerminal(wait) { continue }
      if let pauseEnd, clock.now >= pauseEnd {
        decoder.isPasting ? decoder.endPaste() : decoder.pause()
      } else if let deadline, clock.now >= deadline {
        return .nothing
      }
    }
  }

  /// Drops what waits before the first input of a kind; nothing when none waits. However much
  /// stands before it is read, and what nobody could still wait for is dropped: the latest of what
  /// is too much.
  mutating func skip(to isWanted: (TerminalInput) -> Bool) {
    var (readCount, lookedThrough) = (0, 0)
    while readCount < Self.mostLookedThrough, !isClosed {
      var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let patience = readCount == 0 ? 0 : Self.senderPauseMilliseconds
      guard poll(&watched, 1, patience) > 0 else { break }
      readCount += readTerminal()
      if decoder.ready.count > Self.mostWaiting {
        if decoder.ready.skip(to: isWanted, after: lookedThrough) { return }
        decoder.ready.drop(beyond: Self.mostWaiting)
        lookedThrough = Self.mostWaiting
      }
    }
    decoder.ready.skip(to: isWanted, after: lookedThrough)
  }

  private var pauseEnd: ContinuousClock.Instant? {
    if decoder.awaitsPause { return lastByte + Self.escapeDelay }
    return decoder.isPasting ? lastByte + Self.pasteDelay : nil
  }

  /// Answers whether there was anything, or the wait was interrupted.
  private mutating func waitForTerminal(_ wait: Duration?) -> Bool {
    var watched = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&watched, 2, wait.map(Self.milliseconds) ?? -1)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    if watched[0].revents != 0 { readTerminal() }
    return count > 0
  }

  /// Answers how many bytes came.
  @discardableResult
  private mutating func readTerminal() -> Int {
    let bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { room in
      let count = read(terminal, room.baseAddress, room.count)
      if count > 0 { return [UInt8](room[..<count]) }
      isClosed = count == 0 || (errno != EINTR && errno != EAGAIN)
      return []
    }
    if !bytes.isEmpty {
      // Alone and late it is no part of a paste, but somebody who wants to leave.
      if decoder.isPasting, bytes == [ControlBytes.interrupt],
        ContinuousClock.now - lastByte > Self.lateInPaste
      {
        decoder.endPaste()
      }
      lastByte = .now
      decoder.feed(bytes)
    }
    return bytes.count
  }

  /// The next signals are read as if the program had not just been continued.
  mutating func forgetContinuations() {
    var kept = [Int32]()
    while let signal = noticedSignal() {
      if signal != SIGCONT, signal != SIGTSTP { kept.append(signal) }
    }
    heldBack = kept
  }

  private mutating func noticedSignal() -> Int32? {
    if !heldBack.isEmpty { return heldBack.removeFirst() }
    var byte: UInt8 = 0
    return read(notices, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Rounded up, so that a wait is never cut short into a busy loop.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    guard seconds < 1_000_000 else { return .max }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
