import Findings
import Foundation
import IntentModel
import PositionedJSON

extension ValueFormat where Value == String {
  /// An id that is put down for what stands below it.
  static func id(noting note: @escaping @Sendable (String, inout Reading) -> Void) -> ValueFormat {
    ValueFormat(id.shape) { node, reading in
      guard let id = id.read(node, &reading) else { return nil }
      note(id, &reading)
      return id
    } write: {
      .string($0)
    }
  }

  /// An id of something declared elsewhere.
  static func reference(
    expected: String,
    _ accept: @escaping @Sendable (String, SourceLocation, inout Reading) -> Bool
  ) -> ValueFormat {
    ValueFormat(.string()) { node, reading in
      guard case .string(let id) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      return accept(id, node.location, &reading) ? id : nil
    } write: {
      .string($0)
    }
  }

  /// A parameter of the intent being read.
  static var parameterReference: ValueFormat {
    reference(expected: "a parameter's id") { id, location, reading in
      reading.checks.append(.parameter(name: id, location: location))
      return true
    }
  }

  /// A page of the app being read.
  static var pageReference: ValueFormat {
    reference(expected: "a page's id") { id, location, reading in
      reading.pageChecks.append((id, location))
      return true
    }
  }

  /// An intent of the app being read, whose parameters take the values that follow.
  static var intentReference: ValueFormat {
    reference(expected: "an intent's id") { id, location, reading in
      guard let scope = reading.app.intents[id] else {
        reading.report(
          .unknownIntent, "the app has no intent \(Words.quoted(id))", near: id,
          among: { $0.app.intents.keys.sorted() }, at: location)
        return false
      }
      reading.givenIntent = (id, scope)
      return true
    }
  }

  static var placeReference: ValueFormat {
    reference(expected: "a place's id") { id, location, reading in
      guard let places = reading.phone?.places, !places.contains(id) else { return true }
      reading.report(
        .unknownPlace, "the phone knows no place \(Words.quoted(id))", near: id,
        among: { _ in places.ids },
        at: location)
      return false
    }
  }

  /// One of the ready-made verbs.
  static var verb: ValueFormat {
    let words = ConfirmationVerb.all.map(\.name)
    let shape = Shape.named(
      "verb", summary: "One of the system's ready-made verbs, with what else may be said for each.",
      .word(words))
    return ValueFormat(shape) { node, reading in
      guard case .string(let word) = node.content else {
        reading.reportWrongType(node, expected: "a verb such as 'order'")
        return nil
      }
      if ConfirmationVerb.named(word) != nil { return word }
      reading.reportUnknownWord(word, known: words, at: node.location)
      return nil
    } write: {
      .string($0)
    }
  }
}

extension ValueFormat where Value == ValueType {
  private static var builtIn: [String: ValueType] {
    Dictionary(uniqueKeysWithValues: ValueType.builtIn.map { ($0.name, $0.type) })
  }

  static var valueType: ValueFormat {
    let builtIn = builtIn
    return ValueFormat(.either([.word(ValueType.builtIn.map(\.name)), .string()])) {
      node, reading in
      guard case .string(let name) = node.content else {
        reading.reportWrongType(node, expected: "a type such as 'string'")
        return nil
      }
      if let type = builtIn[name] {
        reading.isTypeUnknown = false
        return type
      }
      if let declared = reading.app.types[name] {
        reading.isTypeUnknown = false
        reading.warnOfNothingToChoose(from: declared, at: node.location)
        return declared.type
      }
      reading.report(
        .unknownType, "no type is called \(Words.quoted(name))", near: name,
        among: { $0.app.types.keys.sorted() + ValueType.builtIn.map(\.name) }, at: node.location)
      return nil
    } write: {
      .string($0.name)
    }
  }
}

