import Foundation
import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// What holds for any phrases and any words.
@Suite struct MatchingPropertyTests {
  private static let words = [
    "start", "order", "café", "Ｗide", "コーヒー", "注文", "点", "the", "two", "in", "Ünder", "ガーデン",
  ]

  private static func phone(_ random: inout SeededGenerator) -> PhoneCatalog {
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let apps = (0..<4).map { number in
      let phrases = (0..<3).map { _ in
        var parts = ["${applicationName}", text(2)]
        if Bool.random(using: &random) { parts.append("${value}") }
        if Bool.random(using: &random) { parts.append(text(1)) }
        return parts.shuffled(using: &random).joined(separator: " ")
      }
      var app = PhoneOfPhrases.app(
        "App\(number) \(text(1))",
        values: (0..<3).map { _ in text(Int.random(in: 1...2, using: &random)) },
        [("First", phrases), ("Second", [phrases[0] + " " + text(1)])])
      app.id = "app\(number)"
      return app
    }
    return PhoneCatalog(id: "random", apps: apps)
  }

  /// Every phrase with every value in.
  private static func writtenOut(_ phone: PhoneCatalog) -> [(IntentReference, String)] {
    phone.apps.flatMap { app in
      app.appShortcuts.flatMap { shortcut in
        shortcut.phrases.all.flatMap { phrase in
          app.entities[0].items.map { item in
            let text = TokenText(phrase).filled {
              $0 == TokenText.applicationName
                ? app.name.text(in: "en") : item.display.title.text(in: "en")
            }
            return (IntentReference(app: app.id, intent: shortcut.intent), text)
          }
        }
      }
    }
  }

  @Test func everyPhraseMeetsItsIntentOrARivalThatSaysWhy() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<25 {
      let phone = Self.phone(&random)
      let walk = Walk(phone: phone)
      for (intent, text) in Self.writtenOut(phone) {
        switch walk.hearing(of: text) {
        case .matched(let match):
          let isExplained =
            match.reference == intent || match.rivals.contains { $0.intent == intent }
          #expect(isExplained, "\(text) met \(match.reference), \(seed)")
        case .severalApps(let matches):
          let isExplained = matches.contains {
            $0.reference == intent || $0.rivals.contains { $0.intent == intent }
          }
          #expect(isExplained, "\(text), \(seed)")
        case .builtIn, .missed: Issue.record("\(text) met nothing, \(seed)")
        }
      }
    }
  }

  @Test func spellingDoesNotMatter() {
    var random = SeededGenerator()
    let seed = "\(random)"
    for _ in 0..<10 {
      let phone = Self.phone(&random)
      let walk = Walk(phone: phone)
      for (_, text) in Self.writtenOut(phone) {
        let found = walk.hearing(of: text).references
        let others = [
          text.uppercased(), text.decomposedStringWithCanonicalMapping,
          text.precomposedStringWithCanonicalMapping, text.fullWidth, "Hey Siri, \(text)",
          "\(text).", "\(text)!?", "　\(text)。",
        ]
        for other in others {
          #expect(walk.hearing(of: other).references == found, "\(other) of \(text), \(seed)")
        }
      }
    }
  }

  @Test func anyCharactersAreHeardOut() {
    var random = SeededGenerator()
    let walks = Era.allCases.map { era in
      Walk(phone: Self.phone(&random)) { $0.era = era }
    }
    for count in 0..<400 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let value = UInt32.random(
          in: 0...(count.isMultiple(of: 2) ? 0x3100 : 0x10FFFF), using: &random)
        text.append(Unicode.Scalar(value) ?? " ")
        if Bool.random(using: &random) { text += "App0 the 点".unicodeScalars }
      }
      for walk in walks { _ = walk.hearing(of: String(text)) }
    }
    for walk in walks {
      #expect(walk.hearing(of: String(repeating: "App0 the ", count: 20_000)).miss != nil)
    }
  }
}

extension Hearing {
  fileprivate var references: [IntentReference] {
    switch self {
    case .matched(let match): [match.reference]
    case .severalApps(let matches): matches.map(\.reference)
    case .builtIn, .missed: []
    }
  }
}

extension String {
  /// ASCII letters as full-width ones.
  fileprivate var fullWidth: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          (0x21...0x7E).contains($0.value) ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
        }))
  }
}
