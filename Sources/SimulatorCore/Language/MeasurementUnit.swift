import Foundation

/// A unit and what it measures.
struct MeasurementUnit: Sendable {
  enum Kind: Hashable, Sendable { case mass, volume, length, temperature, energy, speed }

  var symbol: String
  var kind: Kind
  /// What one of it is in the first unit of its kind, after adding the offset.
  var factor: Decimal
  var offset: Decimal = 0

  static let all: [MeasurementUnit] = [
    .init(symbol: "g", kind: .mass, factor: 1), .init(symbol: "kg", kind: .mass, factor: 1000),
    .init(symbol: "mg", kind: .mass, factor: Decimal(1) / 1000),
    .init(symbol: "t", kind: .mass, factor: 1_000_000),
    .init(symbol: "lb", kind: .mass, factor: Decimal(45_359_237) / 100_000),
    .init(symbol: "oz", kind: .mass, factor: Decimal(28_349_523_125) / 1_000_000_000),
    .init(symbol: "ml", kind: .volume, factor: 1), .init(symbol: "cl", kind: .volume, factor: 10),
    .init(symbol: "dl", kind: .volume, factor: 100),
    .init(symbol: "l", kind: .volume, factor: 1000),
    .init(symbol: "fl oz", kind: .volume, factor: Decimal(295_735) / 10_000),
    .init(symbol: "tsp", kind: .volume, factor: 5),
    .init(symbol: "tbsp", kind: .volume, factor: 15),
    .init(symbol: "cup", kind: .volume, factor: 240),
    .init(symbol: "m", kind: .length, factor: 1),
    .init(symbol: "cm", kind: .length, factor: Decimal(1) / 100),
    .init(symbol: "mm", kind: .length, factor: Decimal(1) / 1000),
    .init(symbol: "km", kind: .length, factor: 1000),
    .init(symbol: "mi", kind: .length, factor: Decimal(1_609_344) / 1000),
    .init(symbol: "ft", kind: .length, factor: Decimal(3048) / 10_000),
    .init(symbol: "in", kind: .length, factor: Decimal(254) / 10_000),
    .init(symbol: "yd", kind: .length, factor: Decimal(9144) / 10_000),
    .init(symbol: "°C", kind: .temperature, factor: Decimal(18) / 10),
    .init(symbol: "°F", kind: .temperature, factor: 1, offset: -32),
    .init(symbol: "kcal", kind: .energy, factor: Decimal(4184) / 1000),
    .init(symbol: "kJ", kind: .energy, factor: 1),
    .init(symbol: "km/h", kind: .speed, factor: 1),
    .init(symbol: "mph", kind: .speed, factor: Decimal(1_609_344) / 1_000_000),
    .init(symbol: "m/s", kind: .speed, factor: Decimal(36) / 10),
  ]

  /// By its symbol, letter case aside: `L` is `l`.
  static func named(_ symbol: String) -> MeasurementUnit? {
    all.first { $0.symbol == symbol }
      ?? all.first { $0.symbol.lowercased() == symbol.lowercased() }
  }

