import Bytes

/// A terminal session in a page: commands after prompts, each with the output that follows it.
///
/// Prompts are `$ `, `% `, `user:~ user$ `, `root@host:/# `, and `# `, `> ` or `❯ ` when a known program follows, for `#`
/// also begins comments, `>` quotations and `❯` lines of outputs. What follows a command that prints nothing, as `export` and `cd`, and begins with
/// a known program is a command that lost its prompt.
package struct PromptedText: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// As written, without the blank after it: `$`, `user:~ user$`.
    package var prompt: String
    /// The command without its prompts; continuation lines and here-documents are joined by line feeds.
    package var command: String
    /// UTF-8 byte offsets of the command in the text, from after the prompt to the end of its last line.
    package var commandRange: Range<Int>
    /// UTF-8 byte offsets of what each line of the command is in the text, prompts left out.
    package var commandLines: [Range<Int>]
    /// The lines up to the next prompt, without blank lines around them; empty when there are none.
    package var output: String
    /// UTF-8 byte offsets of the output in the text.
    package var outputRange: Range<Int>

    /// The machine that the prompt names: `user@host:~$`, `[root@host ~]#`, `host$`; nil: none.
    package var host: String? {
      let bytes = prompt.utf8
      func isOfName(_ byte: UInt8) -> Bool { byte.isNameByte || "-.<>".utf8.contains(byte) }
      if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
        let name = bytes[bytes.index(after: at)...].prefix(while: isOfName)
        return name.isEmpty ? nil : String(Substring(name))
      }
      let name = String(Substring(bytes.dropLast()))
      return ShellPrompt.isBareHost(Array(name.utf8)[...]) && !Self.noHosts.contains(name) ? name : nil
    }

    /// The prompt is the one of a shell without settings, as in a container: `sh-5.1#`.
    package var isOfNamedShell: Bool { ShellPrompt.isShell(Array(prompt.utf8.dropLast())[...]) }

    /// Words before a mark that name a user or a shell.
    private static let noHosts: Set<String> = [
      "root", "user", "username", "admin", "bash", "sh", "zsh", "ksh", "dash", "fish", "csh", "tcsh",
    ]
  }

  /// At least one, in order.
  package let entries: [Entry]

  /// Nil when no line has a prompt.
  ///
  /// - Parameters:
  ///   - text: of a block.
  ///   - trustsRoot: `# word` is a command whether the program is known or not, if the word is in small letters.
  ///   - isSingle: all below the first command was printed, prompts too.
  package init?(_ text: String, trustsRoot: Bool = false, isSingle: Bool = false) {
    // Most blocks have no prompt.
    guard var reader = PromptedTextReader(Array(text.utf8), trustsRoot: trustsRoot) else { return nil }
    reader.isSingle = isSingle
    entries = reader.entries()
    if entries.isEmpty { return nil }
  }
}

private struct PromptedTextReader {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  /// Of each line.
  private let prompts: [ShellPrompt?]
  /// `# ` begins a comment wherever another line is a command without it.
  private let hasRoot: Bool
  /// Beside another prompt `>` goes on with a command, or was printed.
  private let hasOther: Bool
  private var next = 0
  fileprivate var isSingle = false
  /// Columns before the first prompt, and that prompt.
  private let first: (indentation: Int, prompt: String)?

  /// More lines than this never belong to one command of a transcript.
  private static let maximumLines = 100

  /// Nil when no line may have a prompt.
  init?(_ bytes: [UInt8], trustsRoot: Bool) {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == .newline {
      lines.append(start..<offset)
      start = offset + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    let prompts = lines.map { ShellPrompt(bytes[$0], trustsRoot: trustsRoot) }
    guard prompts.contains(where: { $0 != nil }) else { return nil }
    (self.bytes, self.lines, self.prompts) = (bytes, lines, prompts)
    first =
      zip(lines, prompts).lazy.compactMap { line, prompt in
        prompt.map { (bytes[line].prefix { $0.isBlank }.count, $0.text) }
      }.first
    hasOther = prompts.contains { $0.map { $0.text != ">" && $0.text != "#" } ?? false }
    let others = lines.map { bytes[$0].drop { $0.isBlank } }.filter { !$0.isEmpty && $0.first != .hash }
    hasRoot =
      !others.contains { ShellPrompt($0) != nil || Self.beginsWithCommand($0) }
      && (others.isEmpty || !others.allSatisfy(Self.isCall))
      && !CommentedCalls(bytes, lines: lines, prompts: prompts).areAll
      // `# name=$(tool)` above `name=own` is what someone has left out.
      && (others.isEmpty
        || !zip(lines, prompts).contains { line, prompt in
          prompt.map { $0.text == "#" && ShellPrompt.substituted(bytes[line][$0.end...]) != nil } ?? false
        })
  }

  /// `make`, `./configure`: below `# git clean -dxf` it is what the comment is about, not what a command prints.
  private static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.prefix { !$0.isBlank }
    return word.starts(with: "./".utf8) || KnownPrograms.contains(word.text)
  }

  private static func beginsWithCommand(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(maxSplits: 2, whereSeparator: \.isBlank)
    return words.count > 1 && KnownPrograms.contains(words[0].text) && !KnownPrograms.opensSentences(words[0].text)
  }

  /// Of the line with that index.
  private func shellPrompt(_ line: Int) -> ShellPrompt? {
    guard let prompt = prompts[line] else { return nil }
    // A prompt of another kind that is deeper was printed: `    ~$ ls` below `$ cat notes`.
    if let first, prompt.text != first.prompt, bytes[lines[line]].prefix(while: \.isBlank).count > first.indentation {
      return nil
    }
    return prompt.text == "#" && !hasRoot || prompt.text == ">" && hasOther ? nil : prompt
  }

