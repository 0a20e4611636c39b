/// `A=1 program word… >file`: the smallest thing a shell runs.
public struct SimpleCommand: Hashable, Sendable {
  /// `NAME=value` or `NAME+=value` before the program.
  public struct Assignment: Hashable, Sendable {
    public var name: String
    /// The whole word, `NAME=value`.
    public var word: ShellWord
  }

  /// `>file`, `2>&1`, `<<EOF` …
  public struct Redirection: Hashable, Sendable {
    /// The operator without a descriptor number: `<`, `>`, `>>`, `>|`, `<>`, `>&`, `<&`, `&>`, `&>>`, `<<`, `<<-`, `<<<`.
    public var operation: String
    /// UTF-8 byte offsets of descriptor, operator and target.
    public var range: Range<Int>
    /// The file, descriptor, delimiter or string after the operator; nil when it is missing.
    public var target: ShellWord?
    /// The lines of a here-document without its delimiter line, as UTF-8 byte offsets.
    public var body: Range<Int>?
  }

  /// UTF-8 byte offsets, from the first to the last of its words and redirections.
  public var range: Range<Int>
  public var assignments: [Assignment]
  /// The program and its arguments.
  public var words: [ShellWord]
  public var redirections: [Redirection]
  /// False inside `( … )`, `$( … )`, backticks, a pipeline or a background command: what it sets is lost afterwards.
  public var runsInCurrentShell: Bool

  /// The program's name when it is known before the command runs.
  public var program: String? { words.first?.literal }
}
