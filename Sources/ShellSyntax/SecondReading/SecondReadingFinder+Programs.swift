import Bytes

/// Commands in which a value goes to a program that is not known, or that runs what one of its options says: only plain
/// values pass.
extension SecondReadingFinder {
  mutating func readUnknownPrograms(_ command: SimpleCommand) {
    let called = command.calledWords
    if let first = called.first, names.isUnknownProgram(first) {
      for word in called.dropFirst() { require(.plain, in: word.range, by: first.text) }
    }
    readBraces(command)
    readMentionedFiles(command)
    // `env BASH_ENV=<x> bash`, `docker run -e PS4=<x>`
    for word in command.words {
      let name = String(word.text.drop { "\"'".containsBytes(of: $0) }.prefix { $0 != "=" })
      if name.count < word.text.count, Interpreter.isCommandVariable(name) {
        require(.plain, in: word.range, by: name)
      }
    }
    readShadowed(called)
    readForeignFile(command)
    requireFoundFiles(command)
    readVerbs(command.words)
    readRunOptions(command.words)
    if let index = command.words.firstIndex(where: { $0.programName == "git" }) {
      readGit(command.words[(index + 1)...])
    }
    if command.words.contains(where: { Interpreter.secureShells.contains($0.programName ?? "") }) {
      readSecureShellOptions(command.words)
    }
    for (exec, word) in zip(command.words, command.words.dropFirst())
    where ["-exec", "-execdir", "-ok", "-okdir"].contains(exec.text) && names.isUnknownProgram(word) {
      require(.plain, in: word.range.lowerBound..<command.range.upperBound, by: word.text)
    }
  }

  /// `>&<x>`: a number is a descriptor, anything else a file; only some shells take a file there.
  mutating func readDescriptors(of command: SimpleCommand) {
    for redirection in command.redirections where [">&", "<&"].contains(redirection.operation) {
      if let target = redirection.target { require(.plain, in: target.range, by: redirection.operation) }
    }
  }

  /// `awk 'BEGIN { print "<x>" > "job" }'`, `python3 - <<EOF` with `open("job")`: a program that names a file which the
  /// page runs may write it.
  private mutating func readMentionedFiles(_ command: SimpleCommand) {
    let languages = command.words.compactMap { $0.literal.flatMap(Interpreter.named)?.language }
    guard languages.contains(where: { $0 != .shell }) else { return }
    let texts = command.words.dropFirst().filter(hasSeveralWords).map(\.range) + command.redirections.compactMap(\.body)
    for text in texts {
      guard let file = names.startedFile(mentionedIn: bytes[text]) else { continue }
      require(.plain, in: command.range, by: String(file.dropFirst()))
      for text in texts { require(.plain, in: text, by: String(file.dropFirst()), isBody: true) }
    }
  }

  /// `{sh,-c,"q <x>"}`
  private mutating func readBraces(_ command: SimpleCommand) {
    guard let first = command.words.first, first.literal == nil, first.text.containsBytes(of: "{"),
      first.text.containsBytes(of: ","),
      first.text.split(whereSeparator: { "{},\"'/".containsBytes(of: $0) }).contains(where: {
        names.interpreter(String($0)) != nil
      })
    else { return }
    require(.plain, in: command.range, by: first.text)
  }

  /// A function or alias of the page with the name of a program that reads values is not that program.
  private mutating func readShadowed(_ words: ArraySlice<ShellWord>) {
    guard let name = words.first?.programName, names.isShadowed(name),
      Interpreter.named(name) != nil || name == "printf"
    else { return }
    for word in words.dropFirst() { require(.plain, in: word.range, by: "\(name)()") }
  }

  /// `python3 s.py <x>`, where the page has written `s.py` and it runs commands.
  private mutating func readForeignFile(_ command: SimpleCommand) {
    let words = command.words
    guard
      let file = words.prefix(6).firstIndex(where: { word in
        names.files(of: word.text).contains { names.evaluating.contains($0) && names.started[$0] != .shell }
      })
    else { return }
    for word in words[(file + 1)...] { require(.plain, in: word.range, by: words[file].text) }
  }

  /// `find . -name job -exec sh {} ';'`, `ls job | xargs sh`: the shell runs a file that is named elsewhere.
  private mutating func requireFoundFiles(_ command: SimpleCommand) {
    let names = command.words.compactMap(\.programName)
    guard names.contains(where: { ["find", "xargs", "parallel"].contains($0) }),
      command.words.contains(where: { word in
        word.literal.map { Interpreter.named($0) != nil } ?? self.names.isUnknownProgram(word)
      }), let whole = script.commands.first(where: { $0.range.contains(command.range.lowerBound) })
    else { return }
    requireFiles(in: whole.range, by: command.programName ?? "xargs")
    guard startsItsFile(command) else { return }
    for file in self.names.filesListed(in: [bytes[whole.range]]) {
      flow.noteReader(SecondReading(reader: .plain, program: command.programName ?? "xargs"), ofVariable: file)
    }
  }

