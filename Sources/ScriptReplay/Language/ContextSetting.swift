import IntentModel
import SimulatorCore

/// One part of the moment a walk begins with: how it is written, and what it sets.
package enum ContextSetting: Hashable, Sendable {
  case device(Device)
  case era(Era)
  case language(String)
  case appearance(Appearance)
  case time(ScriptMoment)
  case place(ScriptName?)
  case locked(Bool)
  case offline(Bool)
  case outcome(ScriptName?)

  enum Word: String, CaseIterable {
    case device, era, language, appearance, time, place, locked, offline, outcome
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    _ = line.isAtEnd()
    let start = line.position
    let text = line.word()
    guard let word = Word(rawValue: text) else {
      throw line.fault(
        .unknownContext(text, known: Word.allCases.map(\.rawValue)), at: start)
    }
    switch word {
    case .device: self = .device(try line.device())
    case .era: self = .era(try line.era())
    case .language: self = .language(try line.name().text)
    case .appearance: self = .appearance(try line.appearance())
    case .time: self = .time(try line.time())
    case .place: self = .place(try line.name(orKeyword: "none"))
    case .locked: self = .locked(try line.yesOrNo())
    case .offline: self = .offline(try line.yesOrNo())
    case .outcome: self = .outcome(try line.name(orKeyword: "automatic"))
    }
  }

  package var written: String {
    switch self {
    case .device(let device): "device \(device.title)"
    case .era(let era): "era \(era.rawValue)"
    case .language(let language): "language \(ScriptText.name(language))"
    case .appearance(let appearance): "appearance \(appearance.rawValue)"
    case .time(let moment): "time \(moment.written)"
    case .place(let place): "place \(place?.written ?? "none")"
    case .locked(let isLocked): "locked \(isLocked ? "yes" : "no")"
    case .offline(let isOffline): "offline \(isOffline ? "yes" : "no")"
    case .outcome(let name): "outcome \(name?.written ?? "automatic")"
    }
  }

  /// Sets it; names are read in the language the context has by then.
  func apply(to context: inout PhoneContext, names: PhoneNames) throws(StepRefusal) {
    context.apply(try change(of: context, names: names))
  }

  private func change(
    of context: PhoneContext, names: PhoneNames
  ) throws(StepRefusal) -> ContextEvent {
    switch self {
    case .device(let device): return .deviceChanged(device)
    case .era(let era): return .eraChanged(era)
    case .language(""): throw StepRefusal("a language has a name")
    case .language(let language): return .languageChanged(language)
    case .appearance(let appearance): return .appearanceChanged(appearance)
    case .time(let moment): return .clockMoved(to: moment.resolved(at: context.time))
    case .place(nil): return .placeChanged(nil)
    case .place(let name?): return .placeChanged(try names.places.resolve(name))
    case .locked(let isLocked): return .lockChanged(isLocked)
    case .offline(let isOffline): return .networkChanged(isOffline: isOffline)
    case .outcome(nil): return .outcomeForced(nil)
    case .outcome(let name?): return .outcomeForced(try names.outcome(name))
    }
  }
}
