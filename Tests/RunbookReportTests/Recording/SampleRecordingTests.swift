import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner
import Testing

@testable import RunbookReport

/// What comes into the sample blocks of a page, and what of the page stays.
@Suite struct SampleRecordingTests {
  private static func read(_ source: SourceFile) -> (document: Document, runbook: Runbook) {
    let document = MarkdownReader().read(source)
    return (document, RunbookReader().read(document))
  }

  /// - Parameter outputs: of the page's commands, in their order.
  private func recorded(
    _ page: String, _ outputs: [String], values: [String: String] = [:],
    scope: SampleRecording.Scope = [.existing, .missing]
  ) -> SampleRecording.Result {
    let source = SourceFile(path: "page.md", text: page)
    let commands = Self.read(source).runbook.actions.filter { $0.kind == .command }
    let made = zip(commands, outputs).map { action, text in
      (action.id, SampleRecorder.Output(text: text, values: values, command: action.text ?? ""))
    }
    let recording = SampleRecording(scope: scope, standIns: [("/home/ann", "~"), ("ann", "user")], read: Self.read)
    return recording.page(source, with: Dictionary(made, uniquingKeysWith: { first, _ in first }))
  }

  private func text(_ result: SampleRecording.Result) -> String {
    String(decoding: result.source.bytes, as: UTF8.self)
  }

  private func page(_ sample: String, ending: String = "\n") -> String {
    "# T\n\n1. Look.\n\n    ```\n    frob <name>\n    ```\n    {: pre}\n\n    ```\n    \(sample)\n    ```\n    {: screen}\n\nEnd.\n"
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending)
  }

  @Test func aSampleThatNoLongerHoldsIsReplaced() {
    let result = recorded(page("Color: red"), ["Color: blue\nSize: 3\n"])
    #expect(text(result) == page("Color: blue\n    Size: 3"))
    #expect(result.written == 1 && result.refused.isEmpty)
  }

  @Test func aSampleThatHoldsStaysAsItIsWritten() {
    let sample = page("Created at 2026-01-02 03:04:05")
    #expect(text(recorded(sample, ["Created at 2031-12-30 23:59:59\n"])) == sample)
  }

  @Test func theReadersValuesAreNamed() {
    let result = recorded(
      page("none"), ["Made depot42 in /home/ann/x for ann, not depot42b\n"], values: ["name": "depot42"])
    #expect(text(result).contains("Made <name> in ~/x for ann, not depot42b"), "\(text(result))")
  }

  @Test func aMissingSampleIsAddedBelow() {
    let page = "# T\n\n- Look.\n\n  ```sh\n  frob a\n  ```\n\nEnd.\n"
    #expect(
      text(recorded(page, ["one\n\ntwo"]))
        == "# T\n\n- Look.\n\n  ```sh\n  frob a\n  ```\n\n  ```text\n  one\n\n  two\n  ```\n\nEnd.\n")
    #expect(text(recorded(page, ["one"], scope: .existing)) == page)
    #expect(text(recorded(page, [" \n"])) == page)
  }

  @Test func aTranscriptKeepsItsCommands() {
    let page = "# T\n\n```console\n$ frob a\nold\n$ frob b\nold\n```\n"
    #expect(
      text(recorded(page, ["new a", "new b\nmore"]))
        == "# T\n\n```console\n$ frob a\nnew a\n$ frob b\nnew b\nmore\n```\n")
  }

  /// Commands without an output between them are one action.
  @Test func aTranscriptWithoutOutputsGetsThem() {
    let page = "# T\n\n1. Look.\n\n   ```console\n   $ frob a\n   $ frob b\n   ```\n"
    #expect(
      text(recorded(page, ["one\n\ntwo\n"]))
        == "# T\n\n1. Look.\n\n   ```console\n   $ frob a\n   $ frob b\n   one\n\n   two\n   ```\n")
  }

  @Test func lineEndingsAndQuotationMarksStay() {
    let windows = page("old", ending: "\r\n")
    #expect(text(recorded(windows, ["a\nb"])) == page("a\r\n    b".replacing("\r\n", with: "\n"), ending: "\r\n"))
    let quoted = "# T\n\n> ```sh\n> frob a\n> ```\n>\n> ```text\n> old\n> ```\n"
    #expect(text(recorded(quoted, ["a\n\nb"])) == quoted.replacing("> old\n", with: "> a\n>\n> b\n"))
  }

  @Test func aLongOutputIsShortened() {
    let output = (1...100).map { "item \($0)" }.joined(separator: "\n")
    let made = text(recorded(page("old"), [output]))
    #expect(made.contains("item 24\n    …\n    item 93\n") && !made.contains("item 50"), "\(made)")
  }

  /// For any output: bytes outside of the sample stay, and the page is read as before.
  @Test func noOutputChangesHowThePageIsRead() {
    let pieces = [
      "```", "````sh", "~~~", "{: pre}", "{: screen}", "{: #a}", "# Heading", "1. Step", "    indented", "> quote",
      "<pre>",
      "</pre>", "<!--", "-->", "$ frob b", "# comment", "| a | b |", "---", "", " ", "\t", "<name>", "é𝄞", "\\", "end",
      "{{< tab >}}", "=== \"A\"", "{{site.x}}", "error: no", "…",
    ]
    var state: UInt64 = 11
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let pages = [
      page("old"), "# T\n\n```sh\nfrob <name>\n```\n\nNext:\n\n```sh\nfrob b\n```\n",
      "# T\n\n```console\n$ frob a\nold\n```\n",
    ]
    for turn in 0..<240 {
      let page = pages[turn % pages.count]
      let output = (0..<(1 + next(5))).map { _ in pieces[next(pieces.count)] }.joined(separator: "\n")
      let before = Self.read(SourceFile(path: "page.md", text: page)).runbook
      let result = recorded(page, [output, output])
      let after = Self.read(result.source).runbook
      #expect(before.actions.map(\.text) == after.actions.map(\.text), "\(output)")
      #expect(before.actions.map(\.id) == after.actions.map(\.id), "\(output)")
      #expect(text(result).hasPrefix(page.prefix(5)) && text(result).hasSuffix(page.suffix(4)))
      // A second record of the same outputs changes nothing.
      #expect(text(recorded(text(result), [output, output])) == text(result), "\(output)")
    }
  }

  @Test func whatCannotBeShownIsSaid() {
    let result = recorded("# T\n\n```\nfrob a\n```\n{: pre}\n\n<pre>\nold\n</pre>\n{: screen}\n", ["new"])
    #expect(result.written + result.refused.count == 1)
  }
}
