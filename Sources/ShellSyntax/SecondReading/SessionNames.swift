/// What the blocks of a session define for each other: functions, aliases, variables that compute, and files that are
/// written and run.
///
/// A file goes by its last component, with a slash in front so that it is no variable: a block may have changed the
/// directory. Which of two files of one name is meant is not asked; to take both for one refuses too much at worst.
struct SessionNames: Sendable {
  private(set) var functions: Set<String> = []
  /// Names with the integer attribute.
  private(set) var integers: Set<String> = []
  /// Files that are run or sourced, and what reads them.
  private(set) var started: [String: ProgramLanguage] = [:]
  private(set) var written: Set<String> = []
  /// Names that are replaced by an interpreter: `alias run='sh -c'`.
  private var aliases: Set<String> = []
  /// What is assigned to variables as it stands: `F=/tmp/s.sh`.
  private var literals: [String: Set<String>] = [:]

  mutating func note(_ script: ShellScript) {
    functions.formUnion(script.commands.flatMap(\.functions))
    for command in script.commands {
      for simple in command.simpleCommands { noteLiterals(of: simple) }
      if let name = command.assigns.first, command.text.hasPrefix("for ") {
        for words in script.listedWords where words.first.map({ command.range.contains($0.range.lowerBound) }) == true {
          literals[name, default: []].formUnion(words.compactMap { $0.text.contains("$") ? nil : $0.text })
        }
      }
    }
    for command in script.commands.flatMap(\.simpleCommands) {
      noteAttributes(of: command)
      noteStarted(command)
      for target in Self.written(by: command) { written.formUnion(files(of: target)) }
    }
  }

  /// A file that the page itself has written.
  mutating func note(file name: String) { written.formUnion(files(of: name)) }

  func interpreter(_ name: String) -> Interpreter? {
    Interpreter.named(name) ?? (aliases.contains(name) ? Interpreter.named("eval") : nil)
  }

  // MARK: Files

  /// The names by which the file of a word is known: `"$D/s.sh"`, `./s.sh` and `/tmp/s.sh` are `/s.sh`.
  func files(of word: String) -> [String] {
    let bare = word.filter { $0 != "\"" && $0 != "'" && $0 != "\\" }
    guard let last = bare.split(separator: "/").last, last.contains(where: { $0 != "." }) else { return [] }
    guard last.first == "$" else { return ["/" + last] }
    let variable = last.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let known = (literals[variable] ?? []).compactMap { $0.split(separator: "/").last.map { "/" + $0 } }
    return ["/$" + variable] + known
  }

  func isFile(_ name: String) -> Bool { name.hasPrefix("/") }

  /// The files that are written somewhere and are named in a text.
  func filesMentioned(in text: ArraySlice<UInt8>) -> Set<String> {
    guard !written.isEmpty else { return [] }
    var found: Set<String> = []
    let separators = Array(" \t\n\r/\"'`()<>|&;=@,:".utf8)
    for token in text.split(whereSeparator: separators.contains) {
      for file in files(of: token.text) {
        if written.contains(file) { found.insert(file) }
        if file.contains("*") { found.formUnion(written.filter { Self.matches($0, file) }) }
      }
    }
    return found
  }

  /// `/*.sh`: what is before and after the first `*` decides.
  private static func matches(_ file: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    return file.hasPrefix(parts.first ?? "") && file.hasSuffix(parts.last ?? "")
  }

  /// The words that name a file which a command writes.
  static func written(by command: SimpleCommand) -> [String] {
    let targets = command.redirections.filter { $0.operation.hasPrefix(">") || $0.operation.hasPrefix("&>") }
      .compactMap { $0.target?.text }
    return targets + writtenByProgram(command.calledWords)
  }

  /// `sudo tee FILE`, `dd of=FILE`, `install -m 755 /dev/stdin FILE`.
  private static func writtenByProgram(_ words: ArraySlice<ShellWord>) -> [String] {
    let operands = words.dropFirst().filter { !$0.isOption }.map(\.text)
    switch words.first?.literal {
    case "tee": return operands
    case "dd": return operands.filter { $0.hasPrefix("of=") }.map { String($0.dropFirst(3)) }
    case "install", "cp": return operands.contains("/dev/stdin") ? operands.suffix(1) : []
    default: return []
    }
  }

