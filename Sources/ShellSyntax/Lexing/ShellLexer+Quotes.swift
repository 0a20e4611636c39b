import Bytes
import Diagnostics

/// `'…'`, `"…"`, `$'…'`.
extension ShellLexer {
  /// At the opening `'`.
  mutating func readSingleQuoted() {
    beginWord()
    frames[owner].list.word?.hasQuotes = true
    let start = at
    let close = closingSingleQuote(from: at + 1)
    at += 1
    while at < close {
      if readQuotedPlaceholder(start: start, limit: close, base: .singleQuoted) { continue }
      notePossibleSite(base: .singleQuoted)
      append(bytes[at])
      at += 1
    }
    if at >= topEnd {
      report(.unclosedQuote, start..<start + 1, "this quotation mark is never closed")
    } else {
      at += 1
    }
  }

  /// The offset of the next `'`, or the end.
  func closingSingleQuote(from start: Int, within length: Int = .max) -> Int {
    let end = length < topEnd - start ? start + length : topEnd
    var index = start
    while index < end, bytes[index] != .singleQuote {
      index = bytes[index] == .less ? offsetAfterPossessive(at: index) ?? index + 1 : index + 1
    }
    return min(index, topEnd)
  }

  /// `<user's token>`: the apostrophe within a name closes no quotation. The offset after the name; nil for other text.
  private func offsetAfterPossessive(at start: Int) -> Int? {
    guard case .site(let end) = placeholders.angle(at: start, end: topEnd) else { return nil }
    let content = bytes[start + 1..<end - 1]
    guard let apostrophe = content.firstIndex(of: .singleQuote), apostrophe > content.startIndex,
      bytes[apostrophe - 1].isLetter, bytes[apostrophe + 1].isLetter
    else { return nil }
    return end
  }

  /// At the `$` of `$'`.
  mutating func readANSIQuoted() {
    beginWord()
    frames[owner].list.word?.hasQuotes = true
    let start = at
    at += 2
    while at < topEnd, bytes[at] != .singleQuote {
      if bytes[at] == .less || bytes[at] == UInt8(ascii: "{"),
        readQuotedPlaceholder(start: start + 1, limit: closingSingleQuote(from: at, within: 400), base: .ansiQuoted)
      {
        continue
      }
      if bytes[at] == .backslash {
        // Its escapes are many and rarely matter: the value counts as unknown.
        markExpanded()
        at += 1
      }
      if at < topEnd { append(bytes[at]) }
      at += 1
    }
    at = min(at, topEnd)
    if at >= topEnd {
      report(.unclosedQuote, start..<start + 2, "this quotation mark is never closed")
    } else {
      at += 1
    }
  }

  /// At the opening `"`, with `width` bytes of opening.
  mutating func openDoubleQuote(width: Int) {
    beginWord()
    frames[owner].list.word?.hasQuotes = true
    push(.doubleQuoted, width: width)
  }

  mutating func stepDoubleQuoted() {
    let byte = bytes[at]
    switch byte {
    case .doubleQuote:
      at += 1
      pop()
    case .backslash: stepQuotedBackslash()
    case .dollar: stepDollar()
    case .backtick: stepBacktick()
    default:
      if readQuotedPlaceholder(start: top.start, limit: topEnd, base: .doubleQuoted) { return }
      notePossibleSite(base: .doubleQuoted)
      append(byte)
      at += 1
    }
  }

  /// Within the second quotation marks of `"${X:-"…"}"`.
  var isInInnerQuotes: Bool {
    let kinds = frames[owner...].map(\.kind)
    guard let parameter = kinds.lastIndex(of: .parameter), parameter > 0 else { return false }
    return kinds[..<parameter].contains(.doubleQuoted) && kinds[parameter...].contains(.doubleQuoted)
  }

  /// A backslash inside double quotes escapes only what is special there.
  mutating func stepQuotedBackslash() {
    let next = peek()
    switch next {
    case .newline: break
    case .backtick where isInsideBackticks:
      stepBacktick()
      return
    case .doubleQuote, .backslash, .dollar, .backtick: append(next)
    default:
      append(.backslash)
      at += 1
      return
    }
    at = min(at + 2, topEnd)
  }

  /// True when the commands around this quote are in backticks, where `` \` `` opens or closes an inner one.
  private var isInsideBackticks: Bool {
    if case .commands(.backtick) = frames[owner].kind { return true }
    return false
  }
}
