import CBundledFiles

/// The demo and the themes that are inside the program.
enum BundledFiles {
  struct File {
    /// From the top of the repository: `Demo/Apps/clock.app.jsonc`.
    var name: String
    var bytes: [UInt8]
  }

  /// Those whose name begins so, in order.
  static func files(under folder: String) -> [File] {
    (0..<understudy_bundled_count()).compactMap { index in
      guard let namePointer = understudy_bundled_name(index),
        let bytes = understudy_bundled_bytes(index)
      else { return nil }
      let name = String(cString: namePointer)
      guard name.hasPrefix(folder) else { return nil }
      let buffer = UnsafeBufferPointer(start: bytes, count: understudy_bundled_length(index))
      return File(name: name, bytes: Array(buffer))
    }
  }

  static func file(_ name: String) -> File? { files(under: name).first { $0.name == name } }
}
