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
    let damaged = changes.filter { DamagedSide($0) == .source }
    changes.removeAll { DamagedSide($0) == .source }
    let mendable = changes.compactMap { change in fix(change, in: other).map { (change, $0) } }
    changes.removeAll { change in mendable.contains { $0.0 == change } }
    return damaged.map { sourceIsDamaged($0, one, other) }
      + mendable.map { change, fix in
        Diagnostic(.commandDiffers, at: fix.range, change.message, help: help(one), fixes: [fix])
      } + unmended(changes, isVersion, one, other)
  }

  /// What only a person can mend is said once a command, by its most telling place.
  private func unmended(
    _ changes: [CommandChange], _ isVersion: Bool, _ one: ComparedBlock, _ other: ComparedBlock
  ) -> [Diagnostic] {
    guard let first = changes.min(by: { $0.kind < $1.kind }) else { return [] }
    let range = range(of: first, in: other)
    return [
      Diagnostic(
        isVersion ? .commandOutdated : .commandDiffers, at: range.isEmpty ? other.range : range, first.message,
        help: help(one))
    ]
  }

  /// Nothing is wrong with this page.
  private func sourceIsDamaged(_ change: CommandChange, _ one: ComparedBlock, _ other: ComparedBlock) -> Diagnostic {
    Diagnostic(
      .commandDiffers, at: range(of: change, in: other),
      "this page has `\(change.translation)`; its source has `\(change.source)`, which looks damaged", severity: .info,
      help: help(one))
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

  /// The damaged words alone, as the source has them, where they show the damage themselves; nil for any other change.
  private func fix(_ change: CommandChange, in block: ComparedBlock) -> FixIt? {
    guard DamagedSide(change) == .translation, block.code.style == .fence, !change.range.isEmpty else { return nil }
    let range = range(of: change, in: block)
    let written = translation.document.source.text(in: range)
    let isVerbatim = written.utf8.elementsEqual(
      block.code.text.utf8.dropFirst(change.range.lowerBound).prefix(change.range.count))
    guard range.start.line == range.end.line, isVerbatim, !change.source.contains(where: \.isNewline) else {
      return nil
    }
    return FixIt(range: range, replacement: change.source)
  }
}

extension SourceRange {
  var isEmpty: Bool { start == end }
}