  /// A command without a prompt above the first one that has one: `ls` and what it printed, then `$ ls -l`.
  private mutating func addUnprompted(to entries: inout [PromptedText.Entry]) {
    guard let first = lines.firstIndex(where: { line in bytes[line].contains { !$0.isBlank } }),
      isCommand(first), ((first + 1)..<lines.count).contains(where: { shellPrompt($0) != nil })
    else { return }
    next = first
    entries.append(entry("", from: lines[first].lowerBound))
  }

  mutating func entries() -> [PromptedText.Entry] {
    var entries: [PromptedText.Entry] = []
    addUnprompted(to: &entries)
    while next < lines.count {
      if let prompt = shellPrompt(next) {
        entries.append(entry(prompt.text, from: prompt.end))
      } else {
        next += 1
      }
    }
    return entries
  }

  private mutating func entry(_ prompt: String, from start: Int) -> PromptedText.Entry {
    var command = String(decoding: bytes[start..<lines[next].upperBound], as: UTF8.self)
    var commandEnd = lines[next].upperBound
    var commandLines = [start..<commandEnd]
    next += 1
    var length = 1
    while next < lines.count, length < Self.maximumLines, Self.isIncomplete(command),
      shellPrompt(next).map({ $0.text != prompt }) ?? true
    {
      commandLines.append(withoutSecondaryPrompt(lines[next]))
      command += "\n" + bytes[commandLines[length]].text
      commandEnd = lines[next].upperBound
      next += 1
      length += 1
    }
    while next < lines.count, length < Self.maximumLines, Self.isSilent(command), isCommand(next) {
      commandLines.append(lines[next])
      command += "\n" + bytes[lines[next]].text
      commandEnd = lines[next].upperBound
      next += 1
      length += 1
    }
    let first = next
    while next < lines.count, isSingle || shellPrompt(next) == nil { next += 1 }
    let output = withoutBlankLines(first..<next, after: commandEnd)
    return PromptedText.Entry(
      prompt: prompt, command: Self.trimmed(command), commandRange: start..<commandEnd,
      commandLines: commandLines, output: bytes[output].text, outputRange: output)
  }

  /// A shell would ask for another line.
  private static func isIncomplete(_ command: String) -> Bool {
    !isPlain(command)
      && ShellScript(command).issues.contains {
        switch $0.kind {
        case .unclosedQuote, .unclosedSubstitution, .unclosedHeredoc, .unclosedCompound, .danglingBackslash,
          .danglingOperator:
          true
        default: false
        }
      }
  }

  /// Nothing but words without a sign that opens or goes on with something, and no word of the shell's own before them:
  /// most commands are complete at a glance.
  private static func isPlain(_ command: String) -> Bool {
    let opens = command.utf8.contains { byte in
      switch byte {
      case .doubleQuote, .singleQuote, .backtick, .dollar, .backslash, .less, .greater, .newline, UInt8(ascii: "|"),
        UInt8(ascii: "&"), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        true
      default: false
      }
    }
    let first = command.utf8.drop(while: \.isBlank).prefix { !$0.isBlank }
    return !opens && !KnownPrograms.reservedWords.contains(String(Substring(first)))
  }

  /// Commands that print nothing when they succeed, so that what follows is no output of theirs.
  private static func isSilent(_ command: String) -> Bool {
    let commands = ShellScript(command).commands.flatMap(\.simpleCommands)
    return !commands.isEmpty
      && commands.allSatisfy { simple in
        let hasArguments = simple.words.count > 1
        return simple.words.isEmpty
          ? !simple.assignments.isEmpty : hasArguments && simple.programEntry.printsNothing
      }
  }

  /// Begins with a known program that is given something.
  private func isCommand(_ line: Int) -> Bool {
    let text = bytes[lines[line]]
    guard shellPrompt(line) == nil, let first = text.first, !first.isBlank else { return false }
    let words = text.split(maxSplits: 2, whereSeparator: \.isBlank)
    return words.count > 1 && KnownPrograms.contains(words[0].text)
  }

  private func withoutSecondaryPrompt(_ line: Range<Int>) -> Range<Int> {
    let text = bytes[line].drop { $0.isBlank }
    guard text.first == .greater, text.dropFirst().first?.isBlank ?? true else { return line }
    return min(text.startIndex + 2, line.upperBound)..<line.upperBound
  }

  private func withoutBlankLines(_ range: Range<Int>, after end: Int) -> Range<Int> {
    let filled = range.filter { line in bytes[lines[line]].contains { !$0.isBlank } }
    guard let first = filled.first, let last = filled.last else { return end..<end }
    return lines[first].lowerBound..<lines[last].upperBound
  }

  private static func trimmed(_ text: String) -> String {
    var utf8 = text.utf8[...]
    while utf8.last?.isBlank == true { utf8.removeLast() }
    return String(Substring(utf8.drop { $0.isBlank }))
  }
}

extension PromptedText.Entry {
  /// Where a stretch of ``command`` is in the text.
  ///
  /// - Parameter source: the text.
  package func range(of offsets: Range<Int>, in source: String) -> Range<Int> {
    let first = commandLines.first ?? commandRange
    let blanks = source.utf8.dropFirst(first.lowerBound).prefix { $0.isBlank }.count
    return offset(offsets.lowerBound + blanks)..<offset(offsets.upperBound + blanks)
  }

  private func offset(_ offset: Int) -> Int {
    var rest = offset
    for line in commandLines {
      if rest <= line.count { return line.lowerBound + rest }
      rest -= line.count + 1
    }
    return commandRange.upperBound
  }
}
