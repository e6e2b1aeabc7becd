import CatalogFormat

extension Subcommand {
  static let schema = Subcommand(
    name: "schema", summary: "Print the catalog's JSON Schema", usage: "",
    options: [
      Option("--documentation", nil, "print Documentation/CatalogFormat.md instead")
    ]
  ) { arguments throws(UsageError) in
    Output.print(
      arguments.has("--documentation") ? CatalogDocumentation.markdown() : CatalogSchema.text())
    return .fine
  }
}
