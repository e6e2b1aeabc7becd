import Testing

@testable import SimulatorCore

@Suite struct KeymapTests {
  @Test func noKeyMeansTwoThings() {
    for scope in [Binding.Scope.field, .outsideField] {
      let keys = Keymap.bindings.filter { $0.scope == scope || $0.scope == .everywhere }
        .flatMap(\.keys)
      var seen = Set<Key>()
      for key in keys {
        #expect(seen.insert(key).inserted, "\(key.label()) is bound twice in \(scope)")
      }
    }
  }

  /// Too seldom wanted for a key of its own.
  private static let onlyInPalette: [Command] = [.arrangeAsDelivered]

  @Test func everyCommandHasHelpAndAKeyThatWorksWhileTyping() {
    for command in Command.allCases {
      #expect(!command.help.isEmpty && !command.title.isEmpty)
      if Self.onlyInPalette.contains(command) {
        #expect(Keymap.keys(of: command).isEmpty)
        #expect(Keymap.labels(of: command) == ["^P", ":"])
        continue
      }
      let keys = Keymap.bindings.filter { $0.command == command && $0.scope != .outsideField }
        .flatMap(\.keys)
      #expect(!keys.isEmpty, "\(command) has no key while typing")
    }
  }

  @Test func nothingHangsOnAFunctionKeyAlone() {
    for command in Command.allCases {
      let keys = Keymap.keys(of: command)
      let others = keys.filter { if case .function = $0.code { false } else { true } }
      #expect(keys.isEmpty || !others.isEmpty, "\(command) has function keys only")
    }
  }

  @Test func whileTypingLettersAreText() {
    for letter in "abcdefghijklmnopqrstuvwxyz/?:0123456789 " {
      #expect(Keymap.command(for: Key(.character(String(letter))), isTyping: true) == nil)
    }
    #expect(Keymap.command(for: Key(.character("q")), isTyping: false) == .quit)
    #expect(Keymap.command(for: Key(.character("r"), control: true), isTyping: true) == .undo)
  }

  @Test("a command names each of its keys once") func keysOnce() {
    for command in Command.allCases {
      let keys = Keymap.keys(of: command)
      #expect(Set(keys).count == keys.count, "\(command)")
    }
  }
}
