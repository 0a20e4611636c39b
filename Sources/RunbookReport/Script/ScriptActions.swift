import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// The lines of a script that do what an action says; what may not or need not be run is there as a comment.
struct ScriptActions {
  private let text: ParameterisedText
  private let language: Language
  /// The first alternative of each group.
  private let chosen: [String: ActionID]

  init(_ plan: Plan, variables: ShellVariables, language: Language) {
    text = ParameterisedText(variables)
    self.language = language
    let branches = plan.actions.flatMap { planned in planned.action.branches.map { ($0.group, $0.id) } }
    chosen = Dictionary(branches) { first, _ in first }
  }

  func lines(of planned: PlannedAction) -> [String] {
    let action = planned.action
    let body: String?
    switch action.kind {
    case .manual: body = pause(for: planned)
    case .file: body = file(action)
    case .http: body = action.request.map { CurlCommand($0, text: text).text }
    case .command: body = action.text == nil ? pause(for: planned) : command(action)
    }
    if let reason = reasonNotToRun(planned) {
      // What may not be run is shown as the page has it.
      let shown = action.blocked == nil && action.kind != .manual ? body ?? action.text : action.text
      return ["# " + TerminalSafe.line(language.say(reason))] + comment(shown ?? "")
    }
    guard let body else {
      return ["# " + language.say("not runnable in a script as it stands")] + comment(action.text ?? "")
    }
    let lines = body.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    return visit(action, lines) + sample(of: action)
  }

  /// Where the page does it in a directory: there, and back again.
  private func visit(_ action: Action, _ lines: [String]) -> [String] {
    guard let place = action.place, place.kind == .directory else { return lines }
    let target = place.name.map { $0.hasPrefix("/") || $0.hasPrefix("~") || $0.hasPrefix(".") ? $0 : "./" + $0 }
    return ["# " + language.say(place.directory), "cd -- \(target ?? "\"$(git rev-parse --show-toplevel)\"") || exit"]
      + lines + ["cd -- \"$OLDPWD\" || exit"]
  }

  private func reasonNotToRun(_ planned: PlannedAction) -> Message? {
    let action = planned.action
    if let reason = action.blocked { return Message("not to be run as it stands: \(reason)") }
    // A script has nothing that waits until it is ready, and ends it.
    if action.runsBeside { return Message("not to be run as it stands: \(Action.staysWithPerson)") }
    if let annotation = action.excludedBy {
      return Message("the page leaves it out of runs without a person (`\(annotation)`): remove the # to run it")
    }
    if planned.step.isOptional { return Message("optional: remove the # to run it") }
    if !action.conditions.isEmpty {
      return Message("\(action.conditions.map(\.text).joined(separator: " ")) Remove the # to run it.")
    }
    if action.isInline { return Message("from the sentence: remove the # to run it") }
    if let other = action.branches.first(where: { chosen[$0.group] != $0.id }) {
      return Message("alternative \(other.label ?? ""): remove the # to run it instead")
    }
    return nil
  }

  /// Nil for what a shell would read in another way than it looks.
  private func command(_ action: Action) -> String? {
    guard let template = action.text, let text = text.command(template), ShellScript.known(text).issues.isEmpty else {
      return nil
    }
    return text
  }

  private func file(_ action: Action) -> String? {
    guard let name = action.filePath, let content = action.text else { return nil }
    var delimiter = "EOF"
    let lines = content.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    while lines.contains(Substring(delimiter)) { delimiter += "_" }
    let folder = name.lastIndex(of: "/").map { name[..<$0] } ?? ""
    let made = folder.isEmpty ? "" : "mkdir -p \"\(text.doubleQuoted(String(folder)))\"\n"
    let target = made + "cat > \"\(text.doubleQuoted(name))\" <<"
    let isFixed = !text.hasPlaceholders(content) && !content.unicodeScalars.contains(where: SteeringCharacters.contains)
    return target + (isFixed ? "'\(delimiter)'\n\(content)" : "\(delimiter)\n\(text.heredoc(content))") + "\n"
      + delimiter
  }

  private func pause(for planned: PlannedAction) -> String {
    let sentence = TerminalSafe.line(planned.action.text ?? planned.step.instruction)
    return "pause " + ShellLiteral.singleQuoted(sentence)
  }

  private func sample(of action: Action) -> [String] {
    guard let sample = action.expectation else { return [] }
    return ["# " + language.say("Sample output (line \(sample.line)):")] + comment(sample.text)
  }

  private func comment(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return TerminalSafe.text(text).parts(separatedBy: "\n", omittingEmptySubsequences: false).map { "#   " + $0 }
  }
}
