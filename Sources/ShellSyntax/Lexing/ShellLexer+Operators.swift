import Bytes
import Diagnostics

/// `;`, `&`, `|`, parentheses, `<` and `>`.
extension ShellLexer {
  mutating func stepNewline() {
    endWord()
    at += 1
    if frames[owner].list.hasPendingHeredoc {
      beginHeredoc()
    } else {
      endLine()
    }
  }

  /// A line ended, and the bodies of its here-documents are read.
  mutating func endLine() {
    guard topKind != .commands(.array) else { return }
    switch frames[owner].list.mode {
    case .test, .casePattern, .caseSubject: return
    case .loopWords: frames[owner].list.mode = .command
    default: break
    }
    endSimple()
    if frames[owner].list.danglingOperator == nil { endList(inBackground: false) }
  }

  /// At `;`, `&` or `|`.
  mutating func stepOperator() {
    let operation = operatorText()
    if operation == "&", isInsideURL {
      report(
        .ampersandInURL, at..<at + 1, "a shell ends the command at this `&`: the URL must be in quotation marks")
    }
    if operation == "&>" || operation == "&>>" {
      beginRedirection(operation, width: operation.utf8.count)
      return
    }
    endWord()
    let range = at..<at + operation.utf8.count
    at = range.upperBound
    if topKind == .commands(.array) { return }
    let endsCase = operation.hasPrefix(";;") && frames[owner].list.innermost == "case"
    if frames[owner].list.isAtCommandStart, !endsCase {
      report(.unexpectedToken, range, "a command is missing before `\(operation)`")
    }
    switch frames[owner].list.mode {
    case .test: return
    case .casePattern where operation == "|": return
    case .loopWords, .loopVariable, .caseSubject, .functionName: frames[owner].list.mode = .command
    default: break
    }
    apply(operation, range)
  }

  private mutating func apply(_ operation: String, _ range: Range<Int>) {
    if operation != ";" || frames[owner].list.commandStart != nil { touchOperator(operation, range) }
    endSimple()
    switch operation {
    case "|", "|&":
      joints.pipes += 1
      if isOutermost { joints.outerPipes += 1 }
      frames[owner].list.isPipeline = true
      frames[owner].list.danglingOperator = range
    case "&&", "||":
      noteCondition()
      endPipeline()
      frames[owner].list.danglingOperator = range
    case "&": endList(inBackground: true)
    case ";;", ";&", ";;&":
      endList(inBackground: false)
      if frames[owner].list.innermost == "case" {
        frames[owner].list.mode = .casePattern
      } else {
        report(.unexpectedToken, range, "\"\(operation)\" belongs into \"case\"")
      }
    default: endList(inBackground: false)
    }
  }

  /// Neither within a compound command nor in a subshell or substitution.
  private var isOutermost: Bool { owner == 0 && frames[0].list.compounds.isEmpty }

  /// `&&`, `||` or `!`.
  mutating func noteCondition() {
    joints.conditions += 1
    if isOutermost { joints.outerConditions += 1 }
  }

  /// A `;` only separates; every other operator is part of what is run.
  private mutating func touchOperator(_ operation: String, _ range: Range<Int>) {
    if operation != ";" { touch(range) }
  }

  private func operatorText() -> String {
    let byte = bytes[at]
    let next = peek()
    switch (byte, next) {
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return "&&"
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return "||"
    case (UInt8(ascii: "|"), UInt8(ascii: "&")): return "|&"
    case (UInt8(ascii: "&"), .greater): return peek(2) == .greater ? "&>>" : "&>"
    case (UInt8(ascii: ";"), UInt8(ascii: ";")): return peek(2) == UInt8(ascii: "&") ? ";;&" : ";;"
    case (UInt8(ascii: ";"), UInt8(ascii: "&")): return ";&"
    default: return String(UnicodeScalar(byte))
    }
  }

  /// `https://host/path?a=1&b=2` without quotes.
  private var isInsideURL: Bool {
    guard let word = frames[owner].list.word, word.context.isURL, peek().isNameStart || peek() == .less else {
      return false
    }
    return word.value.contains(UInt8(ascii: "?"))
  }

