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

  /// What `choose:` names and the page does not leave open, and words that decide nothing.
  private func remarkOnUnknownChoices(in file: ValuesFile, for runbook: Runbook, context: Context) {
    let names = ChoiceNames(runbook)
    for choice in file.choices where choice.group != "*" {
      guard let mistake = names.mistake(in: choice.group, choice.choice, isResumed: true) else { continue }
      context.remark("\(values ?? ""):\("\(choice.range.start)"): \(mistake.message)")
      if let nearest = mistake.nearest {
        context.errors.write("       \(context.language.say("did you mean `\(nearest)`?"))\n")
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
