import Diagnostics
import MarkdownBlocks
import Testing

@Suite struct RepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var page: String
    /// The code blocks' texts, in order.
    var code: [String]
    var rules: [String] = []
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "sound", page: "```\na\n```\n{: pre}\n", code: ["a"]),
    Case(
      name: "unclosed in a quote", page: "> ```sh\n> a\n\nText\n\n```\nb\n```\n", code: ["a", "b"],
      rules: ["unclosed-fence"]),
    Case(name: "glued before a list", page: "```\na```\n{: pre}\n", code: ["a"], rules: ["glued-fence"]),
    Case(name: "glued with its list", page: "```\na```{: pre}\n", code: ["a"], rules: ["glued-fence"]),
    Case(
      name: "glued before a blank line", page: "```\na```\n\nText\n\n```\nb\n```\n{: pre}\n", code: ["a", "b"],
      rules: ["glued-fence"]),
    Case(name: "backticks that end a line", page: "```\necho ```\n\nb\n```\n{: pre}\n", code: ["echo ```\n\nb"]),
    Case(
      name: "short", page: "````\na\n```\n{: pre}\n\n````\nb\n```\n{: pre}\n", code: ["a", "b"],
      rules: ["short-closing-fence", "short-closing-fence"]),
    Case(
      name: "two backticks before a blank line", page: "```\na\n``\n\n```\nb\n```\n{: pre}\n", code: ["a", "b"],
      rules: ["short-closing-fence"]),
    Case(
      name: "two backticks before a list", page: "1. A\n\n   ```\n   a\n   ``\n   {: pre}\n\n2. B\n", code: ["a"],
      rules: ["short-closing-fence"]),
    Case(name: "two backticks at the end", page: "```\na\n``\n", code: ["a"], rules: ["short-closing-fence"]),
    Case(name: "two backticks in a block", page: "```\na\n``\nb\n```\n{: pre}\n", code: ["a\n``\nb"]),
    Case(name: "nested on purpose", page: "````\n```\na\n```\n{: pre}\n````\n", code: ["```\na\n```\n{: pre}"]),
    Case(
      name: "unclosed before its list", page: "```\na\n{: pre}\n\n```\nb\n```\n", code: ["a", "b"],
      rules: ["unclosed-fence"]),
    Case(name: "unclosed before a heading", page: "```\na\n\n## H\n{: #h}\n", code: ["a"], rules: ["unclosed-fence"]),
    Case(
      name: "unclosed before an opener", page: "```\na\n\n```sh\nb\n```\n", code: ["a", "b"],
      rules: ["unclosed-fence"]),
    Case(
      name: "unclosed before the next step", page: "1. A\n\n    ```\n    a\n\n2. B\n", code: ["a"],
      rules: ["unclosed-fence"]),
    Case(
      name: "a full stop after the fence", page: "```\na\n```.\n\nText\n\n```\nb\n```\n", code: ["a", "b"],
      rules: ["unclosed-fence"]),
    Case(name: "unclosed at the end", page: "```\na\n\n", code: ["a"], rules: ["unclosed-fence"]),
    Case(name: "comments in shell code", page: "```\na\n\n# b\n## c\n```\n", code: ["a\n\n# b\n## c"]),
    Case(
      name: "closed left of the item", page: "1.  A\n\n    ```\n    a\n```\n{: pre}\n", code: ["a"],
      rules: ["dedented-fence", "attribute-list-misplaced"]),
    Case(name: "empty", page: "```\n```\n", code: [""]),
    Case(name: "blank lines at both ends", page: "```\n\na\n\n```\n", code: ["\na\n"]),
    Case(name: "right of the fence", page: "  ```\n    a\n b\n  ```\n", code: ["  a\nb"]),
    Case(
      name: "attribute list left of the item", page: "1. A\n\n    ```\n    a\n    ```\n{: pre}\n\n2. B\n", code: ["a"],
      rules: ["attribute-list-misplaced"]),
    Case(
      name: "attribute list far to the right", page: "```\na\n```\n     {: pre}\n", code: ["a"],
      rules: ["attribute-list-misplaced"]),
    Case(
      name: "attribute list at another column of the item", page: "1. A\n\n    ```\n    a\n    ```\n   {: pre}\n",
      code: ["a"], rules: ["attribute-list-misplaced"]),
    Case(
      name: "tabs", page: "1. A\n\n\t```\n\ta\n\t\tb\n\t```\n\t{: pre}\n", code: ["a\n\tb"],
      rules: ["tab-before-fence"]),
    Case(
      name: "tab over the fence's column", page: "1. A\n\n \t```\n\ta\n  ```\n\n  ```\n\tb\n\t```\n",
      code: ["a", "  b"], rules: ["tab-before-fence", "dedented-fence", "tab-before-fence"]),
    Case(name: "tabs in code", page: "```\na:\n\tb\n```\n{: pre}\n", code: ["a:\n\tb"]),
    Case(name: "byte order mark", page: "\u{FEFF}```\na\n```\n", code: ["a"], rules: ["byte-order-mark"]),
    Case(
      name: "byte order mark before front matter", page: "\u{FEFF}---\na: b\n---\n\n```\na\n```\n", code: ["a"],
      rules: ["byte-order-mark"]),
    Case(
      name: "line of tags", page: "A\n\n<br>\nB *b*\n\n```\na\n```\n", code: ["a"], rules: ["html-swallows-text"]),
    Case(
      name: "lines of tags", page: "<br>\n<br /><br>\n```\na\n```\n", code: ["a"], rules: ["html-swallows-text"]),
    Case(name: "lines of tags within a paragraph", page: "A\n<br>\n<br>\nB\n\n```\na\n```\n", code: ["a"]),
    Case(name: "in a comment", page: "<!--\n```\na\n```\n-->\n", code: []),
    Case(name: "quote ends", page: "> ```\n> a\n\nb\n", code: ["a"], rules: ["unclosed-fence"]),
    Case(name: "a number of backticks in text", page: "a ```b``` c\n```d``` e\n", code: []),
  ]

  @Test(arguments: cases)
  func fences(_ example: Case) {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: example.page))
    let code = document.blocks.compactMap { block -> String? in
      if case .code(let code) = block.kind { code.text } else { nil }
    }
    #expect(code == example.code)
    #expect(document.diagnostics.map(\.rule) == example.rules)
  }

  @Test func aLastBlockWithoutItsEndIsShownAsItIsMeant() {
    func severities(_ page: String) -> [Severity] {
      MarkdownReader().read(SourceFile(path: "page.md", text: page)).diagnostics.map(\.severity)
    }
    #expect(severities("```\na\n\n") == [.warning])
    #expect(severities("```\na\n\n## H\n{: #h}\n") == [.error])
  }

  /// What a fix-it makes of a page reads the same, and has nothing left to mend.
  @Test(arguments: cases)
  func fixesMend(_ example: Case) {
    let source = SourceFile(path: "page.md", text: example.page)
    let document = MarkdownReader().read(source)
    guard !document.diagnostics.isEmpty else { return }
    let mended = MarkdownReader().read(SourceFile(path: "page.md", text: Self.mend(source, document.diagnostics)))
    #expect(mended.diagnostics.map(\.rule) == [])
    #expect(Self.outline(mended) == Self.outline(document))
  }

  static func mend(_ source: SourceFile, _ diagnostics: [Diagnostic]) -> String {
    var bytes = source.bytes
    for fix in diagnostics.flatMap(\.fixes).sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(
        source.offset(of: fix.range.start)..<source.offset(of: fix.range.end), with: Array(fix.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Kinds, code and attributes, without places.
  static func outline(_ document: Document) -> [String] {
    document.blocks.map { block in
      let classes = block.attributes.flatMap(\.classes).joined(separator: " ")
      return switch block.kind {
      case .code(let code): "code \(classes) \(code.text)"
      case .heading(let level, _): "heading \(level) \(classes)"
      case .listItem(let marker): "item \(marker.ordinal ?? "-")"
      default: "other \(classes)"
      }
    }
  }

  @Test(arguments: [
    ("{: pre}", ["pre"]), ("{:pre}", ["pre"]), ("{: .pre}", ["pre"]), ("{:  pre }", ["pre"]),
    ("        {: pre}", ["pre"]), ("\n{: pre}", ["pre"]), ("\n\n{: pre}", ["pre"]), ("{ pre}", ["pre"]),
    ("{ :pre}", ["pre"]), ("{: scree}", ["scree"]), ("{: codeblock}\n{: curl}", ["codeblock", "curl"]),
    ("{: .a.b c}", ["a", "b", "c"]), ("{: pre}\n**Note**", ["pre"]), ("{: pre} text", ["pre"]),
  ])
  func classesBelowCode(lists: String, classes: [String]) {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: "```\na\n```\n\(lists)\n"))
    #expect(document.blocks.first?.attributes.flatMap(\.classes) == classes)
  }

  /// A class with a letter too many ends a block as it does spelt right.
  @Test(arguments: ["```\na\n``\n{: screeen}\n\nText\n", "```\na\n{: screeen}\n\nText\n"])
  func aMisspeltClassEndsABlock(page: String) {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: page))
    let texts = document.blocks.compactMap { if case .code(let code) = $0.kind { code.text } else { nil } }
    #expect(texts == ["a"])
  }
}
