import Diagnostics
import MarkdownBlocks
import RunbookModel

@testable import RunbookLint

/// A page in which `⟦` and `⟧` are around every place where a rule is to find something.
///
///     #expect(MarkedPage("1. Log in ⟦–⟧sso.").found(by: SomeRule.self) == "1. Log in ⟦–⟧sso.")
///
/// What comes back has the marks where the rule found something, so that a difference shows at a glance.
struct MarkedPage {
  /// Without the marks.
  let text: String
  let path: String

  init(_ marked: String, path: String = "page.md") {
    text = marked.filter { $0 != "⟦" && $0 != "⟧" }
    self.path = path
  }

  var page: Page {
    let document = MarkdownReader().read(SourceFile(path: path, text: text))
    return Page(document: document, runbook: RunbookReader().read(document))
  }

  func findings(of rule: any Rule.Type) -> [Diagnostic] { rule.init().check(page) }

  /// The page with marks around what the rule found.
  func found(by rule: any Rule.Type) -> String {
    let source = SourceFile(path: path, text: text)
    var bytes = source.bytes
    let ranges = findings(of: rule).map(\.range).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    for range in ranges.reversed() {
      bytes.insert(contentsOf: "⟧".utf8, at: source.offset(of: range.end))
      bytes.insert(contentsOf: "⟦".utf8, at: source.offset(of: range.start))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The page with every fix of the rule made once.
  func fixed(by rule: any Rule.Type) -> String { Self.applying(findings(of: rule).flatMap(\.fixes), to: text) }

  static func applying(_ fixes: [FixIt], to text: String) -> String {
    let source = SourceFile(path: "page.md", text: text)
    var bytes = source.bytes
    for fix in fixes.sorted(by: { $0.range.start < $1.range.start }).reversed() {
      bytes.replaceSubrange(
        source.offset(of: fix.range.start)..<source.offset(of: fix.range.end), with: fix.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A step with one command.
  static func command(_ text: String, class codeClass: String = "pre") -> MarkedPage {
    MarkedPage(step(text, class: codeClass))
  }

  static func step(_ text: String, class codeClass: String = "pre") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return "1.  Do it.\n\n    ```\n\(lines.joined(separator: "\n"))\n    ```\n    {: \(codeClass)}\n"
  }
}
