import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// The lines of a script that do what an action says; what may not or need not be run is there as a comment.
struct ScriptActions {
  private let text: ParameterisedText
  private let language: Language
  private let choice: ScriptChoice

  /// - Parameter choice: of the whole page, where `plan` is a part of it.
  init(_ plan: Plan, variables: ShellVariables, language: Language, choice: ScriptChoice? = nil) {
    text = ParameterisedText(variables)
    self.language = language
    self.choice = choice ?? ScriptChoice(plan)
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
    let leftOut = choice.reasonToLeaveOut(planned)
    if let reason = choice.reasonNotToRun(action) ?? leftOut {
      // What may not be run is shown as the page has it.
      let shown = action.blocked == nil && action.kind != .manual ? body ?? action.text : action.text
      return stop(planned, because: reason, isLeftOut: leftOut != nil) + comment(shown ?? "")
    }
    guard let body else {
      return stop(planned, because: "not runnable in a script as it stands") + comment(action.text ?? "")
    }
    let lines = body.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    return onSystems(of: action, visit(action, lines)) + sample(of: action)
  }

  /// What cannot be run is no success: the script ends there, until a person has done it.
  private func stop(_ planned: PlannedAction, because reason: Message, isLeftOut: Bool = false) -> [String] {
    let words = TerminalSafe.line(language.say(reason))
    guard !isLeftOut else { return ["# " + words] }
    let sentence = ShellLiteral.singleQuoted("\(StepLabels.number(of: planned.step)) \(words)")
    return ["# " + words] + onSystems(of: planned.action, ["pause " + sentence])
  }

  /// What is done on some of the systems that the script is for, it does there only.
  private func onSystems(of action: Action, _ lines: [String]) -> [String] {
    let systems = choice.systems(of: action)
    guard !systems.isEmpty else { return lines }
    let names = systems.map { $0 == .macos ? "Darwin" : "Linux" }.joined(separator: "|")
    return ["case $(uname -s) in \(names))"] + lines + [";;", "esac"]
  }

  /// Where the page does it in a directory: there, and back again.
  private func visit(_ action: Action, _ lines: [String]) -> [String] {
    guard let place = action.place, place.kind == .directory else { return lines }
    let target = place.name.map { $0.hasPrefix("/") || $0.hasPrefix("~") || $0.hasPrefix(".") ? $0 : "./" + $0 }
    return [
      "# " + TerminalSafe.line(language.say(place.directory)),
      "cd -- \(target ?? "\"$(git rev-parse --show-toplevel)\"") || exit",
    ]
      + lines + ["cd -- \"$OLDPWD\" || exit"]
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
