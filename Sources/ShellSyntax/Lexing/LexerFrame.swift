/// One level of nesting while a shell text is read: the lexer keeps a stack of these instead of calling itself, so
/// that no input is too deep for it.
struct LexerFrame {
  enum Kind: Equatable {
    /// Commands: the text itself, or inside `( … )`, `$( … )`, `<( … )`, `` `…` ``, or the words of `A=( … )`.
    case commands(Closer)
    case doubleQuoted
    /// `${ … }`
    case parameter
    /// `$(( … ))`, `(( … ))` and, for bash, `$[ … ]`; with the parentheses that are open inside.
    case arithmetic(open: Int)
    /// `@( … )` and its kin.
    case pattern(open: Int)
    /// The lines of a here-document; reading goes on at `resume` afterwards.
    case heredoc(HereDocument, quoted: Bool, resume: Int)
  }

  enum Closer: Equatable {
    case end, subshell, substitution
    case backtick(escaped: Bool)
    case array
  }

  let kind: Kind
  /// Where its opening is.
  let start: Int
  /// It must be closed before this offset.
  let end: Int
  /// The index of the nearest frame of commands, itself if it is one: where words and commands are collected.
  let owner: Int
  var list = CommandList()
  /// For a here-document: what its lines have shown so far.
  var context = ValueContext()
}

/// A word while it is read.
struct WordBuilder {
  var start: Int
  /// Its value so far without quotes.
  var value: [UInt8] = []
  var isLiteral = true
  var hasQuotes = false
  var context = ValueContext()
  /// The name when the word began with `NAME=`, `NAME+=` or `NAME[…]=`.
  var assignedName: String?
  /// An unquoted `{` is in it.
  var hasBrace = false
  var sites: [Int] = []
  var possibleSites: [Int] = []

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    value += bytes
    for byte in bytes { context.feed(byte) }
  }
}

/// The commands of one frame while they are read.
struct CommandList {
  /// What the next words mean where they do not make a simple command.
  enum Mode { case command, caseSubject, casePattern, loopVariable, loopWords, functionName, test }

  struct Compound {
    var keyword: String
    var start: Int
    /// Saved from the list around it.
    var pipelineStart: Int
    var listStart: Int
    var isPipeline: Bool
    var isFunction: Bool
    var firstSimple: Int
  }

  struct PendingHeredoc {
    var redirection: Int
    var delimiter: String
    var quoted: Bool
    var stripsTabs: Bool
  }

  var word: WordBuilder?
  var simple = SimpleBuilder()
  var mode = Mode.command
  var compounds: [Compound] = []
  /// Indexes of the first simple command of the current pipeline and of the current `&&` list.
  var pipelineStart = 0
  var listStart = 0
  var isPipeline = false
  var functionPending = false
  /// A compound command or subshell just ended: a word cannot follow.
  var compoundEnded = false
  /// An operator that waits for its right side.
  var danglingOperator: Range<Int>?
  /// Here-documents that wait for the end of their line; those before `nextHeredoc` are read.
  var heredocs: [PendingHeredoc] = []
  var nextHeredoc = 0
  var functions: [String] = []
  /// The extent of the complete command so far.
  var commandStart: Int?
  var commandEnd = 0
  var commandFirstSimple = 0
}

/// A simple command while it is read.
struct SimpleBuilder {
  var assignments: [SimpleCommand.Assignment] = []
  var words: [ShellWord] = []
  var redirections: [SimpleCommand.Redirection] = []
  /// An operator that waits for its target.
  var redirection: (operation: String, range: Range<Int>)?
  /// How many arguments were neither options nor after one.
  var arguments = 0

  var isEmpty: Bool { assignments.isEmpty && words.isEmpty && redirections.isEmpty && redirection == nil }

  var extent: Range<Int>? {
    var extent: Range<Int>?
    func extend(to range: Range<Int>) {
      extent =
        extent.map {
          min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound)
        } ?? range
    }
    for assignment in assignments { extend(to: assignment.word.range) }
    for word in words { extend(to: word.range) }
    for redirection in redirections { extend(to: redirection.range) }
    return extent
  }
}
