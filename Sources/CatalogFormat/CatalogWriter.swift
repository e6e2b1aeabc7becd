import IntentModel
import PositionedJSON

/// Writes catalogs as a person would: in the order of the format's page, what is usual left out.
package enum CatalogWriter {
  /// The text of a `*.app.jsonc` file.
  package static func app(_ app: AppCatalog) -> String {
    JSONWriter.text(AppFormat.file.write(app))
  }

  /// The text of a `phone.jsonc` file; the apps stand in files of their own.
  package static func phone(_ phone: PhoneCatalog) -> String {
    JSONWriter.text(PhoneFormat.file.write(phone))
  }
}