  /// How units are said, each with the symbols it may stand for, the most likely first.
  static let names = PhraseTables<[String]>(
    en: symbols + [
      ("gram", ["g"]), ("grams", ["g"]), ("gramme", ["g"]), ("grammes", ["g"]),
      ("kilo", ["kg", "km"]), ("kilos", ["kg", "km"]), ("kilogram", ["kg"]), ("kgs", ["kg"]),
      ("kilograms", ["kg"]), ("milligram", ["mg"]), ("milligrams", ["mg"]), ("tonne", ["t"]),
      ("tonnes", ["t"]), ("pound", ["lb"]), ("pounds", ["lb"]), ("lbs", ["lb"]),
      ("ounce", ["oz", "fl oz"]), ("ounces", ["oz", "fl oz"]), ("fluid ounce", ["fl oz"]),
      ("fluid ounces", ["fl oz"]), ("litre", ["l"]), ("litres", ["l"]), ("liter", ["l"]),
      ("liters", ["l"]), ("millilitre", ["ml"]), ("millilitres", ["ml"]), ("milliliter", ["ml"]),
      ("milliliters", ["ml"]), ("mil", ["ml"]), ("mils", ["ml"]), ("centilitres", ["cl"]),
      ("centiliters", ["cl"]), ("decilitres", ["dl"]), ("deciliters", ["dl"]),
      ("teaspoon", ["tsp"]), ("teaspoons", ["tsp"]), ("tablespoon", ["tbsp"]),
      ("tablespoons", ["tbsp"]), ("cups", ["cup"]), ("metre", ["m"]), ("metres", ["m"]),
      ("meter", ["m"]), ("meters", ["m"]), ("centimetre", ["cm"]), ("centimetres", ["cm"]),
      ("centimeter", ["cm"]), ("centimeters", ["cm"]), ("millimetre", ["mm"]),
      ("millimetres", ["mm"]), ("millimeter", ["mm"]), ("millimeters", ["mm"]),
      ("kilometre", ["km"]), ("kilometres", ["km"]), ("kilometer", ["km"]),
      ("kilometers", ["km"]), ("k", ["km"]), ("mile", ["mi"]), ("miles", ["mi"]), ("foot", ["ft"]),
      ("feet", ["ft"]), ("inch", ["in"]), ("inches", ["in"]), ("yard", ["yd"]), ("yards", ["yd"]),
      ("degree", ["°C", "°F"]), ("degrees", ["°C", "°F"]), ("°", ["°C", "°F"]),
      ("degrees celsius", ["°C"]), ("celsius", ["°C"]), ("degrees centigrade", ["°C"]),
      ("degrees fahrenheit", ["°F"]), ("fahrenheit", ["°F"]), ("calorie", ["kcal"]),
      ("calories", ["kcal"]), ("kilocalories", ["kcal"]), ("kilojoules", ["kJ"]),
      ("kilometres per hour", ["km/h"]), ("kilometers per hour", ["km/h"]), ("kph", ["km/h"]),
      ("kilometres an hour", ["km/h"]), ("kilometers an hour", ["km/h"]),
      ("miles per hour", ["mph"]), ("miles an hour", ["mph"]), ("metres per second", ["m/s"]),
      ("meters per second", ["m/s"]),
    ],
    ja: symbols + [
      ("グラム", ["g"]), ("キロ", ["kg", "km"]), ("キログラム", ["kg"]), ("ミリグラム", ["mg"]), ("トン", ["t"]),
      ("ポンド", ["lb"]), ("オンス", ["oz", "fl oz"]), ("リットル", ["l"]), ("ミリリットル", ["ml"]),
      ("ミリ", ["ml", "mm"]), ("シーシー", ["ml"]), ("cc", ["ml"]), ("デシリットル", ["dl"]), ("小さじ", ["tsp"]),
      ("大さじ", ["tbsp"]), ("カップ", ["cup"]), ("メートル", ["m"]), ("センチ", ["cm"]), ("センチメートル", ["cm"]),
      ("ミリメートル", ["mm"]), ("キロメートル", ["km"]), ("マイル", ["mi"]), ("フィート", ["ft"]),
      ("インチ", ["in"]), ("ヤード", ["yd"]), ("度", ["°C", "°F"]), ("°", ["°C", "°F"]),
      ("カロリー", ["kcal"]),
      ("キロカロリー", ["kcal"]), ("キロジュール", ["kJ"]),
    ],
    zh: symbols + [
      ("克", ["g"]), ("公克", ["g"]), ("公斤", ["kg"]), ("千克", ["kg"]), ("毫克", ["mg"]), ("吨", ["t"]),
      ("磅", ["lb"]), ("盎司", ["oz", "fl oz"]), ("升", ["l"]), ("公升", ["l"]), ("毫升", ["ml"]),
      ("分升", ["dl"]), ("茶匙", ["tsp"]), ("汤匙", ["tbsp"]), ("米", ["m"]), ("公尺", ["m"]),
      ("厘米", ["cm"]),
      ("公分", ["cm"]), ("毫米", ["mm"]), ("公里", ["km"]), ("千米", ["km"]), ("英里", ["mi"]),
      ("英尺", ["ft"]), ("英寸", ["in"]), ("码", ["yd"]), ("度", ["°C", "°F"]), ("°", ["°C", "°F"]),
      ("摄氏度", ["°C"]), ("华氏度", ["°F"]), ("千卡", ["kcal"]), ("大卡", ["kcal"]), ("卡路里", ["kcal"]),
      ("卡", ["kcal"]), ("千焦", ["kJ"]), ("杯", ["cup"]),
    ])

  private static let symbols: [(String, [String])] =
    all.map { ($0.symbol, [$0.symbol]) } + [("°c", ["°C"]), ("cal", ["kcal"])]

  /// The one of several units that measures what the default does.
  static func settle(_ symbols: [String], default wanted: String?) -> String? {
    guard let wanted, let kind = named(wanted)?.kind else { return symbols.first }
    if let same = symbols.first(where: { $0.lowercased() == wanted.lowercased() }) {
      return same == wanted ? same : wanted
    }
    return symbols.first { named($0)?.kind == kind }
  }
}
