import IntentModel

/// Where a type stands: in a parameter or in a response value.
struct TypeQuestion {
  var record: DefinitionRecord
  var prefix: String
  var metadata: DefinitionRecord?
  var name: String
}

/// The type of a value, and what its numbers are measured in.
struct ResolvedType {
  var type: ValueType
  var unit: String?
  /// The made-up list behind it, by index, when its options come from the app's code.
  var optionList: Int?
}

extension DefinitionReader {
  func resolveType(_ question: TypeQuestion, title: LocalizedText) -> ResolvedType {
    let (record, prefix) = (question.record, question.prefix)
    let kind = record.string("\(prefix)Type") ?? ""
    let isDynamic = record.boolean("\(prefix)SupportsDynamicEnumeration") ?? false
    let enumName = record.string("\(prefix)EnumType")
    let enumSpace = record.string("\(prefix)EnumTypeNamespace")
    let objectName = record.string("\(prefix)ObjectType")
    let objectSpace = record.string("\(prefix)ObjectTypeNamespace")

    if let enumName {
      if enumSpace != "System", let known = enums[enumName] {
        return ResolvedType(type: .enumeration(known.id))
      }
      return openText(question, "enum '\(enumName)' \(whereabouts(enumSpace))")
    }
    if kind == "Object", let objectName {
      if objectSpace != "System", let known = types[objectName] {
        return ResolvedType(type: .entity(known.id))
      }
      if ["Person", "INPerson"].contains(objectName) { return ResolvedType(type: .person) }
      return openText(question, "type '\(objectName)' \(whereabouts(objectSpace))")
    }
    if isDynamic, ["Object", "String", "Integer", "Decimal", "SpeakableString"].contains(kind) {
      let list = optionList(question.name, type: kind, title: title, in: record)
      return ResolvedType(type: .entity(optionLists[list].id), optionList: list)
    }
    if let builtIn = builtIn(kind, question.metadata) { return builtIn }
    return openText(
      question, kind == "Object" ? "an object without a type" : "type '\(kind)', not known here")
  }

  private func whereabouts(_ namespace: String?) -> String {
    namespace == "System" ? "of the system, which no file declares" : "not declared in the file"
  }

  private func openText(_ question: TypeQuestion, _ what: String) -> ResolvedType {
    findings.add(
      .warning, rule: "type-has-no-counterpart",
      "'\(question.name)' is of \(what); it takes any text here", in: question.record)
    return ResolvedType(type: .string)
  }

  private func builtIn(_ kind: String, _ metadata: DefinitionRecord?) -> ResolvedType? {
    func plain(_ type: ValueType) -> ResolvedType { ResolvedType(type: type) }
    return switch kind {
    case "String", "SpeakableString": plain(.string)
    case "Integer": plain(.integer)
    case "Decimal", "Double", "Number": plain(.decimal)
    case "Boolean": plain(.boolean)
    case "Date": plain(.date)
    case "DateComponents": plain(dateType(metadata))
    case "TimeInterval": plain(.duration)
    case "Placemark", "Location": plain(.place)
    case "Person": plain(.person)
    case "CurrencyAmount": plain(.currency)
    case "URL": plain(.url)
    case "File": plain(.file)
    case "Image": plain(.image)
    default:
      DefinitionUnits.usual[kind].map { usual in
        let named = metadata?.string("INIntentParameterMetadataUnit")
        return ResolvedType(
          type: .measurement, unit: named.flatMap { DefinitionUnits.symbols[$0] } ?? usual)
      }
    }
  }

  /// Date components are a date, a time, or both, as they are to be shown.
  private func dateType(_ metadata: DefinitionRecord?) -> ValueType {
    let kind = metadata?.string("INIntentParameterMetadataType")
    let dateStyle = metadata?.string("INIntentParameterMetadataDateStyle")
    let timeStyle = metadata?.string("INIntentParameterMetadataTimeStyle")
    func isNone(_ style: String?) -> Bool { style == "None" || style == "NoStyle" }
    if kind == "Date" || isNone(timeStyle) && !isNone(dateStyle) { return .date }
    if kind == "Time" || isNone(dateStyle) && !isNone(timeStyle) { return .time }
    return .dateTime
  }
}

/// Units as definitions name them. Few files have any, so most rows are a guess from the
/// platform's unit classes.
enum DefinitionUnits {
  /// The unit of a measurement that names none.
  static let usual = [
    "Mass": "kg", "Temperature": "°C", "Volume": "l", "Speed": "km/h", "Distance": "km",
    "Length": "m", "Energy": "kcal",
  ]

  static let symbols = [
    "Kilograms": "kg", "Grams": "g", "Milligrams": "mg", "Pounds": "lb", "Ounces": "oz",
    "Stones": "st", "Celsius": "°C", "Fahrenheit": "°F", "Kelvin": "K", "Liters": "l",
    "Milliliters": "ml", "Cups": "cup", "Pints": "pt", "Quarts": "qt", "Gallons": "gal",
    "Tablespoons": "tbsp", "Teaspoons": "tsp", "FluidOunces": "fl oz", "MetersPerSecond": "m/s",
    "KilometersPerHour": "km/h", "MilesPerHour": "mph", "Knots": "kn", "Meters": "m",
    "Kilometers": "km", "Centimeters": "cm", "Millimeters": "mm", "Miles": "mi", "Yards": "yd",
    "Feet": "ft", "Inches": "in", "Kilocalories": "kcal", "Calories": "cal", "Kilojoules": "kJ",
    "Joules": "J", "KilowattHours": "kWh",
  ]

  static let seconds = [
    "Seconds": 1, "Minutes": 60, "Hours": 3600, "Days": 86_400, "Weeks": 604_800,
  ]
}
