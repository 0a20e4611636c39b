import Testing

@testable import RunbookModel

/// The pages that a page wants to be done before it.
@Suite struct PrerequisitePageTests {
  @Test(arguments: [
    ("en", "## Prerequisites\n\n- [A](a.md)\n- [B](sub/b.md#x), [A](a.md)\n", ["a.md", "sub/b.md"]),
    ("en", "**Before you begin**\n\n- [A](a.md)\n\n**Then**\n\n- [B](b.md)\n", ["a.md"]),
    ("en", "Before you begin, read [A](a.md?x=1).\n\nThen [B](b.md).\n", ["a.md"]),
    (
      "en", "## Prerequisites\n\n[A](https://a.example/a.md), [B](/docs/b.md), [C](#c), [D](mailto:d@example.com)\n", []
    ),
    ("en", "## Next\n\n- [A](a.md)\n", []), ("fr", "## Avant de commencer\n\n- [A](a.md)\n", ["a.md"]),
    ("pt-BR", "## Pré-requisitos\n\n- [A](a.md)\n", ["a.md"]),
  ])
  func linksBelowThatWordAreDoneFirst(locale: String, text: String, pages: [String]) {
    #expect(read("# T\n\n\(text)\n## Do it\n\n```sh\nls\n```\n", locale: locale).pagesBefore == pages)
  }
}
