/// `A=1 program word… >file`: the smallest thing a shell runs.
package struct SimpleCommand: Hashable, Sendable {
  /// `NAME=value` or `NAME+=value` before the program.
  package struct Assignment: Hashable, Sendable {
    package var name: String
    /// The whole word, `NAME=value`.
    package var word: ShellWord
  }

  /// `>file`, `2>&1`, `<<EOF` …
  package struct Redirection: Hashable, Sendable {
    /// The operator without a descriptor number: `<`, `>`, `>>`, `>|`, `<>`, `>&`, `<&`, `&>`, `&>>`, `<<`, `<<-`, `<<<`.
    package var operation: String
    /// UTF-8 byte offsets of descriptor, operator and target.
    package var range: Range<Int>
    /// The file, descriptor, delimiter or string after the operator; nil when it is missing.
    package var target: ShellWord?
    /// The lines of a here-document without its delimiter line, as UTF-8 byte offsets.
    package var body: Range<Int>?
  }

  /// UTF-8 byte offsets, from the first to the last of its words and redirections.
  package var range: Range<Int>
  package var assignments: [Assignment]
  /// The program and its arguments.
  package var words: [ShellWord]
  package var redirections: [Redirection]
  /// False inside `( … )`, `$( … )`, backticks, a pipeline or a background command: what it sets is lost afterwards.
  package var runsInCurrentShell: Bool

  /// The program's name when it is known before the command runs.
  package var program: String? { words.first?.literal }
}
