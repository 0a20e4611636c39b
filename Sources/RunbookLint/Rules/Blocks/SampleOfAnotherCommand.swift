import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A sample output that shows what another command prints than the one before it.
struct SampleOfAnotherCommand: Rule {
  static let id = "sample-of-another-command"
  static let severity = Severity.warning
  static let summary: Message = "A sample output is that of another command"
  static let explanation = RuleExplanation(
    why: """
      Outputs are copied from terminals, and a step is often written after another one. A reader who sees something \
      else than the page shows believes that the step has failed, and a run that compares the two fails. Only what is \
      certain is reported: a prompt with another command, or the columns of another listing.
      """,
    bad: """
      1. List the services.

          ```
          kubectl get services
          ```
          {: pre}

          ```
          NAME   READY   STATUS    RESTARTS   AGE
          web    1/1     Running   0          1m
          ```
          {: screen}
      """,
    good: """
      1. List the services.

          ```
          kubectl get services
          ```
          {: pre}

          ```
          NAME   TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE
          web    ClusterIP   10.0.0.17    <none>        80/TCP    1m
          ```
          {: screen}
      """,
    remedy: "Show what the command before it prints.")

  func check(_ page: Page) -> [Diagnostic] {
    let samples = page.codes.filter { $0.reading.kind == .output && $0.reading.outputOf != nil }
    guard !samples.isEmpty else { return [] }
    let commands = Dictionary(
      page.commands.map { ($0.block.range.start.line, $0) }, uniquingKeysWith: { first, _ in first })
    return samples.compactMap { block, code, reading in
      guard let command = reading.outputOf.flatMap({ commands[$0] }), command.prompted == nil,
        let other = Self.otherCall(in: code.text, than: command)
      else { return nil }
      let line = code.lineStarts.first ?? block.range.start
      let length = code.text.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
      let end = SourcePosition(line: line.line, column: line.column + length)
      return finding("this is what `\(other)` prints", at: SourceRange(line, end))
    }
  }

  /// The call that printed a sample, where it is certainly none of the command's.
  private static func otherCall(in sample: String, than command: CommandBlock) -> String? {
    let simple = command.simpleCommands
    if let entry = PromptedText(sample, isSingle: true)?.entries.first, entry.commandRange.lowerBound < 80,
      !sample.utf8.prefix(entry.commandRange.lowerBound).contains(UInt8(ascii: "\n"))
    {
      let shown = ShellScript(entry.command).commands.flatMap(\.simpleCommands)
      guard let first = shown.first, let program = first.program, KnownPrograms.contains(program),
        !simple.isEmpty, !simple.contains(where: { mayBe($0, first) })
      else { return nil }
      return first.words.prefix(4).map(\.text).joined(separator: " ")
    }
    guard simple.count == 1, let own = Listing.made(by: simple[0]) else { return nil }
    let first = sample.prefix { !$0.isNewline }
    guard let printed = Listing.printing(first), printed.call != own.call else { return nil }
    return printed.call
  }

  /// Whether two calls may be one, filled in or abbreviated: no word that both have written out differs.
  private static func mayBe(_ one: SimpleCommand, _ other: SimpleCommand) -> Bool {
    let words = one.words.drop { $0.text == "sudo" }
    let others = other.words.drop { $0.text == "sudo" }
    return zip(words.prefix(3), others.prefix(3)).allSatisfy { left, right in
      guard let left = left.literal, let right = right.literal, left.utf8.first != UInt8(ascii: "-"),
        right.utf8.first != UInt8(ascii: "-")
      else { return true }
      return left.hasPrefix(right) || right.hasPrefix(left)
    }
  }
}
