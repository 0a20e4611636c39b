import Diagnostics
import RunbookModel
import RunbookRunner

/// The head of a plan: a label on the left, what it is about on the right.
struct PlanSummary {
  let plan: Plan
  let labels: StepLabels
  let text: PlanText
  private let preflight: Preflight

  init(_ plan: Plan, labels: StepLabels, text: PlanText) {
    self.plan = plan
    self.labels = labels
    self.text = text
    preflight = Preflight(plan) { text.isInstalled?($0) ?? true }
  }

  func lines() -> [String] {
    let asked = (label: say("You will be asked for"), contents: questions())
    let others = ([first, asked] + facts).filter { !$0.contents.isEmpty }
    let heading = say("Procedures")
    let labels = (plan.procedures.count >= Self.manyProcedures ? [heading] : []) + others.map(\.label)
    let width = labels.map { DisplayWidth.of($0) }.max() ?? 0
    let procedures = (label: heading, contents: procedures(room: text.style.width - width - 5))
    let rows = ([procedures].filter { !$0.contents.isEmpty }) + others
    let all = rows.map { label, contents in row(label, contents, labelWidth: width) }
    guard all.joined().count > Self.screen else { return Array(all.joined()) }
    return all.flatMap { lines in
      guard lines.count > Self.fewest else { return lines }
      let more = say("… \(count: lines.count - Self.fewest + 1, "line more", "lines more")")
      return lines.prefix(Self.fewest - 1)
        + ["  " + String(repeating: " ", count: width) + "   " + text.style.paint(more, .dim)]
    }
  }

  /// Rows that have something to say, without what will be asked and the list of procedures.
  func factsAlone() -> [(label: String, contents: [String])] {
    ([first] + facts).filter { !$0.contents.isEmpty }
  }

  private var first: (label: String, contents: [String]) {
    (say("First"), plan.runbook.pagesBefore.map(TerminalSafe.line))
  }

  private var facts: [(label: String, contents: [String])] {
    [
      (say("Values from"), promised()),
      (say("Needs"), programs()),
      (say("Changes"), changes()),
      (say("Interactive"), steps(preflight.interactive)),
      (say("By hand"), steps(preflight.manual)),
      (say("Optional"), steps(preflight.optional)),
      (say("With a condition"), steps(preflight.conditional)),
      (say("Destructive"), steps(preflight.destructive)),
      (say("Not to be run"), steps(preflight.blocked)),
      (say("Left out"), leftOut()),
      (say("Unclear"), unclear()),
    ]
  }

  /// A head that is longer than a screen is cut row by row: it is to show what there is, and the body has all of it.
  private static let screen = 18
  private static let fewest = 4
  /// With fewer procedures their headings are all there is to say.
  private static let manyProcedures = 4

  /// A line each: title, name, and how many steps.
  private func procedures(room: Int) -> [String] {
    guard plan.procedures.count >= Self.manyProcedures else { return [] }
    let places = plan.procedures.map { procedure in
      "#\(TerminalSafe.line(procedure.id)), " + say("\(count: procedure.steps.count, "step", "steps")")
    }
    // A title is shortened rather than what a person types.
    let left = room - 3 - (places.map(DisplayWidth.of).max() ?? 0)
    let titles = plan.procedures.map { TerminalSafe.line($0.title).clipped(to: min(40, max(left, 16))) }
    let width = titles.map(DisplayWidth.of).max() ?? 0
    return zip(places, titles).map { $1.padded(to: width) + "   \(PlanSummary.column)" + $0 }
  }

  private func leftOut() -> [String] {
    plan.leftOut.map { "#\(TerminalSafe.line($0.id)): \(say("takes back what others made"))" }
  }

  private func unclear() -> [String] { plan.unclearLines.isEmpty ? [] : [say(.unclear(plan.unclearLines))] }

  private func say(_ message: Message) -> String { text.say(message) }

