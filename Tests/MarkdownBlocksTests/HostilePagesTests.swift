import Diagnostics
import MarkdownBlocks
import Testing

@Suite struct HostilePagesTests {
  static func read(_ text: String) -> Document {
    MarkdownReader().read(SourceFile(path: "page.md", text: text))
  }

  enum Shape: String, CaseIterable {
    case processingInstructions, declarations, columns, cells

    var page: String {
      switch self {
      case .processingInstructions: "Text.\n\na" + String(repeating: "<?", count: 600)
      case .declarations: String(repeating: "a <![CDATA[\n", count: 600)
      case .columns: String(repeating: "a|", count: 1_200) + "\n" + String(repeating: "-|", count: 1_200)
      case .cells:
        String(repeating: "a|", count: 600) + "\n" + String(repeating: "-|", count: 600)
          + String(repeating: "\n|b", count: 900)
      }
    }

    var line: Int {
      switch self {
      case .processingInstructions: 3
      case .declarations: 501
      case .columns, .cells: 2
      }
    }
  }

  @Test(arguments: Shape.allCases)
  func refusedByShape(_ shape: Shape) {
    let document = Self.read(shape.page)
    #expect(document.blocks.isEmpty)
    #expect(document.diagnostics.map(\.rule) == ["document-refused"])
    #expect(document.diagnostics.first?.severity == .error)
    #expect(document.diagnostics.first?.range.start.line == shape.line)
  }

  @Test func limitsAreTheCallers() {
    let page = SourceFile(path: "page.md", text: "a <? b <? c")
    #expect(MarkdownReader(limits: MarkdownLimits(openingsPerParagraph: 1)).read(page).blocks.isEmpty)
    #expect(MarkdownReader(limits: MarkdownLimits(openingsPerParagraph: 2)).read(page).blocks.count == 1)
  }

  @Test func codeIsNeverRefused() {
    #expect(Self.read("```\n" + String(repeating: "<?", count: 2_000) + "\n```\n").blocks.count == 1)
  }

  @Test func aPlaceholderInSeveralLinesKeepsTheLinesOfCode() throws {
    let document = Self.read("<pre>$ one <your\nname>\n$ two\nthree\n</pre>\n")
    guard case .code(let code)? = document.blocks.first?.kind else {
      Issue.record("no code")
      return
    }
    #expect(code.text == "$ one <your\nname>\n$ two\nthree")
    #expect(code.lineStarts.map(\.description) == ["1:6", "2:1", "3:1", "4:1"])
  }

  @Test func nestedQuotes() {
    #expect(Self.read(String(repeating: ">", count: 10_000) + " deep").blocks.first?.quoteDepth == 10_000)
  }

  @Test func nestedItems() {
    #expect(Self.read(String(repeating: "- ", count: 10_000) + "deep").blocks.count == 10_001)
  }

  /// What holds the result, compares it or throws it away walks it by recursion.
  @Test func nestedEmphasisIsFlattened() {
    func depth(_ inlines: [Inline]) -> Int {
      inlines.map { inline in
        switch inline.kind {
        case .emphasis(let content), .strong(let content), .link(_, let content): 1 + depth(content)
        default: 0
        }
      }.max() ?? 0
    }
    let page = String(repeating: "*a **b ", count: 5_000) + String(repeating: "c** d*", count: 5_000)
    guard case .paragraph(let content)? = Self.read(page).blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(depth(content) > 10)
    #expect(depth(content) < 100)
  }

  @Test func nestedHTMLIsLeftAlone() {
    let document = Self.read("<table><tr><td>" + String(repeating: "<b>", count: 20_000))
    #expect(document.blocks.count == 1)
    #expect(document.diagnostics.map(\.rule).contains("html-too-deep"))
  }

  @Test func bytesThatAreNoText() {
    let bytes = Array("a \0 b ".utf8) + [0xFF, 0xC3, 0x20] + Array("**c** `d` \u{E000} {\u{E000}0}\n".utf8)
    let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: bytes))
    guard case .paragraph(let content)? = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    let strong = content.first { if case .strong = $0.kind { true } else { false } }
    #expect(strong?.range.description == "1:10-1:15")
    let code = content.first { $0.kind == .code("d") }
    #expect(code?.range.description == "1:16-1:19")
  }

  /// Any bytes make some document, whose ranges are within the page and whose text is the page's.
  @Test func noise() {
    var seed: UInt64 = 7
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    let words = [
      "```", "\n", "\n\n", "{: pre}", "<table>", "</td>", "<!--", "-->", "- ", "1. ", "> ", "# ", "`", "**", "|", "|-|",
      "{{a_b}}", "[x](y)", "<pre>", "    ", "\t", ":   ", "é", "\0", "\r\n", "a.", "word", "~~~", "{:", "}", "\"",
      "<br>", "=== \"a\"", "!!! note", "??? tip \"b\"", "{{< tabs >}}", "{{% tab \"c\" %}}", "{{% /tab %}}",
      "{{< /tabs >}}", "{{< note >}}", "{{< /note >}}", "<Tabs>", "<TabItem value=\"d\">", "</TabItem>", "</Tabs>",
      ":::note", "::::tip", ":::", "::::", "::: code-group", "<details>", "<summary>e</summary>", "</details>",
      "```{note}", "# [f](#tab/f)", "# [g](#tab/g)", "---", "[!NOTE]", "{% tab h %}", "{% endtab %}", "::Tabs",
      ":::TabTitle i", "<you", " x='", "' y>", "$ ", "/// tab | j", "///", "@tab k", ":::zone pivot=\"l\"",
      ":::zone-end",
    ]
    for _ in 0..<400 {
      let text = (0..<(next() % 60)).map { _ in words[next() % words.count] }.joined()
      let source = SourceFile(path: "noise.md", text: text)
      let document = MarkdownReader().read(source)
      ContainerTests.expectSound(document)
      for block in document.blocks {
        #expect(block.range.end.line <= source.lineStarts.count, "\(text.debugDescription)")
        if case .code(let code) = block.kind {
          #expect(
            code.lineStarts.count == code.text.split(separator: "\n", omittingEmptySubsequences: false).count
              || code.text.isEmpty,
            "\(text.debugDescription)")
        }
      }
    }
  }
}
