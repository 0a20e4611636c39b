import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// Lets the shell tell when a command fails within a pipeline, which ends as its last command does, no matter how
/// those before it end: `tool list | sort`, or `TOKEN=$(tool token | awk …)`.
///
/// For a value, the option `pipefail` is on for the one assignment, where the shell has it and the page has not set it
/// itself. For a plain pipeline bash has the statuses of all; they are gone when the step is over, so the step's last
/// line takes them down.
struct PipelineWatch {
  private enum Kind { case assignment, pipeline }

  private let services: RunServices
  private let values: RunValues
  private let action: Action
  private let kind: Kind
  /// What is to be run in place of the page's command.
  let command: ResolvedCommand
  /// What a program gets that writes to a reader who has read enough, as in `| head -1`: 128 and SIGPIPE.
  private static let brokenPipe: Int32 = 141
  private static let statuses = "PASSO_STATUSES"

  /// Nil where there is nothing to watch or nothing to watch with.
  init?(_ command: ResolvedCommand, of action: Action, _ services: RunServices, _ values: RunValues) throws {
    guard services.options.verify != .exit, !services.options.isRehearsal else { return nil }
    self.services = services
    self.values = values
    self.action = action
    if PipelineWatch.isAssignment(command.text) {
      kind = .assignment
      self.command = command
      // In a subshell first: a shell without the option may end over it.
      let conditions =
        ["(set -o pipefail) 2>/dev/null", "! [[ -o pipefail ]]"]
        + PipelineWatch.possibleFunctions(in: command.text).map { "! typeset -f \($0) >/dev/null" }
      let begins = try tell(shell: (conditions + ["set -o pipefail"]).joined(separator: " && "))
      guard begins == .exited(0) else { return nil }
    } else if PipelineWatch.isPipeline(command.text) {
      kind = .pipeline
      self.command = command.followed(
        shell: "PASSO_STATUSES=\"$? ${PIPESTATUS[@]}\"; \\builtin return \"${PASSO_STATUSES%% *}\"")
      // Where commands are shown as they are run, ours would be as well.
      let isBash = try tell(shell: "case $- in *[vx]*) false;; *) [ -n \"${BASH_VERSION-}\" ];; esac")
      guard isBash == .exited(0) else { return nil }
    } else {
      return nil
    }
  }

  /// Takes back what was set; what it reported is a check, not the ending of the command.
  func end(_ result: ActionResult, _ checks: inout [Check]) throws -> ActionResult {
    switch kind {
    case .assignment: return try endAssignment(result, &checks)
    case .pipeline: return try endPipeline(result, &checks)
    }
  }

  private func endAssignment(_ result: ActionResult, _ checks: inout [Check]) throws -> ActionResult {
    _ = try tell(shell: "set +o pipefail")
    guard case .exited(let status) = result.ending, status != 0 else { return result }
    if status != PipelineWatch.brokenPipe { add(status, .variable, to: &checks) }
    var result = result
    result.ending = .exited(0)
    return result
  }

  /// The last status is the command's own.
  private func endPipeline(_ result: ActionResult, _ checks: inout [Check]) throws -> ActionResult {
    guard case .exited = result.ending, let words = services.session.variable(PipelineWatch.statuses) else {
      return result
    }
    _ = try tell(shell: "unset -v PASSO_STATUSES")
    let statuses = words.parts(separatedBy: " ").dropFirst().dropLast().compactMap { Int32($0) }
    if let status = statuses.last(where: { $0 != 0 && $0 != PipelineWatch.brokenPipe }) {
      add(status, .exit, to: &checks)
    }
    return result
  }

  private func add(_ status: Int32, _ kind: Check.Kind, to checks: inout [Check]) {
    checks.append(
      Check(
        kind, .unverified, line: action.line, message: "a command of the pipeline ended with status \(Int(status))"))
  }

  private func tell(shell text: String) throws -> ActionResult.Ending? {
    guard case .ready(.command(let command)) = services.planner.resolve(command: text, line: 1, with: values.bindings)
    else {
      return nil
    }
    return try services.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }.ending
  }

  /// One assignment and nothing else, whose value comes from a pipeline. Where a status decides what runs, as in
  /// `A=$(x | y || echo none)`, the option would change what the variable gets.
  static func isAssignment(_ text: String) -> Bool {
    guard let command = onlyCommand(of: text), let assignment = command.simpleCommands.first,
      assignment.words.isEmpty, !assignment.assignments.isEmpty, assignment.range == command.range
    else { return false }
    return command.joints.pipes > 0 && command.joints.conditions == 0
  }

  /// Names of commands under which the shell may know functions: the option would be on in those, too, and might decide
  /// there what runs.
  private static func possibleFunctions(in text: String) -> [String] {
    // A name of other characters would need quotation marks, and hardly any function has one.
    ShellScript.known(text).commands.flatMap(\.simpleCommands).compactMap(\.program).filter(Runner.isProgramName)
  }

  /// One pipeline and nothing else, no matter what its members are.
  static func isPipeline(_ text: String) -> Bool {
    // A line that ends otherwise might not end a here-document, and ours would become part of it.
    onlyCommand(of: text)?.isPipeline ?? false && !text.utf8.contains(UInt8(ascii: "\r"))
  }

  private static func onlyCommand(of text: String) -> ShellCommand? {
    // Most commands have no pipe, and need no closer look.
    guard text.utf8.contains(UInt8(ascii: "|")) else { return nil }
    let script = ShellScript.known(text)
    return script.issues.isEmpty && script.commands.count == 1 ? script.commands[0] : nil
  }
}
