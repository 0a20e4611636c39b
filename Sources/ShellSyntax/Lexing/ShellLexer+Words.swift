import Bytes
import Diagnostics

/// Unquoted text: words and what ends them.
extension ShellLexer {
  mutating func stepCommand() {
    let byte = bytes[at]
    switch byte {
    case 0x20, 0x09, 0x0D:
      endWord()
      at += 1
    case .newline: stepNewline()
    case .backslash: stepBackslash()
    case .singleQuote: readSingleQuoted()
    case .doubleQuote: openDoubleQuote(width: 1)
    case .dollar: stepDollar()
    case .backtick: stepBacktick()
    case UInt8(ascii: "#") where frames[owner].list.word == nil: readComment()
    case .less: stepLess()
    case .greater: stepGreater()
    case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: ";"): stepOperator()
    case UInt8(ascii: "("): stepOpeningParenthesis()
    case UInt8(ascii: ")"): stepClosingParenthesis()
    default:
      if !readPlaceholder(byte) { appendBare(byte) }
    }
  }

  /// Makes sure that a word is being read.
  mutating func beginWord() {
    guard frames[owner].list.word == nil else { return }
    frames[owner].list.word = WordBuilder(start: at)
    if at < bytes.count, bytes[at] == UInt8(ascii: "~") { markExpanded() }
  }

  /// Adds the byte at `at` as it is.
  mutating func appendBare(_ byte: UInt8) {
    beginWord()
    notePossibleSite()
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"): markExpanded()
    case UInt8(ascii: "["): if frames[owner].list.word?.value.isEmpty == false { markExpanded() }
    case UInt8(ascii: "{"): frames[owner].list.word?.hasBrace = true
    case UInt8(ascii: "="): noteAssignment()
    default: break
    }
    append(byte)
    at += 1
    if byte.isNameByte { appendNameBytes() }
  }

  /// Adds what goes on with a name: after one of its bytes nothing else begins.
  private mutating func appendNameBytes() {
    var end = at
    while end < topEnd, bytes[end].isNameByte { end += 1 }
    frames[owner].list.word?.append(bytes[at..<end])
    at = end
  }

  /// Adds one byte to the value of the current word, without moving on.
  mutating func append(_ byte: UInt8) {
    if case .heredoc = topKind {
      frames[frames.count - 1].context.feed(byte)
    } else {
      frames[owner].list.word?.value.append(byte)
      frames[owner].list.word?.context.feed(byte)
    }
  }

  mutating func markExpanded() {
    frames[owner].list.word?.isLiteral = false
  }

  /// `NAME=`, `NAME+=` and `NAME[…]=` begin an assignment.
  private mutating func noteAssignment() {
    guard let word = frames[owner].list.word, word.assignedName == nil, !word.hasQuotes else { return }
    var name = word.value[...]
    if name.last == UInt8(ascii: "+") { name.removeLast() }
    // A placeholder may be the index, and no other part of the name.
    guard word.sites.isEmpty || name.last == UInt8(ascii: "]") else { return }
    if name.last == UInt8(ascii: "]"), let open = name.firstIndex(of: UInt8(ascii: "[")) { name = name[..<open] }
    guard name.first?.isNameStart == true, name.allSatisfy(\.isNameByte) else { return }
    frames[owner].list.word?.assignedName = name.text
  }

  private mutating func stepBackslash() {
    let next = peek()
    if next == .newline || next == 0x0D && peek(2) == .newline {
      continueLine(width: next == .newline ? 2 : 3)
      return
    }
    guard at + 1 < topEnd else {
      reportDanglingBackslash()
      at += 1
      return
    }
    if next.isBlank, let lineEnd = endOfBlanks(from: at + 1), lineEnd == bytes.count || bytes[lineEnd] == .newline {
      endWord()
      if isBlankText(from: lineEnd) {
        reportDanglingBackslash()
        at = lineEnd
      } else {
        report(.blankAfterBackslash, at..<lineEnd, "spaces after the backslash: the line does not continue")
        // What the writer meant: without the blanks the line goes on.
        at = min(lineEnd + 1, topEnd)
      }
      return
    }
    if case .commands(.backtick) = topKind, next == .backtick {
      stepBacktick()
      return
    }
    if next.isBlank, frames[owner].list.word == nil {
      report(.blankAfterBackslash, at..<at + 2, "a backslash before a space: a line break seems to be lost here")
    }
    beginWord()
    frames[owner].list.word?.hasQuotes = true
    append(next)
    at += 2
  }

  private mutating func continueLine(width: Int) {
    if isBlankText(from: at + width) { reportDanglingBackslash() }
    at += width
  }

  private mutating func reportDanglingBackslash() {
    report(.danglingBackslash, at..<at + 1, "the line that this backslash continues on is missing")
  }

  private func endOfBlanks(from start: Int) -> Int? {
    var index = start
    while index < topEnd, bytes[index].isBlank { index += 1 }
    return index
  }

  private func isBlankText(from start: Int) -> Bool {
    var index = start
    // A dangling backslash is followed by little; an answer beyond that is not worth a quadratic scan.
    while index < bytes.count, index - start < 200 {
      if !bytes[index].isBlank, bytes[index] != .newline { return false }
      index += 1
    }
    return index >= bytes.count
  }

  private mutating func readComment() {
    var end = at
    while end < topEnd, bytes[end] != .newline { end += 1 }
    if case .commands(.backtick) = topKind, let close = bytes[at..<end].firstIndex(of: .backtick) { end = close }
    comments.append(at..<end)
    readPlaceholders(in: at..<end, base: .comment)
    at = end
  }

  /// Ends the current word, if there is one, and gives it to the command.
  mutating func endWord() {
    guard let builder = frames[owner].list.word else { return }
    frames[owner].list.word = nil
    let text = bytes[builder.start..<at].text
    var isLiteral = builder.isLiteral
    if builder.hasBrace,
      builder.value.contains(UInt8(ascii: ","))
        || text.containsBytes(of: ".")
          && text.containsBytes(of: "..")
    {
      isLiteral = false
    }
    // Nothing is added to a value that the text does not hold: of the same length, it is the text.
    let isPlain = builder.value.count == at - builder.start
    let literal =
      isLiteral && builder.sites.isEmpty ? isPlain ? text : String(decoding: builder.value, as: UTF8.self) : nil
    let word = ShellWord(range: builder.start..<at, text: text, literal: literal)
    touch(word.range)
    take(word, builder)
  }

  /// Notes that something of the current command is here.
  mutating func touch(_ range: Range<Int>) {
    if frames[owner].list.commandStart == nil { frames[owner].list.commandStart = range.lowerBound }
    frames[owner].list.commandEnd = max(frames[owner].list.commandEnd, range.upperBound)
    frames[owner].list.danglingOperator = nil
  }
}
