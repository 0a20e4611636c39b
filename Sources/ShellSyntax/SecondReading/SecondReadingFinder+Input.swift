import Bytes

/// Assignments, and what a command reads from its standard input.
extension SecondReadingFinder {
  mutating func readAssignments(_ command: SimpleCommand) {
    for assignment in command.assignments {
      if Interpreter.isCommandVariable(assignment.name) {
        require(.plain, in: assignment.word.range, by: assignment.name)
      } else if flow.integers.contains(assignment.name) {
        require(.integer, in: assignment.word.range, by: "declare -i")
      }
    }
  }

  mutating func readInput(_ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>) {
    if let (program, language) = inputReader(of: command) {
      for redirection in command.redirections + outerRedirections(of: command.range) {
        readInput(redirection, language, by: program)
      }
      let sources = sources(of: command, in: earlier)
      for source in sources { readSource(source, language, by: program) }
      if language == .shell {
        readArguments(of: command, piped: sources, by: program)
      } else {
        readGiven(to: command, piped: sources, by: program)
      }
    } else if insertsInput(command) || runsData(command) || names.runsInput(command) {
      // `xargs -a file sh -c`
      requireFiles(in: command.range, by: command.programName ?? "xargs")
      for redirection in command.redirections + outerRedirections(of: command.range) {
        require(.plain, in: redirection.range, by: command.programName ?? "xargs")
        requireFiles(in: redirection.range, by: command.programName ?? "xargs")
        if let body = redirection.body { require(.plain, in: body, by: command.programName ?? "xargs", isBody: true) }
      }
      for source in sources(of: command, in: earlier) {
        require(.plain, in: whole(source), by: "xargs")
        requireFiles(in: whole(source), by: "xargs")
      }
    }
    readStoredProgram(command, piped: earlier)
    readSentPrograms(command, piped: earlier)
  }

  /// `python3 - <x> <<EOF`: the program that comes in may run its arguments and variables.
  private mutating func readGiven(to command: SimpleCommand, piped sources: [SimpleCommand], by program: String) {
    let redirections = command.redirections + outerRedirections(of: command.range)
    let texts =
      redirections.compactMap { $0.body ?? $0.target?.range } + sources.map(whole)
      + command.words.filter(Self.isInput).map(\.range)
    for text in texts where ProgramLanguage.runsWhatItGets(Array(bytes[text])) {
      require(.plain, in: command.range, by: program)
      flow.noteProgram(bytes[text], by: program)
    }
  }

  /// The interpreter among the words that has no program yet.
  func inputReader(of command: SimpleCommand) -> (String, ProgramLanguage)? {
    let words = command.words
    if let program = command.programName, [".", "source"].contains(program),
      words.dropFirst().first.map(Self.isInput) ?? false
    {
      return (program, .shell)
    }
    if let called = command.calledWords.first, names.isUnknownProgram(called) { return (called.text, .unknown) }
    let isStarted = names.startsCommand(words)
    for index in words.indices {
      guard let name = words[index].literal, let interpreter = names.interpreter(name),
        !(interpreter.leadsOnly && index > 0 && !isStarted)
      else { continue }
      if namesInput(words[(index + 1)...], asFileOf: interpreter) { return (name, interpreter.language) }
      guard interpreter.readsInput else { continue }
      if interpreter.isShell {
        let call = ShellArguments(words[(index + 1)...])
        if call.readsInput || call.file.map(Self.isInput) == true { return (name, .shell) }
        continue
      }
      var operands = 0
      var isValue = false
      var hasProgram = false
      for word in words[(index + 1)...] {
        if isValue {
          isValue = false
        } else if interpreter.takesFile, Self.isInput(word) {
          operands = -100
        } else if word.isOption || word.text == "-" {
          isValue = interpreter.valueOptions.contains(word.text)
          if word.text == "-s" { operands = -100 }
          if interpreter.programOptions.contains(word.text) { hasProgram = true }
        } else {
          operands += 1
        }
      }
      if hasProgram { continue }
      // `ssh host` reads commands; so does `psql shop`, for its operands are no programs.
      let limit = interpreter.programOperand ?? (interpreter.takesFile ? 0 : 100)
      // `ssh host 'bash -s'`
      if operands > limit, interpreter.joins, let remote = remoteReader(in: words[(index + 1)...]) { return remote }
      if operands <= limit { return (name, interpreter.language) }
    }
    return nil
  }