extension Reading {
  /// Once for each entity, at the entity.
  fileprivate mutating func warnOfNothingToChoose(
    from declared: TypeScope, at location: SourceLocation
  ) {
    guard declared.options.isEmpty, emptyTypesReported.insert(declared.type.name).inserted else {
      return
    }
    let place: SourceLocation? =
      switch declared.type {
      case .entity(let id): locations[.entity(app: app.id, id: id)]
      case .enumeration(let id): locations[.enumeration(app: app.id, id: id)]
      default: nil
      }
    let (name, intent) = (Words.quoted(declared.type.name), Words.quoted(intentID))
    report(
      .entityWithoutItems, "\(name) has nothing to choose from, but \(intent) takes one",
      at: place ?? location)
  }
}

extension ValueFormat where Value == [StateChange.Assignment] {
  static var assignments: ValueFormat {
    ValueFormat(.table(ConditionFormat.factValueShape)) { node, reading in
      guard let members = reading.members(of: node, expected: "a table of facts") else {
        return nil
      }
      var result = [StateChange.Assignment]()
      for member in members {
        reading.key = member.key
        guard let fact = reading.fact(member),
          let value = ValueFormat<FactValue>.factValue.read(member.value, &reading)
        else { continue }
        if value.isSameKind(as: fact) {
          result.append(StateChange.Assignment(fact: member.key, value: value))
        } else {
          reading.report(
            .factOfAnotherKind,
            "the fact \(Words.quoted(member.key)) is \(fact.kindName), found \(value.kindName)",
            at: member.value.location)
        }
      }
      return result
    } write: { assignments in
      .object(assignments.map { .init($0.fact, ValueFormat<FactValue>.factValue.write($0.value)) })
    }
  }
}

extension ValueFormat where Value == [StateChange.Addition] {
  static var additions: ValueFormat {
    ValueFormat(.table(.number)) { node, reading in
      guard let members = reading.members(of: node, expected: "a table of facts") else {
        return nil
      }
      var result = [StateChange.Addition]()
      for member in members {
        reading.key = member.key
        guard let fact = reading.fact(member),
          let amount = ValueFormat<Decimal>.number.read(member.value, &reading)
        else { continue }
        if case .number = fact {
          result.append(StateChange.Addition(fact: member.key, amount: amount))
        } else {
          reading.report(
            .factOfAnotherKind,
            "the fact \(Words.quoted(member.key)) is \(fact.kindName); only numbers can be added to",
            at: member.keyLocation)
        }
      }
      return result
    } write: { additions in
      .object(additions.map { .init($0.fact, DecimalText.json($0.amount)) })
    }
  }
}

extension ValueFormat where Value == StateChange.Removal {
  /// `Entity/item`.
  static var itemReference: ValueFormat {
    let expected = "an item such as 'Coffee/latte'"
    return ValueFormat(.string()) { node, reading in
      guard case .string(let reference) = node.content else {
        reading.reportWrongType(node, expected: expected)
        return nil
      }
      let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        reading.reportUnreadable(reference, expected: expected, at: node.location)
        return nil
      }
      let removal = StateChange.Removal(entity: String(parts[0]), item: String(parts[1]))
      return reading.declares(removal, at: node.location) ? removal : nil
    } write: {
      .string($0.description)
    }
  }
}

extension Reading {
  /// Reports an item that no entity has.
  fileprivate mutating func declares(
    _ removal: StateChange.Removal, at location: SourceLocation
  ) -> Bool {
    let (entity, item) = (removal.entity, removal.item)
    guard let type = app.types[entity], case .entity = type.type else {
      report(
        .unknownEntity, "the app has no entity \(Words.quoted(entity))", near: entity,
        among: { $0.app.entityNames }, at: location)
      return false
    }
    guard !type.options.contains(item) else { return true }
    report(
      .unknownItem, "\(Words.quoted(entity)) has no item \(Words.quoted(item))", near: item,
      among: { _ in type.options.ids }, at: location)
    return false
  }

  /// What a fact starts as; reports one that is not there.
  fileprivate mutating func fact(_ member: JSONMember) -> FactValue? {
    if let fact = app.facts[member.key] { return fact }
    report(
      .unknownFact, "the app has no fact \(Words.quoted(member.key))", near: member.key,
      among: { $0.app.facts.keys.sorted() }, at: member.keyLocation)
    return nil
  }
}
