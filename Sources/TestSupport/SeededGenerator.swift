import Foundation

/// Random numbers that come again: SplitMix64 from a seed that a failing test prints.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What to put in `UNDERSTUDY_SEED` to see the same again.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// From `UNDERSTUDY_SEED`, decimal or with `0x`; otherwise the same seed on every run.
  package init() {
    let words = ProcessInfo.processInfo.environment["UNDERSTUDY_SEED"] ?? ""
    let isHexadecimal = words.hasPrefix("0x")
    let given = UInt64(
      isHexadecimal ? String(words.dropFirst(2)) : words, radix: isHexadecimal ? 16 : 10)
    self.init(seed: given ?? 0x5EED)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator: CustomStringConvertible {
  package var description: String { "UNDERSTUDY_SEED=\(seed)" }
}
