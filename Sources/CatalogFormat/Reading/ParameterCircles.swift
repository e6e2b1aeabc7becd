import IntentModel
import PositionedJSON

/// Parameters whose conditions lead back to themselves: no run could decide where to begin.
enum ParameterCircles {
  private enum Mark { case unseen, onPath, done }

  /// Reports each circle, and opens it by leaving out the condition that closes it.
  static func open(_ intent: inout AppIntent, _ node: JSONNode, _ reading: inout Reading) {
    guard intent.parameters.contains(where: { $0.when != .always }) else { return }
    let scope = IntentScope(intent.parameters)
    let parents = intent.parameters.map { parameter in
      names(in: parameter.when).compactMap(scope.index)
    }
    var marks = Array(repeating: Mark.unseen, count: parents.count)
    for start in parents.indices where marks[start] == .unseen {
      // Each step of the path: a parameter, and how many of its parents have been looked at.
      var path = [(parameter: start, seenCount: 0)]
      marks[start] = .onPath
      while let (parameter, seenCount) = path.last {
        guard intent.parameters[parameter].when != .always, seenCount < parents[parameter].count
        else {
          marks[parameter] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].seenCount += 1
        let parent = parents[parameter][seenCount]
        switch marks[parent] {
        case .unseen:
          marks[parent] = .onPath
          path.append((parent, 0))
        case .onPath:
          let circle = path.drop { $0.parameter != parent }.map(\.parameter)
          report(circle.map { intent.parameters[$0].id }, node, &reading)
          intent.parameters[parameter].when = .always
        case .done: break
        }
      }
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
    let steps = circle.count > 6 ? circle.prefix(5) + ["…", last] : circle[...]
    let place = node["parameters"]?.elements?.first { $0["id"]?.string == last }
    reading.report(
      .parameterDependsOnItself,
      "\(Words.quoted(first)) depends on itself: "
        + (steps + [first]).joined(separator: " → "),
      at: (place?["when"] ?? place ?? node).location)
  }
}
