import Diagnostics
import MarkdownBlocks
import Testing

/// Code as MyST shows it.
@Suite struct CodeDirectiveTests {
  private func first(_ text: String) -> CodeBlock? {
    MarkdownReader().read(SourceFile(path: "page.md", text: text)).blocks.lazy.compactMap { block in
      if case .code(let code) = block.kind { code } else { nil }
    }.first
  }

  @Test func languageIsBehindTheDirective() {
    #expect(first("```{code-block} bash\nls\n```\n")?.info == "bash")
    #expect(first("```{code-block}\nls\n```\n")?.info == "")
    #expect(first("```{note-block} bash\nls\n```\n")?.info == "{note-block} bash")
  }

  @Test func optionsAreNoContent() throws {
    let page = "```{code-block} python\n:caption: one.py\n:emphasize-lines: 1\n\nprint(1)\n```\n"
    let code = try #require(first(page))
    #expect(code.info == "python title=\"one.py\"" && code.text == "print(1)")
    #expect(code.lineStarts.map(\.line) == [5])
    #expect(first("```{code-block} text\n::one\n```\n")?.text == "::one")
  }

  /// Between colons, within a tab.
  @Test func codeBetweenColons() {
    let page =
      ":::::{tab-set}\n\n::::{tab-item} CLI\n\n:::{code-block} shell\n:caption: x\n\nkiln fire\n:::\n\n::::\n\n:::::\n"
    #expect(first(page)?.info == "shell")
    #expect(first(page)?.text == "kiln fire")
    #expect(first(":::{note}\nkiln fire\n:::\n") == nil)
  }
}
