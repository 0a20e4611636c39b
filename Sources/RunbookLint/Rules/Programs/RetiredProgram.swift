import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// A call that the makers of the program have withdrawn or renamed.
struct RetiredProgram: Rule {
  static let id = "retired-program"
  static let severity = Severity.info
  static let summary: Message = "A command calls what its makers have withdrawn or renamed"
  static let explanation = RuleExplanation(
    why: """
      A page outlives the programs that it calls. Where a call is no more, the reader gets an error; where it is only \
      called otherwise today, the newer documentation does not have it. What is no more is a warning. Each call is \
      reported once per page, where it is first, and not on a page that has it in a heading: it is about its end.
      """,
    bad: """
      1. Start the containers.

          ```
          docker-compose up -d
          ```
          {: pre}
      """,
    good: """
      1. Start the containers.

          ```
          docker compose up -d
          ```
          {: pre}
      """,
    remedy: "Write the call that is named, and look up at the address what else has changed.")

  func check(_ page: Page) -> [Diagnostic] {
    var known = Self.subjects(of: page)
    var found: [Diagnostic] = []
    for command in page.commands {
      for shellCommand in command.script.commands {
        for simple in shellCommand.simpleCommands {
          let words = simple.words[...].drop { $0.text == "sudo" }
          guard let program = words.first?.literal, let calls = RetiredCall.byProgram[program],
            let call = calls.first(where: { Self.holds($0, in: words) }), known.insert(call.words).inserted
          else { continue }
          found.append(Self.finding(call, at: words, of: command))
        }
      }
    }
    return found
  }

  /// The calls of several words that headings name.
  private static func subjects(of page: Page) -> Set<[String]> {
    let headings = page.document.blocks.compactMap { block -> String? in
      guard case .heading(_, let content) = block.kind else { return nil }
      return content.map(\.plainText).joined().lowercased()
    }
    let named = RetiredCall.all.filter { call in
      call.words.count > 1 && headings.contains { $0.containsBytes(of: call.words.joined(separator: " ")) }
    }
    return Set(named.map(\.words))
  }

  private static func finding(
    _ call: RetiredCall, at words: ArraySlice<ShellWord>, of command: CommandBlock
  ) -> Diagnostic {
    let name = call.words.joined(separator: " ") + (call.option.map { " " + $0 } ?? "")
    let last = words.last { $0.text == call.words.last } ?? words[words.startIndex]
    let range = command.range(of: words[words.startIndex].range.lowerBound..<last.range.upperBound)
    return Diagnostic(
      rule: id, severity: call.isGone ? .warning : .info, range: range,
      message: call.isGone
        ? "`\(name)` is no more since \(call.since)" : "`\(name)` is out of date since \(call.since)",
      help: "in its place there is \(call.instead): \(call.source)")
  }

  /// Its words, options aside, begin with those of the call, and the option of the call is among them.
  private static func holds(_ call: RetiredCall, in words: ArraySlice<ShellWord>) -> Bool {
    var rest = call.words[...]
    for word in words {
      if rest.isEmpty { break }
      if word.text.utf8.first == UInt8(ascii: "-") { continue }
      guard word.text == rest.removeFirst() else { return false }
    }
    guard rest.isEmpty else { return false }
    guard let option = call.option else { return true }
    return words.contains {
      $0.text == option || $0.text.hasPrefix(option) && $0.text.dropFirst(option.count).first == "="
    }
  }
}
