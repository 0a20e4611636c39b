import Bytes
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

extension TerminalPrompter {
  func decision(before stop: ActionStop) throws -> Answer<ActionDecision> {
    try answer {
      let isCut = screen.show(stop)
      if let reason = stop.blocked { asker.tell("✘ " + say(reason)) }
      if stop.blocked != nil, stop.action.leftToPerson == .elsewhere {
        asker.tell(say("Do it there, and then say here that it is done."), indent: 4)
      }
      if let name = stop.unanswered { asker.tell("● " + say("\(TerminalSafe.line(name)) has no value yet")) }
      var first: [Wish] = stop.blocked == nil ? [stop.unanswered == nil ? .run : .answer] : [.byHand]
      if stop.blocked == nil, stop.action.runsBeside { first.append(.ownTerminal) }
      let menu = Wish.menu(
        first + edits(stop) + [.skip, .back, .jump, .values, .terminal, .runAll] + (isCut ? [.more] : [])
          + (stop.blocked == nil && screen.hasFolded ? [.differences] : []) + [.pause, .quit], language: asker.language)
      while true {
        let chosen = asker.choose(menu)
        guard case .given(let wish) = chosen else { return .leave(chosen.move) }
        switch wish {
        case .run, .retry, .done: if let answer = ifMeant(stop, .run) { return answer }
        case .answer: return .given(.run)
        case .byHand, .ownTerminal: return .given(.done)
        case .runAll: if let answer = ifMeant(stop, .runAll) { return answer }
        case .more: screen.showNotes(of: stop)
        case .differences: screen.showTolerated()
        case .edit: if let answer = edited(stop).ifAny(ActionDecision.runEdited) { return answer }
        case .editor: if let text = try editedElsewhere(stop) { return .given(.edit(text)) }
        case .skip: if let reason = reason() { return reason.map { .skip(reason: $0) } }
        case .back: return .back
        case .jump: if let move = jump(of: stop) { return .leave(move) }
        case .values: if let answer = value(of: stop).ifAny(ActionDecision.change) { return answer }
        case .terminal: return .given(.terminal)
        case .pause: return .pause
        case .quit: return .quit
        }
      }
    }
  }

  func decision(after failure: FailureStop) throws -> Answer<FailureDecision> {
    try answer {
      let menu = Wish.menu(
        [.retry] + edits(failure.stop) + [.skip, .back, .jump, .values, .terminal]
          + (screen.hasFolded ? [.differences] : []) + [.pause, .quit],
        language: asker.language)
      while true {
        let chosen = asker.choose(menu)
        guard case .given(let wish) = chosen else { return .leave(chosen.move) }
        switch wish {
        case .retry, .run, .runAll, .done, .byHand, .ownTerminal, .answer: return .given(.retry)
        case .more: screen.showNotes(of: failure.stop)
        case .differences: screen.showTolerated()
        case .edit: if let answer = edited(failure.stop).ifAny(FailureDecision.runEdited) { return answer }
        case .editor: if let text = try editedElsewhere(failure.stop) { return .given(.edit(text)) }
        case .skip: if let reason = reason() { return reason.map { .skip(reason: $0) } }
        case .back: return .back
        case .jump: if let move = jump(of: failure.stop) { return .leave(move) }
        case .values: if let answer = value(of: failure.stop).ifAny(FailureDecision.change) { return answer }
        case .terminal: return .given(.terminal)
        case .pause: return .pause
        case .quit: return .quit
        }
      }
    }
  }

  func manual(_ stop: ActionStop) throws -> Answer<ManualReply> {
    answer {
      let isCut = screen.show(stop)
      let menu = Wish.menu(
        [.done, .skip, .back, .jump, .terminal] + (isCut ? [.more] : []) + [.pause, .quit], language: asker.language)
      while true {
        let chosen = asker.choose(menu)
        guard case .given(let wish) = chosen else { return .leave(chosen.move) }
        switch wish {
        case .done, .byHand, .ownTerminal, .run, .runAll, .retry, .edit, .editor, .values, .answer: return .given(.done)
        case .more: screen.showNotes(of: stop)
        case .differences: screen.showTolerated()
        case .skip: if let reason = reason() { return reason.map { .skip(reason: $0) } }
        case .back: return .back
        case .jump: if let move = jump(of: stop) { return .leave(move) }
        case .terminal: return .given(.terminal)
        case .pause: return .pause
        case .quit: return .quit
        }
      }
    }
  }

  /// What removes something is not run by a key that one presses all the time; nil: it was not meant.
  private func ifMeant(_ stop: ActionStop, _ decision: ActionDecision) -> Answer<ActionDecision>? {
    guard stop.isDestructive, stop.unanswered == nil else { return .given(decision) }
    let yes = say(Message("yes"))
    let answer = asker.line("  " + say("type \(yes) to run it: "), editor: LineEditor())
    return answer.map { text in
      let isYes = text.map { [yes, "yes"].contains($0.lowercased().filter { !$0.isSpace }) } ?? false
      if !isYes { asker.tell(say("not run")) }
      return isYes ? decision : nil
    }.ifAny { $0 }
  }

  /// What there is no command for cannot be edited.
  private func edits(_ stop: ActionStop) -> [Wish] {
    if stop.editable == nil { return [] }
    return editor == nil ? [.edit] : [.edit, .editor]
  }

  /// Nil when the person leaves it as it was.
  private func editedElsewhere(_ stop: ActionStop) throws -> String? {
    let text = stop.editable ?? ""
    guard let edited = try editor?.edited(text), !edited.isEmpty, edited != text else {
      asker.tell(say("the command is as it was"))
      return nil
    }
    return edited
  }

  /// Nil when the person leaves it as it was.
  private func edited(_ stop: ActionStop) -> Answer<String?> {
    let line = asker.line("  $ ", editor: LineEditor(stop.editable ?? stop.shown ?? "", keepsLines: true))
    return line.map { text in
      if let text, !text.contains("\n"), DisplayWidth.of(text) + 5 < asker.terminal.columns, !asker.terminal.isDumb {
        screen.hasShown(text, of: stop.action.id)
      }
      return nonEmpty(text)
    }
  }

  /// Nil when the person does not want to skip after all.
  private func reason() -> Answer<String?>? {
    let line = asker.line("  " + say("reason (⏎: none): "), editor: LineEditor())
    if case .given(nil) = line { return nil }
    return line.map(nonEmpty)
  }

  func nonEmpty(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
