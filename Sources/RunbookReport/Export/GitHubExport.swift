import Bytes
import Diagnostics
import RunbookModel

/// The page as a workflow of GitHub Actions, started by hand with its values as inputs.
///
/// Source: GitHub Docs, "Workflow syntax for GitHub Actions" and "Contexts": `${{ … }}` is an expression in every text.
struct GitHubExport {
  private let run: ExportedRun
  private let tasks: ExportedTasks?
  private let head: [String]
  private let language: Language
  private let inputs: [ExportedValue]
  private let variables: [ExportedValue]
  private let secrets: [ExportedValue]

  /// GitHub takes no more inputs; further values are variables of the repository.
  private static let mostInputs = 25

  init(_ run: ExportedRun, tasks: ExportedTasks?, head: [String], language: Language) {
    (self.run, self.tasks, self.head, self.language) = (run, tasks, head, language)
    let values = run.values
    secrets = values.filter(\.placeholder.isSecret)
    let open = values.filter { !$0.placeholder.isSecret }
    inputs = Array(open.prefix(GitHubExport.mostInputs))
    variables = Array(open.dropFirst(GitHubExport.mostInputs))
  }

  func lines() -> [String] {
    var lines = head.flatMap { YAMLText.comment($0) }
    if tasks == nil {
      lines += YAMLText.comment(
        language.say("The runner needs Passo in its PATH: add a step before; Passo's README says how it is installed."))
    }
    lines += kept(secrets, language.say("Secrets of the repository, under Settings, Secrets and variables:"))
    lines += variablesOfFile
    lines += kept(variables, language.say("Variables of the repository, under Settings, Secrets and variables:"))
    lines += ["name: " + text("Passo: " + run.words.map { TerminalSafe.line($0) }.joined(separator: " ")), ""]
    lines += ["on:", "  workflow_dispatch:"]
    if !inputs.isEmpty { lines += ["    inputs:"] + inputs.flatMap(input) }
    lines += ["", "permissions:", "  contents: read", "", "jobs:", "  page:"]
    return lines + strategy + ["    steps:", "      - uses: actions/checkout@v4"]
      + (tasks.map { $0.all.flatMap(step) } ?? runSteps)
  }

  private var variablesOfFile: [String] {
    guard !run.variablesOfFile.isEmpty else { return [] }
    return ["#"] + YAMLText.comment(language.say("Secrets of the repository that the values file reads:"))
      + run.variablesOfFile.flatMap { YAMLText.comment("  \($0)") }
  }

  private func kept(_ values: [ExportedValue], _ sentence: String) -> [String] {
    guard !values.isEmpty else { return [] }
    return ["#"] + YAMLText.comment(sentence)
      + values.flatMap { YAMLText.comment("  \($0.variable)  \($0.remark(language))") }
  }

  private func input(_ value: ExportedValue) -> [String] {
    let preset = value.preset.flatMap { $0.containsBytes(of: "${{") ? nil : $0 }
    let choices = value.placeholder.kind == .choice ? value.placeholder.choices : []
    let isListed = !choices.isEmpty && !choices.contains { $0.containsBytes(of: "${{") }
    var lines = [
      "      \(value.name):",
      "        description: " + YAMLText.quoted(value.remark(language).replacingBytes(of: "${{", with: "$ {{")),
      "        required: \(value.isRequired)",
    ]
    if value.placeholder.kind == .flag {
      lines += ["        type: boolean", "        default: \(preset == "true")"]
    } else {
      lines.append("        type: " + (isListed ? "choice" : "string"))
      // What has no default has to be chosen: the first of the list would be taken without being looked at.
      let options = preset.map(choices.contains) == true ? choices : [""] + choices
      if isListed { lines += ["        options:"] + options.map { "          - " + YAMLText.quoted($0) } }
      if let preset, !isListed || choices.contains(preset) {
        lines.append("        default: " + YAMLText.quoted(preset))
      }
    }
    return lines
  }

  /// One job for each system that the page has steps for, and each profile.
  private var strategy: [String] {
    var matrix: [String] = []
    if !run.platforms.isEmpty {
      let list = run.platforms.map { $0 == .macos ? "macos-latest" : "ubuntu-latest" }
      matrix.append("        system: [\(list.joined(separator: ", "))]")
    }
    if tasks == nil, !run.matrixProfiles.isEmpty {
      matrix.append("        profile: [\(run.matrixProfiles.map { text($0, isQuoted: true) }.joined(separator: ", "))]")
    }
    let only = run.platform == .macos ? "macos-latest" : "ubuntu-latest"
    let system = run.platforms.isEmpty ? only : "${{ matrix.system }}"
    guard !matrix.isEmpty else { return ["    runs-on: " + system] }
    return ["    strategy:", "      fail-fast: false", "      matrix:"] + matrix + ["    runs-on: " + system]
  }

  private var runSteps: [String] {
    let command = run.command(
      profile: run.profile.map(ExportedRun.word) ?? (run.matrixProfiles.isEmpty ? nil : "\"$MATRIX_PROFILE\""),
      reports: ["passo-report/run.html", "passo-report/run.xml", "passo-report/run.json"])
    var environment = (inputs + variables + secrets).map { "          \($0.variable): \(source(of: $0))" }
    environment += run.variablesOfFile.map { "          \($0): ${{ secrets.\($0) }}" }
    if !run.matrixProfiles.isEmpty { environment.append("          MATRIX_PROFILE: ${{ matrix.profile }}") }
    var lines = ["      - name: " + text(language.say("Follow the page and prove each step"))]
    lines += environment.isEmpty ? [] : ["        env:"] + environment
    lines += ["        shell: bash"] + script("mkdir -p passo-report\n" + command)
    return lines + [
      "      - name: " + text(language.say("Keep the report, also of a failure")), "        if: always()",
      "        uses: actions/upload-artifact@v4", "        with:",
      "          name: passo-report-${{ strategy.job-index }}", "          path: passo-report",
    ]
  }

  private func step(_ task: ExportedTasks.ShellTask) -> [String] {
    let used = (inputs + variables + secrets).filter { task.keys.contains($0.placeholder.key) }
    return ["      - name: " + text(task.title)]
      + (used.isEmpty ? [] : ["        env:"] + used.map { "          \($0.name): \(source(of: $0))" })
      + ["        shell: bash"] + script(task.script)
  }

  private func script(_ script: String) -> [String] {
    let block = YAMLText.block(protected(script), indent: 10)
    return ["        run: " + block[0]] + block.dropFirst()
  }

  private func source(of value: ExportedValue) -> String {
    if value.placeholder.isSecret { return "${{ secrets.\(value.variable) }}" }
    let isInput = inputs.contains { $0.placeholder.key == value.placeholder.key }
    // A script takes anything for yes.
    if tasks != nil, isInput, value.placeholder.kind == .flag { return "${{ inputs.\(value.name) && 'true' || '' }}" }
    return isInput ? "${{ inputs.\(value.name) }}" : "${{ vars.\(value.variable) }}"
  }

  private func text(_ text: String, isQuoted: Bool = false) -> String {
    isQuoted ? YAMLText.quoted(protected(text)) : YAMLText.scalar(protected(text))
  }

  /// `${{` of the page begins no expression: an expression writes it.
  private func protected(_ text: String) -> String { text.replacingBytes(of: "${{", with: "${{ '${{' }}") }
}
