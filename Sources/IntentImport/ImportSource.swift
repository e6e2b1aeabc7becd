import PositionedJSON

/// A file to import, with the files beside it that belong to it.
package struct ImportSource: Sendable {
  /// A translation beside the file.
  package struct Companion: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case strings, stringsdict
    }

    /// As its folder spells it, without `.lproj`: `pt-BR`, also `sv_FI`.
    package var language: String
    package var kind: Kind
    package var file: String
    package var bytes: [UInt8]

    package init(language: String, kind: Kind, file: String, bytes: [UInt8]) {
      self.language = language
      self.kind = kind
      self.file = file
      self.bytes = bytes
    }
  }

  /// As the person named it.
  package var file: String
  package var bytes: [UInt8]
  package var companions: [Companion]
  /// What the app is called; nil takes a name from the file's path.
  package var appName: String?
  /// The language of texts in the file itself; nil takes that of its `.lproj` folder, else English.
  package var developmentLanguage: String?

  package init(
    file: String, bytes: [UInt8], companions: [Companion] = [], appName: String? = nil,
    developmentLanguage: String? = nil
  ) {
    self.file = file
    self.bytes = bytes
    self.companions = companions
    self.appName = appName
    self.developmentLanguage = developmentLanguage
  }

  /// More than this is not read at all.
  package static let maximumByteCount = SourceFile.maximumByteCount
}
