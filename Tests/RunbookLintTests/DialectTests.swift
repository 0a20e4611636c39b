import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookLint

@Suite struct DialectTests {
  private func dialect(_ text: String) -> Dialect {
    Dialect.sightings(in: MarkdownReader().read(SourceFile(path: "page.md", text: text))).first?.dialect ?? .plain
  }

  @Test(arguments: [
    ("# Kiln\n\n=== \"Gas\"\n\n    ```\n    kiln gas\n    ```\n", Dialect.mkdocs),
    ("# Kiln\n\n{{< note >}}\nHot.\n{{< /note >}}\n", .hugo),
    ("# Kiln\n\n<Tabs>\n<TabItem value=\"gas\">\n\nGas.\n\n</TabItem>\n</Tabs>\n", .docusaurus),
    ("# Kiln\n\n```bash npm2yarn\nnpm install kiln\n```\n", .docusaurus),
    ("# Kiln\n\n::: code-group\n```sh [npm]\nnpm install kiln\n```\n:::\n", .vitepress),
    ("# Kiln\n\n# [Gas](#tab/gas)\n\nGas.\n\n---\n", .docfx),
    ("# Kiln\n\n:::{note}\nHot.\n:::\n", .myst),
    ("# Kiln\n\n```\nkiln\n```\n{: pre}\n", .kramdown),
    ("# Kiln\n\n> [!NOTE]\n> Hot.\n", .plain),
  ]) func isFound(text: String, expected: Dialect) {
    #expect(dialect(text) == expected)
  }

  /// A page about another dialect is not written in it.
  @Test func signsInCodeDoNotCount() {
    #expect(dialect("# Kiln\n\n```\n=== \"Gas\"\n{{< note >}}\n```\n") == .plain)
  }

  @Test func theOneWithMoreSignsWins() {
    #expect(dialect("# Kiln\n\n{{< note >}}\n\n!!! note\n\n    Hot.\n\n!!! tip\n\n    Cold.\n") == .mkdocs)
  }

  /// `{: .pre}` is text in a page of another dialect.
  @Test func attributeListsConcernTheirDialects() {
    #expect(Dialect.kramdown.readsAttributeLists && Dialect.plain.readsAttributeLists)
    #expect(!Dialect.hugo.readsAttributeLists && !Dialect.docusaurus.readsAttributeLists)
  }
}
