import Bytes
import Diagnostics

/// What goes into a shell within the shell by other ways than its text: its input and its environment.
extension SecondReadingFinder {
  /// `echo <x> | ssh host 'xargs show'`: a command within the text reads what comes in.
  mutating func readInnerInput(_ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>) {
    let texts = innerTexts(of: command)
    guard !texts.isEmpty else { return }
    let isRead = inputReader(of: command) != nil
    for text in texts {
      var received: Set<String> = []
      for inner in ShellScript(text).commands.flatMap(\.simpleCommands) {
        if let (program, division) = division(of: inner) {
          readParts(SecondReading(reader: .divided(division), program: program), command, piped: earlier)
        }
        if !isRead, let program = programReader(of: inner) {
          readProgramInput(SecondReading(reader: .plain, program: program), command, piped: earlier)
        }
        if ["read", "mapfile", "readarray"].contains(inner.programName) { received.formUnion(inner.assignedNames) }
      }
      if received.isEmpty { continue }
      for (name, reading) in variables(readWithin: text) where received.contains(name) {
        readProgramInput(reading, command, piped: earlier)
      }
    }
  }

  /// The program in a command that runs what comes in.
  private func programReader(of command: SimpleCommand) -> String? {
    if let (program, _) = inputReader(of: command) { return program }
    return insertsInput(command) || runsData(command) ? command.programName ?? "xargs" : nil
  }

  private mutating func readProgramInput(
    _ reading: SecondReading, _ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>
  ) {
    let program = reading.program
    for redirection in command.redirections + outerRedirections(of: command.range) {
      if let body = redirection.body {
        require(reading.reader, in: body, by: program, isBody: true)
      } else if let target = redirection.target, redirection.operation.hasPrefix("<") {
        require(reading.reader, in: target.range, by: program)
        requireFiles(in: target.range, by: program)
      }
    }
    for source in sources(of: command, in: earlier) {
      require(reading.reader, in: whole(source), by: program)
      requireFiles(in: whole(source), by: program)
    }
  }

  /// `export V=<x>; make`: the program expands what its environment holds, and puts it into commands.
  mutating func readEnvironment(of command: SimpleCommand) {
    guard
      let program = command.words.lazy.compactMap(\.programName).first(where: Interpreter.expandsEnvironment.contains)
    else { return }
    let given = command.assignments.map(\.name) + command.words.compactMap { ValueFlow.givenName(in: $0.text) }
    for name in names.exported.union(given) {
      flow.noteReader(SecondReading(reader: .plain, program: program), ofVariable: name)
    }
  }

  /// `find … | while read -r f; do . "$f"; done`: a file is run whose name comes from a list of files.
  mutating func readFoundFiles(_ command: SimpleCommand) {
    for word in startedWords(of: command) {
      guard let variable = names.foundVariable(in: word.text) else { continue }
      let program = [command.programName, word.text].compactMap { $0 }.joined(separator: " ")
      let around = script.commands.filter { whole in
        whole.range.contains(command.range.lowerBound) || whole.assigns.contains(variable)
          || whole.simpleCommands.contains { $0.assignedNames.contains(variable) }
      }
      for file in names.filesListed(in: around.map { bytes[$0.range] }) {
        flow.noteReader(SecondReading(reader: .plain, program: program), ofVariable: file)
      }
    }
  }

  /// Whether an interpreter in a command has no program of its own, so that a word that comes in is its file.
  func startsItsFile(_ command: SimpleCommand) -> Bool {
    command.words.indices.contains { index in
      let word = command.words[index]
      guard let interpreter = word.literal.flatMap(names.interpreter) else { return names.isUnknownProgram(word) }
      let rest = command.words[(index + 1)...]
      if interpreter.isShell {
        let call = ShellArguments(rest)
        return call.program == nil && call.file.map { $0.text.containsBytes(of: "{}") } ?? true
      }
      return interpreter.takesFile && interpreter.programOperand == nil
        && !rest.contains { interpreter.programOptions.contains($0.text) }
    }
  }

  /// The words of a command that name a file which it runs.
  private func startedWords(of command: SimpleCommand) -> [ShellWord] {
    var found: [ShellWord] = []
    if let program = command.programName, [".", "source"].contains(program) {
      found += command.words.dropFirst().prefix(1)
    }
    if let called = command.calledWords.first, called.literal == nil { found.append(called) }
    for (index, word) in command.words.enumerated() {
      guard let interpreter = word.literal.flatMap(names.interpreter) else { continue }
      let rest = command.words[(index + 1)...]
      if interpreter.isShell {
        found += [ShellArguments(rest).file].compactMap { $0 }
      } else if interpreter.takesFile || !interpreter.fileOptions.isEmpty {
        found += rest.prefix(6).filter { !$0.isOption }
      }
    }
    return found
  }
}
