import Bytes

/// What the blocks of a session define for each other: functions, aliases, variables that compute, and files that are
/// written and run.
///
/// A file goes by its last component, with a slash in front so that it is no variable: a block may have changed the
/// directory. Which of two files of one name is meant is not asked; to take both for one refuses too much at worst.
struct SessionNames: Sendable {
  private(set) var functions: Set<String> = []
  /// Names with the integer attribute.
  private(set) var integers: Set<String> = Interpreter.integerVariables
  /// Files that are run or sourced, and what reads them.
  private(set) var started: [String: ProgramLanguage] = [:]
  private(set) var written: Set<String> = []
  /// Names by which the page calls an interpreter: `alias run='sh -c'`, `cp /bin/sh run`.
  var aliases: [String: Interpreter] = [:]
  /// What is assigned to variables as it is: `F=/tmp/s.sh`; `@` stands for all arguments.
  private(set) var literals: [String: Set<String>] = [:]
  /// Variables that get the value of another one as it is: `local n=$1`.
  private(set) var copies: [String: Set<String>] = [:]
  /// Variables that get what is not known before.
  private(set) var computed: Set<String> = []
  /// Names that stand for another variable: `declare -n`.
  private(set) var references: Set<String> = []
  /// Functions that run their arguments: `run() { "$@"; }`.
  private(set) var starters: Set<String> = []
  /// Functions and files that may run what comes in.
  private(set) var evaluating: Set<String> = []
  /// Variables that hold names of files from a listing, or what comes in.
  var found: Set<String> = []
  /// Variables that the programs of the session get.
  var exported: Set<String> = []
  /// A shell, or what is not known, runs a text: only then what programs have kept may be run.
  private(set) var runsTexts = false
  /// Files into which `exec >file` sends what all commands print.
  private(set) var targetsOfAll: [String] = []

  /// Whether no block has defined anything, so that reading the blocks again would find nothing new.
  var isEmpty: Bool {
    functions.isEmpty && started.isEmpty && written.isEmpty && aliases.isEmpty && literals.isEmpty && copies.isEmpty
      && computed.isEmpty && references.isEmpty && starters.isEmpty && evaluating.isEmpty && targetsOfAll.isEmpty
      && found.isEmpty && exported.isEmpty
      && integers.count == Interpreter.integerVariables.count
  }

  /// A text within a text within a text is read so deep.
  private static let deepest = 3

  mutating func note(_ script: ShellScript) { note(script, depth: 0) }

  private mutating func note(_ script: ShellScript, depth: Int) {
    functions.formUnion(script.commands.flatMap(\.functions))
    for command in script.commands {
      for simple in command.simpleCommands { noteLiterals(of: simple) }
      if let name = command.assigns.first, command.text.hasPrefix("for ") {
        for words in script.listedWords where words.first.map({ command.range.contains($0.range.lowerBound) }) == true {
          literals[name, default: []].formUnion(words.compactMap { $0.text.contains("$") ? nil : $0.text })
          noteFound(name, in: words)
        }
      }
    }
    for command in script.commands.flatMap(\.simpleCommands) {
      noteAttributes(of: command)
      for target in Self.written(by: command) { written.formUnion(files(of: target)) }
      // `install -m 755 job bin/`: a file that has got another name.
      if ValueFlow.copies(command), let last = command.words.last {
        written.formUnion(files(of: last.text))
      }
      noteStarted(command)
      noteFound(command)
      noteExported(command)
      noteSettings(command)
      noteCopiedInterpreter(command)
      noteArguments(of: command)
      if command.programName == "exec", command.words.count == 1 { targetsOfAll += Self.written(by: command) }
      if depth < Self.deepest { noteInner(command, in: script, depth: depth) }
    }
    for command in script.commands where !command.functions.isEmpty { noteFunctions(of: command) }
  }

  /// A file that the page itself has written.
  mutating func note(file name: String, _ script: ShellScript) {
    written.formUnion(files(of: name))
    note(content: Array(script.text.utf8)[...], of: name, depth: 0)
  }

  /// What a file holds that a block writes.
  private mutating func note(content: ArraySlice<UInt8>, of name: String, depth: Int) {
    let language =
      ProgramFile.language(of: name) ?? Interpreter.named(inFirstLine: content)
      ?? files(of: name).compactMap { started[$0] }.first
    guard let language else { return }
    noteIncluded(in: content.text, language)
    if language == .shell {
      let script = ShellScript(content.text)
      note(script, depth: depth + 1)
      if script.commands.flatMap(\.simpleCommands).contains(where: mayRunInput) {
        evaluating.formUnion(files(of: name))
      }
    } else if ProgramLanguage.runsWhatItGets(Array(content)) {
      evaluating.formUnion(files(of: name))
    }
  }

