import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

extension TerminalPrompter {
  func value(for question: ValueQuestion) throws -> ValueReply {
    screen.endLine()
    introduce(question)
    if question.placeholder.kind == .flag { return try flag() }
    let picks = question.candidates.isEmpty ? question.placeholder.choices : question.candidates
    for (index, pick) in picks.enumerated() { asker.tell("\(index + 1)  \(TerminalSafe.line(pick))", indent: 6) }
    return try typedValue(for: question, picks: picks)
  }

  /// The name, what the page says about it, and where.
  private func introduce(_ question: ValueQuestion) {
    let placeholder = question.placeholder
    var head = [TerminalSafe.line(placeholder.name)]
    if let isRequired = placeholder.isRequired { head.append(isRequired ? say("required") : say("optional")) }
    if placeholder.isSecret { head.append(say("secret")) }
    if !question.usedBy.isEmpty { head.append(say("steps: \(question.usedBy.joined(separator: ", "))")) }
    asker.tell(head.joined(separator: " · "))
    if let description = placeholder.description {
      let place = placeholder.describedAt.first.map { "  (" + say("line \($0.line)") + ")" } ?? ""
      bar(TerminalSafe.line(description) + place)
    } else {
      bar(say("not described in the page"))
    }
    if let time = question.rememberedAt { bar(say("offered: your answer of \(String(time.description.prefix(10)))")) }
    if let refusal = question.refusal { asker.tell("✘ " + say(refusal)) }
    if let listing = question.listing { asker.tell(String(listing.prefix(4000)), indent: 6) }
  }

  private func bar(_ text: String) {
    for line in TextWrapping.lines(of: text, width: asker.style.width - 4) { asker.terminal.write("  │ \(line)\n") }
  }

  private func flag() throws -> ValueReply {
    try asker.choose(
      menu([
        (Message("y yes"), ValueReply.value("true")), (Message("n no"), .value("false")), (Message("q quit"), .quit),
      ]))
  }

  private func typedValue(for question: ValueQuestion, picks: [String]) throws -> ValueReply {
    let placeholder = question.placeholder
    let listed = TerminalPrompter.firstWords(of: question.listing ?? "")
    let lists = placeholder.suggestCommand != nil && question.listing == nil
    var prompt = "  ? " + say("value: ")
    if lists, let command = placeholder.suggestCommand {
      prompt = "  ? " + say("value (Tab: \(TerminalSafe.line(command))): ")
    }
    let editor = LineEditor(question.suggestion ?? "", isMasked: placeholder.isSecret)
    while true {
      var wantsList = false
      let answer = try asker.line(
        prompt, editor: editor, isSecret: placeholder.isSecret, completions: picks + listed,
        onTab: lists ? { wantsList = true } : nil)
      if wantsList { return .list }
      guard let answer else { return try left() }
      if let number = Int(answer), picks.indices.contains(number - 1), !picks.contains(answer) {
        return .suggested(picks[number - 1])
      }
      if picks.contains(answer) || listed.contains(answer) { return .suggested(answer) }
      if !answer.isEmpty || placeholder.isRequired == false { return .value(answer) }
      asker.tell(say("a value is needed; Esc leaves the question"))
    }
  }

  /// The person left the question: nothing is run with an empty value.
  private func left() throws -> ValueReply {
    try asker.choose(
      menu([(Message("s skip"), ValueReply.skip(reason: nil)), (Message("q quit"), .quit)]))
  }

  /// What a listing command shows first on each line, its heading included: Tab completes to it.
  static func firstWords(of listing: String) -> [String] {
    listing.split(separator: "\n").compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
  }
}
