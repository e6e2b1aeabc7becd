/// What is wrong with one line of a script, and where in the line.
struct ScriptFault: Error, Hashable {
  var error: ScriptError
  /// Scalars before the place.
  var offset: Int
}

/// Everything that can be wrong with a script's text.
package enum ScriptError: Error, Hashable, Sendable {
  case unknownStep(String, known: [String])
  case unknownExpectation(String, known: [String])
  case unknownContext(String, known: [String])
  /// A value of a fixed list: a device, an era.
  case unknownValue(of: String, String, known: [String])
  case wordsExpected(String)
  case textExpected
  case nameExpected
  case timeExpected(String)
  case clockExpected(String)
  case numberExpected(String, least: String, most: String)
  case yesOrNoExpected(String)
  case referenceExpected(String)
  case argumentExpected(String)
  case unclosedQuote
  case unknownEscape(String)
  /// A `\u` without the number of a character.
  case badCharacterNumber(String)
  case quoteInName
  case tooMuch(String)
  case headerAfterStep(String)
  case secondHeader(String)
  case lineTooLong(limit: Int)
  case fileTooLarge(limit: Int)
  case notUTF8
  case otherEncoding(String)
}
