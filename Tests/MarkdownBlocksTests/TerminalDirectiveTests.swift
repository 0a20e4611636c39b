import Diagnostics
import MarkdownBlocks
import Testing

/// Terminals as Sphinx shows them.
@Suite struct TerminalDirectiveTests {
  private func first(_ text: String) -> CodeBlock? {
    MarkdownReader().read(SourceFile(path: "page.md", text: text)).blocks.lazy.compactMap { block in
      if case .code(let code) = block.kind { code } else { nil }
    }.first
  }

  @Test func itIsATranscriptWhoseCommandIsAtItsPlace() throws {
    let page = "1. Look.\n\n   ```{terminal}\n   :input: date -u\n   :dir: /tmp\n\n   Fri\n   Sat\n   ```\n"
    let code = try #require(first(page))
    #expect(code.info == "console" && code.text == "$ date -u\nFri\nSat")
    let place = code.position(atOffset: 2)
    #expect((place.line, place.column) == (4, 12))
    #expect(code.position(atOffset: 10).line == 7 && code.lineStarts.count == 3)
  }

  @Test func aHostIsInThePrompt() {
    #expect(first("```{terminal}\n:input: id\n:user: root\n:host: vm\n\nroot\n```\n")?.text == "root@vm:~$ id\nroot")
    #expect(first("```{terminal}\n:input: id\n```\n")?.text == "$ id")
  }

  @Test(arguments: ["```{terminal}\nid\n```\n", "```{terminal}\n```\n", "```{terminal}\n:input:\n\nx\n```\n"])
  func withoutACommandItIsLeftAlone(page: String) {
    #expect(first(page)?.info == "{terminal}")
  }
}
