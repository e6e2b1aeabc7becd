import Findings
import Foundation
import PositionedJSON
import Synchronization

/// The trees of files, made on another core a little ahead of whoever takes them, so that a phone
/// of many apps opens in less time.
final class SourceTrees: Sendable {
  typealias Tree = (root: JSONNode?, findings: [Finding])

  private let made = Mutex<[Tree]>([])
  private let ready = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: mostAhead)

  /// As many trees as may wait: a tree takes far more room than its file.
  private static let mostAhead = 4

  /// Begins with the first of the sources. Every tree has to be taken.
  init(_ sources: [CatalogSource]) {
    if sources.count > 1 {
      DispatchQueue.global(qos: .userInteractive).async { self.make(sources) }
    } else {
      make(sources)
    }
  }

  private func make(_ sources: [CatalogSource]) {
    for source in sources {
      room.wait()
      let tree = JSONReader.read(source.bytes, file: source.file)
      made.withLock { $0.append(tree) }
      ready.signal()
    }
  }

  /// The tree of the next source, in the order they were given.
  func next() -> Tree {
    ready.wait()
    defer { room.signal() }
    return made.withLock { $0.removeFirst() }
  }
}
