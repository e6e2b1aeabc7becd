import IntentModel
import SimulatorCore

extension LineReader {
  mutating func device() throws(ScriptFault) -> Device {
    let (text, start) = try valueText()
    guard let device = Device(named: text) else {
      throw fault(.unknownValue(of: "device", text, known: Device.spellings), at: start)
    }
    return device
  }

  mutating func era() throws(ScriptFault) -> Era {
    try value(of: "era", in: Era.allCases, named: \.rawValue)
  }

  mutating func appearance() throws(ScriptFault) -> Appearance {
    try value(of: "appearance", in: Appearance.allCases, named: \.rawValue)
  }

  mutating func yesOrNo() throws(ScriptFault) -> Bool {
    let (text, start) = try valueText()
    switch text {
    case "yes": return true
    case "no": return false
    default: throw fault(.yesOrNoExpected(text), at: start)
    }
  }

  /// A moment to move the clock to.
  mutating func clockMove() throws(ScriptFault) -> ScriptMoment {
    let (text, start) = try valueText()
    guard let moment = ScriptMoment(text) else { throw fault(.clockExpected(text), at: start) }
    return moment
  }

  /// A time, or a day and a time.
  mutating func time() throws(ScriptFault) -> ScriptMoment {
    let (text, start) = try valueText()
    switch ScriptMoment(text) {
    case .time?, .moment?: return ScriptMoment(text) ?? .later(seconds: 0)
    case .later?, nil: throw fault(.timeExpected(text), at: start)
    }
  }

  /// A day and a time, which a blank ends.
  mutating func moment() throws(ScriptFault) -> SimulatedTime {
    _ = isAtEnd()
    let start = position
    let text = word()
    guard let moment = SimulatedTime(text) else { throw fault(.timeExpected(text), at: start) }
    return moment
  }

  /// A whole number, which a blank ends.
  mutating func number<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) throws(ScriptFault) -> Number {
    _ = isAtEnd()
    let start = position
    let text = word()
    guard let number = Number(text), range.contains(number) else {
      throw fault(
        .numberExpected(text, least: "\(range.lowerBound)", most: "\(range.upperBound)"), at: start)
    }
    return number
  }

  private mutating func valueText() throws(ScriptFault) -> (text: String, start: Int) {
    _ = isAtEnd()
    let start = position
    return (try name().text, start)
  }

  mutating func value<Value>(
    of kind: String, in values: [Value], named name: KeyPath<Value, String>
  ) throws(ScriptFault) -> Value {
    let (text, start) = try valueText()
    guard let value = values.first(where: { ScriptName.isSame($0[keyPath: name], text) }) else {
      throw fault(
        .unknownValue(of: kind, text, known: values.map { $0[keyPath: name] }), at: start)
    }
    return value
  }
}
