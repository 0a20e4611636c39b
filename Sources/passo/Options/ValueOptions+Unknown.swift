import Configuration
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellSyntax

extension ValueOptions {
  /// What the values file names and the page does not have. It may serve several pages, so this is no error, but a
  /// mistyped name is not passed over in silence.
  func remarkOnUnknownNames(in file: ValuesFile, for runbook: Runbook, context: Context) {
    let unknown = ValueResolver(runbook).unknownNames(in: file.values.map(\.placeholder))
    for (name, nearest) in unknown {
      let place = file.values.first { $0.placeholder == name }.map { "\(values ?? ""):\($0.range.start)" } ?? ""
      let message: Message = "\(place): the page has no placeholder `\(name)`"
      context.remark(message)
      if let nearest { context.errors.write("       \(context.language.say("did you mean `\(nearest)`?"))\n") }
    }
    remarkOnUnknownChoices(in: file, for: runbook, context: context)
    context.errors.flush()
  }

  /// What `choose:` names and the page does not leave open, and words that decide nothing about a condition.
  private func remarkOnUnknownChoices(in file: ValuesFile, for runbook: Runbook, context: Context) {
    let actions = runbook.procedures.flatMap(\.steps).flatMap(\.actions)
    let withBodies = Set(actions.filter { ($0.request?.bodies.count ?? 0) > 1 }.map(\.id.text))
    let conditional = actions.filter { !$0.conditions.isEmpty }.map(\.id.text).filter { !withBodies.contains($0) }
    let groups = actions.flatMap { $0.branches.map(\.group) } + withBodies
    for choice in file.choices where choice.group != "*" {
      let place = "\(values ?? ""):\(choice.range.start)"
      if conditional.contains(choice.group) {
        if RunOptions.OptionalSteps(rawValue: choice.choice) == nil {
          context.remark("\(place): `choose` for `\(choice.group)` is `run` or `skip`, not `\(choice.choice)`")
        }
      } else if !groups.contains(choice.group) {
        context.remark("\(place): the page leaves no choice at `\(choice.group)`")
        if let nearest = NearestName.of(choice.group, in: conditional + groups) {
          context.errors.write("       \(context.language.say("did you mean `\(nearest)`?"))\n")
        }
      }
    }
  }

  /// Others can see the arguments of `passo` itself, too.
  func remarkOnSecretSettings(for runbook: Runbook, context: Context) {
    for setting in settings {
      let name = String(setting.prefix { $0 != "=" })
      guard let placeholder = runbook.placeholder(key: PlaceholderKey.key(of: name)), placeholder.isSecret else {
        continue
      }
      let variable = ValueResolver.environmentName(of: placeholder.key)
      context.remark(
        "others on this machine can see \(placeholder.name) in your command, and your shell may keep it: set \(variable) in the environment, or use a values file"
      )
    }
  }
}
