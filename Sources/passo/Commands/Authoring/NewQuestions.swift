import Diagnostics
import RunbookReport
import RunbookRunner

/// What `passo new page.md` asks for where the command line does not say it.
struct NewQuestions {
  private let asker: Asker
  private let context: Context

  private enum Kind { case history, run, typed, quit }

  init(_ terminal: Terminal, context: Context) {
    asker = Asker(terminal, language: context.language, style: context.style)
    self.context = context
  }

  /// nil: the person leaves.
  func source() throws(Complaint) -> Answer<NewSource?> {
    asker.tell(asker.say("Where do the commands of the page come from?"), indent: 0)
    let menu = Menu<Kind>(
      [
        (key: .history, explanation: "what you typed in your shell", value: .history),
        (key: .fromRun, explanation: "your latest run of a page", value: .run),
        (key: .type, explanation: "you type them now", value: .typed),
        (key: .quit, explanation: "make no page", value: .quit),
      ], language: context.language)
    switch asker.choose(menu) {
    case .given(.history): return try history()
    case .given(.run): return .given(try NewSource.run(nil, in: context))
    case .given(.typed): return typed()
    case .given(.quit): return .given(nil)
    case .leave(let move): return .leave(move)
    }
  }

  /// - Parameter offered: what Enter takes.
  func title(_ offered: String) -> Answer<String?> {
    asker.line(asker.say("Title:") + " ", editor: LineEditor(offered, isOffer: true)).map { answer in
      answer.map { $0.isEmpty ? offered : $0 }
    }
  }

  /// The last of them, with their numbers, and which of these are meant.
  private func history() throws(Complaint) -> Answer<NewSource?> {
    let all = try NewSource.history(nil, in: context)
    let latest = all.suffix(NewOptions.defaultCount)
    for (command, line) in zip(latest, DraftPreview.lines(of: Array(latest))) {
      asker.terminal.write("  \(command.number)  \(TerminalSafe.line(line))\n")
    }
    let offered = "\(latest.first?.number ?? 1)-\(latest.last?.number ?? 1)"
    while true {
      switch asker.line(asker.say("Which of them:") + " ", editor: LineEditor(offered, isOffer: true)) {
      case .given(nil): return .given(nil)
      case .given(let answer?):
        let commands = HistoryRange(argument: answer)?.of(all) ?? []
        if !commands.isEmpty { return .given(.commands(commands, .history)) }
        asker.tell(asker.say("Two numbers, such as \(offered)."))
      case .leave(let move): return .leave(move)
      }
    }
  }

  private func typed() -> Answer<NewSource?> {
    asker.tell(asker.say("One command a line; an empty line ends."))
    var commands: [DraftCommand] = []
    while true {
      switch asker.line("$ ", editor: LineEditor()) {
      case .given(let line):
        guard let line, !line.isEmpty else { return .given(commands.isEmpty ? nil : .commands(commands, .typed)) }
        commands.append(DraftCommand(line, number: commands.count + 1))
      case .leave(let move): return .leave(move)
      }
    }
  }
}
