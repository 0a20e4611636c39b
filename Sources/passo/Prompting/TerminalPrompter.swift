import Bytes
import Configuration
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

/// Asks the person at the terminal, in their language; the page's own words stay in the page's.
final class TerminalPrompter: Prompter {
  let asker: Asker
  let screen: RunScreen
  /// Nil where the person has named none.
  let editor: ExternalEditor?
  /// Lines typed into the shell between two steps.
  private var typed: [String] = []

  init(_ asker: Asker, screen: RunScreen, editor: ExternalEditor? = nil) {
    self.asker = asker
    self.screen = screen
    self.editor = editor
  }

  func menu<Value>(_ choices: [(MenuKey, Value)]) -> Menu<Value> { Menu(choices, language: asker.language) }

  func menu<Value>(_ choices: [(key: MenuKey, explanation: Message, value: Value)]) -> Menu<Value> {
    Menu(choices, language: asker.language)
  }

  func say(_ message: Message) -> String { asker.say(message) }

  /// The answer to one question, which begins on a line of its own.
  func answer<Reply>(_ ask: () throws -> Answer<Reply>) rethrows -> Answer<Reply> {
    screen.endLine()
    return try ask()
  }

  /// One of several answers.
  func choose<Reply>(_ menu: Menu<Answer<Reply>>) -> Answer<Reply> { asker.choose(menu).flatMap { $0 } }

  func procedures(among procedures: [Procedure]) throws -> Answer<[String]> {
    answer { proceduresNamed(among: procedures) }
  }

