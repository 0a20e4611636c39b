import Diagnostics
import MarkdownBlocks

/// Text that only the documentation system puts into the page.
struct MissingInclude: Rule {
  static let id = "missing-include"
  static let severity = Severity.info
  static let summary: Message = "The content of an include is not in the page"
  static let explanation = RuleExplanation(
    why: """
      `{{site.data.content.x}}` and `{{../file.md#part}}` stand for whole paragraphs and steps. Nothing in them is \
      checked, planned or run with the page, so that a step may be missing when it is run from its source.
      """,
    bad: """
      # Install

      {{site.data.content.install-steps}}
      """,
    good: """
      # Install

      1. Download the installer and run it.
      """,
    remedy: "Nothing needs to be done if the page is only read. Run the built page, or write the steps out.")

  func check(_ page: Page) -> [Diagnostic] {
    page.references.filter { $0.isIncluded }.map { reference in
      finding(
        "what \(reference.content) stands for is not in this page",
        at: page.document.source.range(ofBytes: reference.range))
    }
  }
}
