import IntentModel

/// One line of the context panel: what is simulated, its value in words, and how it changes.
package enum ContextRow: String, Hashable, Sendable, CaseIterable {
  case device, era, language, appearance, clock, place, lock, network, outcome

  package var title: String {
    switch self {
    case .device: "Device"
    case .era: "Era"
    case .language: "Language"
    case .appearance: "Appearance"
    case .clock: "Clock"
    case .place: "Place"
    case .lock: "Lock"
    case .network: "Network"
    case .outcome: "Outcome"
    }
  }

  package func value(in session: Session) -> String {
    let context = session.state.context
    switch self {
    case .device: return context.device.title
    case .era: return context.era.title
    case .language:
      let name = LanguageTag.name(context.language)
      return name == context.language ? name : "\(name), \(context.language)"
    case .appearance: return context.appearance.rawValue
    case .clock:
      return "\(context.time.weekdayWord) \(context.time.date) \(context.time.time)"
    case .place:
      return context.place.flatMap { session.simulator.index.place($0) }?
        .display.title.text(in: context.language) ?? "nowhere in particular"
    case .lock: return context.isLocked ? "locked" : "unlocked"
    case .network: return context.isOffline ? "offline" : "online"
    case .outcome: return context.forcedOutcome ?? "automatic"
    }
  }

  /// The same from the whole of it to where there is hardly any room: of the clock, what a walk
  /// turns on.
  package func values(in session: Session) -> [String] {
    let whole = value(in: session)
    guard self == .clock else { return [whole] }
    let time = session.state.context.time
    let day = "\(time.date)".suffix(5)
    return [whole, "\(time.weekdayWord) \(day) \(time.time)", "\(time.weekdayWord) \(time.time)"]
  }

  /// The event that takes the row to its next value, or the one before.
  package func event(forward: Bool, in session: Session) -> Event {
    let context = session.state.context
    let change: ContextEvent =
      switch self {
      case .device: .deviceChanged(Device.allCases.neighbour(of: context.device, forward))
      case .era: .eraChanged(Era.allCases.neighbour(of: context.era, forward))
      case .language:
        .languageChanged(languages(of: session).neighbour(of: context.language, forward))
      case .appearance:
        .appearanceChanged(context.appearance == .dark ? .light : .dark)
      case .clock:
        .clockMoved(to: context.time.adding(seconds: forward ? 300 : 3_600))
      case .place:
        .placeChanged(
          ([nil] + session.simulator.phone.places.map { Optional($0.id) })
            .neighbour(of: context.place, forward))
      case .lock: .lockChanged(!context.isLocked)
      case .network: .networkChanged(isOffline: !context.isOffline)
      case .outcome:
        .outcomeForced(outcomes(of: session).neighbour(of: context.forcedOutcome, forward))
      }
    return .context(change)
  }

  /// Every language an app on the phone speaks, in the order met.
  private func languages(of session: Session) -> [String] {
    var languages = [session.start.context.language]
    for language in session.simulator.phone.apps.flatMap(\.languages)
    where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  /// Nil for automatic, then the names of the run's intent, or of every intent when nothing runs.
  private func outcomes(of session: Session) -> [String?] {
    let intents: [AppIntent]
    if let run = session.state.run, let intent = session.simulator.index.intent(run.intent) {
      intents = [intent]
    } else {
      intents = session.simulator.phone.apps.prefix(50).flatMap { $0.intents.prefix(50) }
    }
    var names = [String?]([nil])
    for name in intents.flatMap({ $0.outcomes.map(\.name) }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Array where Element: Equatable {
  /// The next or the one before, around the ends; the first when the element is not there.
  func neighbour(of element: Element, _ forward: Bool) -> Element {
    guard let place = firstIndex(of: element) else { return self[0] }
    return self[(place + (forward ? 1 : count - 1)) % count]
  }
}

extension SimulatedTime {
  /// `Mon`.
  package var weekdayWord: String { date.weekday.rawValue.prefix(3).capitalized }
}
