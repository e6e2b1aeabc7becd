import Foundation
import IntentModel
import TestSupport
import Testing

@testable import SimulatorCore

/// The readers against the speakers' tables.
@Suite struct SpeakerTableTests {
  @Test(arguments: SpeakerTable.all)
  func whatIsSaidIsReadAsTheSpeakerMeans(table: SpeakerTable) throws {
    for row in try table.rows() {
      let reading = table.reading(of: row.said, section: row.section)
      #expect(
        reading == row.reading, "\(table.testDescription).txt:\(row.lineNumber): \(row.said)")
    }
  }

  @Test(arguments: SpeakerTable.all)
  func widthAndCaseMakeNoDifference(table: SpeakerTable) throws {
    for row in try table.rows() where !row.reading.hasPrefix("\"") {
      for said in [row.said.uppercased(), row.said.lowercased(), Self.wide(row.said)] {
        let reading = table.reading(of: said, section: row.section)
        #expect(
          reading == row.reading, "\(table.testDescription).txt:\(row.lineNumber): \(said)")
      }
    }
  }

  @Test(arguments: SpeakerTable.all)
  func aTableIsLongEnoughAndSaysNothingTwice(table: SpeakerTable) throws {
    let rows = try table.rows()
    let refusals = ["refused", "impossible", "out of range", "no option", "nobody"]
    #expect(rows.count >= (table.kind == .cancel ? 20 : 60))
    #expect(rows.filter { refusals.contains($0.reading) }.count >= 5)
    let lines = rows.map { "\($0.section ?? "") \($0.said)" }
    #expect(Set(lines).count == lines.count)
  }

  @Test(arguments: SpeakerTable.tags)
  func everyReadyMadeVerbIsInTheTable(tag: String) throws {
    let verbs = Set(try SpeakerTable(kind: .verb, tag: tag).rows().compactMap(\.section))
    #expect(verbs == Set(ConfirmationVerb.all.map(\.name)))
    #expect(verbs.count == 33)
  }

  @Test func noAnswerTraps() throws {
    var random = SeededGenerator()
    print(random)
    let tables = SpeakerTable.all
    for _ in 0..<150 {
      let said = Bool.random(using: &random) ? random.text(upTo: 16) : random.salad(upTo: 9)
      for table in tables { _ = table.reading(of: said, section: "kg") }
    }
  }

  /// Letters, digits and signs as they come from a Japanese or Chinese keyboard.
  private static func wide(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20: scalars.append("\u{3000}")
      case 0x21...0x7E: scalars.append(Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
