import Bytes
import Diagnostics

/// Here-documents: their bodies follow the line on which they are announced.
extension ShellLexer {
  /// Notes a here-document whose delimiter was just read.
  mutating func awaitHeredoc(_ operation: String, _ range: Range<Int>, delimiter: WordBuilder) {
    frames[owner].list.heredocs.append(
      CommandList.PendingHeredoc(
        redirection: range.lowerBound, delimiter: String(decoding: delimiter.value, as: UTF8.self),
        quoted: delimiter.hasQuotes, stripsTabs: operation == "<<-"))
  }

  /// At the beginning of the next body.
  mutating func beginHeredoc() {
    let pending = frames[owner].list.heredocs[frames[owner].list.nextHeredoc]
    frames[owner].list.nextHeredoc += 1
    let (bodyEnd, resume, found) = findDelimiter(pending)
    if !found {
      report(
        .unclosedHeredoc, pending.redirection..<pending.redirection + 2,
        "the line `\(pending.delimiter)` that ends this here-document is missing")
    }
    heredocBodies[pending.redirection] = at..<bodyEnd
    guard frames.count < Self.maximumDepth else {
      at = resume
      return
    }
    push(
      .heredoc(
        HereDocument(delimiter: pending.delimiter, stripsTabs: pending.stripsTabs, joinsLines: false),
        quoted: pending.quoted, resume: resume), width: 0, end: bodyEnd)
  }

  private func findDelimiter(_ pending: CommandList.PendingHeredoc) -> (bodyEnd: Int, resume: Int, found: Bool) {
    let delimiter = Array(pending.delimiter.utf8)
    let end = bodyLimit
    var lineStart = at
    while lineStart < end {
      var lineEnd = lineStart
      while lineEnd < end, bytes[lineEnd] != .newline { lineEnd += 1 }
      var line = bytes[lineStart..<lineEnd]
      if line.last == 0x0D { line.removeLast() }
      if pending.stripsTabs { line = line.drop { $0 == 0x09 } }
      if line.elementsEqual(delimiter) { return (lineStart, lineEnd, true) }
      lineStart = lineEnd + 1
    }
    return (end, end, false)
  }

  /// Backticks end before anything inside them is read, so a here-document cannot reach beyond theirs.
  private var bodyLimit: Int {
    let isInBackticks = frames.contains { frame in
      if case .commands(.backtick) = frame.kind { return true }
      return false
    }
    guard isInBackticks else { return topEnd }
    var index = at
    while index < topEnd, bytes[index] != .backtick { index += bytes[index] == .backslash ? 2 : 1 }
    return min(index, topEnd)
  }

  mutating func stepHeredoc(quoted: Bool) {
    let byte = bytes[at]
    if !quoted {
      switch byte {
      case .backslash:
        frames[frames.count - 1].context.feed(peek())
        at = min(at + 2, topEnd)
        return
      case .dollar:
        stepDollar()
        return
      case .backtick:
        stepBacktick()
        return
      default: break
      }
    }
    let base = heredocPlace
    if readQuotedPlaceholder(start: top.start - 1, limit: topEnd, base: base) { return }
    notePossibleSite(base: base)
    frames[frames.count - 1].context.feed(byte)
    at += 1
  }

  var heredocPlace: Place {
    guard case .heredoc(let document, let quoted, _) = topKind else { return .text }
    return .heredoc(delimiter: document.delimiter, quoted: quoted)
  }

  /// The innermost here-document around the current byte.
  var currentHereDocument: HereDocument? {
    for (index, frame) in frames.enumerated().reversed() {
      guard case .heredoc(var document, _, _) = frame.kind else { continue }
      document.joinsLines = index < frames.count - 1
      return document
    }
    return nil
  }

  /// The body of `frame` is read; the delimiter line follows.
  mutating func endHeredoc(_ frame: LexerFrame, resume: Int) {
    at = max(at, resume)
    touch(frame.start..<at)
    if at < topEnd, bytes[at] == .newline { at += 1 }
    if frames[owner].list.hasPendingHeredoc {
      beginHeredoc()
    } else {
      frames[owner].list.heredocs = []
      frames[owner].list.nextHeredoc = 0
      endLine()
    }
  }
}

extension CommandList {
  var hasPendingHeredoc: Bool { nextHeredoc < heredocs.count }
}
