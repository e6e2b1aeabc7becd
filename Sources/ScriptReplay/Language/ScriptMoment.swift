import IntentModel

/// Where a script moves the clock to.
package enum ScriptMoment: Hashable, Sendable {
  /// On the day it is.
  case time(ClockTime)
  case moment(SimulatedTime)
  case later(seconds: Int)

  init?(_ text: String) {
    if text.hasPrefix("+"), let seconds = ScriptDuration.seconds(String(text.dropFirst())),
      seconds >= 0
    {
      self = .later(seconds: seconds)
    } else if let time = ClockTime(text) {
      self = .time(time)
    } else if let moment = SimulatedTime(text) {
      self = .moment(moment)
    } else {
      return nil
    }
  }

  package var written: String {
    switch self {
    case .time(let time): time.description
    case .moment(let moment): moment.description
    case .later(let seconds): "+" + ScriptDuration.written(seconds)
    }
  }

  package func resolved(at now: SimulatedTime) -> SimulatedTime {
    switch self {
    case .time(let time): SimulatedTime(now.date, time)
    case .moment(let moment): moment
    case .later(let seconds): now.adding(seconds: seconds)
    }
  }

  /// The shortest way to write a move of the clock down.
  init(from now: SimulatedTime, to then: SimulatedTime) {
    let moves: [ScriptMoment] = [.time(then.time), .moment(then)]
    let isReadBack = { (move: ScriptMoment) in
      move.resolved(at: now) == then && ScriptMoment(move.written) == move
    }
    // Beyond the year 9999 there is no calendar to write it with.
    let (apart, isTooMuch) = then.seconds.subtractingReportingOverflow(now.seconds)
    self = moves.first(where: isReadBack) ?? .later(seconds: isTooMuch ? .max : max(0, apart))
  }
}

/// `1h30m`, `90s`: a length of time.
package enum ScriptDuration {
  private static let units: [(letter: Character, seconds: Int)] = [
    ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
  ]

  package static func written(_ seconds: Int) -> String {
    guard seconds != 0 else { return "0s" }
    var left = seconds.magnitude
    var result = seconds < 0 ? "-" : ""
    for unit in units {
      let count = left / UInt(unit.seconds)
      left %= UInt(unit.seconds)
      if count > 0 { result += "\(count)\(unit.letter)" }
    }
    return result
  }

  /// Nil for anything else, and for more than ten thousand years.
  package static func seconds(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    var total = 0
    var digits = ""
    for character in isNegative ? text.dropFirst() : text[...] {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      guard digits.count <= 12, let count = Int(digits),
        let unit = units.first(where: { $0.letter == character })
      else { return nil }
      total += count * unit.seconds
      guard total < 400_000_000_000 else { return nil }
      digits = ""
    }
    guard digits.isEmpty, text.contains(where: \.isLetter) else { return nil }
    return isNegative ? -total : total
  }
}
