import Diagnostics
import OutputMatching
import RunbookModel
import RunbookReport
import RunbookRunner

extension TerminalPrompter {
  func value(for question: ValueQuestion) throws -> Answer<ValueReply> {
    answer {
      if !question.isAskedAgain { introduce(question) }
      if let refusal = question.refusal { asker.tell("✘ " + say(refusal)) }
      if question.placeholder.kind == .flag { return flag(suggesting: question.suggestion) }
      if let listing = question.listing { return pick(from: listing, for: question) }
      let picks = question.candidates.isEmpty ? question.placeholder.choices : question.candidates
      for (index, pick) in picks.enumerated() { asker.tell("\(index + 1)  \(TerminalSafe.line(pick))", indent: 6) }
      // What was refused is to be mended rather than typed anew.
      return typedValue(for: question, picks: picks, isOffer: question.refusal == nil)
    }
  }

  /// The name, what the page says about it, and where.
  private func introduce(_ question: ValueQuestion) {
    let placeholder = question.placeholder
    var head = [TerminalSafe.line(placeholder.name)]
    if let isRequired = placeholder.isRequired { head.append(isRequired ? say("required") : say("optional")) }
    if placeholder.isSecret { head.append(say("secret")) }
    if !question.usedBy.isEmpty { head.append(say(.steps(question.usedBy))) }
    asker.tell(head.joined(separator: " · "))
    if let description = placeholder.description {
      let place = placeholder.describedAt.first.map { "  (" + say("line \($0.line)") + ")" } ?? ""
      bar(TerminalSafe.line(description) + place)
    } else {
      bar(say(placeholder.undescribed))
    }
    if placeholder.isOptionalPart, placeholder.kind != .flag { bar(say("Enter alone leaves this part out")) }
    if let time = question.rememberedAt { bar(say("offered: your answer of \(String(time.description.prefix(10)))")) }
  }

  func bar(_ text: String) {
    for line in TextWrapping.lines(of: text, width: asker.style.width - 4) { asker.terminal.write("  │ \(line)\n") }
  }

  private func flag(suggesting value: String?) -> Answer<ValueReply> {
    var choices: [(key: MenuKey, explanation: Message, value: Answer<ValueReply>)] = [
      (MenuKey.yes, Message("sets it"), .given(.value("true"))),
      (MenuKey.no, Message("skips it"), .given(.value("false"))), Wish.back.choice(.back),
      Wish.pause.choice(.pause), Wish.quit.choice(.quit),
    ]
    if value == "true" {
      choices.insert((MenuKey.yesAsBefore, Message("sets it"), .given(.value("true"))), at: 0)
    }
    if value == "false" {
      choices.insert((MenuKey.noAsBefore, Message("skips it"), .given(.value("false"))), at: 0)
    }
    return choose(menu(choices))
  }

  /// From what the page's own command has listed; anything else can be typed as well.
  private func pick(from listing: ValueListing, for question: ValueQuestion) -> Answer<ValueReply> {
    let prompt = "  ? " + say("value: ")
    return asker.pick(from: listing, marking: question.suggestion, prompt: prompt).flatMap { pick in
      switch pick {
      case .value(let value): return .given(.suggested(value))
      case .text(let text, isFinal: true): return .given(.value(text))
      case .text(let text, isFinal: false):
        var question = question
        if !text.isEmpty { question.suggestion = text }
        return typedValue(for: question, picks: [], isOffer: text.isEmpty)
      }
    }
  }

  /// What the person types to have the values listed where there is no Tab.
  private static let listKey = "?"

  private func typedValue(for question: ValueQuestion, picks: [String], isOffer: Bool) -> Answer<ValueReply> {
    let placeholder = question.placeholder
    let lists = placeholder.suggestCommand != nil && !question.isListed
    let editor = LineEditor(
      question.suggestion ?? "", isOffer: isOffer, isMasked: placeholder.isSecret, keepsLines: true)
    while true {
      var wantsList = false
      let line = asker.line(
        prompt(for: placeholder, lists: lists), editor: editor, isSecret: placeholder.isSecret, completions: picks,
        onTab: lists ? { wantsList = true } : nil)
      guard case .given(let answer) = line else { return .leave(line.move) }
      if wantsList || lists && asker.terminal.isDumb && answer == TerminalPrompter.listKey { return .given(.list) }
      // To the key line of the step, where there are keys for all else.
      guard let answer else { return .given(.leave) }
      if let number = Int(answer), picks.indices.contains(number - 1), !picks.contains(answer) {
        asker.tell("→ \(placeholder.key) = \(TerminalSafe.line(picks[number - 1]))")
        return .given(.suggested(picks[number - 1]))
      }
      if picks.contains(answer) { return .given(.suggested(answer)) }
      if !answer.isEmpty || placeholder.isRequired == false { return .given(.value(answer)) }
      asker.tell(say("a value is needed; Esc leaves the question"))
    }
  }

  /// With the command that lists values, which runs when the person asks for it; on a line of its own where it is long.
  private func prompt(for placeholder: Placeholder, lists: Bool) -> String {
    guard lists, let command = placeholder.suggestCommand else { return "  ? " + say("value: ") }
    let shown = TerminalSafe.line(command)
    let key = asker.terminal.isDumb ? TerminalPrompter.listKey : "Tab"
    let whole = "  ? " + say("value (\(key): list with \(shown)): ")
    if DisplayWidth.of(whole) <= asker.style.width / 2 + 10 { return whole }
    asker.tell(say("\(key): list with \(shown)"), indent: 4)
    return "  ? " + say("value: ")
  }
}
