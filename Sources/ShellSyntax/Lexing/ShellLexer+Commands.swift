import Bytes
import Diagnostics

/// What words and operators make: assignments, simple commands, compound commands, complete commands.
extension ShellLexer {
  /// A word of the current frame is complete.
  mutating func take(_ word: ShellWord, _ builder: WordBuilder) {
    if let (operation, range) = frames[owner].list.simple.redirection {
      finishRedirection(operation, range, word, builder)
      return
    }
    if topKind == .commands(.array) {
      if !arrays.isEmpty { arrays[arrays.count - 1].append(word) }
      return
    }
    switch frames[owner].list.mode {
    case .test:
      if word.text == "]]" { endTest() } else if !tests.isEmpty { tests[tests.count - 1].append(word) }
      return
    case .casePattern:
      if word.text == "esac" { closeCompound("esac", word) }
      return
    case .caseSubject:
      if word.text == "in", !builder.hasQuotes { frames[owner].list.mode = .casePattern }
      return
    case .loopVariable:
      if let name = word.literal { noteAssigned(name) }
      frames[owner].list.mode = .loopWords
      loops.append([])
      return
    case .loopWords:
      if word.text == "do" { openBody(word) } else if !loops.isEmpty { loops[loops.count - 1].append(word) }
      return
    case .functionName:
      frames[owner].list.functions.append(word.text)
      frames[owner].list.functionPending = true
      frames[owner].list.mode = .command
      return
    case .command: break
    }
    if frames[owner].list.simple.isEmpty, !builder.hasQuotes, takeReservedWord(word) { return }
    takeCommandWord(word, builder)
  }

  private mutating func takeCommandWord(_ word: ShellWord, _ builder: WordBuilder) {
    if frames[owner].list.compoundEnded {
      report(.unexpectedToken, word.range, "`\(word.text)` cannot follow here without an operator")
      frames[owner].list.compoundEnded = false
    }
    if let name = builder.assignedName, frames[owner].list.simple.words.isEmpty {
      frames[owner].list.simple.assignments.append(SimpleCommand.Assignment(name: name, word: word))
      return
    }
    let simple = frames[owner].list.simple
    if !simple.words.isEmpty, !word.isOption, simple.words.last?.takesValue != true || simple.words.count == 1 {
      frames[owner].list.simple.arguments += 1
    }
    frames[owner].list.simple.words.append(word)
  }

  private mutating func finishRedirection(
    _ operation: String, _ range: Range<Int>, _ word: ShellWord, _ builder: WordBuilder
  ) {
    let whole = range.lowerBound..<word.range.upperBound
    frames[owner].list.simple.redirection = nil
    frames[owner].list.simple.redirections.append(
      SimpleCommand.Redirection(operation: operation, range: whole, target: word, body: nil))
    if operation == "<<" || operation == "<<-" { awaitHeredoc(operation, range, delimiter: builder) }
  }

  private mutating func endTest() {
    frames[owner].list.mode = .command
    frames[owner].list.compoundEnded = true
  }

  /// Ends the simple command that is being read, if any.
  mutating func endSimple() {
    dropUnfinishedRedirection()
    let simple = frames[owner].list.simple
    frames[owner].list.simple = SimpleBuilder()
    frames[owner].list.compoundEnded = false
    guard let range = simple.extent else { return }
    simpleCommands.append(
      SimpleCommand(
        range: range, assignments: simple.assignments, words: simple.words, redirections: simple.redirections,
        runsInCurrentShell: owner == 0))
  }

  mutating func endPipeline() {
    let list = frames[owner].list
    if list.isPipeline { leaveShell(from: list.pipelineStart) }
    frames[owner].list.isPipeline = false
    frames[owner].list.pipelineStart = simpleCommands.count
  }

  /// What the simple commands from `start` on set is lost afterwards.
  mutating func leaveShell(from start: Int) {
    for index in simpleCommands.indices.dropFirst(start) { simpleCommands[index].runsInCurrentShell = false }
    while let last = assigns.last, last.simpleCommand >= start, assigns.count > recordedAssigns { assigns.removeLast() }
  }

  /// Ends an `&&` list, and at the outermost level the complete command.
  mutating func endList(inBackground: Bool) {
    endPipeline()
    if inBackground { leaveShell(from: frames[owner].list.listStart) }
    frames[owner].list.listStart = simpleCommands.count
    frames[owner].list.danglingOperator = nil
    if owner == 0, frames[0].list.compounds.isEmpty, !frames[0].list.functionPending {
      endCommand(inBackground: inBackground)
    }
  }

  /// Ends all that is open in the current frame of commands.
  mutating func endCommands() {
    endWord()
    if let range = frames[owner].list.danglingOperator {
      report(.danglingOperator, range, "nothing after `\(bytes[range].text)`")
    }
    endSimple()
    for compound in frames[owner].list.compounds {
      report(
        .unclosedCompound, compound.start..<compound.start + compound.keyword.utf8.count,
        "`\(compound.keyword)` is never ended")
    }
    frames[owner].list.compounds = []
    endPipeline()
  }

  mutating func endOfText() {
    endCommands()
    endList(inBackground: false)
    if frames[0].list.commandStart != nil { endCommand(inBackground: false) }
  }

  private mutating func endCommand(inBackground: Bool) {
    defer {
      frames[0].list.commandStart = nil
      frames[0].list.commandEnd = 0
      frames[0].list.commandFirstSimple = simpleCommands.count
      frames[0].list.functions = []
      frames[0].list.functionPending = false
      recordedReads = reads.count
      recordedAssigns = assigns.count
      joints = ShellJoints()
    }
    guard let start = frames[0].list.commandStart else { return }
    records.append(
      CommandRecord(
        range: start..<max(start, frames[0].list.commandEnd),
        simpleCommands: frames[0].list.commandFirstSimple..<simpleCommands.count,
        reads: recordedReads..<reads.count, assigns: recordedAssigns..<assigns.count,
        functions: frames[0].list.functions, endsInBackground: inBackground, joints: joints))
  }

  /// A variable set by something else than an assignment.
  mutating func noteAssigned(_ name: String) {
    if owner == 0 { assigns.append((name, simpleCommands.count)) }
  }
}

extension ShellWord {
  /// `-x`, `--long`, but not `-` and `--`.
  package var isOption: Bool { text.utf8.first == UInt8(ascii: "-") && text.utf8.count > 1 && text != "--" }

  /// An option that the next word may be the value of.
  var takesValue: Bool { isOption && !text.utf8.contains(UInt8(ascii: "=")) }
}
