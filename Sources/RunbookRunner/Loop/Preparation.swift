import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// Brings an action to the point where it can be run, asking for what is missing.
struct Preparation {
  enum Outcome {
    /// `parts`: the separate commands of a block that holds several.
    case ready(ResolvedAction, parts: [ResolvedCommand])
    /// Why it cannot be run as it is.
    case blocked(Message)
    /// A person has left the question of this name.
    case unanswered(String)
    case skip(reason: String?)
    case leave(Move)
  }

  let services: RunServices
  let state: RunState
  let action: Action

  /// - Parameter edited: what a person put in place of the page's text.
  func prepare(edited: String?) throws -> Outcome {
    let asker = ValueAsker(services: services, state: state)
    while true {
      switch resolve(edited: edited) {
      case .ready(let ready):
        if let reason = Besides(services: services).reason(for: action) { return .blocked(reason) }
        if case .command(let command) = ready,
          let reason = UnsetVariables(services: services, state: state).reason(command.text, for: action)
        {
          return .blocked(reason)
        }
        if let reason = LeftDirectory(services: services, state: state).reason(for: ready, of: action) {
          return .blocked(reason)
        }
        if let reason = try DirectoryVisit(action, services: services)?.reason() { return .blocked(reason) }
        try state.values.tellDerived(of: action)
        return .ready(ready, parts: edited == nil ? parts() : [])
      case .blocked(let reason): return .blocked(reason)
      case .notRunnable: return .blocked(missingCommand)
      case .refused(let refusals):
        guard !services.options.nonInteractive, let refusal = refusals.first else {
          return .blocked(refusals.first.map { "\($0.name): \($0.reason)" } ?? missingCommand)
        }
        if let outcome = outcome(of: try asker.replace(refusal, for: action)) { return outcome }
      case .unfilled(let placeholders):
        let known = state.values.bindings
        if let outcome = outcome(of: try asker.fill(placeholders, for: action)) { return outcome }
        // Every round brings a value, so this ends.
        guard state.values.bindings != known else { return .blocked(Preparation.unfillable(placeholders)) }
      }
    }
  }

  /// nil where there is a value now.
  private func outcome(of answer: ValueAsker.Outcome) -> Outcome? {
    switch answer {
    case .set: nil
    case .left(let name): .unanswered(name)
    case .skip(let reason): .skip(reason: reason)
    case .leave(let move): .leave(move)
    }
  }

  /// What an editor begins with: all that may be seen is filled in, secrets stay placeholders; nil where there is
  /// nothing to edit.
  func editable(edited: String?) -> String? {
    guard action.kind == .command, let text = edited ?? commandText else { return nil }
    let template = Template(text, language: .shell)
    // Whether a part is wanted is not known yet: all stays as the page has it.
    if template.sites.contains(where: { $0.form == .optional && state.values.bindings[$0.key] == nil }) { return text }
    var kept: [(mark: String, name: String)] = []
    let filled = try? template.filled { site in
      let binding = state.values.bindings[site.key]
      if site.form == .optional, let value = binding?.value {
        if site.argument == nil { return value == "true" ? .keep : .omit }
        if value.isEmpty { return .omit }
      }
      if let binding, !binding.isSecret { return .value(binding.value) }
      // A word that needs no quoting anywhere keeps the place.
      let mark = "PassoKeeps\(kept.count)x"
      kept.append((site.argument == nil ? mark : site.argumentPrefix + mark, site.name))
      return .value(mark)
    }
    guard let filled else { return text }
    return kept.reduce(filled) { $0.replacingFirst($1.mark, with: $1.name) }
  }

  /// The commands of a block one by one, so that the first failure is seen; empty where the block is one command, or
  /// an exit status is demanded, which only the whole has.
  private func parts() -> [ResolvedCommand] {
    guard action.kind == .command, action.commands.count > 1, action.directives.expectExit.isEmpty,
      action.expectedFailure == nil,
      let text = action.text
    else { return [] }
    let bytes = Array(text.utf8)
    var position = 0
    var parts: [ResolvedCommand] = []
    for command in action.commands {
      guard let place = bytes[position...].byteRange(of: Array(command.utf8)) else { return [] }
      let line = action.textLine + bytes[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") }
      guard
        case .ready(.command(let part)) = services.planner.resolve(
          command: command, line: line, with: state.values.bindings)
      else { return [] }
      parts.append(part)
      position = place.upperBound
    }
    return parts
  }

  private func resolve(edited: String?) -> Resolution {
    if let edited {
      return services.planner.resolve(command: edited, line: action.textLine, with: state.values.bindings)
    }
    if action.fromOutput != nil, action.text == nil, action.blocked == nil {
      guard let text = commandText else { return .notRunnable }
      return services.planner.resolve(command: text, line: action.textLine, with: state.values.bindings)
    }
    return services.planner.resolve(action, with: state.values.bindings, body: state.choices.bodies[action.id])
  }

  /// The page's command, or the one that an earlier output shows when it shows exactly one.
  private var commandText: String? {
    guard let source = action.fromOutput, action.text == nil else { return action.text }
    let found = exportLines(of: source)
    return found.count == 1 ? found.first : nil
  }

  /// The lines that set what the page says the step sets, where it says so.
  private func exportLines(of source: ActionID) -> [String] {
    let found = ExportLine.all(in: state.values.outputs[source] ?? "")
    guard !action.sets.isEmpty else { return found }
    return found.filter { line in action.sets.contains { line.hasPrefix("export \($0)=") } }
  }

  private var missingCommand: Message {
    guard let source = action.fromOutput else { return "there is no command to run" }
    guard state.values.outputs[source] != nil else {
      return "the command is in the output of \(source.text), which has not run"
    }
    return exportLines(of: source).isEmpty
      ? "the output of \(source.text) shows no `export NAME=value` line"
      : "the output of \(source.text) shows several `export NAME=value` lines"
  }

  private static func unfillable(_ placeholders: [Placeholder]) -> Message {
    "\(placeholders.map(\.name).joined(separator: ", ")) cannot be filled in"
  }
}
