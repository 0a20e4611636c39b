import Bytes

/// A language in which a program takes a program as its argument: `awk '…'`, `python -c '…'`, `psql -c '…'`.
enum ProgramLanguage: Hashable {
  case shell, awk, sed, perl, python, ruby, javascript, php, jq
  case sql(StringLiteral.SQLBackslash)
  /// Lines of commands of a client: `ftp`, `gdb`.
  case client(Client)
  /// A file of settings of which some are commands.
  case settings(SettingsFile)
  /// None that is read here: only plain values pass.
  case unknown

  /// How a value is read at `offset` of a program in this language.
  ///
  /// - Parameter sites: where values begin in `text`, and how long their names are, so that these are passed over.
  func reader(in text: [UInt8], at offset: Int, passing sites: [Range<Int>]) -> SecondReading.Reader {
    switch self {
    case .unknown, .shell: return .plain
    case .settings(let file): return file.reader(in: text, at: offset)
    case .sed: return Self.sedReader(in: text, at: offset)
    case .client(let client): return Self.clientReader(client, in: text, at: offset)
    case .sql:
      if Self.isClientCommand(text, before: offset, isSQL: true) || Self.startsProgram(inSQL: text) { return .plain }
    default: break
    }
    if Self.runsCommands(text) { return .plain }
    switch Self.openQuote(in: text, before: offset, passing: sites, comments: comment) {
    case .quote(let quote, let start): return literal(quote, openedAt: start, in: text).map { .literal($0) } ?? .plain
    case .comment: return .plain
    case .code: return codeReader(in: text, at: offset)
    }
  }

  /// Calls that hand a string to a shell, or evaluate it; within a program that has one, a string may be a program.
  private static let calls = [
    "system", "exec", "popen", "spawn", "subprocess", "child_process", "eval", "qx", "| getline", "|getline", "compile",
    "import(", "require(", "EXECUTE", "COPY", "\\!",
  ].map { Array($0.utf8) }

  static func runsCommands(_ text: [UInt8]) -> Bool {
    calls.contains { call in text.indices.contains { text[$0...].starts(with: call) } } || pipes(text)
  }

  /// `print "…" | "sh"` of awk.
  private static func pipes(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      guard text[index] == UInt8(ascii: "|"), index > 0, text[index - 1] != text[index] else { return false }
      let rest = text[(index + 1)...].drop(while: \.isBlank)
      guard let next = rest.first, next != text[index] else { return false }
      let statement = text[..<index].reversed().prefix { !"{;\n".utf8.contains($0) }
      return next == .doubleQuote || next == UInt8(ascii: "&")
        || String(decoding: statement.reversed(), as: UTF8.self).containsBytes(of: "print")
    }
  }

  /// How programs call what they get besides their text: the environment, their arguments, their input.
  private static let sources = ["environ", "ENV", "getenv", ".env", "argv", "ARGV", "stdin", "STDIN", "$_", "$0", "$1"]
    .map { Array($0.utf8) }

  /// Whether a program with this text may run what it gets from elsewhere.
  static func runsWhatItGets(_ text: [UInt8]) -> Bool {
    runsCommands(text) && sources.contains { source in text.indices.contains { text[$0...].starts(with: source) } }
  }

  // MARK: Strings

  private enum State: Equatable {
    case code
    case quote(UInt8, Int)
    case comment
  }

  private var comment: [UInt8] {
    switch self {
    case .sql: Array("--".utf8)
    case .javascript: Array("//".utf8)
    case .php: Array("//".utf8)
    default: Array("#".utf8)
    }
  }

  private static func openQuote(
    in text: [UInt8], before offset: Int, passing sites: [Range<Int>], comments: [UInt8]
  ) -> State {
    var state = State.code
    var index = 0
    while index < offset {
      if let site = sites.first(where: { $0.lowerBound == index }) {
        index = site.upperBound
        continue
      }
      let byte = text[index]
      switch state {
      case .code:
        if byte == .singleQuote || byte == .doubleQuote || byte == .backtick { state = .quote(byte, index) }
        if text[index...].starts(with: comments) { state = .comment }
      case .quote(let quote, _):
        if byte == .backslash { index += 1 }
        if byte == quote { state = .code }
      case .comment: if byte == .newline { state = .code }
      }
      index += 1
    }
    return state
  }

  /// - Returns: Nil for a string that has rules of its own: `f"…"`, `r'…'`, `"""`, `` `…` ``.
  private func literal(_ quote: UInt8, openedAt start: Int, in text: [UInt8]) -> StringLiteral? {
    if start > 0, text[start - 1].isNameByte || text[start - 1] == quote { return nil }
    if start + 1 < text.count, text[start + 1] == quote { return nil }
    let isDouble = quote == .doubleQuote
    switch self {
    case .awk, .jq: return isDouble ? .escaped(quote: quote, special: []) : nil
    case .python, .javascript: return quote == .backtick ? nil : .escaped(quote: quote, special: [])
    case .perl where isDouble: return .escaped(quote: quote, special: Array("$@".utf8))
    case .ruby where isDouble: return .escaped(quote: quote, special: Array("#".utf8))
    case .php where isDouble: return .escaped(quote: quote, special: Array("$".utf8))
    case .perl, .ruby, .php: return quote == .singleQuote ? .verbatim(quote: quote) : nil
    case .sql(let backslash): return quote == .backtick ? nil : .sql(quote: quote, backslash: backslash)
    case .shell, .sed, .settings, .client, .unknown: return nil
    }
  }

  // MARK: Outside strings

  private func codeReader(in text: [UInt8], at offset: Int) -> SecondReading.Reader {
    let before = offset > 0 ? text[offset - 1] : 0
    if Self.isWithinSlashes(text, offset) { return .token }
    switch self {
    case .sql: return .token
    case .jq: return before == UInt8(ascii: ".") ? .name : .integer
    case .awk: return before == .dollar ? .integer : .index
    case .python, .javascript: return .index
    case .perl: return Self.replacementReader(in: text, at: offset) ?? .integer
    default: return .integer
    }
  }

  /// `/<pattern>/`: letters before it on the line end at a slash.
  static func isWithinSlashes(_ text: [UInt8], _ offset: Int) -> Bool {
    let before = text[..<offset].reversed().first { !$0.isNameByte && !"-.^ ".utf8.contains($0) }
    return before == UInt8(ascii: "/")
  }
}
