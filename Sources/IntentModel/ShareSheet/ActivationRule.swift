/// What an extension is offered for (`NSExtensionActivationRule`).
package enum ActivationRule: Hashable, Sendable, Codable {
  /// Kinds with the most of each, by the keys of an `Info.plist`. A kind that is not named, or
  /// named with 0 or false, is not supported.
  case dictionary([Support])
  case predicate(ActivationPredicate)
  /// A predicate that cannot be read, as it was written: it never holds.
  case unreadable(String)

  package struct Support: Hashable, Sendable, Codable {
    package var key: Key
    /// The most, or the least, of the kind. For a text 1, which stands for any number.
    package var count: Int

    package init(_ key: Key, _ count: Int) {
      self.key = key
      self.count = count
    }
  }

  /// The keys of the dictionary form ("Information Property List: NSExtensionActivationRule").
  package enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    case attachmentsMaximum = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
    case attachmentsMinimum = "NSExtensionActivationSupportsAttachmentsWithMinCount"
    case file = "NSExtensionActivationSupportsFileWithMaxCount"
    case image = "NSExtensionActivationSupportsImageWithMaxCount"
    case movie = "NSExtensionActivationSupportsMovieWithMaxCount"
    case text = "NSExtensionActivationSupportsText"
    case webPage = "NSExtensionActivationSupportsWebPageWithMaxCount"
    case webURL = "NSExtensionActivationSupportsWebURLWithMaxCount"
  }

  package func count(_ key: Key) -> Int? {
    guard case .dictionary(let supports) = self else { return nil }
    return supports.first { $0.key == key }?.count
  }
}
