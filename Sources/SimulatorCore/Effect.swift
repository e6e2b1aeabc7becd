/// What a front is asked to do; a value, carried out only when it happens live, never on a refold.
package enum Effect: Hashable, Sendable, Codable {
  /// Say it aloud; answered by `EffectAnswer.finished` or `.failed` under the same id.
  case speak(EffectID, text: String, language: String)
}

/// Names one request, so that its late answer can be told from that of one undone since.
package struct EffectID: Hashable, Sendable, Codable {
  package var number: Int

  package init(_ number: Int) { self.number = number }
}

package enum EffectAnswer: Hashable, Sendable, Codable {
  case finished
  case failed(reason: String)
}

/// What came of an event.
package enum Update: Hashable, Sendable {
  case accepted([Effect])
  /// Nothing changed, and why, in words for the designer: lower case, no full stop.
  case refused(reason: String)

  package var refusal: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}
