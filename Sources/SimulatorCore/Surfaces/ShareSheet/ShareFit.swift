import IntentModel

/// Whether activities fit what is shared.
struct ShareFit {
  let content: SharedContent
  /// What the apps' own types conform to.
  let declared: [String: [String]]

  func exclusion(of activity: SystemActivity) -> ShareExclusion? {
    exclusion { $0.misfit(of: activity) }
  }

  func exclusion(of activity: Activity) -> ShareExclusion? {
    exclusion { $0.misfit(of: activity) }
  }

  /// Why it would be left out if what is shared were sent as it is; nil when it would not, and
  /// where it is sent as it is.
  func exclusionUnchanged(of activity: SystemActivity) -> ShareExclusion? {
    unchanged?.misfit(of: activity).map(ShareExclusion.misfit)
  }

  func exclusionUnchanged(of activity: Activity) -> ShareExclusion? {
    unchanged?.misfit(of: activity).map(ShareExclusion.misfit)
  }

  private var unchanged: ShareFit? {
    content.sentAs == nil ? nil : ShareFit(content: content.unchanged, declared: declared)
  }

  /// The way it is sent is to blame where it would fit without it.
  private func exclusion(_ misfit: (ShareFit) -> ShareMisfit?) -> ShareExclusion? {
    guard let why = misfit(self) else { return nil }
    guard let way = content.sentAs, let unchanged, misfit(unchanged) == nil else {
      return .misfit(why)
    }
    return .misfitSentAs(way.words, why)
  }

  private func misfit(of activity: SystemActivity) -> ShareMisfit? {
    misfit(activity.accepts) ?? refusal(of: activity)
      ?? count(minimum: 1, maximum: activity.maximumCount)
  }

  private func misfit(of activity: Activity) -> ShareMisfit? {
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

  private func misfit(_ accepts: [String]) -> ShareMisfit? {
    let misfits = content.items.filter { !accepts.isEmpty && !isAny($0, of: accepts) }
    return misfits.isEmpty
      ? nil : .contentDoesNotFit(Self.unique(misfits.map(\.kind)), accepts: accepts)
  }

  private func refusal(of activity: SystemActivity) -> ShareMisfit? {
    let misfits = content.items.filter {
      isAny($0, of: activity.refuses) && !isAny($0, of: activity.takesAnyway)
    }
    return misfits.isEmpty
      ? nil : .refused(Self.unique(misfits.map(\.kind)), refuses: activity.refuses)
  }

  private func count(minimum: Int, maximum: Int?) -> ShareMisfit? {
    if content.items.count < minimum { return .tooFew(minimum: minimum, nil) }
    if let maximum, content.items.count > maximum { return .tooMany(maximum: maximum, nil) }
    return nil
  }

  /// An extension is offered when every kind that is shared is supported and none is there too
  /// often.
  private func misfit(_ rule: ActivationRule) -> ShareMisfit? {
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
