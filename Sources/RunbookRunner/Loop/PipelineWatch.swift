import Diagnostics
import RunbookModel
import ShellSyntax

/// Lets the shell tell when a command fails within the pipeline that a variable gets its value from:
/// `TOKEN=$(tool token | awk …)` ends as awk does, whatever became of `tool`.
///
/// The option `pipefail` is on for the one assignment, where the shell has it and the page has not set it itself.
struct PipelineWatch {
  private let run: RunContext
  private let action: Action
  /// What a program gets that writes to a reader who has read enough, as in `| head -1`: 128 and SIGPIPE.
  private static let brokenPipe: Int32 = 141

  /// Nil where there is nothing to watch or nothing to watch with.
  init?(_ command: ResolvedCommand, of action: Action, in run: RunContext) throws {
    guard run.options.verify != .exit, !run.options.isRehearsal, PipelineWatch.isWatched(command.text) else {
      return nil
    }
    self.run = run
    self.action = action
    // In a subshell first: a shell without the option may end over it.
    let begins = try tell(shell: "(set -o pipefail) 2>/dev/null && ! [[ -o pipefail ]] && set -o pipefail")
    guard begins == .exited(0) else { return nil }
  }

  /// Takes the option back; what it told is a check, not the ending of the command.
  func end(_ result: ActionResult, _ checks: inout [Check]) throws -> ActionResult {
    _ = try tell(shell: "set +o pipefail")
    guard case .exited(let status) = result.ending, status != 0 else { return result }
    if status != PipelineWatch.brokenPipe {
      checks.append(
        Check(
          .variable, .unverified, line: action.line,
          message: "a command of the pipeline ended with status \(Int(status))"))
    }
    var result = result
    result.ending = .exited(0)
    return result
  }

  private func tell(shell text: String) throws -> ActionResult.Ending? {
    guard case .ready(.command(let command)) = run.planner.resolve(command: text, line: 1, with: run.bindings) else {
      return nil
    }
    return try run.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }.ending
  }

  /// One assignment and nothing else, whose value comes from a pipeline.
  static func isWatched(_ text: String) -> Bool {
    let script = ShellScript(text)
    guard script.issues.isEmpty, script.commands.count == 1, let command = script.commands.first,
      let assignment = command.simpleCommands.first, assignment.words.isEmpty, !assignment.assignments.isEmpty,
      assignment.range == command.range
    else { return false }
    let bytes = Array(text.utf8)
    let inner = command.simpleCommands.dropFirst()
    return zip(inner, inner.dropFirst()).contains { before, after in
      before.range.upperBound <= after.range.lowerBound
        && bytes[before.range.upperBound..<after.range.lowerBound].filter { ![9, 10, 32].contains($0) }
          .elementsEqual([UInt8(ascii: "|")])
    }
  }
}
