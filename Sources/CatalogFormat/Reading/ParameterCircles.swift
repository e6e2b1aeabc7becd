import IntentModel
import PositionedJSON

/// Parameters whose conditions lead back to themselves: no run could decide where to begin.
enum ParameterCircles {
  /// Reports each circle, and opens it by leaving out the condition that closes it.
  static func open(_ intent: inout AppIntent, _ node: JSONNode, _ reading: inout Reading) {
    guard intent.parameters.contains(where: { $0.when != .always }) else { return }
    let scope = IntentScope(intent.parameters)
    let parents = intent.parameters.map { parameter in
      names(in: parameter.when).compactMap(scope.index)
    }
    Circles.find(parents) { circle in
      report(circle.map { intent.parameters[$0].id }, node, &reading)
      if let last = circle.last { intent.parameters[last].when = .always }
      return false
    }
  }

  /// Every name, as often as it is there.
  private static func names(in condition: Condition) -> [String] {
    switch condition {
    case .always: []
    case .equals(let name, _), .oneOf(let name, _), .isSet(let name, _): [name]
    case .not(let inner): names(in: inner)
    case .all(let parts), .any(let parts): parts.flatMap(names)
    }
  }

  private static func report(_ circle: [String], _ node: JSONNode, _ reading: inout Reading) {
    guard let first = circle.first, let last = circle.last else { return }
    let place = node["parameters"]?.elements?.first { $0["id"]?.string == last }
    reading.report(
      .parameterDependsOnItself,
      "\(Words.quoted(first)) depends on itself: \(Circles.words(circle))",
      at: (place?["when"] ?? place ?? node).location)
  }
}
