/// One complete command: what a person would type before pressing Enter and waiting for the result.
///
/// A pipeline, an `&&`/`||` list and a compound command (`if`, `for`, `{ … }`, a function definition) are one
/// command each, with their continuation lines and here-documents.
package struct ShellCommand: Hashable, Sendable {
  /// UTF-8 byte offsets, from the first word to the last, here-document bodies and the closing `&` included; neither a
  /// comment after the command nor a backslash that continues nothing belongs to it.
  package var range: Range<Int>
  package var text: String
  /// All simple commands in it in the order they are, those in `$( … )` and in backticks included.
  package var simpleCommands: [SimpleCommand]
  /// Names of the variables that the command sets in the shell that reads it, in order, each once: `A=1`, `export A=…`,
  /// `read A`, `for A in …`; not `A=1 program`, and nothing in a subshell, substitution, pipeline or background command.
  package var assigns: [String]
  /// Names of the variables that it expands: `$A`, `${A}`, `"${A:-x}"`; in order, each once.
  package var reads: [String]
  /// The programs that must be installed, in order, each once: shell builtins, reserved words and functions that the
  /// text defines are left out; after `sudo`, `env`, `time`, `nohup`, `exec`, `command`, `nice`, `timeout` and `xargs`
  /// the real program is named too.
  package var programs: [String]
  /// Names of the functions that it defines.
  package var functions: [String]
  /// True when it ends in `&`.
  package var endsInBackground: Bool
  /// What joins its parts.
  package var joints: ShellJoints

  /// Whether it is one pipeline, of any commands, and nothing else: neither negated nor part of an `&&` list.
  package var isPipeline: Bool {
    joints.outerPipes > 0 && joints.outerConditions == 0 && !endsInBackground && functions.isEmpty
  }

  /// The words of the first simple command; empty when that only assigns or redirects.
  package var words: [ShellWord] { outermost?.words ?? [] }

  /// The first word after the assignments when it is known before the command runs.
  package var program: String? { outermost?.program }

  /// The files named by `<`, when they are known before the command runs.
  package var readsFiles: [String] { files(of: ["<", "<>"]) }

  /// The files named by `>`, `>>` and their kin, when they are known before the command runs.
  package var writesFiles: [String] { files(of: [">", ">>", ">|", "<>", "&>", "&>>"]) }

  /// A substitution in the first word is after the beginning of the command that holds it.
  private var outermost: SimpleCommand? { simpleCommands.first }

  private func files(of operations: [String]) -> [String] {
    simpleCommands.flatMap(\.redirections).compactMap {
      operations.contains($0.operation) ? $0.target?.literal : nil
    }
  }
}
