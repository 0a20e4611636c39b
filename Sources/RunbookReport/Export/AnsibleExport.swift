import Bytes
import Diagnostics
import RunbookModel

/// The page as an Ansible playbook: by the module of the collection `passo.runbook`, or as shell tasks.
///
/// Source: Ansible, "YAML Syntax" and "Advanced playbook syntax" (`!unsafe`: braces are no template).
struct AnsibleExport {
  /// Reads the assignments that are the task's standard input: what is in `environment` is an argument of the shell on
  /// the host, and in the log.
  static let secretInput = #"eval "$(cat)""#

  private let run: ExportedRun
  private let tasks: ExportedTasks?
  private let head: [String]
  private let language: Language

  init(_ run: ExportedRun, tasks: ExportedTasks?, head: [String], language: Language) {
    (self.run, self.tasks, self.head, self.language) = (run, tasks, head, language)
  }

  func lines() -> [String] {
    var lines = ["---"] + head.flatMap { YAMLText.comment($0) }
    if tasks == nil {
      lines += YAMLText.comment(
        language.say("It needs the collection passo.runbook on the controller, and Passo; docs/fleets.md says how."))
    }
    lines += values
    lines += ["- name: \(name("Passo: " + title))", "  hosts: all"]
    // Passo looks at the system itself, so that a machine needs no Python.
    lines.append("  gather_facts: false")
    return lines + (tasks.map(shellTasks) ?? module)
  }

  /// The pages as they were named: `install.md#start`.
  private var title: String { run.words.map { TerminalSafe.line($0) }.joined(separator: " ") }

  private var values: [String] {
    let values = run.values
    guard !values.isEmpty else { return [] }
    var lines = ["#"]
    lines += YAMLText.comment(
      language.say("Values, as variables of the inventory (host_vars, group_vars) or --extra-vars:"))
    for value in values {
      let secret = value.placeholder.isSecret ? language.say("secret: keep it in a vault") + " · " : ""
      lines += YAMLText.comment("  passo_\(value.name)  \(secret)\(value.remark(language))")
    }
    return lines
  }

  private var module: [String] {
    var lines = [
      "  tasks:", "    - name: " + text(language.say("Follow the page and prove each step")),
      "      passo.runbook.run:",
    ]
    lines += run.words.count == 1 ? ["        page: " + text(run.words[0])] : list("page", run.words)
    lines += options
    if let file = run.valuesFile { lines.append("        values_file: " + text(file)) }
    if let profile = run.profile { lines.append("        profile: " + text(profile)) }
    if run.profile == nil, !run.profiles.isEmpty {
      lines += YAMLText.comment(
        language.say("Profiles of the values file: \(run.profiles.joined(separator: ", "))"), indent: 8)
      lines.append("        profile: \"{{ passo_profile | default('') }}\"")
    }
    let named = run.values.filter { !$0.isFoundByPasso && !$0.placeholder.isSecret }
    if !named.isEmpty { lines.append("        values:") }
    lines += named.map {
      "          \(YAMLText.quoted($0.placeholder.key)): \"{{ passo_\($0.name) | default('') }}\""
    }
    lines += YAMLText.comment(language.say("The runs come back to this folder, for passo report."), indent: 8)
    lines.append("        journal: passo-runs")
    return lines
  }

  /// The options of `passo run` as those of the module: `--all` is `all: true`.
  private var options: [String] {
    let lists = ["--name": "names", "--tag": "tags", "--secret": "hide"]
    var (lines, several): ([String], [String: [String]]) = ([], [:])
    var words = run.options[...]
    while let option = words.popFirst() {
      let key = String(option.dropFirst(2)).replacingBytes(of: "-", with: "_")
      if ExportedRun.flags.contains(option) {
        lines.append("        \(key): true")
      } else if let value = words.popFirst() {
        if let list = lists[option] {
          several[list, default: []].append(value)
        } else {
          lines.append("        \(key): " + text(value))
        }
      }
    }
    return lines + several.sorted { $0.key < $1.key }.flatMap { list($0.key, $0.value) }
  }

  private func list(_ key: String, _ texts: [String]) -> [String] {
    texts.isEmpty ? [] : ["        \(key):"] + texts.map { "          - " + text($0) }
  }

  private func shellTasks(_ tasks: ExportedTasks) -> [String] {
    var lines: [String] = []
    let values = run.values.filter { !$0.placeholder.isSecret }
    if !values.isEmpty {
      lines.append("  environment:")
      // A script takes anything for yes.
      lines += values.map { value in
        let variable = "passo_\(value.name)"
        return value.placeholder.kind == .flag
          ? "    \(value.name): \"{{ 'true' if \(variable) | default(false) | bool else '' }}\""
          : "    \(value.name): \"{{ \(variable) | default('') }}\""
      }
    }
    lines.append("  tasks:")
    for task in tasks.all {
      // Pages are written for shells without pipefail: what they pipe into `head` is no failure.
      let remark = task.script.contains("|") ? "  # noqa: risky-shell-pipe" : ""
      lines += ["    - name: " + name(task.title), "      ansible.builtin.shell:" + remark]
      let script = YAMLText.block(task.script, indent: 10)
      lines.append("        cmd: " + unsafe(task.script) + script[0])
      lines += script.dropFirst()
      lines.append("        executable: /bin/bash")
      lines += secrets(of: task) + ["      changed_when: true"]
      if task.usesSecrets { lines.append("      no_log: true") }
    }
    return lines
  }

  /// By standard input, and of that task only.
  private func secrets(of task: ExportedTasks.ShellTask) -> [String] {
    let secrets = run.values.filter { $0.placeholder.isSecret && task.keys.contains($0.placeholder.key) }
    guard !secrets.isEmpty else { return [] }
    return ["        stdin: |"]
      + secrets.map { "          \($0.name)={{ passo_\($0.name) | default('') | quote }}" }
  }

  /// A name is for people, and `!unsafe` would be in their way: braces are parted instead.
  private func name(_ text: String) -> String {
    let parted = ["{", "%", "#"].reduce(text) { $0.replacingBytes(of: "{" + $1, with: "{ " + $1) }
    return YAMLText.scalar(parted)
  }

  private func text(_ text: String) -> String { unsafe(text) + YAMLText.scalar(text) }

  /// Braces of the page are no template of Ansible's.
  private func unsafe(_ text: String) -> String {
    ["{{", "{%", "{#"].contains { text.containsBytes(of: $0) } ? "!unsafe " : ""
  }
}
