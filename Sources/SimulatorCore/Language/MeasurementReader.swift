import Foundation

/// Reads a value with its unit: 2 kg, 500 ml, “two and a half kilos”, 2キロ, 两公斤.
///
/// Our own grammar. A bare number is in the default unit. A word that several units share (“kilo”,
/// “pounds”, 度) means the one that measures what the default unit does; a unit that measures
/// something else is refused. 斤 is half a kilogram and comes back as kilograms; two units in one
/// value come back in the smaller one, so that five foot ten is 70 inches.
package enum MeasurementReader {
  package static func read(
    _ text: String, _ language: SpokenLanguage, defaultUnit: String?
  ) -> (value: Decimal, unit: String)? {
    let result: (Decimal, String)? = readWhole(text, language) { cursor in
      cursor.measurement(language, defaultUnit)
    }
    return result.map { (value: $0.0, unit: $0.1) }
  }

  /// The value in another unit of the same kind; nil when there is no way.
  package static func converted(
    _ value: Decimal, from unit: String, to other: String
  ) -> Decimal? {
    if unit == other { return value }
    guard let from = MeasurementUnit.named(unit), let to = MeasurementUnit.named(other),
      from.kind == to.kind
    else { return nil }
    return (value + from.offset) * from.factor / to.factor - to.offset
  }
}

extension TokenCursor {
  /// Units of one language that are so many of one of ours.
  private static let customary = PhraseTables<(factor: Decimal, unit: String)>(
    en: [], ja: [],
    zh: [
      ("斤", (Decimal(5) / 10, "kg")), ("市斤", (Decimal(5) / 10, "kg")),
      ("两", (Decimal(5) / 100, "kg")), ("里", (Decimal(5) / 10, "km")),
      ("里地", (Decimal(5) / 10, "km")),
    ])
  /// What is said before the number and says which unit the one behind it is.
  private static let scales = PhraseTables<(of: String, unit: String)>(
    en: [],
    ja: [
      ("摂氏", ("°C", "°C")), ("華氏", ("°F", "°F")), ("時速", ("km", "km/h")),
      ("秒速", ("m", "m/s")),
    ],
    zh: [
      ("摄氏", ("°C", "°C")), ("华氏", ("°F", "°F")), ("时速", ("km", "km/h")),
      ("每小时", ("km", "km/h")), ("每秒", ("m", "m/s")),
    ])
  private static let minusBefore = PhraseTables<Void>(en: [], ja: ["氷点下", "零下"], zh: [])
  private static let minusAfter = PhraseTables<Void>(en: ["below zero", "below"], ja: [], zh: [])
  /// Units that stand before their number, which then counts 杯.
  private static let unitsFirst = PhraseTables<String>(
    en: [], ja: [("大さじ", "tbsp"), ("小さじ", "tsp"), ("カップ", "cup")], zh: [])

  fileprivate mutating func measurement(
    _ language: SpokenLanguage, _ wanted: String?
  ) -> (Decimal, String)? {
    if let first = attempt({ $0.unitFirst(language, wanted) }) { return first }
    let scale = take(Self.scales[language])
    let isNegative = takes(Self.minusBefore[language]) || takesMinus(language)
    guard var (value, unit) = quantity(language, wanted, scale) else { return nil }
    while let (more, smaller) = attempt({ $0.smallerPart(language, than: unit, scale) }) {
      guard let converted = MeasurementReader.converted(value, from: unit, to: smaller) else {
        return nil
      }
      (value, unit) = (converted + more, smaller)
    }
    if let rest = attempt({ $0.bareRest(language, behind: unit, value) }) { (value, unit) = rest }
    let isBelow =
      MeasurementUnit.named(unit)?.kind == .temperature && takes(Self.minusAfter[language])
    return (isNegative != isBelow ? -value : value, unit)
  }

  /// 大さじ三杯, カップ2杯.
  private mutating func unitFirst(
    _ language: SpokenLanguage, _ wanted: String?
  ) -> (Decimal, String)? {
    guard let unit = take(Self.unitsFirst[language]), let count = count(language) else {
      return nil
    }
    return MeasurementUnit.settle([unit], default: wanted).map { (count, $0) }
  }

  /// A number with its unit, or alone in the unit wanted.
  private mutating func quantity(
    _ language: SpokenLanguage, _ wanted: String?, _ scale: (of: String, unit: String)?
  ) -> (Decimal, String)? {
    var value: Decimal
    if let written = attempt({ $0.writtenBefore(unitIn: language, wanted, scale) }) {
      value = written
    } else if let number = attempt({ $0.number(language) }) {
      value = number
    } else if language.tables == .english, let article = englishArticle(), !isAtEnd {
      value = article
    } else if let half = hanHalf(language) {
      value = half
    } else {
      return nil
    }
    if language.tables == .english {
      if takes("of") { _ = englishArticle() } else if value < 1 { _ = englishArticle() }
    }
    guard let (unit, factor) = unit(language, wanted, scale) else { return nil }
    if value.isWhole, let tail = fractionTail(language) { value += tail }
    return (value * factor, unit)
  }