  private func row(_ label: String, _ contents: [String], labelWidth: Int) -> [String] {
    let room = text.style.width - labelWidth - 5
    let lines = contents.flatMap { wrapped($0, width: room) }
    return lines.enumerated().map { index, line in
      "  " + text.style.paint((index == 0 ? label : "").padded(to: labelWidth), .dim) + "   " + line
    }
  }

  /// What a row says of one thing is in a column of its own, so that no line of it looks like a name.
  private func wrapped(_ content: String, width: Int) -> [String] {
    guard let mark = content.firstIndex(of: PlanSummary.column) else {
      return TextWrapping.lines(of: content, width: width)
    }
    let name = String(content[..<mark])
    let left = DisplayWidth.of(name)
    let details = String(content[content.index(after: mark)...])
    // On a narrow terminal the column would have no room.
    guard width - left >= 16 else { return TextWrapping.lines(of: name + details, width: width) }
    return TextWrapping.lines(of: details, width: width - left).enumerated().map { index, line in
      (index == 0 ? name : String(repeating: " ", count: left)) + line
    }
  }

  /// Separates a name from its details; no text of a page holds one here.
  private static let column: Character = "\t"

  /// One line a placeholder: its name, and what the page says about its value.
  private func questions() -> [String] {
    let names = plan.questions.map { TerminalSafe.line(PlaceholderName.bare($0.name)) }
    let width = min(names.map(DisplayWidth.of).max() ?? 0, 32)
    return zip(plan.questions, names).map { placeholder, name in
      let details = details(of: placeholder)
      return details.isEmpty
        ? name : name.padded(to: width) + "   \(PlanSummary.column)" + details.joined(separator: ", ")
    }
  }

  func details(of placeholder: Placeholder) -> [String] {
    var details: [String] = []
    if placeholder.isSecret { details.append(say("secret")) }
    if placeholder.isRequired == false { details.append(say("optional")) }
    if placeholder.kind == .flag { details.append(say("yes or no")) }
    if let value = placeholder.defaultValue, !placeholder.isSecret {
      details.append(say("default: \(TerminalSafe.line(value))"))
    }
    if !placeholder.choices.isEmpty {
      details.append(say("one of: \(TerminalSafe.line(placeholder.choices.joined(separator: " | ")))"))
    }
    if let command = placeholder.suggestCommand { details.append(say("list: \(TerminalSafe.line(command))")) }
    if placeholder.describedAt.isEmpty { details.append(say(placeholder.undescribed)) }
    return details
  }

  /// What the person's own programs give when it is needed.
  private func promised() -> [String] {
    let all = plan.promised.sorted { $0.key < $1.key }
    let names = all.map { key, _ in
      TerminalSafe.line(plan.runbook.placeholder(key: key).map { PlaceholderName.bare($0.name) } ?? key)
    }
    let width = min(names.map(DisplayWidth.of).max() ?? 0, 32)
    return zip(all, names).map { promise, name in
      name.padded(to: width) + "   \(PlanSummary.column)" + VisibleCommand(promise.value.command).line
    }
  }

  private func programs() -> [String] {
    let names = plan.programs.map { need in
      let name = TerminalSafe.line(need.name)
      guard preflight.missing.contains(need) else { return name }
      return say("\(name) (not found, \(Message.steps(labels.steps(ofActions: need.actions))))")
    }
    return names.isEmpty ? [] : [names.joined(separator: ", ")]
  }

  private func changes() -> [String] {
    var seen: Set<String> = []
    let files = plan.actions.compactMap(\.action.filePath).filter { seen.insert($0).inserted }.map(TerminalSafe.line)
    seen = []
    let variables = plan.actions.flatMap(\.action.sets).filter { seen.insert($0).inserted }
    var parts: [String] = []
    if !files.isEmpty { parts.append(say("files: \(files.joined(separator: ", "))")) }
    if !variables.isEmpty { parts.append(say("shell variables: \(variables.joined(separator: ", "))")) }
    return parts
  }

  private func steps(_ actions: [ActionID]) -> [String] {
    actions.isEmpty ? [] : [say(.steps(labels.steps(ofActions: actions)))]
  }
}
