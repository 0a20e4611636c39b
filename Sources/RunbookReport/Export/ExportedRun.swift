import Bytes
import Diagnostics
package import RunbookModel
import RunbookRunner
import ShellSyntax

/// A run that an engine is to start: which pages with which options, and what has to be known for it.
package struct ExportedRun: Sendable {
  /// The pages as they were named on the command line, with their sections: `install.md#start`.
  package var words: [String]
  /// Options that take no value.
  static let flags: Set<String> = ["--all", "--cleanup", "--with-prerequisites", "--trust-values"]

  /// Further words of `passo run`: options, each with its value after it: `--all`, `--locale`, `fr`.
  package var options: [String] = []
  /// The values file, as it was named.
  package var valuesFile: String?
  /// The profile that is meant; nil: each of ``profiles``.
  package var profile: String?
  /// Those of the values file, in its order.
  package var profiles: [String] = []
  /// Keys of values that the values file gives in every run: no variable is asked for them.
  package var valuesInFile: Set<String> = []
  /// Variables of the environment that the values file reads, in its order.
  package var variablesOfFile: [String] = []
  /// The values file starts programs, which have to be allowed where the run is.
  package var startsPrograms = false
  package var plan: Plan
  package var bindings: Bindings

  package init(words: [String], plan: Plan, bindings: Bindings) {
    (self.words, self.plan, self.bindings) = (words, plan, bindings)
  }

  /// Of every profile one run, unless one was named.
  var matrixProfiles: [String] { profile == nil ? profiles : [] }

  /// The systems of which the page has steps of their own, where there are steps for both that Passo runs on.
  var platforms: [Platform] {
    let named = Set(plan.actions.flatMap(\.action.platforms))
    return named.contains(.linux) && named.contains(.macos) ? [.linux, .macos] : []
  }

  /// The system that was named for all of the run.
  var platform: Platform? {
    options.firstIndex(of: "--platform").flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
      .flatMap(Platform.init)
  }

  /// What an output gives is taken from it, other than by plain tasks.
  var takesOutputs = true

  /// Each value that someone has to give, or can give, in the order of the page.
  var values: [ExportedValue] {
    let variables = ShellVariables(plan)
    var seen: Set<String> = []
    let captured = Set(plan.actions.flatMap(\.sources).filter { $0.source == .capture }.map(\.key))
    let given = plan.actions.flatMap(\.sources).filter {
      $0.source != .derived && !(takesOutputs && $0.source == .capture)
    }.map(\.key)
    return (plan.questions.map(\.key) + given).filter {
      !valuesInFile.contains($0) && seen.insert($0).inserted
    }.map { key in
      ExportedValue(
        isFromOutput: captured.contains(key),
        isShadowed: [PlaceholderKey.withoutAccents(key)].contains {
          $0 != key && plan.runbook.placeholder(key: $0) != nil
        },
        placeholder: plan.runbook.placeholder(key: key) ?? Placeholder(key: key, name: "<\(key)>"),
        line: plan.actions.first { $0.sources.contains { $0.key == key } }?.action.line, name: variables[key],
        binding: bindings[key])
    }
  }

  /// The words of the command that runs the page.
  ///
  /// - Parameters:
  ///   - profile: as a word of the shell; nil: none.
  ///   - reports: files, as words of the shell.
  func command(profile: String?, reports: [String]) -> String {
    // A page may be called like an option.
    let pages = words.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    var parts = [(["passo run"] + pages.map(ExportedRun.word) + options.map(ExportedRun.word)).joined(separator: " ")]
    if let valuesFile { parts.append("--values " + ExportedRun.word(valuesFile)) }
    if let profile { parts.append("--profile " + profile) }
    for value in values where !value.isFoundByPasso && !value.placeholder.isSecret {
      parts.append("--set \(ExportedRun.word(value.placeholder.key + "="))\"$\(value.variable)\"")
    }
    parts.append("--non-interactive")
    return (parts + reports.map { "--report \($0)" }).joined(separator: " \\\n  ")
  }

  /// As a shell reads it back as one word.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isAlphanumeric || "-_./=#:,@+".utf8.contains($0) }
    return isPlain && !text.isEmpty && !text.hasPrefix("#") ? text : ShellLiteral.singleQuoted(text)
  }
}

/// A value of the page as a variable of an engine.
struct ExportedValue: Sendable {
  /// A step of the page shows it.
  let isFromOutput: Bool
  /// Without its accents the name is another placeholder's.
  let isShadowed: Bool
  let placeholder: Placeholder
  /// Where the page uses it first.
  let line: Int?
  /// ASCII letters, digits and `_`, lower case, no other value's.
  let name: String
  let binding: Binding?

  /// `PASSO_REGION`, as Passo looks for it in the environment; where no shell could have that name, one of its own.
  var variable: String {
    isFoundByPasso ? ValueResolver.environmentName(of: placeholder.key) : "PASSO_VALUE_" + name.uppercased()
  }

  /// Whether Passo finds the value by the variable's name alone.
  var isFoundByPasso: Bool {
    !isShadowed && PlaceholderKey.withoutAccents(placeholder.key).utf8.allSatisfy { $0 < 0x80 }
  }

  /// What it is where no one says anything else; never a secret.
  var preset: String? {
    if placeholder.isSecret || binding?.isSecret == true { return nil }
    return binding?.value ?? (placeholder.kind == .flag ? "false" : placeholder.defaultValue)
  }

  var isRequired: Bool {
    !isFromOutput && placeholder.isRequired != false && placeholder.kind != .flag && !placeholder.isOptionalPart
      && preset == nil
  }

  /// `region · one of: eu-de | us-south · The region of the cluster`
  func remark(_ language: Language) -> String {
    var parts = [placeholder.name]
    if !isRequired, !isFromOutput, preset == nil { parts.append(language.say("optional")) }
    if !placeholder.choices.isEmpty {
      parts.append(language.say("one of: \(placeholder.choices.joined(separator: " | "))"))
    }
    if let numbers = placeholder.numbers {
      parts.append(language.say("from \(String(numbers.lowerBound)) to \(String(numbers.upperBound))"))
    }
    if let description = placeholder.description { parts.append(description) }
    if let line { parts.append(language.say("line \(line)")) }
    return parts.map(TerminalSafe.line).joined(separator: " · ").clipped(to: 300)
  }
}
