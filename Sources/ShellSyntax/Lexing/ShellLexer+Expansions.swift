import Bytes
import Diagnostics

/// What begins with `$` or `` ` ``.
extension ShellLexer {
  /// At a `$` in bare text, double quotes, a here-document or `${ … }`.
  mutating func stepDollar() {
    beginWordIfBare()
    let next = peek()
    let isBare = top.isCommands
    switch next {
    case UInt8(ascii: "("):
      unknownText()
      let arithmetic = peek(2) == UInt8(ascii: "(") && closesAsArithmetic(from: at + 3)
      if arithmetic {
        push(.arithmetic(open: 0), width: 3)
      } else {
        push(.commands(.substitution), width: 2, isOwner: true)
      }
    case UInt8(ascii: "{"):
      noteBracedVariable()
      unknownText()
      openParameter()
    case .singleQuote where isBare: readANSIQuoted()
    case .doubleQuote where isBare: openDoubleQuote(width: 2)
    case .less where isBare || topKind == .doubleQuoted:
      append(.dollar)
      at += 1
    default:
      if next.isNameStart {
        readVariable()
      } else if next.isDigit || "@*#?-$!".utf8.contains(next) && next != 0 {
        unknownText()
        at += 2
        variableEnd = at
      } else {
        append(.dollar)
        at += 1
      }
    }
  }

  private mutating func readVariable() {
    unknownText()
    var end = at + 1
    while end < topEnd, bytes[end].isNameByte { end += 1 }
    noteVariable(bytes[at + 1..<end].text, to: end)
    at = end
    variableEnd = at
  }

  /// `$NAME` from `at`, or `${NAME}`: a value can be written in its place where it is quoted as any other text.
  private mutating func noteVariable(_ name: String, to end: Int) {
    reads.append(name)
    let base: Place
    switch topKind {
    case .commands: base = .bareWord
    case .doubleQuoted: base = .doubleQuoted
    case .heredoc: base = heredocPlace
    case .arithmetic: base = .number
    case .parameter, .pattern: return
    }
    variableSites.append(site(.variable, name: bytes[at..<end].text, range: at..<end, base: base))
  }

  private mutating func beginWordIfBare() {
    if top.isCommands { beginWord() }
  }

  /// The text that follows is known only when the command runs.
  mutating func unknownText() {
    markExpanded()
    frames[owner].list.word?.context.feedUnknown()
    if case .heredoc = topKind { frames[frames.count - 1].context.feedUnknown() }
  }

