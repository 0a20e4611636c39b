import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

extension TerminalPrompter {
  func decision(before stop: ActionStop) throws -> Answer<ActionDecision> {
    try answer {
      let isCut = screen.show(stop)
      if let reason = stop.blocked { asker.tell("✘ " + say(reason)) }
      if let name = stop.unanswered { asker.tell("● " + say("\(TerminalSafe.line(name)) has no value yet")) }
      let first: [Wish] = stop.blocked == nil ? [stop.unanswered == nil ? .run : .answer] : []
      let menu = Wish.menu(
        first + edits(stop) + [.skip, .back, .jump, .values, .terminal, .runAll] + (isCut ? [.more] : [])
          + [.pause, .quit], language: asker.language)
      while true {
        switch try asker.choose(menu) {
        case .run, .retry, .done: if try isMeant(stop) { return .given(.run) }
        case .answer: return .given(.run)
        case .runAll: if try isMeant(stop) { return .given(.runAll) }
        case .more: screen.showNotes(of: stop)
        case .edit: if let text = try edited(stop) { return .given(.edit(text)) }
        case .editor: if let text = try editedElsewhere(stop) { return .given(.edit(text)) }
        case .skip: return .given(.skip(reason: try reason()))
        case .back: return .back
        case .jump: if let step = try step(of: stop) { return .jump(step) }
        case .values: if let key = try value(of: stop) { return .given(.change(key)) }
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
        [.retry] + edits(failure.stop) + [.skip, .back, .jump, .values, .terminal, .pause, .quit],
        language: asker.language)
      while true {
        switch try asker.choose(menu) {
        case .retry, .run, .runAll, .done, .answer: return .given(.retry)
        case .more: screen.showNotes(of: failure.stop)
        case .edit: if let text = try edited(failure.stop) { return .given(.edit(text)) }
        case .editor: if let text = try editedElsewhere(failure.stop) { return .given(.edit(text)) }
        case .skip: return .given(.skip(reason: try reason()))
        case .back: return .back
        case .jump: if let step = try step(of: failure.stop) { return .jump(step) }
        case .values: if let key = try value(of: failure.stop) { return .given(.change(key)) }
        case .terminal: return .given(.terminal)
        case .pause: return .pause
        case .quit: return .quit
        }
      }
    }
  }

  func manual(_ stop: ActionStop) throws -> Answer<ManualReply> {
    try answer {
      let isCut = screen.show(stop)
      let menu = Wish.menu(
        [.done, .skip, .back, .jump, .terminal] + (isCut ? [.more] : []) + [.pause, .quit], language: asker.language)
      while true {
        switch try asker.choose(menu) {
        case .done, .run, .runAll, .retry, .edit, .editor, .values, .answer: return .given(.done)
        case .more: screen.showNotes(of: stop)
        case .skip: return .given(.skip(reason: try reason()))
        case .back: return .back
        case .jump: if let step = try step(of: stop) { return .jump(step) }
        case .terminal: return .given(.terminal)
        case .pause: return .pause
        case .quit: return .quit
        }
      }
    }
  }

  /// What removes something is not run by a key that one presses all the time.
  private func isMeant(_ stop: ActionStop) throws -> Bool {
    guard stop.isDestructive, stop.unanswered == nil else { return true }
    let yes = say(Message("yes"))
    let answer = try asker.line("  " + say("type \(yes) to run it: "), editor: LineEditor())
    let isYes = answer.map { [yes, "yes"].contains($0.lowercased().filter { !$0.isWhitespace }) } ?? false
    if !isYes { asker.tell(say("not run")) }
    return isYes
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
  private func edited(_ stop: ActionStop) throws -> String? {
    let text = try asker.line("  $ ", editor: LineEditor(stop.editable ?? stop.shown ?? "", keepsLines: true))
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func reason() throws -> String? {
    let text = try asker.line("  " + say("reason (⏎: none): "), editor: LineEditor())
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The id of a step, by its number or its id.
  private func step(of stop: ActionStop) throws -> StepID? {
    let names = stop.steps.map(\.label)
    asker.tell(say(.steps(names)))
    while let answer = try asker.line("  " + say("go to step: "), editor: LineEditor(), completions: names) {
      if answer.isEmpty { return nil }
      if let step = stop.steps.first(where: { $0.label == answer || $0.id.text == answer }) { return step.id }
      suggest("there is no step \(answer)", instead: answer, among: names)
    }
    return nil
  }

  /// The key of a value that is to be asked again.
  private func value(of stop: ActionStop) throws -> String? {
    for binding in stop.bindings { asker.tell("\(binding.key) = \(binding.shown)", indent: 4) }
    let keys = stop.bindings.map(\.key)
    let prompt = "  " + say("name of the value to change (⏎ for none): ")
    while let answer = try asker.line(prompt, editor: LineEditor(), completions: keys) {
      if answer.isEmpty { return nil }
      guard let binding = stop.bindings.first(where: { $0.key == answer }) else {
        suggest("there is no value called \(answer)", instead: answer, among: keys)
        continue
      }
      if try isToChange(binding) { return answer }
    }
    return nil
  }

  private enum SecretWish { case change, look, leave }

  /// A secret can be looked at, on purpose: its name was typed, and a further key is asked for.
  private func isToChange(_ binding: Binding) throws -> Bool {
    guard binding.isSecret else { return true }
    while true {
      let menu: Menu<SecretWish> = menu([
        (Message("c change"), .change), (Message("l look at it"), .look), (Message("n no"), .leave),
      ])
      switch try asker.choose(menu) {
      case .change: return true
      case .look: try asker.reveal(binding.value, named: binding.key)
      case .leave: return false
      }
    }
  }
}
