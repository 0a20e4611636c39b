import Diagnostics
import GoldenFiles
import MarkdownBlocks
import Testing

@Suite struct ContainerTests {
  static let names = ["material", "hugo", "components", "colons", "headings", "liquid"]

  @Test(
    arguments: [
      ("::: code-group\n```sh [npm]\nnpm i\n```\n\nText.\n", 1), ("Text.\n\n::: details\nText.\n", 3),
      ("<details><summary>More</summary>\n\nText.\n", 1), (":::warning\nText.\n", 1), (":::warning\nText.\n:::\n", nil),
      ("{{< tab \"a\" >}}\nx\n", 1), ("{{< tab \"a\" >}}\nx\n{{< tab \"b\" >}}\ny\n{{< /tab >}}\n", 1),
      ("{{< tabs >}}\n{{< tab \"a\" >}}\nx\n{{< /tab >}}\n{{< /tabs >}}\n", nil), ("{{< note \"a\" >}}\nx\n", nil),
      ("=== \"a\"\n    x\n", nil), ("> [!NOTE]\n> x\n", nil), ("# [A](#tab/a)\nx\n\n# [B](#tab/b)\ny\n\n---\n", nil),
    ] as [(String, Int?)])
  func whatIsNeverClosedIsSaid(text: String, line: Int?) {
    let found = Self.read(text).diagnostics.filter { $0.rule == "unclosed-container" }
    #expect(found.map(\.range.start.line) == (line.map { [$0] } ?? []))
  }

  /// docsify, and what Sphinx calls a group.
  @Test(arguments: [
    ("<!-- tabs:start -->\n#### **One**\nx\n#### ** Two **\ny\n<!-- tabs:end -->\n", ["One", "Two"]),
    ("<!-- tabs:start -->\n<!-- tab:One -->\nx\n<!-- tab:Two -->\ny\n<!-- tabs:end -->\n", ["One", "Two"]),
    ("#### **One**\nx\n", []),
    ("````{tabs}\n```{group-tab} One\nx\n```\n```{group-tab} Two\ny\n```\n````\n", ["One", "Two"]),
  ])
  func labelsOfTabs(text: String, labels: [String]) {
    let found = Self.read(text).containers.compactMap { container -> String? in
      if case .tab(let label, _) = container.kind { label } else { nil }
    }
    #expect(found == labels)
  }

