import SimulatorCore

/// Turns the bytes a terminal sends into keys and pastes. A pure state machine: it is fed bytes,
/// and told when the terminal has paused, which is what tells Escape from the start of an arrow
/// key.
///
/// A sequence it does not know is swallowed whole; its letters never become text.
package struct KeyDecoder {
  /// A terminal's own strings for its keys, by their bytes; they win over the usual ones.
  private let terminalKeys: [[UInt8]: Key]
  private var state = State.ground
  /// The unfinished sequence, from its Escape on; also the unfinished character.
  private var pending: [UInt8] = []
  private var paste = PasteCollector()
  /// What has been decoded.
  var ready = InputQueue()

  private enum State {
    case ground
    case character(remaining: Int)
    case escape
    case control, singleShift
    /// A string of the terminal's: an answer nobody asked for.
    case string
    /// The three bytes of a mouse report of the old kind.
    case mouse(remaining: Int)
    case paste
  }

  /// Longer sequences are none of a keyboard's.
  private static let longestSequence = 64

  package init(terminalKeys: [[UInt8]: Key] = [:]) {
    self.terminalKeys = terminalKeys
  }

  /// Whether a pause would mean something: an Escape or a sequence is unfinished.
  package var awaitsPause: Bool {
    switch state {
    case .ground, .character, .paste: false
    case .escape, .control, .singleShift, .string, .mouse: true
    }
  }

  /// Whether a paste has begun and its end has not come.
  package var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  /// The oldest of what has been decoded.
  package mutating func next() -> TerminalInput? { ready.next() }

  /// Nothing came for a while: an Escape was the key, an unfinished sequence is dropped.
  package mutating func pause() {
    guard awaitsPause else { return }
    let sequence = pending
    startOver()
    switch sequence.count {
    case 1: emit(Key(.escape))
    case 2 where sequence[1] == 0x1B:
      emit(Key(.escape))
      emit(Key(.escape))
    case 2: emitAlt(sequence[1])
    case 3 where sequence[1] == 0x1B:
      emit(Key(.escape))
      emitAlt(sequence[2])
    default: break
    }
  }

  /// The end of a paste never came: what there is becomes one.
  package mutating func endPaste() {
    guard isPasting else { return }
    emitPaste()
  }
}

// MARK: One byte

