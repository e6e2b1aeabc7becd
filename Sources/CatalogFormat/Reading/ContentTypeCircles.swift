import Findings
import IntentModel
import PositionedJSON

/// A content type of an app's own, and what it says it is.
struct Conformance: Sendable {
  var type: String
  var parent: String
  var location: SourceLocation
}

/// Content types that conform to themselves through others, of one app or several: nothing says
/// what they are.
enum ContentTypeCircles {
  /// Reports each circle, and opens it by leaving out the conformance that closes it.
  static func open(_ phone: inout PhoneCatalog, _ reading: inout Reading) {
    var places = [(app: Int, type: Int)]()
    for (app, catalog) in phone.apps.enumerated() {
      places += catalog.contentTypes.indices.map { (app, $0) }
    }
    let types = places.map { phone.apps[$0.app].contentTypes[$0.type] }
    // What another app has declared already is not declared again.
    let indexByID = Dictionary(
      types.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let parents = types.map { $0.conformsTo.compactMap { indexByID[$0] } }
    Circles.find(parents) { circle in
      guard let first = circle.first, let last = circle.last else { return true }
      let (app, type) = places[last]
      report(circle.map { types[$0].id }, app: phone.apps[app].id, &reading)
      phone.apps[app].contentTypes[type].conformsTo.removeAll { $0 == types[first].id }
      return true
    }
  }

  private static func report(_ circle: [String], app: String, _ reading: inout Reading) {
    guard let first = circle.first, let last = circle.last,
      let step = reading.apps[app]?.conformances.first(where: {
        $0.type == last && $0.parent == first
      })
    else { return }
    reading.report(
      .contentTypeConformsToItself,
      "\(Words.quoted(first)) conforms to itself: \(Circles.words(circle))", at: step.location)
  }
}
