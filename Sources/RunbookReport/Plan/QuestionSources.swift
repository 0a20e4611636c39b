import Diagnostics
import RunbookModel
import RunbookRunner

/// What answers a question beforehand.
struct QuestionSources {
  /// An option of the command line; nil for what does not belong there, such as a secret.
  var option: String?
  /// Keys within a values file, from the outside in.
  var valuesFile: [String]
  var environment: String?
  /// What may be in the values file, where that is not plain.
  var allowed: String?

  init(_ question: PlanQuestion) {
    switch question {
    case .value(let placeholder, _):
      option = placeholder.isSecret ? nil : "--set \(placeholder.key)=" + (placeholder.kind == .flag ? "true" : "VALUE")
      valuesFile = ["values", placeholder.key]
      environment = ValueResolver.environmentName(of: placeholder.key)
    case .choice(let choice): valuesFile = ["choose", choice.group]
    case .optional: valuesFile = ["optional"]
    case .condition(let use, _):
      valuesFile = ["choose", use.action.text]
      allowed = "run | skip"
    case .manual: valuesFile = ["manual"]
    case .blocked: valuesFile = []
    case .program: valuesFile = ["answers"]
    }
  }

  func words(in language: Language) -> String {
    var parts: [String] = []
    if let option { parts.append(TerminalSafe.line(option)) }
    if !valuesFile.isEmpty {
      let place = valuesFile.joined(separator: " → ") + (allowed.map { ": " + $0 } ?? "")
      parts.append(language.say("values file: \(TerminalSafe.line(place))"))
    }
    if let environment { parts.append(language.say("environment: \(TerminalSafe.line(environment))")) }
    return parts.joined(separator: " · ")
  }
}
