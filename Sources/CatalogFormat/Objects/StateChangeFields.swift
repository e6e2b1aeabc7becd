import IntentModel

/// What outcomes, buttons and the end of a Live Activity do to the app's own state.
enum StateChangeFields {
  static func at<Whole>(
    _ path: @autoclosure @escaping Path<Whole, StateChange>
  ) -> [Field<Whole>] {
    fields.map { $0.at(path()) }
  }

  private static let fields: [Field<StateChange>] = [
    Field("set", \.assignments, .assignments, "Facts, and what they become."),
    Field("add", \.additions, .additions, "Facts, and what is added to them."),
    Field(
      "remove", \.removals, .list(.itemReference), "Items to take away, as `\"Entity/item\"`."),
  ]
}
