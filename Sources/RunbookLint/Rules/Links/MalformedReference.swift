import Diagnostics
import MarkdownBlocks

/// A reference of the documentation system that lost a brace or got a blank.
struct MalformedReference: Rule {
  static let id = "malformed-reference"
  static let severity = Severity.warning
  static let summary: Message = "A reference of the documentation system is damaged"
  static let explanation = RuleExplanation(
    why: """
      `{{site.data.keyword.x}}` is replaced when the page is built. With a brace missing or a space in the name it \
      stays as it is, or becomes nothing, and the product's name is missing in the sentence.
      """,
    bad: """
      With {{site.data.keyword.registryshort} you store images.
      """,
    good: """
      With {{site.data.keyword.registryshort}} you store images.
      """,
    remedy: "Write two braces on each side, and no space in the name.")

  func check(_ page: Page) -> [Diagnostic] {
    page.references.filter { !$0.isComplete }.map { reference in
      finding(
        "this reference is damaged, and will stay in the page as it is",
        at: page.document.source.range(ofBytes: reference.range))
    }
  }
}
