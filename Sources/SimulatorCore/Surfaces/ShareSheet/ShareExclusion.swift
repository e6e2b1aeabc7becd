import IntentModel

/// Why something is not in a share sheet.
package enum ShareExclusion: Hashable, Sendable {
  /// An app's own activities are for the sheet opened inside it.
  case ofAnotherApp
  /// Left out by the page or the app at the front.
  case excluded(byPage: Bool)
  case peopleExcluded
  case misfit(ShareMisfit)
  /// Only sent this way, in words, it does not fit.
  case misfitSentAs(String, ShareMisfit)
  case conditionFails(names: [String])
  case hiddenByPerson
  case movedUnderMore
  /// The row is full.
  case pastRow(place: Int)
  /// Only the first people are suggested.
  case pastSuggested(place: Int)
  case neverSharedWith
  /// A Mac has it somewhere else.
  case notOnThisRoute(String)

  /// Whether it is only out of the row, and still to be had under More.
  package var isUnderMore: Bool {
    switch self {
    case .movedUnderMore, .pastRow: true
    case .ofAnotherApp, .excluded, .peopleExcluded, .misfit, .misfitSentAs, .conditionFails,
      .hiddenByPerson, .pastSuggested, .neverSharedWith, .notOnThisRoute:
      false
    }
  }

  package var words: String {
    switch self {
    case .excluded(let byPage): "left out by the \(byPage ? "page" : "app"), which excludes it"
    case .peopleExcluded: "left out by the page, which excludes people"
    case .misfitSentAs: "left out, \(reason)"
    case .hiddenByPerson, .movedUnderMore, .pastRow: reason
    case .ofAnotherApp, .misfit, .conditionFails, .pastSuggested, .neverSharedWith,
      .notOnThisRoute:
      "left out: \(reason)"
    }
  }

  /// The same where it is plain that it is left out.
  package var reason: String {
    switch self {
    case .ofAnotherApp: "it is no extension, so it is only in its own app's sheet"
    case .excluded(let byPage): "the \(byPage ? "page" : "app") excludes it"
    case .peopleExcluded: "the page excludes people"
    case .misfit(let why): why.words
    case .misfitSentAs(let way, let why): "\(way): \(why.words)"
    case .conditionFails(let names):
      "its 'when' does not hold, which reads " + names.joined(separator: ", ")
    case .hiddenByPerson: "hidden: the person switched it off"
    case .movedUnderMore: "under More: the person moved it there"
    case .pastRow(let place):
      "under More: place \(place) of the row, which shows \(ShareSheet.appRowCount)"
    case .pastSuggested(let place):
      "place \(place) of the people, of whom \(ShareSheet.peopleCount) are suggested"
    case .neverSharedWith: "nothing was shared or sent there yet"
    case .notOnThisRoute(let why): why
    }
  }
}

/// In what an activity does not fit what is shared.
package enum ShareMisfit: Hashable, Sendable {
  /// Items of these kinds conform to none of the types.
  case contentDoesNotFit([ContentKind], accepts: [String])
  /// Items of these kinds conform to one of the types, of which it takes none.
  case refused([ContentKind], refuses: [String])
  case tooFew(minimum: Int, ContentKind?)
  case tooMany(maximum: Int, ContentKind?)
  /// The activation rule does not name these kinds.
  case kindsNotSupported([ContentKind])
  case predicateDoesNotHold
  case predicateUnreadable

  package var words: String {
    switch self {
    case .contentDoesNotFit(let kinds, let accepts):
      "\(Self.list(kinds)) is none of " + accepts.joined(separator: ", ")
    case .refused(let kinds, let refuses):
      "it takes nothing of \(refuses.joined(separator: ", ")), as \(Self.list(kinds)) is"
    case .tooFew(let minimum, let kind):
      "it takes at least \(minimum)" + (kind.map { " of \($0.plural)" } ?? "")
    case .tooMany(let maximum, let kind):
      "it takes at most \(maximum)" + (kind.map { " of \($0.plural)" } ?? "")
    case .kindsNotSupported(let kinds): "its activation rule does not support \(Self.list(kinds))"
    case .predicateDoesNotHold: "its activation predicate does not hold for what is shared"
    case .predicateUnreadable: "its activation predicate cannot be read"
    }
  }

  private static func list(_ kinds: [ContentKind]) -> String {
    kinds.map(\.name).joined(separator: ", ")
  }
}

extension ContentKind {
  package var name: String {
    switch self {
    case .webPage: "a web page"
    case .link: "a link"
    case .image: "an image"
    case .movie: "a movie"
    case .audio: "a recording"
    case .contact: "a contact"
    case .place: "a place"
    case .text: "a text"
    case .file: "a file"
    }
  }

  package var plural: String {
    switch self {
    case .webPage: "web pages"
    case .link: "links"
    case .image: "images"
    case .movie: "movies"
    case .audio: "recordings"
    case .contact: "contacts"
    case .place: "places"
    case .text: "texts"
    case .file: "files"
    }
  }
}