  /// The texts within a command that a shell reads: `sh -c '. ./job'`, `trap 'sh job' EXIT`, and here-documents.
  private mutating func noteInner(_ command: SimpleCommand, in script: ShellScript, depth: Int) {
    noteIncluded(by: command, in: script)
    for redirection in command.redirections {
      guard let body = redirection.body else { continue }
      let bytes = Array(script.text.utf8)
      for target in Self.written(by: command) { note(content: bytes[body], of: target, depth: depth) }
      if readsShell(command) { note(ShellScript(bytes[body].text), depth: depth + 1) }
    }
    guard readsShell(command) else { return }
    for word in command.words.dropFirst() where word.text.contains(where: \.isSpace) {
      let text = word.literal ?? word.text.replacingBytes(of: "\\\"", with: "\"").trimmingQuotes
      note(ShellScript(text), depth: depth + 1)
    }
  }

  /// `sqlite3 db '.read f'`; a text that is printed may be piped into such a client.
  private mutating func noteIncluded(by command: SimpleCommand, in script: ShellScript) {
    let languages = command.words.compactMap { $0.literal.flatMap(interpreter)?.language }
    let prints = ["echo", "printf"].contains(command.programName ?? "")
    guard let language = languages.first(where: \.includes) ?? (prints ? .sql(.literal) : nil) else { return }
    let bodies = command.redirections.compactMap(\.body).map { Array(script.text.utf8)[$0].text }
    for text in bodies + command.words.dropFirst().map(\.text) {
      for file in ProgramLanguage.included(in: text) where files(of: file).contains(where: written.contains) {
        start(file, language)
      }
    }
  }

  private func readsShell(_ command: SimpleCommand) -> Bool {
    ["trap", "alias"].contains(command.programName ?? "")
      || command.words.contains { word in
        isUnknownProgram(word) || word.literal.flatMap(interpreter)?.language == .shell
      }
  }

  private static let arguments: Set<String> = ["$@", "$*", "$1", "${@}", "${*}", "${1}"]

  private mutating func noteFunctions(of command: ShellCommand) {
    func isArgument(_ word: ShellWord) -> Bool { Self.arguments.contains(word.text.filter { $0 != "\"" }) }
    for simple in command.simpleCommands {
      guard let first = simple.calledWords.first else { continue }
      if isArgument(first) { starters.formUnion(command.functions) }
      // `go() { bash -e "$@"; }`
      for (index, word) in simple.words.enumerated() {
        guard let interpreter = word.literal.flatMap(interpreter),
          simple.words[(index + 1)...].first(where: { !$0.isOption }).map(isArgument) == true
        else { continue }
        for function in command.functions { aliases[function] = interpreter }
      }
    }
    if command.simpleCommands.contains(where: mayRunInput) { evaluating.formUnion(command.functions) }
  }

  /// Whether what a shell gets on its standard input, or in its variables, may be run by a command.
  private func mayRunInput(_ command: SimpleCommand) -> Bool {
    let isRead = command.words.contains { word in
      word.literal.map { interpreter($0) != nil || $0 == "." || $0 == "source" } ?? isUnknownProgram(word)
    }
    return isRead
      || Self.written(by: command).contains { target in
        files(of: target).contains { started[$0] != nil } || ProgramFile.language(of: target) != nil
      }
  }

  private mutating func noteArguments(of command: SimpleCommand) {
    guard functions.contains(command.programName ?? "") || startsFile(command) else { return }
    literals["@", default: []].formUnion(command.words.dropFirst().compactMap(\.literal))
  }

