import Diagnostics

/// Reserved words and the compound commands that they make.
extension ShellLexer {
  /// The compound commands that a reserved word continues or ends.
  private static let openers: [String: Set<String>] = [
    "then": ["if"], "elif": ["if"], "else": ["if"], "fi": ["if"],
    "do": ["while", "until", "for", "select"], "done": ["while", "until", "for", "select"],
    "esac": ["case"], "}": ["{"],
  ]

  /// True when the word, at the beginning of a command, is a reserved word.
  mutating func takeReservedWord(_ word: ShellWord) -> Bool {
    let isFunctionBody = frames[owner].list.functionPending
    switch word.text {
    case "if", "while", "until":
      joints.conditions += 1
      openCompound(word, mode: .command)
    case "{": openCompound(word, mode: .command)
    case "for", "select": openCompound(word, mode: .loopVariable)
    case "case": openCompound(word, mode: .caseSubject)
    case "then", "else", "elif", "do": openBody(word)
    case "fi", "done", "esac", "}": closeCompound(word.text, word)
    case "!": noteCondition()
    case "time": break
    case "function": frames[owner].list.mode = .functionName
    case "[[":
      frames[owner].list.mode = .test
      tests.append([])
    default:
      if isFunctionBody { frames[owner].list.functionPending = false }
      return false
    }
    return true
  }

  private mutating func openCompound(_ word: ShellWord, mode: CommandList.Mode) {
    let list = frames[owner].list
    frames[owner].list.compounds.append(
      CommandList.Compound(
        keyword: word.text, start: word.range.lowerBound, pipelineStart: list.pipelineStart,
        listStart: list.listStart, isPipeline: list.isPipeline, isFunction: list.functionPending,
        firstSimple: simpleCommands.count))
    frames[owner].list.functionPending = false
    frames[owner].list.isPipeline = false
    frames[owner].list.pipelineStart = simpleCommands.count
    frames[owner].list.listStart = simpleCommands.count
    frames[owner].list.mode = mode
  }

  /// `then`, `do`, `else`: the commands after it belong to the same compound command.
  mutating func openBody(_ word: ShellWord) {
    frames[owner].list.mode = .command
    guard let innermost = frames[owner].list.innermost, Self.openers[word.text]?.contains(innermost) == true else {
      report(.unexpectedToken, word.range, "`\(word.text)` without its beginning")
      return
    }
  }

  mutating func closeCompound(_ keyword: String, _ word: ShellWord) {
    frames[owner].list.mode = .command
    guard let innermost = frames[owner].list.compounds.last,
      Self.openers[keyword]?.contains(innermost.keyword) == true
    else {
      report(.unexpectedToken, word.range, "`\(keyword)` without its beginning")
      return
    }
    endPipeline()
    compounds.append(innermost.start..<word.range.upperBound)
    frames[owner].list.compounds.removeLast()
    if innermost.isFunction { leaveShell(from: innermost.firstSimple) }
    frames[owner].list.pipelineStart = innermost.pipelineStart
    frames[owner].list.listStart = innermost.listStart
    frames[owner].list.isPipeline = innermost.isPipeline
    frames[owner].list.compoundEnded = true
  }
}
