import Foundation
import Testing

@testable import CatalogFormat

@Suite struct CatalogDocumentationTests {
  private static let command =
    "swift run understudy schema --documentation > Documentation/CatalogFormat.md"

  @Test func thePageIsCurrent() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/CatalogFormat.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    #expect(text == CatalogDocumentation.markdown(), "renew it: \(Self.command)")
  }

  @Test func thePageNamesTheCommandThatRenewsIt() {
    #expect(CatalogDocumentation.markdown().contains(Self.command))
  }

  @Test func everyLinkLeadsToASection() {
    let text = CatalogDocumentation.markdown()
    let sections = Set(
      text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
        $0.dropFirst(3).lowercased().replacing(" ", with: "-")
      })
    let links = text.matches(of: /\]\(#([^)]*)\)/).map { String($0.output.1) }
    #expect(links.count > 50)
    #expect(Set(links).subtracting(sections) == [])
  }
}
extension CatalogDocumentationTests {
  @Test func theExampleHasNothingWrong() {
    let source = CatalogSource(
      file: "teatime.app.jsonc", bytes: Array(CatalogDocumentation.example.utf8))
    #expect(CatalogReader.read([source], phoneID: "p").findings.map(\.description) == [])
  }
}
