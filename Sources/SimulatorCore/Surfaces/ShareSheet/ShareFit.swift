import IntentModel

/// Why something is not in a share sheet.
package enum ShareExclusion: Hashable, Sendable {
  /// An app's own activities are for the sheet opened inside it.
  case ofAnotherApp
  /// Left out by the page or the app at the front.
  case excluded(byPage: Bool)
  case peopleExcluded
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
  /// Only in this form it does not fit.
  indirect case sentAs(String, ShareExclusion)
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
    default: false
    }
  }

  package var words: String {
    switch self {
    case .ofAnotherApp: "left out: it is no extension, so it is only in its own app's sheet"
    case .excluded(let byPage): "left out by the \(byPage ? "page" : "app"), which excludes it"
    case .peopleExcluded: "left out by the page, which excludes people"
    case .sentAs(let form, let why): "left out, \(form): \(why.reason)"
    case .contentDoesNotFit, .refused, .tooFew, .tooMany, .kindsNotSupported, .predicateDoesNotHold,
      .predicateUnreadable, .conditionFails, .neverSharedWith, .notOnThisRoute:
      "left out: \(reason)"
    case .hiddenByPerson: "hidden: the person switched it off"
    case .movedUnderMore: "under More: the person moved it there"
    case .pastRow(let place):
      "under More: place \(place) of the row, which shows \(ShareSheet.appRowCount)"
    case .pastSuggested(let place):
      "left out: place \(place) of the people, of whom \(ShareSheet.peopleCount) are suggested"
    }
  }

  /// What does not fit, for what is left out by itself.
  private var reason: String {
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
    case .conditionFails(let names):
      "its 'when' does not hold, which reads " + names.joined(separator: ", ")
    case .neverSharedWith: "nothing was shared or sent there yet"
    case .notOnThisRoute(let why): why
    default: words
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

/// Whether activities fit what is shared.
struct ShareFit {
  let content: SharedContent
  /// What the apps' own types conform to.
  let declared: [String: [String]]

  func exclusion(of activity: SystemActivity) -> ShareExclusion? {
    blamingForm(ownExclusion(of: activity)) { $0.ownExclusion(of: activity) }
  }

  func exclusion(of activity: Activity) -> ShareExclusion? {
    blamingForm(ownExclusion(of: activity)) { $0.ownExclusion(of: activity) }
  }

  /// Why it would be left out if what is shared were sent as it is; nil when it would not, and
  /// where it is sent as it is.
  func exclusionUnchanged(of activity: SystemActivity) -> ShareExclusion? {
    unchanged?.ownExclusion(of: activity)
  }

  func exclusionUnchanged(of activity: Activity) -> ShareExclusion? {
    unchanged?.ownExclusion(of: activity)
  }

  private var unchanged: ShareFit? {
    content.sentAs == nil ? nil : ShareFit(content: content.unchanged, declared: declared)
  }

  /// The form is to blame where it would fit without it.
  private func blamingForm(
    _ why: ShareExclusion?, _ exclusion: (ShareFit) -> ShareExclusion?
  ) -> ShareExclusion? {
    guard let why, let form = content.sentAs, let unchanged, exclusion(unchanged) == nil else {
      return why
    }
    return .sentAs(form.words, why)
  }

  private func ownExclusion(of activity: SystemActivity) -> ShareExclusion? {
    misfit(activity.accepts) ?? refusal(of: activity)
      ?? count(minimum: 1, maximum: activity.maximumCount)
  }

  private func ownExclusion(of activity: Activity) -> ShareExclusion? {
    switch activity.activationRule {
    case nil:
      misfit(activity.accepts)
        ?? count(minimum: activity.minimumCount, maximum: activity.maximumCount)
    case .predicate(let predicate)?:
      predicate.holds(attachments: content.items.map(\.types), conforms: conforms)
        ? nil : .predicateDoesNotHold
    case .unreadable?: .predicateUnreadable
    case .dictionary?: activity.activationRule.flatMap(misfit)
    }
  }

  private func conforms(_ type: String, _ wanted: String) -> Bool {
    ContentType.conforms(type, to: wanted, declared: declared)
  }

  private func isAny(_ item: SharedContent.Item, of types: [String]) -> Bool {
    item.types.contains { type in types.contains { conforms(type, $0) } }
  }

  private func misfit(_ accepts: [String]) -> ShareExclusion? {
    let misfits = content.items.filter { !accepts.isEmpty && !isAny($0, of: accepts) }
    return misfits.isEmpty
      ? nil : .contentDoesNotFit(Self.unique(misfits.map(\.kind)), accepts: accepts)
  }

  private func refusal(of activity: SystemActivity) -> ShareExclusion? {
    let misfits = content.items.filter {
      isAny($0, of: activity.refuses) && !isAny($0, of: activity.takesAnyway)
    }
    return misfits.isEmpty
      ? nil : .refused(Self.unique(misfits.map(\.kind)), refuses: activity.refuses)
  }

  private func count(minimum: Int, maximum: Int?) -> ShareExclusion? {
    if content.items.count < minimum { return .tooFew(minimum: minimum, nil) }
    if let maximum, content.items.count > maximum { return .tooMany(maximum: maximum, nil) }
    return nil
  }

  /// An extension is offered when every kind that is shared is supported and none is there too
  /// often.
  private func misfit(_ rule: ActivationRule) -> ShareExclusion? {
    if let most = rule.count(.attachmentsMaximum), most > 0, content.items.count > most {
      return .tooMany(maximum: most, nil)
    }
    if let least = rule.count(.attachmentsMinimum), content.items.count < least {
      return .tooFew(minimum: least, nil)
    }
    var unsupported = [ContentKind]()
    for (kind, count) in content.counts {
      // A web page is a link, too, for a rule that knows no pages.
      let most = keys(for: kind).lazy.compactMap(rule.count).first { $0 > 0 } ?? 0
      if most == 0 {
        unsupported.append(kind)
      } else if kind != .text, count > most {
        return .tooMany(maximum: most, kind)
      }
    }
    return unsupported.isEmpty ? nil : .kindsNotSupported(unsupported)
  }

  private func keys(for kind: ContentKind) -> [ActivationRule.Key] {
    switch kind {
    case .webPage: [.webPage, .webURL]
    case .link: [.webURL]
    case .image: [.image]
    case .movie: [.movie]
    case .text: [.text]
    case .audio, .contact, .place, .file: [.file]
    }
  }

  private static func unique(_ kinds: [ContentKind]) -> [ContentKind] {
    kinds.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
