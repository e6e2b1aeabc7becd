import IntentModel
import SimulatorCore

/// One step of a script: how it is read, how it is written, and what it does.
///
/// Adding one is a word, a case, and what the three switches then ask for.
package enum ScriptStep: Hashable, Sendable {
  case say(String)
  case type(String)
  case search(String)
  case choose(ScriptName)
  case take(ScriptName)
  case done
  case press(ScriptName)
  case cancel
  case dismiss
  case open(SurfaceName)
  case page(ScriptName)
  case select(ScriptName)
  case run(String, [ScriptArgument])
  case undo
  case redo
  case startOver
  case clock(ScriptMoment)
  case place(ScriptName?)
  case device(Device)
  case language(String)
  case era(Era)
  case appearance(Appearance)
  case lock
  case unlock
  case offline
  case online
  case outcome(ScriptName?)
  case speechFailed(String)
  case sharing(SharingStep)
  case expect(ScriptExpectation)

  /// What a line begins with.
  package enum Word: String, CaseIterable, Sendable {
    case say, type, search, choose, take, done, press, cancel, dismiss, open, page, select, run
    case undo, redo, start, clock, place, device, language, era, appearance, lock, unlock, offline
    case online, outcome, speech, expect
  }

  /// Every word a step can begin with.
  package static var words: [String] {
    Word.allCases.map(\.rawValue) + SharingStep.Word.allCases.map(\.rawValue)
  }

  /// Nil for a word that begins no step.
  init?(word: String, _ line: inout LineReader) throws(ScriptFault) {
    if let word = Word(rawValue: word) {
      self = try Self(word, &line)
    } else if let word = SharingStep.Word(rawValue: word) {
      self = .sharing(try SharingStep(word, &line))
    } else {
      return nil
    }
  }

  private init(_ word: Word, _ line: inout LineReader) throws(ScriptFault) {
    switch word {
    case .say: self = .say(try line.text())
    case .type: self = .type(try line.text())
    case .search: self = .search(try line.text())
    case .choose: self = .choose(try line.name())
    case .take: self = .take(try line.name())
    case .done: self = .done
    case .press: self = .press(try line.name())
    case .cancel: self = .cancel
    case .dismiss: self = .dismiss
    case .open: self = .open(try SurfaceName(&line))
    case .page: self = .page(try line.name())
    case .select: self = .select(try line.name())
    case .run: self = .run(try line.reference(), try line.arguments())
    case .undo: self = .undo
    case .redo: self = .redo
    case .start:
      try line.expect("over")
      self = .startOver
    case .clock: self = .clock(try line.clockMove())
    case .place: self = .place(try line.name(orKeyword: "none"))
    case .device: self = .device(try line.device())
    case .language: self = .language(try line.name().text)
    case .era: self = .era(try line.era())
    case .appearance: self = .appearance(try line.appearance())
    case .lock: self = .lock
    case .unlock: self = .unlock
    case .offline: self = .offline
    case .online: self = .online
    case .outcome: self = .outcome(try line.name(orKeyword: "automatic"))
    case .speech:
      try line.expect("failed")
      self = .speechFailed(try line.text())
    case .expect: self = .expect(try ScriptExpectation(&line))
    }
  }

  package var written: String {
    switch self {
    case .say(let words): "say \(ScriptText.quoted(words))"
    case .type(let text): "type \(ScriptText.quoted(text))"
    case .search(let query): "search \(ScriptText.quoted(query))"
    case .choose(let name): "choose \(name.written)"
    case .take(let name): "take \(name.written)"
    case .done: "done"
    case .press(let name): "press \(name.written)"
    case .cancel: "cancel"
    case .dismiss: "dismiss"
    case .open(let surface): "open \(surface.written)"
    case .page(let name): "page \(name.written)"
    case .select(let name): "select \(name.written)"
    case .run(let intent, let arguments):
      (["run", ScriptText.name(intent, isWord: true)] + arguments.map(\.written))
        .joined(separator: " ")
    case .undo: "undo"
    case .redo: "redo"
    case .startOver: "start over"
    case .clock(let moment): "clock \(moment.written)"
    case .place(let place): "place \(place?.written ?? "none")"
    case .device(let device): "device \(device.title)"
    case .language(let language): "language \(ScriptText.name(language))"
    case .era(let era): "era \(era.rawValue)"
    case .appearance(let appearance): "appearance \(appearance.rawValue)"
    case .lock: "lock"
    case .unlock: "unlock"
    case .offline: "offline"
    case .online: "online"
    case .outcome(let name): "outcome \(name?.written ?? "automatic")"
    case .speechFailed(let reason): "speech failed \(ScriptText.quoted(reason))"
    case .sharing(let step): step.written
    case .expect(let expectation): "expect \(expectation.written)"
    }
  }

  /// Takes the step, all of it or nothing; an expectation changes nothing and is checked elsewhere.
  func perform(on session: inout Session) throws(StepRefusal) -> [Effect] {
    switch self {
    case .say(let words): return try session.say(words)
    case .type(let text): return try session.typeIntoField(text)
    case .search(let query): return try session.search(query)
    case .choose(let name): return try session.take(try session.choice(of: name))
    case .take(let name): return try session.take(try session.taking(of: name))
    case .done: return try session.take(.run(.optionsAccepted))
    case .press(let name): return try session.take(try session.press(of: name))
    case .cancel:
      return try session.take(
        session.runningActivity == nil ? .run(.cancelled) : .share(.cancelled))
    case .dismiss: return try session.take(session.sharingDismissal ?? .conversation(.dismissed))
    case .open(.siri): return try session.take(.surfacePresented(.siri))
    case .open(.spotlight): return try session.take(.surfacePresented(.spotlight))
    case .open(.app(let name)):
      return try session.take(.app(.opened(app: try session.names.apps.resolve(name))))
    case .page(let name):
      return try session.take(.app(.pageShown(try session.pageNames().resolve(name))))
    case .select(let name): return try session.take(try session.selection(of: name))
    case .run(let reference, let arguments):
      let intent = try session.names.intent(reference)
      let values = try session.names.values(arguments, of: intent)
      return try session.take(.run(.startedDirectly(intent, values: values)))
    case .undo: return try session.takeBack("nothing to take back") { $0.undo() }
    case .redo: return try session.takeBack("nothing was taken back") { $0.redo() }
    case .startOver:
      session.rewind(toStep: 0)
      return []
    case .clock(let moment):
      let now = session.state.context.time
      return try session.take(.context(.clockMoved(to: moment.resolved(at: now))))
    case .place(let name):
      var place: String?
      if let name { place = try session.names.places.resolve(name) }
      return try session.take(.context(.placeChanged(place)))
    case .device(let device): return try session.take(.context(.deviceChanged(device)))
    case .language(let language): return try session.take(.context(.languageChanged(language)))
    case .era(let era): return try session.take(.context(.eraChanged(era)))
    case .appearance(let appearance):
      return try session.take(.context(.appearanceChanged(appearance)))
    case .lock: return try session.take(.context(.lockChanged(true)))
    case .unlock: return try session.take(.context(.lockChanged(false)))
    case .offline: return try session.take(.context(.networkChanged(isOffline: true)))
    case .online: return try session.take(.context(.networkChanged(isOffline: false)))
    case .outcome(let name):
      var outcome: String?
      if let name { outcome = try session.names.outcome(name) }
      return try session.take(.context(.outcomeForced(outcome)))
    case .speechFailed(let reason): return try session.failSpeech(reason)
    case .sharing(let step): return try step.perform(on: &session)
    case .expect: return []
    }
  }
}

/// A surface or an app, as a script names it.
package enum SurfaceName: Hashable, Sendable {
  case siri, spotlight
  case app(ScriptName)

  init(_ line: inout LineReader) throws(ScriptFault) {
    if line.takeKeyword("siri") {
      self = .siri
    } else if line.takeKeyword("spotlight") {
      self = .spotlight
    } else {
      self = .app(try line.name())
    }
  }

  package var written: String {
    switch self {
    case .siri: "siri"
    case .spotlight: "spotlight"
    case .app(let name): name.written
    }
  }
}
