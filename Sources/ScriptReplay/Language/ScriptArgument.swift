import IntentModel

/// A parameter and its values, as a script writes them: `extras=Vanilla,"Oat milk"`.
package struct ScriptArgument: Hashable, Sendable {
  package var parameter: String
  package var values: [ScriptName]

  package init(_ parameter: String, _ values: [ScriptName]) {
    self.parameter = parameter
    self.values = values
  }

  package var written: String {
    "\(parameter)=" + values.map { $0.written(isWord: true) }.joined(separator: ",")
  }
}

extension LineReader {
  /// `parameter=value` as long as such follow.
  mutating func arguments(until stop: String? = nil) throws(ScriptFault) -> [ScriptArgument] {
    var arguments = [ScriptArgument]()
    while !isAtEnd() {
      if let stop {
        var ahead = self
        if ahead.take(stop) { break }
      }
      arguments.append(try argument())
    }
    return arguments
  }

  private mutating func argument() throws(ScriptFault) -> ScriptArgument {
    let start = position
    let parameter = parameterName()
    guard !parameter.isEmpty, position < scalars.count, scalars[position] == "=",
      take(character: "=")
    else { throw fault(.argumentExpected(rest(from: start)), at: start) }
    guard position < scalars.count, !scalars[position].properties.isWhitespace else {
      throw fault(.argumentExpected(rest(from: start)), at: start)
    }
    var values = [try wordName()]
    while position < scalars.count, scalars[position] == "," {
      _ = take(character: ",")
      values.append(try wordName())
    }
    return ScriptArgument(parameter, values)
  }

  /// Letters up to `=` or a blank.
  mutating func parameterName() -> String {
    _ = isAtEnd()
    return name(upTo: "=")
  }

  private func rest(from start: Int) -> String {
    var copy = LineReader(scalars[start...])
    return copy.word()
  }
}

/// What a person did before the walk: `did APP/INTENT [parameter=value…] at TIME [place NAME]`.
package struct ScriptPerformance: Hashable, Sendable {
  package var intent: String
  package var arguments: [ScriptArgument]
  package var time: SimulatedTime
  package var place: ScriptName?

  package init(
    intent: String, arguments: [ScriptArgument] = [], time: SimulatedTime, place: ScriptName? = nil
  ) {
    self.intent = intent
    self.arguments = arguments
    self.time = time
    self.place = place
  }

  init(_ line: inout LineReader) throws(ScriptFault) {
    intent = try line.reference()
    arguments = try line.arguments(until: "at")
    try line.expect("at")
    time = try line.moment()
    place = line.take("place") ? try line.name() : nil
  }

  package var written: String {
    let parts =
      [ScriptText.name(intent, isWord: true)] + arguments.map(\.written)
      + ["at \(time)"] + (place.map { ["place \($0.written)"] } ?? [])
    return parts.joined(separator: " ")
  }
}
