import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The blocks and steps of one section. A class, as it is handed on more often than it is copied.
final class SectionReading {
  let index: Int
  let entries: [BlockSurvey.Entry]
  let steps: StepReader
  /// It is an entry of a command reference.
  let isReference: Bool

  init(index: Int, entries: [BlockSurvey.Entry], steps: StepReader, isReference: Bool) {
    self.isReference = isReference
    self.index = index
    self.entries = entries
    self.steps = steps
  }

  var sightings: [FieldSighting] {
    entries.filter { $0.reading.kind != .output }.flatMap { entry in
      FieldSighting.all(in: entry.reading.text, section: index, item: entry.item, line: entry.range.start.line)
    }
  }

  /// A sample gives a value only to placeholders that some action uses.
  func blocks(_ scripts: ShellReadings) -> [BlockReading] {
    entries.map { entry in
      var block = BlockReading(
        range: entry.range, kind: entry.reading.kind, reason: entry.reading.reason, rule: entry.reading.rule,
        outputOf: entry.outputOf.map { entries[$0].range.start.line } ?? entry.outputOfLine,
        exampleOf: entry.exampleOf.map { entries[$0].range.start.line } ?? entry.templateLine ?? entry.usageLine,
        isFailure: entry.isFailure, lines: BlockLines.lines(of: entry, scripts: scripts))
      block.conventions = BlockConventions(entry.code, text: entry.code.text, range: entry.range).all
      return block
    }
  }
}

extension [SectionReading] {
  var paragraphsAfterActions: [ActionID: [ProseCaptures.Paragraph]] {
    reduce(into: [:]) { all, reading in
      all.merge(reading.steps.paragraphsAfter) { first, _ in first }
    }
  }
}
