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
  /// Whether the walk that was taken up lacks some of what was done: the file is then set aside
  /// before it is replaced.
  var holdsMore = false

  init(phoneID: String, in folder: StateFolder = .ofPerson) {
    path = folder.file(in: "persons", phoneID: phoneID, ending: "json")
  }

  /// What was kept, and a word when it could not be used.
  ///
  /// - Parameter isOnlyRead: whether another program keeps it, so that even a damaged file stays.
  mutating func load(isOnlyRead: Bool = false) -> (person: Person, problem: String?) {
    isGivenUp = isOnlyRead
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
    guard !isGivenUp else { return "what the person did \(reason)" }
    do throws(OutputFault) {
      let aside = try SetAside.move(path, as: "damaged")
      return "what the person did \(reason); it was set aside as '\(aside)'"
    } catch {
      isGivenUp = true
      return "what the person did \(reason): \(error)"
    }
  }

  /// Writes the person when it has changed; a word when that failed.
  mutating func keep(_ person: Person) -> String? {
    guard let path, !isGivenUp, person != kept, kept != nil || person != .nobody else {
      return nil
    }
    kept = person
    guard let data = try? JSONEncoder().encode(File(version: File.currentVersion, person: person))
    else { return "what the person did cannot be kept: it cannot be written as JSON" }
    do throws(OutputFault) {
      try OutputFolder.makeParent(of: path, isPersonal: true)
      let aside =
        holdsMore && PathKind.exists(path) ? try SetAside.move(path, as: "left") : nil
      holdsMore = false
      try OutputFile.replace(path, with: String(decoding: data, as: UTF8.self), access: .personal)
      return aside.map { "what the person did before is kept whole as '\($0)'" }
    } catch {
      return "what the person did cannot be kept: \(error.reasonFirst)"
    }
  }

  private struct File: Codable {
    static let currentVersion = 1
    var version: Int
    var person: Person
  }
}
