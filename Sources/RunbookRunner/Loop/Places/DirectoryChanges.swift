import RunbookModel
import ShellSyntax

/// Where a page changes the directory. Read once for a run: every action asks for the change that counts for it.
struct DirectoryChanges {
  struct Change {
    /// Of the step.
    var label: String
    /// The id of the action that makes it.
    var action: ActionID
    /// As the page writes it.
    var target: String
  }

  /// Action id → the change that counts there; nothing where none does.
  private var changes: [ActionID: Change] = [:]

  /// - Parameter selection: of the run; what it leaves out changes nothing.
  init(in runbook: Runbook, selection: Selection) {
    var seen: Set<ActionID> = []
    for procedure in runbook.procedures {
      // Each shell has a directory of its own.
      var last: [String?: Change] = [:]
      for step in procedure.steps {
        for action in step.actions {
          // The first procedure that has an action is where it belongs.
          if seen.insert(action.id).inserted { changes[action.id] = last[action.shell] }
          guard action.kind == .command, !action.isInline,
            selection.includes(action)
          else { continue }
          for target in DirectoryChanges.targets(in: action.text ?? "") {
            last[action.shell] = Change(label: step.label, action: action.id, target: target)
          }
        }
      }
    }
  }

  /// The last change before an action in its procedure.
  func last(before action: ActionID) -> Change? { changes[action] }

  /// Where `cd` and `pushd` lead for the commands after them; not back to where one came from.
  private static func targets(in text: String) -> [String] {
    guard text.contains("cd") || text.contains("pushd") else { return [] }
    return ShellScript.known(text).commands.flatMap(\.simpleCommands).compactMap { command in
      guard command.runsInCurrentShell, let program = command.program, ["cd", "pushd"].contains(program) else {
        return nil
      }
      let target = command.words.dropFirst().first { !$0.text.hasPrefix("-") || $0.text == "-" }?.text ?? "~"
      let isBack = target == "-" || target.split(separator: "/").allSatisfy { $0 == ".." || $0 == "." }
      return isBack ? nil : target
    }
  }
}
