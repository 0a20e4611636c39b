/// How the parts of one complete command hang together.
package struct ShellJoints: Hashable, Sendable {
  /// `|` and `|&` between the parts of the command itself, not within a group, subshell or substitution.
  package internal(set) var outerPipes = 0
  /// Those within one, too.
  package internal(set) var pipes = 0
  /// `&&`, `||` and `!` of the command itself.
  package internal(set) var outerConditions = 0
  /// All that looks at a status and lets it decide what runs: those within groups too, and `if`, `while` and `until`.
  package internal(set) var conditions = 0
}
