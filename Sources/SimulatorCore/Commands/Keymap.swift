/// Which key does what, where: data only, written once.
package struct Binding: Hashable, Sendable {
  package var keys: [Key]
  package var command: Command
  package var scope: Scope
  /// Whether the footer shows it while it works; only its first key is shown there.
  package var isInFooter: Bool

  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Works wherever the cursor is.
    case everywhere
    /// While letters go into a text field.
    case field
    /// While letters are commands.
    case outsideField
  }

  init(_ command: Command, _ scope: Scope, _ keys: Key..., footer: Bool = false) {
    self.keys = keys
    self.command = command
    self.scope = scope
    isInFooter = footer
  }
}

package enum Keymap {
  /// In the order of the footer and of help.
  package static let bindings: [Binding] = [
    Binding(.accept, .everywhere, Key(.enter), footer: true),
    Binding(.openBanner, .everywhere, .alt("o"), footer: true),
    Binding(.promote, .everywhere, .alt("="), footer: true),
    Binding(.demote, .everywhere, .alt("-"), footer: true),
    Binding(.moveUp, .everywhere, Key(.up), footer: true),
    Binding(.moveDown, .everywhere, Key(.down)),
    Binding(.toggle, .everywhere, .control(" "), footer: true),
    Binding(.back, .everywhere, Key(.escape), footer: true),
    Binding(.undo, .everywhere, .control("r"), footer: true),
    Binding(.siri, .everywhere, Key(.function(2)), .control("g"), footer: true),
    Binding(.spotlight, .everywhere, Key(.function(3)), .control("f"), footer: true),
    Binding(.share, .everywhere, Key(.function(5)), .alt("s"), footer: true),
    Binding(.why, .everywhere, Key(.function(9)), .control("y"), footer: true),
    Binding(.contextPanel, .everywhere, Key(.function(10)), .control("b"), footer: true),
    Binding(.palette, .everywhere, .control("p"), footer: true),
    Binding(.help, .everywhere, Key(.function(1)), footer: true),
    Binding(.quit, .everywhere, .control("c"), footer: true),
    Binding(.redo, .everywhere, .control("x")),
    Binding(.startOver, .everywhere, .control("_")),
    Binding(.contextMenu, .everywhere, .alt("m")),
    Binding(.quickActions, .everywhere, .alt("q")),
    Binding(.compare, .everywhere, .alt("w"), footer: true),
    Binding(.moveEarlier, .everywhere, Key(.up, alt: true)),
    Binding(.moveLater, .everywhere, Key(.down, alt: true)),
    Binding(.findings, .everywhere, Key(.function(8)), .control("v")),
    Binding(.stateTab, .everywhere, .control("q")),
    Binding(.transcript, .everywhere, .control("^")),
    Binding(.record, .everywhere, .control("s")),
    Binding(.openEditor, .everywhere, .control("o")),
    Binding(.advanceClock, .everywhere, .control("t")),
    Binding(.nextDevice, .everywhere, .control("d")),
    Binding(.everyDevice, .everywhere, .alt("d")),
    Binding(.nextTab, .everywhere, .control("n"), footer: true),
    Binding(.inspector, .everywhere, Key(.function(12)), .control("]")),
    Binding(.nextFocus, .everywhere, Key(.tab)),
    Binding(.previousFocus, .everywhere, Key(.backTab)),
    Binding(.pageUp, .everywhere, Key(.pageUp)),
    Binding(.pageDown, .everywhere, Key(.pageDown)),
    Binding(.moveToTop, .everywhere, Key(.home, control: true)),
    Binding(.moveToBottom, .everywhere, Key(.end, control: true)),
    Binding(.redraw, .everywhere, .control("l")),
    Binding(.suspend, .everywhere, .control("z")),

    Binding(.caretLeft, .field, Key(.left)),
    Binding(.caretRight, .field, Key(.right)),
    Binding(.wordLeft, .field, Key(.left, control: true), .alt("b"), Key(.left, alt: true)),
    Binding(.wordRight, .field, Key(.right, control: true), .alt("f"), Key(.right, alt: true)),
    Binding(.lineStart, .field, Key(.home), .control("a")),
    Binding(.lineEnd, .field, Key(.end), .control("e")),
    Binding(.deleteBackward, .field, Key(.backspace), .control("h")),
    Binding(.deleteForward, .field, Key(.delete)),
    Binding(.deleteWord, .field, .control("w"), Key(.backspace, alt: true)),
    Binding(.deleteToStart, .field, .control("u")),
    Binding(.deleteToEnd, .field, .control("k")),

    Binding(.toggle, .outsideField, .letter(" ")),
    Binding(.caretLeft, .outsideField, Key(.left)),
    Binding(.caretRight, .outsideField, Key(.right)),
    Binding(.siri, .outsideField, .letter("s")),
    Binding(.spotlight, .outsideField, .letter("/")),
    Binding(.share, .outsideField, .letter("S")),
    Binding(.contextMenu, .outsideField, .letter("m")),
    Binding(.quickActions, .outsideField, .letter("Q")),
    Binding(.compare, .outsideField, .letter("W")),
    Binding(.promote, .outsideField, .letter("+")),
    Binding(.demote, .outsideField, .letter("-")),
    Binding(.moveEarlier, .outsideField, .letter("[")),
    Binding(.moveLater, .outsideField, .letter("]")),
    Binding(.undo, .outsideField, .letter("u")),
    Binding(.redo, .outsideField, .letter("r")),
    Binding(.startOver, .outsideField, .letter("0")),
    Binding(.record, .outsideField, .letter("R")),
    Binding(.advanceClock, .outsideField, .letter("t")),
    Binding(.nextDevice, .outsideField, .letter("d")),
    Binding(.contextPanel, .outsideField, .letter("c")),
    Binding(.why, .outsideField, .letter("w")),
    Binding(.stateTab, .outsideField, .letter("v")),
    Binding(.transcript, .outsideField, .letter("l")),
    Binding(.findings, .outsideField, .letter("f")),
    Binding(.everyDevice, .outsideField, .letter("D")),
    Binding(.nextTab, .outsideField, .letter("n")),
    Binding(.inspector, .outsideField, .letter("i")),
    Binding(.openEditor, .outsideField, .letter("e")),
    Binding(.palette, .outsideField, .letter(":")),
    Binding(.help, .outsideField, .letter("?")),
    Binding(.moveUp, .outsideField, .letter("k")),
    Binding(.moveDown, .outsideField, .letter("j")),
    Binding(.moveToTop, .outsideField, Key(.home), .letter("g")),
    Binding(.moveToBottom, .outsideField, Key(.end), .letter("G")),
    Binding(.quit, .outsideField, .letter("q")),
  ]

  /// The command of a key, with the cursor in a field or not.
  package static func command(for key: Key, isTyping: Bool) -> Command? {
    let narrow = isTyping ? Binding.Scope.field : .outsideField
    return bindings.first { $0.scope == narrow && $0.keys.contains(key) }?.command
      ?? bindings.first { $0.scope == .everywhere && $0.keys.contains(key) }?.command
  }

  /// The keys of a command, those that always work first, each once.
  package static func keys(of command: Command) -> [Key] {
    let own = bindings.filter { $0.command == command }
    let keys =
      own.filter { $0.scope == .everywhere }.flatMap(\.keys)
      + own.filter { $0.scope != .everywhere }.flatMap(\.keys)
    return keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The keys of a command as they are printed: those of the palette for one that has none.
  package static func labels(of command: Command, isPlain: Bool = false) -> [String] {
    let keys = keys(of: command)
    return (keys.isEmpty ? self.keys(of: .palette) : keys).map { $0.label(isPlain: isPlain) }
  }

  /// A command's first key as it is printed; in one scope, or wherever it works.
  package static func label(
    of command: Command, in scope: Binding.Scope? = nil, isPlain: Bool = false
  ) -> String {
    let keys = scope.map { scope in
      bindings.filter { $0.command == command && $0.scope == scope }.flatMap(\.keys)
    }
    return (keys ?? self.keys(of: command)).first?.label(isPlain: isPlain) ?? ""
  }
}

extension Key {
  static func letter(_ letter: String) -> Key { Key(.character(letter)) }
  static func control(_ letter: String) -> Key { Key(.character(letter), control: true) }
  static func alt(_ letter: String) -> Key { Key(.character(letter), alt: true) }

  /// As the footer and help print it: `^R`, `F9`, `↵`. With `isPlain` in ASCII only.
  package func label(isPlain: Bool = false) -> String {
    let name: String =
      switch code {
      case .character(" "): "Space"
      case .character(let text): text
      case .enter: isPlain ? "Ret" : "↵"
      case .escape: "Esc"
      case .tab: "Tab"
      case .backTab: "S-Tab"
      case .backspace: "Bksp"
      case .delete: "Del"
      case .up: isPlain ? "Up" : "↑"
      case .down: isPlain ? "Down" : "↓"
      case .left: isPlain ? "Left" : "←"
      case .right: isPlain ? "Right" : "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .function(let number): "F\(number)"
      }
    if control, case .character = code { return "^\(name.count == 1 ? name.uppercased() : name)" }
    return (control ? "C-" : "") + (alt ? "M-" : "") + name
  }
}