  /// Whether a command runs one of these files, and so hands its words to it.
  func startsFile(_ command: SimpleCommand) -> Bool {
    command.words.prefix(4).contains { word in files(of: word.text).contains { started[$0] != nil } }
  }

  // MARK: What a command defines

  private mutating func noteLiterals(of command: SimpleCommand) {
    var words = command.assignments.map(\.word)
    if ["export", "declare", "local", "readonly", "typeset"].contains(command.program ?? "") {
      words += command.words.dropFirst()
    }
    for word in words {
      guard let equals = word.text.firstIndex(of: "=") else { continue }
      let value = word.text[word.text.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }
      if !value.isEmpty, !value.contains("$"), !value.contains("`") {
        literals[String(word.text[..<equals]), default: []].insert(value)
      }
    }
    guard command.program == "alias" else { return }
    for word in command.words.dropFirst() {
      guard let equals = word.text.firstIndex(of: "=") else { continue }
      let words = word.text[word.text.index(after: equals)...].split { " \"'\\".contains($0) }
      if words.contains(where: { Interpreter.named(String($0)) != nil }) {
        aliases.insert(String(word.text[..<equals]))
      }
    }
  }

  private mutating func noteAttributes(of command: SimpleCommand) {
    guard let program = command.program, ["declare", "typeset", "local", "export", "integer"].contains(program) else {
      return
    }
    let flags = command.words.dropFirst().filter(\.isOption).map(\.text).joined()
    guard program == "integer" || flags.contains("i") else { return }
    for word in command.words.dropFirst() where !word.isOption {
      integers.insert(String(word.text.prefix { $0 != "=" && $0 != "+" }))
    }
  }

  /// Options whose value is a file with a program: `awk -f`, `psql -f`.
  private static let fileOptions: Set<String> = [
    "-f", "--file", "--from-file", "--rcfile", "--init-file", "--env-file",
  ]

  private mutating func noteStarted(_ command: SimpleCommand) {
    for assignment in command.assignments where ["BASH_ENV", "ENV"].contains(assignment.name) {
      start(assignment.word.text.split(separator: "=").last.map(String.init) ?? "", .shell)
    }
    let words = command.words
    for (index, word) in words.enumerated() {
      if word.text.contains("/"), index == 0 || Interpreter.starters.contains(words[0].literal ?? "") {
        if Interpreter.named(word.text) == nil { start(word.text, .shell) }
      }
      guard let name = word.literal else { continue }
      if [".", "source"].contains(name), index == 0, words.count > 1 { start(words[1].text, .shell) }
      if name == "chmod", index < 2,
        words.dropFirst(index + 1).contains(where: { $0.text.contains("x") || $0.text.first == "7" })
      {
        for file in words.dropFirst(index + 2) { start(file.text, .shell) }
      }
      if name == "crontab" {
        for file in words.dropFirst(index + 1) where !file.isOption { start(file.text, .unknown) }
      }
      guard let interpreter = interpreter(name) else { continue }
      noteFiles(of: interpreter, words[(index + 1)...])
      for redirection in command.redirections where redirection.operation == "<" && interpreter.readsInput {
        if let target = redirection.target { start(target.text, interpreter.language) }
      }
    }
  }

  private mutating func noteFiles(of interpreter: Interpreter, _ words: ArraySlice<ShellWord>) {
    var previous: ShellWord?
    var hasFile = false
    for word in words {
      defer { previous = word }
      if let previous, Self.fileOptions.contains(previous.text) {
        start(word.text, interpreter.language)
      } else if word.isOption {
        continue
      } else if !hasFile, interpreter.takesFile, interpreter.programOperand == nil {
        start(word.text, interpreter.language)
        hasFile = true
      }
    }
  }

  private mutating func start(_ word: String, _ language: ProgramLanguage) {
    for file in files(of: word) {
      if file.contains("*") {
        for known in written where Self.matches(known, file) { started[known] = language }
      }
      if started[file] == nil { started[file] = language }
    }
  }
}
