import Bytes

/// What a command writes into a file, or sends to a process, that runs it.
extension SecondReadingFinder {
  /// `cat >s.sh <<EOF`, `echo 'export A=<x>' >>~/.bashrc`
  mutating func readStoredProgram(_ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>) {
    let targets =
      SessionNames.written(by: command) + outerRedirections(of: command.range).compactMap(SessionNames.target)
      + names.targetsOfAll + innerTargets(of: command)
    guard let (file, language) = targets.compactMap({ programFile($0, of: command) }).first else { return }
    store(command, piped: earlier, in: file, language)
  }

  /// `sudo sh -c 'cat > job'`: what the shell within gets, it writes.
  private func innerTargets(of command: SimpleCommand) -> [String] {
    innerCommands(of: command).flatMap(SessionNames.written)
  }

  private func innerCommands(of command: SimpleCommand) -> [SimpleCommand] {
    innerTexts(of: command).filter { $0.contains(where: \.isWhitespace) }.flatMap { text in
      ShellScript(text).commands.flatMap(\.simpleCommands)
    }
  }

  /// The words after the name of a shell, one of which may be the text that it runs.
  func innerTexts(of command: SimpleCommand) -> [String] {
    guard let shell = command.words.firstIndex(where: { $0.literal.flatMap(names.interpreter)?.language == .shell })
    else { return [] }
    return command.words[(shell + 1)...].compactMap { word in
      word.literal ?? (word.text.contains(where: \.isWhitespace) ? word.text.filter { $0 != "\"" } : nil)
    }
  }

  /// `echo 'q <x>' > >(sh)`, `… | tee >(bash)`: what goes into the process is its program.
  mutating func readSentPrograms(_ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>) {
    let targets = command.redirections.compactMap(\.target) + command.words
    for target in targets where target.text.hasPrefix(">(") {
      let inner = script.commands.flatMap(\.simpleCommands).filter {
        target.range.lowerBound < $0.range.lowerBound && $0.range.upperBound <= target.range.upperBound
      }
      if let (program, language) = inner.compactMap({ inputReader(of: $0) }).first {
        store(command, piped: earlier, in: program, language)
      }
    }
  }

  private mutating func store(
    _ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>, in file: String, _ language: ProgramLanguage
  ) {
    let isCopied = copiesInput(command)
    for redirection in command.redirections {
      readInput(redirection, isCopied ? language : .unknown, by: file)
      if let body = redirection.body, language != .shell {
        flow.noteProgram(bytes[body], by: file, isUnknown: language == .unknown)
      }
    }
    for source in sources(of: command, in: earlier) { readSource(source, language, by: file) }
    if command.program == "echo" {
      readProgram(command.words.dropFirst().filter { !$0.isOption }.map(\.range), language, by: file)
      // After what reads the file, for that is what `echo` gets.
      for site in sites(in: command.range) { add(SecondReading(reader: .echoed, program: "echo"), at: site) }
    } else {
      for word in command.words { require(.plain, in: word.range, by: file) }
    }
    // What a function prints, or an earlier command of a list, is in it too.
    for redirection in outerRedirections(of: command.range) {
      readInput(redirection, isCopied ? language : .unknown, by: file)
    }
  }

  /// Programs that write what comes in as it is. Others sort it, replace words in it, run it.
  private static let copiers: Set<String> = ["cat", "tee", "dd", "install", "cp", "sponge", "pv"]

  /// Whether what comes in goes into the file as it is; without a program it does so in zsh.
  private func copiesInput(_ command: SimpleCommand) -> Bool {
    if command.words.isEmpty { return true }
    if let program = command.calledWords.first?.literal, Self.copiers.contains(program) { return true }
    // `sudo sh -c 'cat > job'`
    let inner = innerCommands(of: command)
    return !inner.isEmpty && inner.allSatisfy(copiesInput)
  }

  private func programFile(_ name: String, of command: SimpleCommand) -> (String, ProgramLanguage)? {
    let bare = String(name.filter { $0 != "\"" && $0 != "'" })
    if bare.isEmpty { return nil }
    // `#!/usr/bin/env python3`
    if let body = command.redirections.lazy.compactMap(\.body).first,
      let language = Interpreter.named(inFirstLine: bytes[body])
    {
      return (bare, language)
    }
    if let known = ProgramFile.language(of: bare) { return (bare, known) }
    return names.files(of: bare).lazy.compactMap { flow.started[$0] }.first.map { (bare, $0) }
  }
}
