import Bytes
import Diagnostics
import ShellSyntax

/// Blocks every command that may not be run as it is in the page: what `check` calls an error in it, and what is no
/// command at all.
struct Damage {
  let scripts: ShellReadings
  /// Long options of the page's commands.
  let options: Set<String>

  /// - Parameter entries: of the page.
  init(_ entries: some Sequence<BlockSurvey.Entry>, scripts: ShellReadings) {
    self.scripts = scripts
    options = entries.reduce(into: []) { options, entry in
      guard entry.reading.kind == .command else { return }
      options.formUnion(scripts[entry.reading.text].longOptions)
    }
  }

  func block(_ procedures: inout [Procedure]) {
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        for index in procedures[procedure].steps[step].actions.indices {
          block(&procedures[procedure].steps[step].actions[index])
        }
      }
    }
  }

  private func block(_ action: inout Action) {
    guard action.blocked == nil, action.kind == .command || action.isInline, let text = action.text else { return }
    action.blocked = reason(in: scripts[text], text: text)
  }

  private func reason(in script: ShellScript, text: String) -> Message? {
    if text.containsBytes(of: "{{site.data") || text.containsBytes(of: "{{../") {
      return "the command contains a reference of the documentation system"
    }
    if let choice = choice(in: script, text: text) {
      return "\(choice) is a choice of words, not a pipe: take one of them"
    }
    return script.damages(options: options).first?.message ?? Slips(script).reason
  }

  /// `policy-enable|policy-disable`: a bar that no blank touches, with no program after it.
  private func choice(in script: ShellScript, text: String) -> String? {
    guard text.containsBytes(of: "|") else { return nil }
    let bytes = Array(text.utf8)
    for (one, other) in script.commands.flatMap({ zip($0.simpleCommands, $0.simpleCommands.dropFirst()) }) {
      guard one.range.upperBound + 1 == other.range.lowerBound, one.range.upperBound < bytes.count,
        bytes[one.range.upperBound] == UInt8(ascii: "|"), one.words.count > 1, let last = one.words.last,
        let program = other.program, !KnownPrograms.contains(program), !program.containsBytes(of: "/")
      else { continue }
      return "\(last.text)|\(program)"
    }
    return nil
  }
}
