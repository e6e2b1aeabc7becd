/// The characters that mean something to JSON, as bytes.
extension UInt8 {
  static let leftBrace: UInt8 = 0x7B  // {
  static let rightBrace: UInt8 = 0x7D  // }
  static let leftBracket: UInt8 = 0x5B  // [
  static let rightBracket: UInt8 = 0x5D  // ]
  static let doubleQuote: UInt8 = 0x22  // "
  static let singleQuote: UInt8 = 0x27  // '
  static let backslash: UInt8 = 0x5C  // \
  static let slash: UInt8 = 0x2F  // /
  static let asterisk: UInt8 = 0x2A  // *
  static let comma: UInt8 = 0x2C  // ,
  static let colon: UInt8 = 0x3A  // :
  static let semicolon: UInt8 = 0x3B  // ;
  static let equalsSign: UInt8 = 0x3D  // =
  static let numberSign: UInt8 = 0x23  // #
  static let minus: UInt8 = 0x2D  // -
  static let point: UInt8 = 0x2E  // .
  static let greaterThan: UInt8 = 0x3E  // >
  static let rightParenthesis: UInt8 = 0x29  // )
  static let plus: UInt8 = 0x2B  // +
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
