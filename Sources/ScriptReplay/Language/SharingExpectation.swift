/// What is expected of a share sheet, and of what came of it.
package enum SharingExpectation: Hashable, Sendable {
  case people(NamesMatch)
  case apps(NamesMatch)
  case actions(NamesMatch)
  /// It is in no part of the sheet; nil for whatever reason.
  case leftOut(ScriptName, TextMatch?)
  /// Actions that have one title.
  case twins(NamesMatch)
  case sheet
  case noSheet
  /// What the page tells of the activity that ended.
  case tells(TextMatch)
  /// From choosing an activity to its end, or so far.
  case steps(Int)
  /// Characters left in the compose view.
  case remaining(Int)
  case alert(TextMatch)
  case banner(TextMatch)
  case noBanner
  /// How much of a job is over, in percent.
  case job(ScriptName, percent: Int)
  case content(ScriptName, TextMatch)
  /// The way in which it is sent.
  case sentAs(ScriptName)
  /// What goes with it: the switches of Options that are on.
  case switches(NamesMatch)

  package enum Word: String, CaseIterable, Sendable {
    case people, apps, actions, left, twins, sheet, tells, steps, remaining, alert, banner, job
    case content, sent, switches
  }

  init(_ word: Word, _ line: inout LineReader) throws(ScriptFault) {
    switch word {
    case .people: self = .people(try NamesMatch(&line))
    case .apps: self = .apps(try NamesMatch(&line))
    case .actions: self = .actions(try NamesMatch(&line))
    case .left:
      try line.expect("out")
      let name = try line.name()
      self = .leftOut(name, line.take(character: ",") ? try TextMatch(&line) : nil)
    case .twins: self = .twins(try NamesMatch(&line))
    case .sheet: self = .sheet
    case .tells: self = .tells(try TextMatch(&line))
    case .steps: self = .steps(try line.number(in: 0...100_000))
    case .remaining: self = .remaining(try line.number(in: -1_000_000...1_000_000))
    case .alert: self = .alert(try TextMatch(&line))
    case .banner: self = .banner(try TextMatch(&line))
    case .job:
      let name = try line.name()
      guard line.take(character: ",") else { throw line.fault(.wordsExpected(",")) }
      self = .job(name, percent: try line.number(in: 0...100))
    case .content:
      let name = try line.name()
      guard line.take(character: ",") else { throw line.fault(.wordsExpected(",")) }
      self = .content(name, try TextMatch(&line))
    case .sent:
      try line.expect("as")
      self = .sentAs(try line.name())
    case .switches: self = .switches(try NamesMatch(&line))
    }
  }

  /// What can be expected not to be there; nil for anything else.
  init?(none line: inout LineReader) {
    if line.take("sheet") {
      self = .noSheet
    } else if line.take("banner") {
      self = .noBanner
    } else if line.take("people") {
      self = .people(NamesMatch([]))
    } else if line.take("apps") {
      self = .apps(NamesMatch([]))
    } else if line.take("actions") {
      self = .actions(NamesMatch([]))
    } else if line.take("switches") {
      self = .switches(NamesMatch([]))
    } else if line.take("twins") {
      self = .twins(NamesMatch([]))
    } else {
      return nil
    }
  }

  private static func written(_ word: String, _ names: NamesMatch) -> String {
    names.names.isEmpty ? "no \(word)" : "\(word) \(names.written)"
  }

  package var written: String {
    switch self {
    case .people(let names): Self.written("people", names)
    case .apps(let names): Self.written("apps", names)
    case .actions(let names): Self.written("actions", names)
    case .leftOut(let name, let text):
      "left out \(name.written)" + (text.map { ", \($0.written)" } ?? "")
    case .twins(let names): Self.written("twins", names)
    case .sheet: "sheet"
    case .noSheet: "no sheet"
    case .tells(let text): "tells \(text.written)"
    case .steps(let count): "steps \(count)"
    case .remaining(let count): "remaining \(count)"
    case .alert(let text): "alert \(text.written)"
    case .banner(let text): "banner \(text.written)"
    case .noBanner: "no banner"
    case .job(let name, let percent): "job \(name.written), \(percent)"
    case .sentAs(let name): "sent as \(name.written)"
    case .switches(let names): Self.written("switches", names)
    case .content(let name, let text): "content \(name.written), \(text.written)"
    }
  }
}
