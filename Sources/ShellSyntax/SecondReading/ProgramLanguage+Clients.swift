import Bytes
import Diagnostics

/// Clients of databases, debuggers and the like, which have commands of their own among their text: what these can
/// start is data.
extension ProgramLanguage {
  /// What a client makes of a line that is none of the commands that start something.
  enum Client: Hashable {
    /// It divides it into words: `put file`, `user name password`.
    case words
    /// It takes it as it is: the lines of a letter.
    case lines
  }

  /// First words of lines that start a shell, run a file, or open a pipe, in lower case.
  private static let commands: Set<String> = [
    "system", "sh", "shell", "source", "pager", "tee", "edit", "delimiter", "host", "ho", "local", "pipe", "make",
    "exec", "run", "python", "python-interactive", "pi", "guile", "gu", "define", "document", "start", "load", "spawn",
    "alias", "ed", "save", "spool", "connect", "prompt",
  ]

  /// Signs with which such a line begins: `.shell` of sqlite, `\!` of psql, `!cmd` of ftp, `~!cmd` of mail, `:!!cmd`.
  private static let signs = Set(".!\\:~|@".utf8)

  /// Words of SQL that make a server or its client start a program, or open a file, in lower case.
  private static let statements = [
    "copy", "execute", "xp_cmdshell", "sys_exec", "sys_eval", "load_extension", "edit(", "writefile", "outfile",
    "dumpfile", "lo_export", "dblink", "sp_oacreate", "plpython", "plperl",
  ]

  /// Whether a statement in SQL may start a program.
  static func startsProgram(inSQL text: [UInt8]) -> Bool {
    let lower = text[...].text.lowercased()
    return statements.contains(where: lower.containsBytes(of:))
  }

  /// Whether the value at `offset` is in a line with a command of the client, or begins a line.
  ///
  /// - Parameter isSQL: values are within statements, and a line may begin with one.
  static func isClientCommand(_ text: [UInt8], before offset: Int, isSQL: Bool) -> Bool {
    let line = text[..<offset].suffix(while: { $0 != .newline })
    let rest = line.drop(while: \.isBlank)
    guard let first = rest.first else { return !isSQL }
    if signs.contains(first) { return true }
    let word = rest.prefix { $0.isNameByte || $0 == UInt8(ascii: "-") }
    if commands.contains(word.text.lowercased()) { return true }
    return holdsBackslash(line) || !isSQL && line.contains { "!|;&".utf8.contains($0) }
  }

  /// `select 1 \g |cmd`, `select 1; \! cmd`: a backslash that is in no string.
  private static func holdsBackslash(_ line: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    for byte in line {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .singleQuote || byte == .doubleQuote {
        quote = byte
      } else if byte == .backslash {
        return true
      }
    }
    return false
  }

  /// How a client reads a value in one of its lines.
  static func clientReader(_ client: Client, in text: [UInt8], at offset: Int) -> SecondReading.Reader {
    if isClientCommand(text, before: offset, isSQL: false) { return .plain }
    return .divided(client == .lines ? .line : .clientWords)
  }

  // MARK: Files that a text includes

  /// Commands by which a text has a client read a file: `.read f`, `\i f`, `source f`, `@f`.
  private static let inclusions: Set<String> = [
    ".read", "\\i", "\\ir", "\\include", "\\.", "source", ":r", "@", "@@", "start", "load", "include", "-include",
    "sinclude",
  ]

  /// The files that a text in a language of a client includes.
  static func included(in text: String) -> [String] {
    let words = text.split { $0.isSpace || $0 == ";" || $0 == "\"" || $0 == "'" }.map(String.init)
    return zip(words, words.dropFirst()).filter { inclusions.contains($0.0.lowercased()) }.map(\.1)
  }

  /// Whether a program in the language may include files so.
  var includes: Bool {
    switch self {
    case .sql, .client: true
    default: false
    }
  }
}

extension BidirectionalCollection {
  /// The elements at the end of which all satisfy a condition.
  fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      guard isWanted(self[previous]) else { break }
      start = previous
    }
    return self[start...]
  }
}
