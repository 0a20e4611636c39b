import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// What to say about a command that is not that of the source.
struct CommandComparison {
  let source: Page
  let translation: Page
  let age: PageAge
  /// What else is said to be wrong in the translation.
  var known: [SourceRange] = []

  func diagnostics(
    _ one: ComparedBlock, _ other: ComparedBlock, _ difference: CommandDifference
  ) -> [Diagnostic] {
    var changes = difference.changes
    // A synopsis is read by people: where its lines end means nothing.
    if one.reading == .synopsis { changes.removeAll { $0.kind == .lines } }
    removeBracketBlanks(&changes, one, other)
    let isVersion = difference.startsSound && isOtherVersion(changes)
    changes.removeAll { isKnown($0, in: other) }
    guard let first = changes.min(by: { $0.kind < $1.kind }) else { return [] }
    let range = range(of: first, in: other)
    return [
      Diagnostic(
        isVersion ? .commandOutdated : .commandDiffers, at: range.isEmpty ? other.range : range, first.message,
        help: help(one),
        fixes: isVersion ? [] : fix(one, other, difference))
    ]
  }

  /// `[ --json ]` and `[--json]` are one optional part, to people and to Passo.
  private func removeBracketBlanks(_ changes: inout [CommandChange], _ one: ComparedBlock, _ other: ComparedBlock) {
    guard changes.contains(where: \.isBlankBesideBracket) else { return }
    let parts = ShellScript(other.code.text).sites.filter { $0.form == .optional }.map(\.range)
    changes.removeAll { change in
      change.isBlankBesideBracket
        && (one.reading == .synopsis || parts.contains { $0.overlaps(change.range) })
    }
  }

  /// A word that is damaged in one place, or a piece that came in as a whole, is said to be wrong without the source.
  private func isKnown(_ change: CommandChange, in block: ComparedBlock) -> Bool {
    let range = range(of: change, in: block)
    let isWord = [.blanks, .capitals, .characters].contains(change.kind)
    return known.contains { known in
      isWord
        ? known.start < range.end && range.start < known.end
        : !range.isEmpty && known.start <= range.start && range.end <= known.end
    }
  }

  private func range(of change: CommandChange, in block: ComparedBlock) -> SourceRange {
    SourceRange(
      block.code.position(atOffset: change.range.lowerBound), block.code.position(atOffset: change.range.upperBound))
  }

  /// Nothing that a translation does by accident: well-formed words of ASCII, while the pages are of different dates
  /// or only what changes with time differs.
  private func isOtherVersion(_ changes: [CommandChange]) -> Bool {
    guard !changes.contains(where: \.kind.isDamage) else { return false }
    let isSound = changes.allSatisfy { change in
      change.translation.utf8.allSatisfy { $0 < 0x80 } || change.source.utf8.contains { $0 >= 0x80 }
    }
    return isSound && (age.differs || changes.allSatisfy { [.program, .value].contains($0.kind) })
  }

  private func help(_ one: ComparedBlock) -> Message {
    let path = source.document.source.path
    let line = one.code.lineStarts.first?.line ?? one.range.start.line
    let text = one.code.text
    return text.utf8.contains(UInt8(ascii: "\n")) || text.utf8.count > 100
      ? "compare it with line \(line) of \(path)" : "line \(line) of \(path) has: \(text)"
  }

  /// The command of the source with the translation's own placeholder names, descriptions and comments.
  private func fix(_ one: ComparedBlock, _ other: ComparedBlock, _ difference: CommandDifference) -> [FixIt] {
    guard other.code.style == .fence, other.code.isClosed, let start = other.code.lineStarts.first,
      let last = other.code.lineStarts.last
    else { return [] }
    var bytes = Array(one.code.text.utf8)
    let replacements =
      difference.prose.map { ($0.source, $0.translation) }
      + difference.renames.map { ($0.sourceRange, $0.translation) }
    for (range, text) in replacements.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    let page = translation.document.source
    let prefix = String(decoding: page.line(start.line).prefix(start.column - 1), as: UTF8.self)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // A closing fence that was glued to the last line ends the block there.
    let end = SourcePosition(line: last.line, column: last.column + lastLineLength(other.code))
    let text = lines.enumerated().map { $0 > 0 && !$1.isEmpty ? prefix + $1 : String($1) }
    return [FixIt(range: SourceRange(start, end), replacement: text.joined(separator: page.lineEnding(of: start.line)))]
  }

  private func lastLineLength(_ code: CodeBlock) -> Int {
    code.text.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }
}

extension SourceRange {
  var isEmpty: Bool { start == end }
}

extension SourceFile {
  /// What ends that line.
  func lineEnding(of number: Int) -> String {
    guard number < lineStarts.count else { return "\n" }
    let end = lineStarts[number]
    return end >= 2 && bytes[end - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
