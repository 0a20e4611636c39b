import Diagnostics
import MarkdownBlocks
import Testing

@Suite struct InlineRangeTests {
  /// The original text of every inline of the first block, outermost only.
  static func sources(_ page: String) -> [String] {
    let source = SourceFile(path: "page.md", text: page)
    guard
      case .paragraph(let content)? = MarkdownReader().read(source).blocks.first(where: { block in
        if case .paragraph = block.kind { true } else { false }
      })?.kind
    else { return [] }
    return content.map { source.text(in: $0.range) }
  }

  @Test(arguments: [
    ("a `b` *c* **d** [e](f) <g> h", ["a ", "`b`", " ", "*c*", " ", "**d**", " ", "[e](f)", " ", "<g>", " h"]),
    ("1.  a\n    b `c\nd` e", ["a", "", "b ", "`c\nd`", " e"]),
    ("> a\n> *b*", ["a", "", "*b*"]),
    ("é `ü` <!-- x -->ö *x*", ["é ", "`ü`", " <!-- x -->ö ", "*x*"]),
    ("[a](b){: external} c", ["[a](b)", "{: external}", " c"]),
    ("a\\\nb *c*", ["a", "", "b ", "*c*"]),
    ("[r]: /u\n[r] *c*", ["[r]", " ", "*c*"]),
    ("**注：**文 `a`", ["**注：**", "文 ", "`a`"]),
    ("&lt;x&gt; `y`", ["&lt;x&gt; ", "`y`"]),
  ])
  func inlinesAreTheirSource(page: String, sources: [String]) {
    #expect(Self.sources(page) == sources)
  }
}
