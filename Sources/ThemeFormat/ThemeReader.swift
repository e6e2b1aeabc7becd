import CellGrid
import Findings
import PositionedJSON

/// Reads a theme file.
///
/// ThemeFormat turns `Themes/*.jsonc` into a `Theme` and findings. A theme never fails as a whole:
/// what cannot be used is reported with its place and replaced by something that can be read.
///
/// A file has a `title`, a `summary`, an `appearance` of the chrome, an `accent` colour, the least
/// `contrast` of the accent as text, colours for `tiles`, and two groups of roles: `chrome`, with
/// its `palette` and `roles`, and `device`, with `roles` and a `light` and a `dark` part that each
/// have a palette and may have roles of their own. A style is a colour, or an object with
/// `foreground`, `background`, `bold`, `dim`, `italic`, `underline` and `reverse`.
package enum ThemeReader {
  /// The theme in a file's bytes. `name` is what the theme is called on the command line.
  package static func read(
    _ bytes: [UInt8], name: String, file: String
  ) -> (theme: Theme, findings: [Finding]) {
    let (root, findings) = JSONReader.read(bytes, file: file)
    guard let root else { return (plain(name), findings) }
    var builder = ThemeBuilder()
    let theme = builder.theme(root, name: name)
    return (theme, findings + builder.findings)
  }

  private static func plain(_ name: String) -> Theme {
    var theme = Theme.plain
    theme.name = name
    theme.title = name
    return theme
  }
}