  /// `heroku run '… <x>'`, `git bisect run '… <x>'`: a value within a word of several words.
  private mutating func readVerbs(_ words: [ShellWord]) {
    guard let program = words.first?.programName, !Interpreter.starters.contains(program),
      Interpreter.named(program).map({ !$0.isShell && !$0.readsInput && $0.programOperand == nil }) ?? true
    else { return }
    guard let verb = words.dropFirst().prefix(5).firstIndex(where: { Interpreter.verbs.contains($0.literal ?? "") })
    else { return }
    for word in words[(verb + 1)...] where hasSeveralWords(word) {
      require(.plain, in: word.range, by: "\(program) \(words[verb].text)")
    }
  }

  /// More than a value alone.
  func hasSeveralWords(_ word: ShellWord) -> Bool {
    let inner = sites(in: word.range).reduce(0) { count, site in
      count + bytes[site.range].count { $0.isBlank }
    }
    return bytes[word.range].count { $0.isBlank } > inner
  }

  /// `--upload-pack='… <x>'`, `--health-cmd '… <x>'`
  private mutating func readRunOptions(_ words: [ShellWord]) {
    for (index, word) in words.enumerated() where word.text.hasPrefix("--") {
      let option = word.text.prefix { $0 != "=" && $0 != "<" && $0 != "$" }
      let parts = option.parts(separatedBy: "-").map(String.init)
      guard parts.contains(where: Interpreter.optionWords.contains) else { continue }
      let isKnown = words[..<index].contains { program in
        program.literal.flatMap { names.interpreter($0)?.programOptions.contains(String(option)) } ?? false
      }
      if isKnown { continue }
      if option.count < word.text.count {
        require(.plain, in: word.range, by: String(option))
      } else if index + 1 < words.count, words[index + 1].text != "--", hasSeveralWords(words[index + 1]) {
        require(.plain, in: words[index + 1].range, by: String(option))
      }
    }
  }

  /// `git -c core.sshCommand='…'`, `git config alias.x '!…'`, `git rebase -x '…'`
  private mutating func readGit(_ words: ArraySlice<ShellWord>) {
    var previous: ShellWord?
    var isConfig = false
    var setting: String?
    for word in words {
      defer { previous = word }
      if previous?.text == "-c", Self.isRun(word) { require(.plain, in: word.range, by: "git -c") }
      if ["-x", "--exec", "-u"].contains(previous?.text) || word.text.hasSuffix("-filter") {
        require(.plain, in: word.range, by: "git")
      }
      if previous?.text.hasSuffix("-filter") == true { require(.plain, in: word.range, by: "git") }
      if word.text.containsBytes(of: "ext::") { require(.plain, in: word.range, by: "git ext::") }
      if let setting, isConfig { require(.plain, in: word.range, by: "git config \(setting)") }
      if isConfig, setting == nil, !word.isOption, Self.isRun(word) { setting = word.text }
      if word.literal == "config" { isConfig = true }
    }
  }

  /// A setting of git whose value is a command, or one that is not known.
  private static func isRun(_ word: ShellWord) -> Bool {
    let name = word.text.filter { $0 != "\"" && $0 != "'" }.prefix { $0 != "=" }.lowercased()
    let parts = name.parts(separatedBy: ".").map(String.init)
    guard let last = parts.last, let section = parts.first, parts.count > 1 else { return name.containsBytes(of: "$") }
    return Interpreter.gitSettings.contains(last) || Interpreter.gitSections.contains(section)
      || name.containsBytes(of: "$")
  }

  /// `-o ProxyCommand=…`, `-oProxyCommand=…`, `-o 'ProxyCommand …'`: an option that runs a command.
  private mutating func readSecureShellOptions(_ words: [ShellWord]) {
    for (index, word) in words.enumerated() {
      let isAttached = word.text.hasPrefix("-o") && word.text.count > 2
      guard isAttached || index > 0 && words[index - 1].text == "-o" else { continue }
      let name = word.text.lowercased().filter { $0 != "\"" && $0 != "'" }
      // `-o ProxyCommand='…'` of ssh itself is read as the text of a shell.
      let isRead = !isAttached && word.text.containsBytes(of: "Command=") && words.contains { $0.programName == "ssh" }
      if name.containsBytes(of: "command"), !isRead { require(.plain, in: word.range, by: "ssh -o") }
    }
  }
}
