import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

extension TerminalPrompter {
  /// What a key of an action's menu means; some need a further answer before they are a decision.
  private enum Wish { case run, runAll, edit, skip, back, jump, values, terminal, quit, retry }

  func decision(before stop: ActionStop) throws -> ActionDecision {
    screen.endLine()
    screen.show(stop)
    if let reason = stop.blocked { asker.tell("✘ " + say(reason)) }
    let first: [(Message, Wish)] = stop.blocked == nil ? [(Message("⏎ run"), .run)] : []
    let menu = menu(
      first + [
        (Message("e edit"), .edit), (Message("s skip"), .skip), (Message("b back"), .back), (Message("g go to"), .jump),
        (Message("v values"), .values), (Message("t shell"), .terminal), (Message("a all"), .runAll),
        (Message("q quit"), .quit),
      ])
    while true {
      switch try asker.choose(menu) {
      case .run, .retry: return .run
      case .runAll: return .runAll
      case .edit: if let text = try edited(stop) { return .edit(text) }
      case .skip: return .skip(reason: try reason())
      case .back: return .back
      case .jump: if let step = try step(of: stop) { return .jump(step) }
      case .values: if let key = try value(of: stop) { return .change(key) }
      case .terminal: return .terminal
      case .quit: return .quit
      }
    }
  }

  func decision(after failure: FailureStop) throws -> FailureDecision {
    screen.endLine()
    let menu: Menu<Wish> = menu([
      (Message("⏎ retry"), .retry), (Message("e edit"), .edit), (Message("s skip"), .skip), (Message("g go to"), .jump),
      (Message("v values"), .values), (Message("t shell"), .terminal), (Message("q quit"), .quit),
    ])
    while true {
      switch try asker.choose(menu) {
      case .retry, .run, .runAll, .back: return .retry
      case .edit: if let text = try edited(failure.stop) { return .edit(text) }
      case .skip: return .skip(reason: try reason())
      case .jump: if let step = try step(of: failure.stop) { return .jump(step) }
      case .values: if let key = try value(of: failure.stop) { return .change(key) }
      case .terminal: return .terminal
      case .quit: return .quit
      }
    }
  }

  func manual(_ stop: ActionStop) throws -> ManualReply {
    screen.endLine()
    screen.show(stop)
    let menu: Menu<Wish> = menu([
      (Message("⏎ done"), .run), (Message("s skip"), .skip), (Message("b back"), .back), (Message("g go to"), .jump),
      (Message("t shell"), .terminal), (Message("q quit"), .quit),
    ])
    while true {
      switch try asker.choose(menu) {
      case .run, .runAll, .retry, .edit, .values: return .done
      case .skip: return .skip(reason: try reason())
      case .back: return .back
      case .jump: if let step = try step(of: stop) { return .jump(step) }
      case .terminal: return .terminal
      case .quit: return .quit
      }
    }
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
  private func step(of stop: ActionStop) throws -> String? {
    let names = stop.steps.map { $0.number ?? $0.id }
    asker.tell(say("steps: \(names.joined(separator: ", "))"))
    while let answer = try asker.line("  " + say("go to step: "), editor: LineEditor(), completions: names) {
      if answer.isEmpty { return nil }
      if let step = stop.steps.first(where: { $0.number == answer || $0.id == answer }) { return step.id }
      suggest(answer, among: names)
    }
    return nil
  }

  /// The key of a value that is to be asked again.
  private func value(of stop: ActionStop) throws -> String? {
    for binding in stop.bindings { asker.tell("\(binding.key) = \(binding.shown)", indent: 4) }
    let keys = stop.bindings.map(\.key)
    while let answer = try asker.line("  " + say("change (⏎: none): "), editor: LineEditor(), completions: keys) {
      if answer.isEmpty { return nil }
      if keys.contains(answer) { return answer }
      suggest(answer, among: keys)
    }
    return nil
  }
}