  /// Elements of HTML that a script or a sheet of styles shows one at a time.
  @Test(arguments: [
    (##"<a data-toggle="tab" href="#one"><b>One</b></a> <a href="#two">Two</a>"##, "tab-pane", ["One", "Two"]),
    (
      #"<button onclick="show('one')">One</button> <button aria-controls="two">Two</button>"#, "tabcontent",
      ["One", "Two"]
    ),
    (#"<label for="one">One</label> <label for="two">Two</label>"#, "tab-panel", ["One", "Two"]),
    (##"<a href="#one">One</a> <a href="#two">Two</a>"##, "chapter", []), ("", "tab-pane", []),
  ])
  func elementsAreTabs(controls: String, kind: String, labels: [String]) {
    func pane(_ id: String) -> String {
      "<div id=\"\(id)\" class=\"\(kind)\">\n\n<div>\nx\n</div>\n\n```sh\n\(id)\n```\n\n</div>\n"
    }
    let text =
      "\(controls)\n\n<div class=\"all\">\n" + pane("one") + pane("two") + "</div>\n\n```sh\nc\n```\n"
    let document = Self.read(text)
    let found = document.containers.compactMap { container -> String? in
      if case .tab(let label, _) = container.kind { label } else { nil }
    }
    #expect(found == labels)
    Self.expectSound(document)
    let codes = document.blocks.filter { block in if case .code = block.kind { true } else { false } }
    #expect(codes.map { $0.container != nil } == (labels.isEmpty ? [false, false, false] : [true, true, false]))
  }

  static func read(_ text: String) -> Document {
    MarkdownReader().read(SourceFile(path: "page.md", text: text))
  }

  /// Containers nest, tabs are in sets, and what is in a container is within its range.
  static func expectSound(_ document: Document) {
    let containers = document.containers
    for (index, container) in containers.enumerated() {
      if index > 0 { #expect(containers[index - 1].range.start <= container.range.start) }
      if let parent = container.parent {
        #expect(parent < index)
        #expect(containers[parent].range.start <= container.range.start)
        #expect(container.range.end <= containers[parent].range.end)
      }
      if case .tab = container.kind {
        guard let parent = container.parent, case .tabSet = containers[parent].kind else {
          Issue.record("a tab outside of every set: \(document.dump())")
          continue
        }
      }
    }
    for block in document.blocks {
      guard let container = block.container else { continue }
      #expect(containers[container].range.start <= block.range.start)
    }
  }

  @Test(arguments: names)
  func containers(of name: String) {
    let document = MarkdownReader().read(PagesTests.page("containers-\(name)"))
    Self.expectSound(document)
    #expect(GoldenFile("containers-\(name).blocks.txt").mismatch(with: document.dump()) == nil)
  }

  @Test(arguments: names)
  func lineEndingsChangeNothing(in name: String) {
    let page = PagesTests.page("containers-\(name)")
    let windows = page.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    let document = MarkdownReader().read(SourceFile(path: page.path, bytes: windows))
    let plain = MarkdownReader().read(page)
    #expect(document.containers.map(\.kind) == plain.containers.map(\.kind))
    #expect(document.blocks.map(\.container) == plain.blocks.map(\.container))
  }

  @Test func tabsIndentAsBlanksDo() {
    let page = Self.read("=== \"A\"\n\n\t```sh\n\tls\n\t```\n\n\t!!! note\n\t\tText.\n\nAfter.\n")
    #expect(page.blocks.map(\.container) == [1, 2, nil])
    #expect(page.containers.count == 3)
  }

  static let openings = [
    "=== \"a\"", "!!! note", "{{< tabs >}}", "{{% tab \"a\" %}}", "<Tabs>", "<TabItem value=\"a\">", ":::note",
    "<details>",
    "````{note}", "{% tab a %}", "::Tabs\n\n:::TabTitle a", "/// tab | a", ":::zone pivot=\"a\"", "# [a](#tab/a)",
  ]

  /// What nothing closes ends somewhere, and swallows no code.
  @Test(arguments: openings)
  func unclosed(opening: String) {
    let page = Self.read("# T\n\n\(opening)\n\n```sh\nls\n```\n\n# Next\n\nText.\n\n```sh\npwd\n```\n")
    Self.expectSound(page)
    let codes = page.blocks.filter { if case .code = $0.kind { true } else { false } }
    #expect(codes.count == 2)
    #expect(page.blocks.last?.container == nil)
  }

  /// Many markers, one below the other and on one line.
  @Test(arguments: openings)
  func many(opening: String) {
    for separator in ["\n\n", "\n", " "] {
      let page = Self.read(String(repeating: opening + separator, count: 3_000) + "{{< /tab >}}</Tabs>")
      Self.expectSound(page)
    }
  }

  @Test func deep() {
    let page = (0..<500).map { String(repeating: " ", count: 4 * $0) + "=== \"\($0)\"" }.joined(separator: "\n\n")
    Self.expectSound(Self.read(page + "\n\nEnd.\n"))
  }

  @Test(arguments: ["> ", "- ", "1. "])
  func insideOfQuotesAndItems(prefix: String) {
    let content =
      "<details>\n<summary>A</summary>\n\n```sh\nls\n```\n\n</details>\n\n=== \"B\"\n\n    ```sh\n    pwd\n    ```"
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = prefix == "> " ? prefix : String(repeating: " ", count: prefix.count)
    let page = Self.read(
      lines.enumerated().map { ($0 == 0 ? prefix : rest) + $1 }.joined(separator: "\n") + "\n\nAfter.\n")
    Self.expectSound(page)
    #expect(page.containers.map(\.kind) == [.details(summary: "A"), .tabSet(group: nil), .tab(label: "B", id: nil)])
    let codes = page.blocks.compactMap { if case .code(let code) = $0.kind { code.text } else { nil } }
    #expect(codes == ["ls", "pwd"])
  }

  @Test func examplesOfMarkersAreNoMarkers() {
    let page = Self.read(
      "Write `{{< note >}}` or `</details>` here.\n\n```md\n=== \"a\"\n:::note\n```\n\n    !!! note\n\nA <Tab> key.\n")
    #expect(page.containers.isEmpty)
    #expect(page.blocks.count == 4)
  }
}
