import Diagnostics
import ShellSyntax

/// Why a command may not be run as it stands in the page.
enum Damage {
  static func reason(in script: ShellScript, text: String) -> Message? {
    if text.contains("{{site.data") || text.contains("{{../") {
      return "the command contains a reference of the documentation system"
    }
    if let choice = choice(in: script, text: text) {
      return "\(choice) is a choice of words, not a pipe: take one of them"
    }
    for issue in script.issues {
      switch issue.kind {
      case .danglingBackslash: continue
      default: return issue.message
      }
    }
    return script.damages().first?.message
  }

  /// `policy-enable|policy-disable`: a bar that no blank touches, with no program behind it.
  private static func choice(in script: ShellScript, text: String) -> String? {
    let bytes = Array(text.utf8)
    for (one, other) in script.commands.flatMap({ zip($0.simpleCommands, $0.simpleCommands.dropFirst()) }) {
      guard one.range.upperBound + 1 == other.range.lowerBound, one.range.upperBound < bytes.count,
        bytes[one.range.upperBound] == UInt8(ascii: "|"), one.words.count > 1, let last = one.words.last,
        let program = other.program, !KnownPrograms.contains(program), !program.contains("/")
      else { continue }
      return "\(last.text)|\(program)"
    }
    return nil
  }
}
