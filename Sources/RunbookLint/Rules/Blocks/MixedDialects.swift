import Diagnostics
import MarkdownBlocks

/// Tabs, notes or includes of two site generators in one page.
struct MixedDialects: Rule {
  static let id = "mixed-dialects"
  static let severity = Severity.warning
  static let summary: Message = "The page has marks of two site generators"
  static let explanation = RuleExplanation(
    why: """
      Tabs, notes and includes are written otherwise for every site generator. What another generator than the page's \
      own reads is shown to people as it is written, and the commands of all its tabs one below the other. Passo reads \
      both, so that the page may run and still look broken.
      """,
    bad: """
      {{< note >}}
      Stop the service first.
      {{< /note >}}

      !!! warning
          Data is lost.
      """,
    good: """
      {{< note >}}
      Stop the service first.
      {{< /note >}}

      {{< warning >}}
      Data is lost.
      {{< /warning >}}
      """,
    remedy: "Write all of them for the generator that makes the site.")

  func check(_ page: Page) -> [Diagnostic] {
    guard let first = page.dialects.first(where: { $0.dialect.generator != nil }),
      let other = page.dialects.first(where: { found in
        found.dialect.generator.map { $0 != first.dialect.generator } ?? false
      }), let line = other.line
    else { return [] }
    let source = page.document.source
    return [
      finding(
        "this is written for \(other.dialect.name), and the rest of the page for \(first.dialect.name)",
        at: source.range(ofLine: line, 0..<source.line(line).count))
    ]
  }
}