  private func proceduresNamed(among procedures: [Procedure]) -> Answer<[String]> {
    asker.tell(say("Which procedure of the page?"))
    for (index, procedure) in procedures.enumerated() {
      let place = say("#\(TerminalSafe.line(procedure.id)), line \(procedure.line)")
      asker.tell("\(index + 1)  \(TerminalSafe.line(procedure.title))  \(place)", indent: 4)
    }
    let names = SectionNames(procedures)
    let every = names.all
    let left = procedures.map(\.id).filter { !every.contains($0) }.map { "#" + TerminalSafe.line($0) }
    if every.count > 1 {
      let message: Message =
        left.isEmpty
        ? "all of it, in this order" : "all of it, in this order; left out: \(left.joined(separator: ", "))"
      asker.tell("*  \(say(message))", indent: 4)
    }
    let ids = procedures.map(\.id)
    while true {
      let prompt = "  " + say("numbers or names (Esc: none): ")
      let line = asker.line(prompt, editor: LineEditor(), completions: ids)
      guard case .given(let answer?) = line else { return line.map { _ in [] } }
      guard !answer.isEmpty else {
        asker.tell(say(every.count > 1 ? "type a number or a name, or * for all of it" : "type a number or a name"))
        continue
      }
      if answer == "*" { return .given(every) }
      let words = answer.split(whereSeparator: { $0 == " " || $0 == "," }).map { name(String($0), among: ids) }
      switch names.meaning(of: words) {
      case .procedures(let meant): return .given(meant)
      case .unknown(let word): suggest("there is no procedure \(word)", instead: word, among: names.known)
      case .ambiguous(let word, let ids):
        asker.tell(
          say("several have the heading \(word): \(ids.map { "#" + TerminalSafe.line($0) }.joined(separator: ", "))"))
      case .twice(let word): asker.tell(say("#\(word) is named twice, or a part of what is named before"))
      }
    }
  }

  /// The position in the list, from 1, is another name.
  private func name(_ word: String, among ids: [String]) -> String {
    if let number = Int(word), ids.indices.contains(number - 1) { return ids[number - 1] }
    return word.hasPrefix("#") ? String(word.dropFirst()) : word
  }

  /// What is not there, and what may be meant in its place.
  func suggest(_ missing: Message, instead name: String, among known: [String]) {
    asker.tell(NearestName.of(name, in: known).map { say("\(missing); did you mean \($0)?") } ?? say(missing))
  }

  func judgement(of stop: ActionStop, checks: [Check]) throws -> Answer<Judgement> {
    answer {
      for check in checks where check.result == .unverified { asker.tell("● " + say(check.message)) }
      asker.tell(say("Is it right?"))
      return choose(
        menu([
          (MenuKey.yes, Answer.given(Judgement.right)), (MenuKey.no, .given(.wrong)),
          (MenuKey.unsure, .given(.unsure)),
          (MenuKey.quit, .quit),
        ]))
    }
  }

  func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> Answer<DoubtReply> {
    answer {
      _ = screen.show(stop)
      switch cause {
      case .underWay(let time):
        if let time { asker.tell(say("It began at \(time.description).")) }
        asker.tell(say("This step was running when Passo ended. Did it finish?"))
      case .ended(let signal, let time):
        asker.tell(
          say("This step was running when \(signal.name) ended the run at \(time.description). Did it finish?"))
      case .changedPage:
        asker.tell(say("Something else was done in its place before the page was changed. Does that do?"))
      }
      return choose(
        menu([
          (MenuKey.doneAlready, Answer.given(DoubtReply.done)), (MenuKey.again, .given(.repeat)),
          (MenuKey.skip, .given(.skip(reason: nil))), (MenuKey.quit, .quit),
        ]))
    }
  }

  func repeats(_ stop: ActionStop, for secrets: [String]) throws -> Answer<RepetitionReply> {
    answer {
      _ = screen.show(stop)
      let step = TerminalSafe.line(stop.step.label)
      let names = TerminalSafe.line(secrets.joined(separator: ", "))
      asker.tell(say("Step \(step: step) gave \(names), a secret that is kept nowhere. Run the step again?"))
      return choose(
        menu([
          (MenuKey.again, Answer.given(RepetitionReply.repeat)), (MenuKey.give, .given(.give)),
          (MenuKey.no, .given(.leave)),
          (MenuKey.quit, .quit),
        ]))
    }
  }

  func reruns(_ steps: [String], before next: Step?) throws -> Answer<RepetitionReply> {
    answer {
      if let next { asker.tell(say("The run goes on with step \(step: TerminalSafe.line(next.label)).")) }
      asker.tell(say("Run step \(steps: steps.map(TerminalSafe.line)) again first, with the new value?"))
      return choose(
        menu([
          (MenuKey.no, Answer.given(RepetitionReply.leave)), (MenuKey.again, .given(.repeat)),
          (MenuKey.quit, .quit),
        ]))
    }
  }

  func choice(of question: ChoiceQuestion) throws -> Answer<ChoiceReply> {
    answer {
      if let words = question.words { bar(TerminalSafe.line(words)) }
      asker.tell(say("One of these is to be done:"))
      var entries: [Menu<Answer<ChoiceReply>>.Entry] = []
      for (index, option) in question.options.prefix(9).enumerated() {
        let first = option.text.parts(separatedBy: "\n").first.map(String.init) ?? ""
        let place = say("line \(option.line)")
        asker.tell(
          "\(index + 1)  \(TerminalSafe.line(option.label))  \(TerminalSafe.line(first))  (\(place))", indent: 4)
        entries.append(
          .init(
            key: Character("\(index + 1)"), name: TerminalSafe.line(option.label), value: .given(.option(option.id)),
            explanation: TerminalSafe.line(first), isListed: true))
      }
      let rest: Menu<Answer<ChoiceReply>> = menu([
        (MenuKey.skip, Message("does none of them"), .given(.skip(reason: nil))), Wish.back.choice(.back),
        Wish.pause.choice(.pause),
        Wish.quit.choice(.quit),
      ])
      return choose(Menu(entries + rest.entries, language: asker.language))
    }
  }

  func runsOptional(_ step: Step) throws -> Answer<OptionalReply> {
    answer {
      asker.tell(say("This step is optional."))
      return choose(
        menu([
          (
            MenuKey.doIt, Message("comes to the step, which is shown before it runs"),
            Answer.given(OptionalReply.run)
          ),
          (MenuKey.skip, Message("skips the step"), .given(.skip)), Wish.back.choice(.back),
          Wish.pause.choice(.pause),
          Wish.quit.choice(.quit),
        ]))
    }
  }

  func runsExcluded(_ action: Action, of step: Step) throws -> Answer<OptionalReply> {
    answer {
      let lines = (action.text ?? "").parts(separatedBy: "\n")
      if let first = lines.first {
        asker.tell("$ " + TerminalSafe.line(String(first)) + (lines.count > 1 ? " …" : ""))
      }
      let annotation = TerminalSafe.line(action.excludedBy ?? "")
      asker.tell(say("The page leaves this out of runs without a person: `\(annotation)`"))
      return choose(
        menu([
          (
            MenuKey.doIt, Message("comes to the step, which is shown before it runs"),
            Answer.given(OptionalReply.run)
          ),
          (MenuKey.skip, Message("skips the step"), .given(.skip)), Wish.back.choice(.back),
          Wish.pause.choice(.pause),
          Wish.quit.choice(.quit),
        ]))
    }
  }

  func applies(_ condition: Condition, to action: Action, of step: Step) throws -> Answer<OptionalReply> {
    answer {
      if !step.instruction.containsBytes(of: condition.text) { bar(TerminalSafe.line(condition.text)) }
      let lines = (action.text ?? "").parts(separatedBy: "\n")
      if action.kind == .command, let first = lines.first {
        asker.tell("$ " + TerminalSafe.line(String(first)) + (lines.count > 1 ? " …" : ""))
      }
      asker.tell(say("The page asks for this only under a condition."))
      return choose(
        menu([
          (
            MenuKey.apply, Message("comes to the step, which is shown before it runs"),
            Answer.given(OptionalReply.run)
          ),
          (MenuKey.leaveOut, Message("does not do what is below the condition"), .given(.skip)),
          Wish.back.choice(.back), Wish.pause.choice(.pause), Wish.quit.choice(.quit),
        ]))
    }
  }

  func follows(_ step: Step, to target: LinkTarget) throws -> Answer<LinkReply> {
    answer {
      switch target {
      case .step(let step): asker.tell(say("This step leads to step \(step: TerminalSafe.line(step.label))."))
      case .procedure(let procedure):
        asker.tell(say("This step leads to the procedure \(TerminalSafe.line(procedure.title))."))
      case .unknown(let name): asker.tell(say("This step leads to \(TerminalSafe.line(name)), which has no steps."))
      }
      var choices: [(key: MenuKey, explanation: Message, value: Answer<LinkReply>)] = [
        (MenuKey.follow, Message("does what it leads to, and comes back"), .given(.follow))
      ]
      if case .unknown = target { choices = [] }
      choices += [
        (MenuKey.doneAlready, Message("says that you have done it"), .given(.done)),
        (MenuKey.skip, Message("skips the step"), .given(.skip(reason: nil))),
        Wish.back.choice(.back), Wish.pause.choice(.pause), Wish.quit.choice(.quit),
      ]
      return choose(menu(choices))
    }
  }

  func overwrites(_ question: OverwriteQuestion) throws -> Answer<OverwriteReply> {
    answer {
      asker.tell(say("\(TerminalSafe.line(question.path)) exists with other content:"))
      for line in TerminalSafe.text(question.difference).parts(separatedBy: "\n", omittingEmptySubsequences: false) {
        let tone: TextStyle.Tone? = line.hasPrefix("-") ? .bad : line.hasPrefix("+") ? .good : nil
        for part in TextWrapping.lines(of: String(line), width: asker.style.width - 4) {
          asker.terminal.write("    " + (tone.map { asker.style.paint(part, $0) } ?? part) + "\n")
        }
      }
      return choose(
        menu([
          (
            MenuKey.overwrite, Message("puts the page's text in place of what the file contains"),
            Answer.given(OverwriteReply.overwrite)
          ),
          (MenuKey.skip, Message("leaves the file as it is"), .given(.keep)), Wish.back.choice(.back),
          Wish.pause.choice(.pause),
          Wish.quit.choice(.quit),
        ]))
    }
  }

  func typedCommand(in directory: String) throws -> Answer<String?> {
    answer { typedLine(in: directory) }
  }

  private func typedLine(in directory: String) -> Answer<String?> {
    let prompt = "  \(TerminalSafe.line(directory)) $ "
    return asker.line(prompt, editor: LineEditor(history: typed)).map { line in
      guard let line, line != "exit" else { return nil }
      if !line.isEmpty { typed.append(line) }
      return line
    }
  }
}
