/// Where a part is in the whole: `\.title`, unevaluated.
typealias Path<Whole, Part> = @Sendable () -> WritableKeyPath<Whole, Part>

/// How a part of the whole is read and written.
///
/// A key path that is kept is an object, made when the program starts, with a type of its own; for
/// all fields together that took longer than the fields took to read. Here the compiler sees each
/// path beside its only use and makes plain reading and writing of it, which is why whoever passes
/// a `Path` on is inlined.
struct PartAccess<Whole: Sendable, Part>: Sendable {
  let get: @Sendable (Whole) -> Part
  let set: @Sendable (inout Whole, Part) -> Void

  @inline(__always)
  init(_ path: @escaping Path<Whole, Part>) {
    get = { $0[keyPath: path()] }
    set = { $0[keyPath: path()] = $1 }
  }
}