  /// A file that is what comes in: `python3 - <x>`, `python3 <(cat job) <x>`.
  private static func isInput(_ word: ShellWord) -> Bool {
    isInput(word.literal ?? word.text)
  }

  private static func isInput(_ text: String) -> Bool {
    text == "-" || SessionNames.isDescriptor(text) || text.hasPrefix("<(")
  }

  /// `make -f - <<EOF`, `awk -f /dev/fd/9 9<<EOF`
  private func namesInput(_ words: ArraySlice<ShellWord>, asFileOf interpreter: Interpreter) -> Bool {
    guard !interpreter.fileOptions.isEmpty else { return false }
    let attached = words.contains { word in
      interpreter.fileOptions.contains { option in
        let joint = option.hasPrefix("--") ? option + "=" : option
        return word.text.hasPrefix(joint) && Self.isInput(String(word.text.dropFirst(joint.count)))
      }
    }
    return attached
      || zip(words, words.dropFirst()).contains { interpreter.fileOptions.contains($0.text) && Self.isInput($1) }
  }

  private func remoteReader(in words: ArraySlice<ShellWord>) -> (String, ProgramLanguage)? {
    for word in words {
      for name in word.text.split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric && $0 != "/" }) {
        if let interpreter = Interpreter.named(String(name)), interpreter.readsInput {
          return (String(name), interpreter.language)
        }
      }
    }
    return nil
  }

  /// `xargs -I{} sh -c '… {}'`: what comes in becomes a part of a program.
  func insertsInput(_ command: SimpleCommand) -> Bool {
    let names = command.words.compactMap(\.programName)
    guard ["xargs", "parallel"].contains(names.first) || names.contains("xargs") else {
      return command.programName == "eval"
    }
    return names.contains { Interpreter.named($0)?.language == .shell } || names.first == "parallel"
      || command.words.contains { $0.literal == nil && self.names.isUnknownProgram($0) }
  }

  mutating func readInput(
    _ redirection: SimpleCommand.Redirection, _ language: ProgramLanguage, by program: String
  ) {
    if let body = redirection.body {
      let isQuoted = redirection.target?.text.contains { "'\"\\".containsBytes(of: $0) } ?? false
      readBody(body, isQuoted: isQuoted, language, by: program)
    } else if redirection.operation == "<<<", let target = redirection.target {
      readProgram([target.range], language, by: program)
    } else if redirection.operation == "<", let target = redirection.target, target.text.hasPrefix("<(") {
      require(.plain, in: target.range, by: program)
    }
  }

  func whole(_ command: SimpleCommand) -> Range<Int> {
    let ends = command.redirections.compactMap(\.body?.upperBound) + [command.range.upperBound]
    return command.range.lowerBound..<(ends.max() ?? command.range.upperBound)
  }

  /// What `cat <<EOF` hands on is its body; what others print is not known.
  mutating func readSource(_ source: SimpleCommand, _ language: ProgramLanguage, by program: String) {
    if source.program == "cat", source.words.count == 1,
      let document = source.redirections.first(where: { $0.body != nil })
    {
      readInput(document, language, by: program)
    } else {
      require(.plain, in: whole(source), by: program)
    }
    requireFiles(in: source.range, by: program)
  }

  /// `cat job | sh`: what the files hold that are named there.
  mutating func requireFiles(in range: Range<Int>, by program: String) {
    let text = bytes[range]
    for file in flow.names.filesMentioned(in: text).union(flow.names.filesFound(in: text)) {
      flow.noteReader(SecondReading(reader: .plain, program: program), ofVariable: file)
    }
  }
}
