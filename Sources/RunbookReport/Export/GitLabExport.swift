import Bytes
import Diagnostics
import RunbookModel

/// The page as a pipeline of GitLab, with its values as variables that are asked for where it is started by hand.
///
/// Source: GitLab Docs, "CI/CD YAML syntax reference": `variables`, `parallel:matrix`, `artifacts`.
struct GitLabExport {
  private let run: ExportedRun
  private let tasks: ExportedTasks?
  private let head: [String]
  private let language: Language

  init(_ run: ExportedRun, tasks: ExportedTasks?, head: [String], language: Language) {
    (self.run, self.tasks, self.head, self.language) = (run, tasks, head, language)
  }

  func lines() -> [String] {
    let values = run.values
    let secrets = values.filter(\.placeholder.isSecret)
    let open = values.filter { !$0.placeholder.isSecret }
    var lines = head.flatMap { YAMLText.comment($0) }
    if tasks == nil {
      lines += YAMLText.comment(
        language.say("The runner needs Passo in its PATH: add a step before; Passo's README says how it is installed."))
    }
    if !secrets.isEmpty {
      lines.append("#")
      lines += YAMLText.comment(language.say("Secrets are masked variables of the project, under Settings, CI/CD:"))
      lines += secrets.flatMap { YAMLText.comment("  \(name(of: $0))  \($0.remark(language))") }
    }
    if !run.variablesOfFile.isEmpty {
      lines.append("#")
      lines += YAMLText.comment(language.say("Masked variables of the project that the values file reads:"))
      lines += run.variablesOfFile.flatMap { YAMLText.comment("  \($0)") }
    }
    if !open.isEmpty { lines += ["variables:"] + open.flatMap(variable) + [""] }
    lines.append("page:")
    lines += matrix
    lines.append("  script:")
    if let tasks {
      for task in tasks.all { lines += item(task.script) }
      return lines
    }
    let profile = run.profile.map(ExportedRun.word) ?? (run.matrixProfiles.isEmpty ? nil : "\"$MATRIX_PROFILE\"")
    lines += item("mkdir -p passo-report")
    lines += item(
      run.command(
        profile: profile, reports: ["passo-report/run.html", "passo-report/run.xml", "passo-report/run.json"]))
    lines += YAMLText.comment(language.say("Keep the report, also of a failure"), indent: 2)
    return lines + [
      "  artifacts:", "    when: always", "    paths:", "      - passo-report", "    reports:",
      "      junit: passo-report/run.xml",
    ]
  }

  /// Passo looks for `PASSO_REGION`, a script of shell commands for `region`.
  private func name(of value: ExportedValue) -> String { tasks == nil ? value.variable : value.name }

  private func variable(_ value: ExportedValue) -> [String] {
    // A script takes anything for yes.
    let isSwitch = value.placeholder.kind == .flag
    let no = tasks == nil ? "false" : ""
    let preset = isSwitch && value.preset != "true" ? no : value.preset ?? ""
    let choices = isSwitch ? [no, "true"] : value.placeholder.kind == .choice ? value.placeholder.choices : []
    var lines = [
      "  \(name(of: value)):", "    description: " + YAMLText.quoted(value.remark(language)),
      "    value: " + YAMLText.quoted(preset),
    ]
    if !choices.isEmpty {
      // GitLab wants the value to be one of them.
      lines +=
        ["    options:"]
        + (choices.contains(preset) ? choices : [preset] + choices).map {
          "      - " + YAMLText.quoted($0)
        }
    }
    return lines + ["    expand: false"]
  }

  private var matrix: [String] {
    var axes: [String] = []
    if !run.platforms.isEmpty {
      axes.append("MATRIX_SYSTEM: [\(run.platforms.map(\.rawValue).joined(separator: ", "))]")
    }
    if tasks == nil, !run.matrixProfiles.isEmpty {
      // A dollar sign would be read as a variable.
      let names = run.matrixProfiles.map { YAMLText.quoted($0.replacingBytes(of: "$", with: "$$")) }
      axes.append("MATRIX_PROFILE: [\(names.joined(separator: ", "))]")
    }
    guard let first = axes.first else { return [] }
    var lines = ["  parallel:", "    matrix:", "      - " + first] + axes.dropFirst().map { "        " + $0 }
    if !run.platforms.isEmpty {
      lines += YAMLText.comment(language.say("Runners are chosen by their tags, linux and macos."), indent: 2)
      lines += ["  tags:", "    - $MATRIX_SYSTEM"]
    }
    return lines
  }

  private func item(_ script: String) -> [String] {
    guard script.contains("\n") else { return ["    - " + YAMLText.scalar(script)] }
    let block = YAMLText.block(script, indent: 6)
    return ["    - " + block[0]] + block.dropFirst()
  }
}