  /// Digits right before a unit: 1200千焦 counts 千焦, not thousands of 焦.
  private mutating func writtenBefore(
    unitIn language: SpokenLanguage, _ wanted: String?, _ scale: (of: String, unit: String)?
  ) -> Decimal? {
    guard next?.kind == .digits, let number = literal(), !isAtEnd else { return nil }
    var ahead = self
    return ahead.unit(language, wanted, scale).map { _ in number }
  }

  /// “Ten inches” behind five feet, 八十センチ behind 一メートル.
  private mutating func smallerPart(
    _ language: SpokenLanguage, than unit: String, _ scale: (of: String, unit: String)?
  ) -> (Decimal, String)? {
    guard scale == nil, !isAtEnd, let larger = MeasurementUnit.named(unit),
      larger.kind == .mass || larger.kind == .length || larger.kind == .volume
    else { return nil }
    if language.tables == .english { _ = takes("and") }
    guard let number = number(language), !isAtEnd else { return nil }
    if let (factor, same) = take(Self.customary[language]) {
      return same == unit ? (number * factor, unit) : nil
    }
    guard let names = take(MeasurementUnit.names[language]),
      let smaller = MeasurementUnit.settle(names, default: unit).flatMap(MeasurementUnit.named),
      smaller.factor < larger.factor
    else { return nil }
    return (number, smaller.symbol)
  }

  /// A number with nothing behind it: “six foot two”, 1メートル80, 一米八, 三十六度五, 三十八度五分.
  private mutating func bareRest(
    _ language: SpokenLanguage, behind unit: String, _ value: Decimal
  ) -> (Decimal, String)? {
    guard value.isWhole, !isAtEnd, let rest = hanPlace(language) ?? integer(language) else {
      return nil
    }
    let isTenths = language.tables == .japanese && takes("分")
    guard isAtEnd else { return nil }
    switch (unit, rest) {
    case ("ft", 1...11): return (value * 12 + Decimal(rest), "in")
    case ("m", 10...99): return (value + Decimal(rest) / 100, unit)
    case ("m", 1...9) where language.tables == .chinese,
      ("°C", 1...9) where language.tables == .chinese || isTenths:
      return (value + Decimal(rest) / 10, unit)
    default: return nil
    }
  }

  /// 八五, digit by digit.
  private mutating func hanPlace(_ language: SpokenLanguage) -> Int? {
    guard language.tables == .chinese else { return nil }
    return attempt { cursor in
      guard let places = cursor.hanDigits(.chinese), places.count == 2, places[0] > 0 else {
        return nil
      }
      return places[0] * 10 + places[1]
    }
  }

  /// “And a half” or 半 behind a unit.
  private mutating func fractionTail(_ language: SpokenLanguage) -> Decimal? {
    if language.tables == .english { return englishFractionTail() }
    return takes("半") ? Decimal(5) / 10 : nil
  }

  private mutating func hanHalf(_ language: SpokenLanguage) -> Decimal? {
    language.tables != .english && takes("半") ? Decimal(5) / 10 : nil
  }

  /// The unit that stands here, and what a value in it is to be multiplied by.
  private mutating func unit(
    _ language: SpokenLanguage, _ wanted: String?, _ scale: (of: String, unit: String)?
  ) -> (String, Decimal)? {
    if let scale {
      guard let names = take(MeasurementUnit.names[language]), names.contains(scale.of) else {
        return nil
      }
      return MeasurementUnit.settle([scale.unit], default: wanted).map { ($0, 1) }
    }
    let isDone =
      isAtEnd || MeasurementUnit.named(wanted ?? "")?.kind == .temperature && next?.text == "below"
    if isDone { return wanted.map { ($0, 1) } }
    if let wanted, takesOwnUnit(wanted) { return (wanted, 1) }
    if let (factor, unit) = take(Self.customary[language]) {
      return MeasurementUnit.settle([unit], default: wanted) == nil ? nil : (unit, factor)
    }
    return take(MeasurementUnit.names[language])
      .flatMap { MeasurementUnit.settle($0, default: wanted) }.map { ($0, 1) }
  }

  /// The default unit as the catalog writes it, which need not be one we know: `shots`.
  private mutating func takesOwnUnit(_ unit: String) -> Bool {
    let words = SpokenTokens(unit, SpokenLanguage(.english)).tokens
    guard let last = words.last, tokens.endIndex - index == words.count else { return false }
    for (offset, word) in words.enumerated() {
      let said = tokens[index + offset].text
      let isSame = said == word.text
      let isPlural = word == last && (said == word.text + "s" || said + "s" == word.text)
      guard isSame || isPlural else { return false }
    }
    index = tokens.endIndex
    return true
  }
}