extension KeyDecoder {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte)
    case .character(let remaining): takeCharacter(byte, remaining)
    case .paste:
      // Whoever pastes that much and then ^C has had enough.
      if byte == ControlBytes.interrupt, paste.isFull {
        emitPaste()
        return takeFirst(byte)
      }
      if paste.take(byte) { emitPaste() }
    case .escape, .control, .singleShift, .string, .mouse: takeSequence(byte)
    }
  }

  private mutating func takeFirst(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      pending = [byte]
      state = .escape
    case 0x80...: beginCharacter(byte)
    default:
      if let key = terminalKeys[[byte]] ?? ControlBytes.key(byte) { emit(key) }
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    // No sequence holds ^C: whoever presses it after Escape, or into a broken one, means it.
    if byte == ControlBytes.interrupt {
      pause()
      return takeFirst(byte)
    }
    pending.append(byte)
    if let key = terminalKeys[pending] {
      emit(key)
      return startOver()
    }
    switch state {
    case .escape: takeAfterEscape(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .string: takeString(byte)
    case .mouse(let remaining):
      if remaining > 1 { state = .mouse(remaining: remaining - 1) } else { startOver() }
    case .ground, .character, .paste: break
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B where pending.count > 2:
      emit(Key(.escape))
      pending.removeLast()
    case 0x1B: break
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    case 0x80...: beginCharacter(byte)
    default:
      if pending.count > 2 { emit(Key(.escape)) }
      emitAlt(byte)
      startOver()
    }
  }

  /// CSI: parameters and intermediates, then one final byte.
  private mutating func takeControl(_ byte: UInt8) {
    let body = self.body
    switch byte {
    case 0x1B, 0x80...:
      startOver()
      takeFirst(byte)
    case 0x18, 0x1A: startOver()
    case 0x00...0x1F: pending.removeLast()  // acted on by a terminal, meaningless from one
    case UInt8(ascii: "[") where body.count == 1: break  // the Linux console's F1 to F5
    case UInt8(ascii: "M") where body.count == 1: state = .mouse(remaining: 3)
    case UInt8(ascii: "$") where EscapeSequence.isPlainNumber(body.dropLast()): finishControl()
    case 0x40...0x7E: finishControl()
    default:
      if pending.count > Self.longestSequence { startOver() }
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x00...0x1F, 0x80...:
      startOver()
      takeFirst(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      if pending.count > Self.longestSequence { startOver() }
    default: finish(EscapeSequence.singleShift(body))
    }
  }

  /// Up to BEL or ESC \.
  private mutating func takeString(_ byte: UInt8) {
    if byte == 0x07 { return startOver() }
    if byte == UInt8(ascii: "\\"), pending.count > 3, pending[pending.count - 2] == 0x1B {
      return startOver()
    }
    if pending.count > Self.longestSequence { pending.removeSubrange(2..<(pending.count - 1)) }
  }

  private mutating func finishControl() {
    if body.elementsEqual(PasteCollector.start) {
      startOver()
      paste = PasteCollector()
      state = .paste
    } else {
      finish(EscapeSequence.control(body))
    }
  }

  private mutating func finish(_ input: TerminalInput?) {
    if let input { ready.append(isAlt ? input.withAlt : input) }
    startOver()
  }

  /// The sequence behind its introducer.
  private var body: ArraySlice<UInt8> { pending.dropFirst(isAlt ? 3 : 2) }

  /// Some terminals send an Escape before a key's sequence for Alt.
  private var isAlt: Bool { pending.count > 1 && pending[1] == 0x1B }

  private mutating func startOver() {
    pending.removeAll(keepingCapacity: true)
    state = .ground
  }
}

// MARK: Characters

extension KeyDecoder {
  private mutating func beginCharacter(_ byte: UInt8) {
    // An Escape before it stays in front: Alt.
    if pending.isEmpty { pending = [byte] }
    switch byte {
    case 0xC2...0xDF: state = .character(remaining: 1)
    case 0xE0...0xEF: state = .character(remaining: 2)
    case 0xF0...0xF4: state = .character(remaining: 3)
    default: emitCharacter()
    }
  }

  private mutating func takeCharacter(_ byte: UInt8, _ remaining: Int) {
    guard (0x80...0xBF).contains(byte) else {
      emitCharacter()
      return take(byte)
    }
    pending.append(byte)
    if remaining == 1 { emitCharacter() } else { state = .character(remaining: remaining - 1) }
  }

  /// The bytes as a character; U+FFFD for bytes that are none.
  private mutating func emitCharacter() {
    let escapes = pending.prefix { $0 == 0x1B }.count
    let text = String(decoding: pending.dropFirst(escapes), as: UTF8.self)
    startOver()
    let scalar = text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    if let scalar, (0x80...0x9F).contains(scalar.value) { return }
    if escapes > 1 { emit(Key(.escape)) }
    emit(Key(.character(scalar == nil ? "\u{FFFD}" : text), alt: escapes > 0))
  }

  private mutating func emitAlt(_ byte: UInt8) {
    guard var key = terminalKeys[[byte]] ?? ControlBytes.key(byte) else { return }
    key.alt = true
    emit(key)
  }

  private mutating func emit(_ key: Key) { ready.append(.key(key)) }

  private mutating func emitPaste() {
    ready.append(.pasted(paste.text))
    paste = PasteCollector()
    startOver()
  }
}

extension TerminalInput {
  fileprivate var withAlt: TerminalInput {
    guard case .key(var key) = self else { return self }
    key.alt = true
    return .key(key)
  }
}
