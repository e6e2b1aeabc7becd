import Foundation
import PositionedJSON
import SimulatorCore

/// Keeps what the person did, one file for each phone's id. Written whole or not at all; a damaged
/// file is set aside under another name, never written over.
struct PersonStore {
  private let path: String?
  private var kept: Person?
  /// A file that could be neither read nor set aside is left as it is.
  private var isGivenUp = false

  init(phoneID: String, in folder: StateFolder = .ofPerson) {
    path = folder.file(in: "persons", phoneID: phoneID, ending: "json")
  }

  /// What was kept, and a word when it could not be used.
  mutating func load() -> (person: Person, problem: String?) {
    guard let path, PathKind.exists(path) else { return (.nobody, nil) }
    let bytes: [UInt8]
    switch SourceFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let error):
      isGivenUp = true
      return (.nobody, error.message(path))
    }
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      guard file.version == File.currentVersion else {
        return (.nobody, setAside(path, because: "is from another version (\(file.version))"))
      }
      kept = file.person
      return (file.person, nil)
    } catch {
      return (.nobody, setAside(path, because: "is damaged"))
    }
  }

  private mutating func setAside(_ path: String, because reason: String) -> String {
    let aside = (1...).lazy.map { "\(path).damaged-\($0)" }.first { !PathKind.exists($0) } ?? path
    do {
      try FileManager.default.moveItem(atPath: path, toPath: aside)
      return "what the person did \(reason); it was set aside as '\(aside)'"
    } catch {
      isGivenUp = true
      return "what the person did \(reason) and cannot be moved: \(FileProblem.words(for: error))"
    }
  }

  /// Writes the person when it has changed; a word when that failed.
  mutating func keep(_ person: Person) -> String? {
    guard let path, !isGivenUp, person != kept, kept != nil || person != .nobody else {
      return nil
    }
    kept = person
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = try JSONEncoder().encode(File(version: File.currentVersion, person: person))
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "what the person did cannot be kept: \(FileProblem.words(for: error))"
    }
  }

  private struct File: Codable {
    static let currentVersion = 1
    var version: Int
    var person: Person
  }
}
