import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// The lines of a script that give every placeholder its value, or stop where there is none.
struct ScriptValues {
  private let plan: Plan
  private let bindings: Bindings
  private let variables: ShellVariables
  private let language: Language
  /// An engine runs it: its variables go before what is known beforehand, and no one can be asked.
  private let isOffered: Bool
  /// Keys of values that a step of the script shows → the action before which they are asked for.
  private let late: [String: ActionID]

  init(
    _ plan: Plan, bindings: Bindings, variables: ShellVariables, language: Language, isOffered: Bool = false
  ) {
    self.isOffered = isOffered
    self.plan = plan
    self.bindings = bindings
    self.variables = variables
    self.language = language
    late = ScriptValues.late(in: plan, bindings)
  }

  /// Derived values last, since the others are their parts.
  func lines() -> [String] {
    var seen: Set<String> = []
    let sources = plan.questions.map { BindingSource(key: $0.key, source: .ask) } + plan.actions.flatMap(\.sources)
    let known = sources.filter { late[$0.key] == nil && seen.insert($0.key).inserted }
    let derived = known.filter { $0.source == .derived && bindings[$0.key] == nil }
    let given = known.filter { source in !derived.contains { $0.key == source.key } }
    let unneeded = unneededKeys
    let lines =
      given.flatMap { source -> [String] in
        let isUnneeded = unneeded.contains(source.key)
        return ScriptValues.entry(line(for: source.key, onOneLine: isUnneeded), isComment: isUnneeded)
      } + derived.map(line(forDerived:))
    return lines.isEmpty ? [] : ["", "# " + language.say("Values: from the environment, or written here.")] + lines
  }

  /// What is used by nothing but what the script leaves out.
  private var unneededKeys: Set<String> {
    var (used, needed): (Set<String>, Set<String>) = ([], [])
    for planned in plan.actions {
      let parts = planned.sources.filter { $0.source == .derived }.flatMap(ScriptValues.parts)
      let keys = planned.sources.map(\.key) + parts
      used.formUnion(keys)
      if !planned.step.isOptional, planned.action.condition == nil { needed.formUnion(keys) }
    }
    return used.subtracting(needed)
  }

  /// A value that an earlier output shows is asked for right before the action that needs it first, and what is made of
  /// it is made there.
  func questionsFromOutput(before planned: PlannedAction) -> [String] {
    let parts = planned.sources.filter { $0.source == .derived }.flatMap(ScriptValues.parts)
    var seen: Set<String> = []
    let keys = (planned.sources.filter { $0.source != .derived }.map(\.key) + parts)
      .filter { late[$0] == planned.action.id && seen.insert($0).inserted }
    let derived = planned.sources.filter { $0.source == .derived && late[$0.key] == planned.action.id }
    let unneeded = unneededKeys
    return keys.flatMap { ScriptValues.entry(question(for: $0), isComment: unneeded.contains($0)) }
      + derived.flatMap { ScriptValues.entry(line(forDerived: $0), isComment: unneeded.contains($0.key)) }
  }

  /// A comment ends with its line: nothing of a value, or of a text of the page, may begin another one.
  private static func entry(_ text: String, isComment: Bool) -> [String] {
    guard isComment else { return [text] }
    return text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map { "# " + $0 }
  }

  private func question(for key: String) -> String {
    let variable = variables[key]
    let secret = plan.runbook.placeholder(key: key)?.isSecret == true ? "s" : ""
    let words = language.say("\(key) (from the output above): ")
    if isOffered { return ": \"${\(variable):?\(ShellLiteral.inParameterMessage(words))}\"" }
    let prompt = ShellLiteral.singleQuoted(words)
    return "[ -n \"${\(variable)-}\" ] || read -r\(secret) -p \(prompt) \(variable)"
  }

  /// What an output gives, what the page says that an earlier step gives (where there is one), and what is made of such.
  private static func late(in plan: Plan, _ bindings: Bindings) -> [String: ActionID] {
    var late: [String: ActionID] = [:]
    var hasRun = false
    var (early, captured): (Set<String>, Set<String>) = ([], [])
    for planned in plan.actions {
      let own = planned.sources.filter { $0.source != .derived }
      let parts = planned.sources.filter { $0.source == .derived }.flatMap { source in
        ScriptValues.parts(of: source).map { BindingSource(key: $0, source: .ask) }
      }
      for source in own + parts where bindings[source.key] == nil && late[source.key] == nil {
        let isShown = hasRun && (plan.runbook.placeholder(key: source.key)?.comesFromStep ?? false)
        if source.source == .capture || captured.contains(source.key)
          || isShown && source.source == .ask && !early.contains(source.key)
        {
          late[source.key] = planned.action.id
        } else {
          early.insert(source.key)
        }
      }
      for source in planned.sources where source.source == .derived && bindings[source.key] == nil {
        guard late[source.key] == nil, ScriptValues.parts(of: source).contains(where: { late[$0] != nil }) else {
          continue
        }
        late[source.key] = planned.action.id
      }
      captured.formUnion(planned.action.captures.map(\.key))
      if planned.action.kind != .manual, !planned.step.isOptional, planned.action.condition == nil { hasRun = true }
    }
    return late
  }

  private static func parts(of source: BindingSource) -> [String] {
    Template(source.from ?? "", language: .plain).sites.map(\.key)
  }

  /// - Parameter onOneLine: a value of several lines is one line of the script, which stays right when the `#` before it
  ///   is removed.
  private func line(for key: String, onOneLine: Bool) -> String {
    let quoted = onOneLine ? ShellLiteral.onOneLine : ShellLiteral.singleQuoted
    let placeholder = plan.runbook.placeholder(key: key) ?? Placeholder(key: key, name: "<\(key)>")
    let variable = variables[key]
    if let binding = bindings[key], !binding.isSecret, !placeholder.isSecret, placeholder.kind != .flag {
      return isOffered
        ? "\(variable)=${\(variable):-\(quoted(binding.value))}" : "\(variable)=\(quoted(binding.value))"
    }
    if placeholder.kind == .flag {
      let isOn = bindings[key]?.value == "true"
      return "\(variable)=\"${\(variable)-\(isOn ? "true" : "")}\"  # "
        + language.say("anything: with \(TerminalSafe.line(placeholder.name))")
    }
    if placeholder.isOptionalPart {
      return "\(variable)=\"${\(variable)-}\"  # "
        + language.say("its value: with \(TerminalSafe.line(placeholder.name))")
    }
    if let value = placeholder.defaultValue, !placeholder.isSecret {
      return "\(variable)=${\(variable):-\(quoted(value))}"
    }
    let description = placeholder.description.map(TerminalSafe.line)?.clipped(to: 200) ?? ""
    let words = description.isEmpty ? language.say(placeholder.undescribed) : description
    return ": \"${\(variable):?\(ShellLiteral.inParameterMessage(words))}\""
  }

  private func line(forDerived source: BindingSource) -> String {
    let variable = variables[source.key]
    let template = ParameterisedText(variables).doubleQuoted(source.from ?? "")
    return "\(variable)=\"${\(variable):-\(template)}\""
  }
}