  mutating func stepOpeningParenthesis() {
    let list = frames[owner].list
    if let word = list.word {
      if word.assignedName != nil, word.value.last == UInt8(ascii: "=") {
        markExpanded()
        arrays.append([])
        push(.commands(.array), width: 1, isOwner: true)
      } else if peek() == UInt8(ascii: ")"), list.simple.isEmpty, !word.hasQuotes, word.isLiteral {
        defineFunction(named: String(decoding: word.value, as: UTF8.self), start: word.start)
      } else {
        if list.mode == .command, topKind != .commands(.array),
          !(word.value.last.map { "?*+@!".utf8.contains($0) } ?? false)
        {
          report(.unexpectedToken, at..<at + 1, "a parenthesis needs quotation marks here")
        }
        markExpanded()
        push(.pattern(open: 0), width: 1)
      }
    } else if list.mode == .test || topKind == .commands(.array) || list.mode == .casePattern {
      at += 1
    } else if list.simple.isEmpty, peek() == UInt8(ascii: "(") {
      touch(at..<at + 2)
      push(.arithmetic(open: 0), width: 2)
      frames[owner].list.compoundEnded = true
      frames[owner].list.mode = .command
    } else {
      if !list.simple.isEmpty {
        report(.unexpectedToken, at..<at + 1, "a parenthesis needs quotation marks here")
      }
      touch(at..<at + 1)
      push(.commands(.subshell), width: 1, isOwner: true)
    }
  }

  private mutating func defineFunction(named name: String, start: Int) {
    frames[owner].list.word = nil
    frames[owner].list.functions.append(name)
    frames[owner].list.functionPending = true
    frames[owner].list.mode = .command
    touch(start..<at + 2)
    at += 2
  }

  mutating func stepClosingParenthesis() {
    endWord()
    if frames[owner].list.mode == .casePattern {
      frames[owner].list.mode = .command
      at += 1
      return
    }
    switch topKind {
    case .commands(.subshell), .commands(.substitution):
      endCommands()
      at += 1
      pop()
    case .commands(.array):
      at += 1
      pop()
    default:
      if frames[owner].list.mode != .test {
        report(.unexpectedToken, at..<at + 1, "this parenthesis was never opened")
      }
      at += 1
    }
  }

  mutating func stepLess() {
    if frames[owner].list.mode == .test {
      if !readAngle(base: .bareWord, limit: topEnd, inQuotes: false) {
        endWord()
        at += 1
      }
      return
    }
    switch (peek(), peek(2)) {
    case (.less, .less): beginRedirection("<<<", width: 3)
    case (.less, UInt8(ascii: "-")): beginRedirection("<<-", width: 3)
    case (.less, _): readHeredocOperator()
    case (UInt8(ascii: "("), _): openProcessSubstitution()
    case (UInt8(ascii: "&"), _): beginRedirection("<&", width: 2)
    case (.greater, _): beginRedirection("<>", width: 2)
    default: if !readAngle(base: .bareWord, limit: topEnd, inQuotes: false) { beginRedirection("<", width: 1) }
    }
  }

  mutating func stepGreater() {
    if frames[owner].list.mode == .test {
      endWord()
      at += 1
      return
    }
    switch peek() {
    case .greater: beginRedirection(">>", width: 2)
    case UInt8(ascii: "&"): beginRedirection(">&", width: 2)
    case UInt8(ascii: "|"): beginRedirection(">|", width: 2)
    case UInt8(ascii: "("): openProcessSubstitution()
    default: beginRedirection(">", width: 1)
    }
  }

  private mutating func openProcessSubstitution() {
    beginWord()
    markExpanded()
    push(.commands(.substitution), width: 2, isOwner: true)
  }

  /// `<<EOF`, but not `<<CRN>>`, which is a placeholder.
  private mutating func readHeredocOperator() {
    guard case .site(let end) = placeholders.angle(at: at, end: topEnd), !isDelimiter((at + 2)..<(end - 2)),
      readAngle(base: .bareWord, limit: topEnd, inQuotes: false)
    else { return beginRedirection("<<", width: 2) }
  }

  /// `cat <<EOF>>file`: a line below it is `EOF`.
  private func isDelimiter(_ word: Range<Int>) -> Bool {
    bytes[word.upperBound...].split(separator: .newline).dropFirst().contains { $0.elementsEqual(bytes[word]) }
  }

  private mutating func beginRedirection(_ operation: String, width: Int) {
    var start = at
    if let word = frames[owner].list.word, !word.hasQuotes, word.isLiteral, word.sites.isEmpty,
      !operation.hasPrefix("&"), word.value.allSatisfy(\.isDigit)
    {
      // The digits in front are the descriptor.
      start = word.start
      frames[owner].list.word = nil
    }
    endWord()
    dropUnfinishedRedirection()
    at += width
    touch(start..<at)
    frames[owner].list.simple.redirection = (operation, start..<at)
  }

  mutating func dropUnfinishedRedirection() {
    guard let (operation, range) = frames[owner].list.simple.redirection else { return }
    report(.unexpectedToken, range, "nothing after `\(operation)`")
    frames[owner].list.simple.redirection = nil
    frames[owner].list.simple.redirections.append(
      SimpleCommand.Redirection(operation: operation, range: range, target: nil, body: nil))
  }
}

extension CommandList {
  /// Nothing of a command is after the last operator.
  var isAtCommandStart: Bool { word == nil && simple.isEmpty && !compoundEnded && mode == .command }

  var innermost: String? { compounds.last?.keyword }
}
