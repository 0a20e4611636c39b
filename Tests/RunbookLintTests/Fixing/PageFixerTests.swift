import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

@Suite struct PageFixerTests {
  private static func checked(_ text: String) -> CheckedPage { checked(SourceFile(path: "a.md", text: text)) }

  private static func checked(_ file: SourceFile) -> CheckedPage {
    let document = MarkdownReader().read(file)
    let runbook = RunbookReader(locale: "en").read(document)
    return CheckedPage(
      document: document, runbook: runbook, diagnostics: Linter().check(runbook, document: document))
  }

  private func fixed(_ text: String) -> (text: String, mended: Int, refused: Int) {
    let outcome = PageFixer().fixed(Self.checked(text)) { Self.checked($0) }
    return (String(decoding: outcome.page.source.bytes, as: UTF8.self), outcome.mended, outcome.refused)
  }

  private static func step(_ command: String, class name: String = "pre") -> String {
    "1.  Run it.\n\n    ```\n    \(command)\n    ```\n    {: \(name)}\n"
  }

  @Test func soundFixesAreKept() {
    #expect(fixed(Self.step("ibmcloud login -- sso")) == (Self.step("ibmcloud login --sso"), 1, 0))
    #expect(fixed(Self.step("ls", class: "prre")) == (Self.step("ls"), 1, 0))
    #expect(fixed(Self.step("ls")) == (Self.step("ls"), 0, 0))
  }

  @Test func aFenceInAQuoteIsClosedThere() {
    #expect(fixed("> ```sh\n> ls\n\nText.\n").text == "> ```sh\n> ls\n> ```\n\nText.\n")
    #expect(
      fixed("> - Run\n>\n>   ```sh\n>   ls\n\nText.\n").text == "> - Run\n>\n>   ```sh\n>   ls\n>   ```\n\nText.\n")
  }

  /// What a rule that is made for the test makes of a page: each `part` is to be replaced.
  private func outcome(_ text: String, _ fixes: [(part: String, replacement: String)]) -> PageFixer.Outcome {
    func page(_ file: SourceFile) -> CheckedPage {
      let page = Self.checked(file)
      let own = fixes.compactMap { fix -> Diagnostic? in
        guard let place = Self.place(of: fix.part, in: String(decoding: file.bytes, as: UTF8.self)) else { return nil }
        let range = SourceRange(file.position(atOffset: place.lowerBound), file.position(atOffset: place.upperBound))
        return Diagnostic(
          rule: "made-up", severity: .warning, range: range, message: "m",
          fixes: [FixIt(range: range, replacement: fix.replacement)])
      }
      return CheckedPage(document: page.document, runbook: page.runbook, diagnostics: page.diagnostics + own)
    }
    return PageFixer().fixed(page(SourceFile(path: "a.md", text: text))) { page($0) }
  }

  /// The first one, in UTF-8 byte offsets.
  private static func place(of part: String, in text: String) -> Range<Int>? {
    text.firstRange(of: part).map { found in
      let start = text[..<found.lowerBound].utf8.count
      return start..<start + part.utf8.count
    }
  }

  @Test(arguments: [
    // Prose that becomes code, a step that becomes part of another, code that is closed later.
    ("Run it.", "```"), ("2.  Look", "Look"), ("    ```\n    {: pre}\n\n2", "    {: pre}\n\n2"),
    // A new finding; a finding that stays.
    ("docker images", "ibmcloud login -- sso"), ("docker images", "docker images  docker images"),
  ])
  func whatDoesMoreThanItSaysIsLeftOut(part: String, replacement: String) {
    let text = Self.step("docker images") + "\n2.  Look at it.\n\n    ```\n    docker ps\n    ```\n    {: pre}\n"
    let found = outcome(text, [(part, replacement)])
    #expect(found.mended == 0)
    #expect(found.refused == 1)
    #expect(found.page.source.bytes == Array(text.utf8))
  }

  @Test func theOthersAreKept() {
    let steps = (1...9).map { "\($0).  Run it.\n\n    ```\n    docker images a\($0)\n    ```\n    {: pre}\n" }
    let text = steps.joined(separator: "\n")
    let fixes = (1...9).map { number in
      ("images a\(number)", number == 4 ? "images; ibmcloud login -- sso" : "images \(number)")
    }
    let found = outcome(text, fixes)
    #expect(found.mended == 8)
    #expect(found.refused == 1)
    let expected = text.replacing(#/images a([0-9])/#) { $0.output.1 == "4" ? "images a4" : "images \($0.output.1)" }
    #expect(String(decoding: found.page.source.bytes, as: UTF8.self) == expected)
  }

  @Test func edits() {
    let map = EditMap([.init(range: 2..<4, text: "xyz"), .init(range: 8..<8, text: "__")])
    #expect([0, 2, 3, 4, 5, 8, 9].map { map.newPlace(ofOld: $0) } == [0, 2, 2, 2, 6, 9, 12])
    #expect([0, 2, 5, 6, 9, 11, 12].map { map.newPlace(ofNew: $0) } == [0, 2, 2, 6, 9, 9, 12])
    #expect(map.touches(old: 0..<2) && map.touches(old: 4..<5) && !map.touches(old: 5..<7) && map.touches(old: 7..<8))
    #expect(!map.touches(new: 6..<8) && map.touches(new: 11..<14) && !map.touches(new: 12..<14))
  }
}