  /// `$((` is arithmetic when `))` closes it; otherwise it is a subshell in a substitution.
  private func closesAsArithmetic(from start: Int) -> Bool {
    var open = 0
    var index = start
    // Arithmetic longer than this is not found in any page.
    while index + 1 < topEnd, index - start < 500 {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        if open == 0 { return bytes[index + 1] == UInt8(ascii: ")") }
        open -= 1
      }
      index += 1
    }
    return false
  }

  /// `${NAME}`, and not `${NAME:-x}`.
  private mutating func noteBracedVariable() {
    var end = at + 2
    guard end < topEnd, bytes[end].isNameStart else { return }
    while end < topEnd, bytes[end].isNameByte { end += 1 }
    guard end < topEnd, bytes[end] == UInt8(ascii: "}") else { return }
    noteVariable(bytes[at + 2..<end].text, to: end + 1)
  }

  /// At the `$` of `${`.
  private mutating func openParameter() {
    let start = at
    push(.parameter, width: 2)
    guard topKind == .parameter, top.start == start else { return }
    if bytes[start] == .dollar, at < topEnd, "#!".utf8.contains(bytes[at]), peek().isNameStart { at += 1 }
    var end = at
    while end < topEnd, bytes[end].isNameByte { end += 1 }
    guard end > at else { return }
    let name = bytes[at..<end].text
    if bytes[at].isNameStart { reads.append(name) }
    at = end
    let operation = bytes[at..<min(at + 2, topEnd)]
    if operation.first == UInt8(ascii: "=") || operation.elementsEqual(":=".utf8) { noteAssigned(name) }
  }

  mutating func stepParameter() {
    let byte = bytes[at]
    let quoted = isParameterQuoted
    switch byte {
    case UInt8(ascii: "}"):
      at += 1
      pop()
    case .backslash: at = min(at + 2, topEnd)
    case .dollar: stepDollar()
    case .backtick: stepBacktick()
    case .doubleQuote: push(.doubleQuoted, width: 1)
    case .singleQuote where !quoted: skipSingleQuoted()
    case .less:
      let base: Place = at == top.start + 2 ? .variableName : .parameterWord(quoted: quoted)
      if !readAngle(base: base, limit: topEnd, inQuotes: true) { at += 1 }
    default: at += 1
    }
  }

  /// Inside `${ … }` a `'` quotes only when no double quotes are around it.
  private var isParameterQuoted: Bool {
    for frame in frames[(owner + 1)...].reversed() {
      switch frame.kind {
      case .doubleQuoted, .heredoc: return true
      default: continue
      }
    }
    return false
  }

  private mutating func skipSingleQuoted() {
    let start = at
    let close = closingSingleQuote(from: at + 1)
    at += 1
    while at < close {
      if !readQuotedPlaceholder(start: start, limit: close, base: .singleQuoted) { at += 1 }
    }
    if at >= topEnd {
      report(.unclosedQuote, start..<start + 1, "this quotation mark is never closed")
    } else {
      at += 1
    }
  }

  mutating func stepArithmetic(open: Int) {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: ")") where open == 0:
      at += peek() == byte ? 2 : 1
      pop()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      replaceTop(.arithmetic(open: open + (byte == UInt8(ascii: "(") ? 1 : -1)))
      at += 1
    case .dollar: stepDollar()
    case .backtick: stepBacktick()
    case .less: if !readAngle(base: .number, limit: topEnd, inQuotes: true) { at += 1 }
    default:
      var end = at + 1
      if byte.isNameStart, !bytes[at - 1].isNameByte {
        while end < topEnd, bytes[end].isNameByte { end += 1 }
        reads.append(bytes[at..<end].text)
      }
      at = end
    }
  }

  mutating func stepPattern(open: Int) {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: ")") where open == 0:
      at += 1
      pop()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      replaceTop(.pattern(open: open + (byte == UInt8(ascii: "(") ? 1 : -1)))
      at += 1
    case .singleQuote: skipSingleQuoted()
    case .doubleQuote: push(.doubleQuoted, width: 1)
    case .dollar: stepDollar()
    case .backslash: at = min(at + 2, topEnd)
    default: at += 1
    }
  }

  private mutating func replaceTop(_ kind: LexerFrame.Kind) {
    let old = frames.removeLast()
    var new = LexerFrame(kind: kind, start: old.start, end: old.end, owner: old.owner)
    new.list = old.list
    frames.append(new)
  }

  /// At a backtick, or at the backslash of an escaped one: opens or closes a substitution.
  mutating func stepBacktick() {
    let escaped = bytes[at] == .backslash
    let width = escaped ? 2 : 1
    if case .commands(.backtick(let level)) = frames[owner].kind, level == escaped || !escaped {
      // An unescaped one also ends what its inner backticks left open.
      closeBacktick(escaped: escaped, width: width)
      return
    }
    beginWordIfBare()
    unknownText()
    push(.commands(.backtick(escaped: escaped)), width: width, isOwner: true)
  }

  private mutating func closeBacktick(escaped: Bool, width: Int) {
    while let frame = frames.last, frame.kind != .commands(.backtick(escaped: escaped)), frames.count > 1 {
      report(.unclosedQuote, frame.start..<frame.start + 1, "this is still open where the backticks end")
      if frame.isCommands { endCommands() }
      pop()
    }
    guard frames.count > 1 else {
      at += width
      return
    }
    endCommands()
    at += width
    pop()
  }
}

extension LexerFrame {
  var isCommands: Bool {
    if case .commands = kind { return true }
    return false
  }
}
