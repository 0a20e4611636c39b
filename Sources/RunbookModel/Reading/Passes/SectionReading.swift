import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The blocks and steps of one section. A class, as it is handed on more often than it is copied.
final class SectionReading {
  /// What it depends on beside its own text, and beside what counts for the whole page.
  struct Around: Equatable {
    /// The id of its procedure.
    var procedure: String
    /// The entry of a command reference that a section before it was.
    var reference: ReferenceEntry?
    /// The entry of a chapter of such that it lies in.
    var chapterEntry: ReferenceChapters.Entry?
    /// Of the sections before it.
    var templates: ExampleTemplates
    /// Its heading says so, or one above it.
    var isOptional: Bool
  }

  let index: Int
  let entries: [BlockSurvey.Entry]
  let steps: SectionSteps
  let around: Around
  /// The entry of a command reference that it is, or is part of.
  let reference: ReferenceEntry?
  /// With its own.
  let templates: ExampleTemplates
  /// The ids of its steps.
  var given: [StepIDs.Given] = []
  /// What it was told of the files in the sections below a heading, where it has asked.
  var announcement: FileAnnouncement??

  /// Names as values in its files.
  private(set) lazy var sightings = entries.filter { $0.reading.kind != .output }.flatMap { entry in
    FieldSighting.all(in: entry.reading.text, section: index, item: entry.item, line: entry.range.start.line)
  }
  private var readings: [BlockReading]?

  init(
    index: Int, entries: [BlockSurvey.Entry], steps: SectionSteps, around: Around, reference: ReferenceEntry?,
    templates: ExampleTemplates
  ) {
    self.index = index
    self.entries = entries
    self.steps = steps
    self.around = around
    self.reference = reference
    self.templates = templates
  }

  /// It is an entry of a command reference.
  var isReference: Bool { around.chapterEntry != nil }

  /// A sample gives a value only to placeholders that some action uses.
  func blocks(_ scripts: ShellReadings) -> [BlockReading] {
    if let readings { return readings }
    let made = entries.map { entry in
      var block = BlockReading(
        range: entry.range, kind: entry.reading.kind, reason: entry.reading.reason, rule: entry.reading.rule,
        outputOf: entry.outputOf.map { entries[$0].range.start.line } ?? entry.outputOfLine,
        exampleOf: entry.exampleOf.map { entries[$0].range.start.line } ?? entry.templateLine ?? entry.usageLine,
        isFailure: entry.isFailure, lines: BlockLines.lines(of: entry, scripts: scripts))
      block.conventions = BlockConventions(entry.code, text: entry.code.text, range: entry.range).all
      return block
    }
    readings = made
    return made
  }
}

/// What was made of the steps of one section.
struct SectionSteps {
  let steps: [Step]
  /// For each step the index of its item in the section.
  let items: [Int]
  let uses: [PlaceholderReader.Use]
  let paragraphsAfter: [ActionID: [ProseCaptures.Paragraph]]
  let diagnostics: [Diagnostic]
  let unnamedFiles: [String: (text: String, line: Int)]

  init(_ reader: StepReader) {
    (steps, items, uses, diagnostics) = (reader.steps, reader.items, reader.uses, reader.diagnostics)
    (paragraphsAfter, unnamedFiles) = (reader.paragraphsAfter, reader.unnamedFiles)
  }
}

extension [SectionReading] {
  var paragraphsAfterActions: [ActionID: [ProseCaptures.Paragraph]] {
    reduce(into: [:]) { all, reading in
      all.merge(reading.steps.paragraphsAfter) { first, _ in first }
    }
  }
}
