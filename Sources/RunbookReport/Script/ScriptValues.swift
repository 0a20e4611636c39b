import Diagnostics
import RunbookModel
import ShellSyntax

/// The lines of a script that give every placeholder its value, or stop where there is none.
struct ScriptValues {
  private let plan: Plan
  private let bindings: Bindings
  private let variables: ShellVariables
  private let language: Language

  init(_ plan: Plan, bindings: Bindings, variables: ShellVariables, language: Language) {
    self.plan = plan
    self.bindings = bindings
    self.variables = variables
    self.language = language
  }

  /// Derived values last, since the others are their parts.
  func lines() -> [String] {
    var seen: Set<String> = []
    let sources = plan.questions.map { BindingSource(key: $0.key, source: .ask) } + plan.actions.flatMap(\.sources)
    let known = sources.filter { ($0.source != .capture || bindings[$0.key] != nil) && seen.insert($0.key).inserted }
    let derived = known.filter { $0.source == .derived && bindings[$0.key] == nil }
    let given = known.filter { source in !derived.contains { $0.key == source.key } }
    let unneeded = unneededKeys
    let lines =
      given.map { (unneeded.contains($0.key) ? "# " : "") + line(for: $0.key) } + derived.map(line(forDerived:))
    return lines.isEmpty ? [] : ["", "# " + language.say("Values: from the environment, or written here.")] + lines
  }

  /// What is used by nothing but what the script leaves out.
  private var unneededKeys: Set<String> {
    var (used, needed): (Set<String>, Set<String>) = ([], [])
    for planned in plan.actions {
      let parts = planned.sources.filter { $0.source == .derived }.flatMap { source in
        Template(source.from ?? "", language: .plain).sites.map(\.key)
      }
      let keys = planned.sources.map(\.key) + parts
      used.formUnion(keys)
      if !planned.step.isOptional, planned.action.condition == nil { needed.formUnion(keys) }
    }
    return used.subtracting(needed)
  }

  /// A value that an earlier output shows is asked for right before the action that needs it first.
  func questionsFromOutput(before planned: PlannedAction) -> [String] {
    planned.sources.filter { $0.source == .capture && bindings[$0.key] == nil && isFirstUse($0.key, in: planned) }
      .map { source in
        let variable = variables[source.key]
        let secret = plan.runbook.placeholder(key: source.key)?.isSecret == true ? "s" : ""
        let prompt = ShellLiteral.singleQuoted(language.say("\(source.key) (from the output above): "))
        return "[ -n \"${\(variable)-}\" ] || read -r\(secret) -p \(prompt) \(variable)"
      }
  }

  private func isFirstUse(_ key: String, in planned: PlannedAction) -> Bool {
    let first = plan.actions.first { $0.sources.contains { $0.key == key && $0.source == .capture } }
    return first?.action.id == planned.action.id
  }

  private func line(for key: String) -> String {
    let placeholder = plan.runbook.placeholder(key: key) ?? Placeholder(key: key, name: "<\(key)>")
    let variable = variables[key]
    if let binding = bindings[key], !binding.isSecret, placeholder.kind != .flag {
      return "\(variable)=\(ShellLiteral.singleQuoted(binding.value))"
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
      return "\(variable)=${\(variable):-\(ShellLiteral.singleQuoted(value))}"
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