  /// The variables whose names are the value of `name`, or of one of those.
  func variables(namedBy name: String) -> Set<String> {
    var found: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      for value in literals[name] ?? []
      where value.utf8.first?.isNameStart == true && value.utf8.allSatisfy(\.isNameByte) {
        if found.insert(value).inserted { next.append(value) }
      }
      for other in copies[name] ?? [] where found.insert(other).inserted { next.append(other) }
    }
    return found
  }

  func interpreter(_ name: String) -> Interpreter? {
    if let known = Interpreter.named(name) { return known }
    guard !aliases.isEmpty else { return nil }
    return aliases[name] ?? name.parts(separatedBy: "/").last.flatMap { aliases[String($0)] }
  }

  // MARK: Files

  /// The names by which the file of a word is known: `"$D/s.sh"`, `./s.sh` and `/tmp/s.sh` are `/s.sh`.
  func files(of word: String) -> [String] {
    let bare = word.withoutQuotation
    if Self.isDescriptor(bare) { return [Self.descriptor] }
    if bare == "/dev/null" { return [] }
    guard let last = bare.lastComponent, last.utf8.contains(where: { $0 != UInt8(ascii: ".") }) else { return [] }
    guard last.utf8.first == .dollar else { return ["/" + last] }
    var variable = last.filter { $0.isAlphabetic || $0.isNumeric || $0 == "_" }
    if variable.allSatisfy(\.isNumeric) { variable = "@" }
    let known = (literals[variable] ?? []).compactMap { $0.lastComponent.map { "/" + $0 } }
    return ["/$" + variable] + known
  }

  func isFile(_ name: String) -> Bool { name.hasPrefix("/") }

  /// The files that are written somewhere and are named in a text.
  func filesMentioned(in text: ArraySlice<UInt8>) -> Set<String> {
    guard !written.isEmpty else { return [] }
    var found: Set<String> = written.contains(Self.descriptor) && Self.readsDescriptor(text) ? [Self.descriptor] : []
    let separators = Array(" \t\n\r/\"'`()<>|&;=@,:".utf8)
    for token in text.split(whereSeparator: separators.contains) {
      for file in files(of: token.text) {
        if written.contains(file) { found.insert(file) }
        if let pattern = ShellPattern(file) {
          found.formUnion(written.filter { pattern.matches(String($0.dropFirst())) })
        }
      }
    }
    return found
  }

  /// Whether a command runs one of these files, and so hands its words to it.
  func startsFile(_ command: SimpleCommand) -> Bool {
    !started.isEmpty
      && command.words.prefix(4).contains { word in files(of: word.text).contains { started[$0] != nil } }
  }

  // MARK: What a command defines

  private mutating func noteLiterals(of command: SimpleCommand) {
    var words = command.assignments.map(\.word)
    if ["export", "declare", "local", "readonly", "typeset"].contains(command.programName ?? "") {
      words += command.words.dropFirst()
    }
    for word in words {
      guard let equals = word.text.firstIndex(of: "=") else { continue }
      let value = word.text[word.text.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }
      let name = String(word.text[..<equals])
      if !value.isEmpty, !value.containsBytes(of: "$"), !value.containsBytes(of: "`") {
        literals[name, default: []].insert(value)
      } else if let other = Self.variable(of: value) {
        copies[name, default: []].insert(other)
      }
      if value.containsBytes(of: "$") || value.containsBytes(of: "`") { computed.insert(name) }
    }
    guard command.programName == "alias" else { return }
    for word in command.words.dropFirst() {
      guard let equals = word.text.firstIndex(of: "=") else { continue }
      let words = word.text[word.text.index(after: equals)...].split { " \"'\\".containsBytes(of: $0) }
      if words.contains(where: { Interpreter.named(String($0)) != nil }) {
        aliases[String(word.text[..<equals])] = Interpreter.named("eval")
      }
    }
  }

  /// The variable in `$V` and `${V}`; `@` for an argument.
  static func variable(of value: some StringProtocol) -> String? {
    guard value.first == "$" else { return nil }
    var name = value.dropFirst()
    if name.first == "{", name.last == "}" { name = name.dropFirst().dropLast() }
    if ["@", "*"].contains(name) || !name.isEmpty && name.allSatisfy(\.isNumeric) { return "@" }
    if name.hasSuffix("[@]") || name.hasSuffix("[*]") { name = name.dropLast(3) }
    return name.utf8.first?.isNameStart == true && name.utf8.allSatisfy(\.isNameByte) ? String(name) : nil
  }

  private mutating func noteAttributes(of command: SimpleCommand) {
    guard let program = command.programName, ["declare", "typeset", "local", "export", "integer"].contains(program)
    else {
      return
    }
    let flags = command.words.dropFirst().filter(\.isOption).map(\.text).joined()
    for word in command.words.dropFirst() where !word.isOption {
      let name = String(word.text.prefix { $0 != "=" && $0 != "+" })
      if program == "integer" || flags.containsBytes(of: "i") { integers.insert(name) }
      if program != "export", flags.containsBytes(of: "n") { references.insert(name) }
    }
  }

  /// Options whose value is a file with a program: `awk -f`, `psql -f`.
  private static let fileOptions: Set<String> = [
    "-f", "--file", "--from-file", "--rcfile", "--init-file", "--env-file", "-init",
  ]

  private mutating func noteStarted(_ command: SimpleCommand) {
    let words = command.words
    for word in command.assignments.map(\.word) + words {
      guard word.text.containsBytes(of: "=") else { continue }
      let parts = word.text.parts(separatedBy: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, Interpreter.isCommandVariable(parts[0]) { start(parts[1], .shell) }
    }
    noteDescriptors(of: command)
    if let called = command.calledWords.first {
      // `PATH=.:$PATH; job`, `J=./job; $J`
      if !written.isEmpty {
        for file in files(of: called.text) where written.contains(file) && started[file] == nil {
          started[file] = .shell
        }
      }
      if isUnknownProgram(called) {
        runsTexts = true
        for word in command.calledWords.dropFirst() where !word.isOption && !Self.holdsData(word.text) {
          for file in files(of: word.text) where written.contains(file) { start(word.text, .unknown) }
        }
      }
    }
    for (index, word) in words.enumerated() {
      if word.text.containsBytes(of: "/"), index == 0 || Interpreter.starters.contains(words[0].programName ?? "") {
        if Interpreter.named(word.text) == nil { start(word.text, .shell) }
      }
      guard let name = word.literal else { continue }
      if [".", "source"].contains(name), index == 0, words.count > 1 {
        start(words[1].text, .shell)
        runsTexts = true
      }
      if word.programName == "chmod", index < 2,
        words.dropFirst(index + 1).contains(where: { $0.text.containsBytes(of: "x") || $0.text.first == "7" })
      {
        for file in words.dropFirst(index + 2) { start(file.text, .shell) }
      }
      if word.programName == "crontab" {
        for file in words.dropFirst(index + 1) where !file.isOption { start(file.text, .unknown) }
      }
      guard let interpreter = interpreter(name) else { continue }
      if interpreter.language == .shell || interpreter.language == .unknown { runsTexts = true }
      noteFiles(of: interpreter, words[(index + 1)...])
      for redirection in command.redirections where redirection.operation == "<" && interpreter.readsInput {
        if let target = redirection.target { start(target.text, interpreter.language) }
      }
      if interpreter.readsInput { noteDescriptorsRead(by: interpreter, command, words[(index + 1)...]) }
    }
  }

  private mutating func noteFiles(of interpreter: Interpreter, _ words: ArraySlice<ShellWord>) {
    if interpreter.isShell {
      let call = ShellArguments(words)
      for file in call.startFiles + [call.file].compactMap({ $0 }) { start(file.text, .shell) }
      // `bash $F job`
      if call.isUnknown { for word in call.arguments { start(word.text, .shell) } }
      return
    }
    var previous: ShellWord?
    var hasFile = false
    for word in words {
      defer { previous = word }
      if let previous, Self.fileOptions.contains(previous.text) || interpreter.fileOptions.contains(previous.text) {
        start(word.text, interpreter.language)
      } else if word.isOption {
        continue
      } else if !hasFile, interpreter.takesFile, interpreter.programOperand == nil {
        start(word.text, interpreter.language)
        hasFile = true
      }
    }
  }

  mutating func start(_ word: String, _ language: ProgramLanguage) {
    for file in files(of: word) {
      if let pattern = ShellPattern(file) {
        for known in written where pattern.matches(String(known.dropFirst())) { started[known] = language }
      }
      if started[file] == nil { started[file] = language }
    }
  }
}

extension String {
  /// Without quotation marks and backslashes, wherever they are.
  fileprivate var withoutQuotation: String {
    func isQuotation(_ byte: UInt8) -> Bool { byte == .doubleQuote || byte == .singleQuote || byte == .backslash }
    return utf8.contains(where: isQuotation) ? String(decoding: utf8.filter { !isQuotation($0) }, as: UTF8.self) : self
  }

  /// What is after the last slash that is not at its end.
  fileprivate var lastComponent: Substring? {
    let slash = UInt8(ascii: "/")
    let colon = UInt8(ascii: ":")
    let trimmed = utf8.lastIndex { $0 != slash && $0 != colon }.map { utf8[...$0] }
    return trimmed.map { trimmed in
      // `host:file` of a copy is the file.
      Substring(
        trimmed.lastIndex { $0 == slash || $0 == colon }.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed)
    }
  }

  /// Without the quotation marks around it.
  fileprivate var trimmingQuotes: String {
    guard let first, first == last, count > 1, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
