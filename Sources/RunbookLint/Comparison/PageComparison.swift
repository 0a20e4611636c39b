package import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// What a translation does to the commands of its source.
///
/// Code blocks are compared one to one, section by section; steps by their ids, which no language changes. A rename
/// that goes through the whole page is no damage, and neither is a translated description or comment. Where the two
/// pages are of different dates, a sound command that differs is another version of it: a warning, not an error.
package struct PageComparison: Sendable {
  private let source: Page
  private let translation: Page
  private let isSourceKnown: Bool

  /// - Parameters:
  ///   - source: the page that was translated.
  ///   - translation: the translated page, which the diagnostics are about.
  ///   - isSourceKnown: whether it was said which page was translated from which, by a setting or by the folders of
  ///     languages. Where it is only guessed, each difference is an info, and nothing is mended after the other page.
  package init(source: Page, translation: Page, isSourceKnown: Bool = true) {
    self.source = source
    self.translation = translation
    self.isSourceKnown = isSourceKnown
  }

  /// The findings of the comparison and those of the translation itself, each cause once, in source order.
  ///
  /// Where a rule sees without the source what is wrong with a word of a command, the comparison says nothing of that
  /// word; where a placeholder was renamed, the page lacks no explanation of it but its name.
  ///
  /// - Parameter page: what the linter found in the translation and is to be said.
  package func diagnostics(besides page: [Diagnostic]) -> [Diagnostic] {
    let damages = page.filter { Self.damages.contains($0.rule) }.map(\.range)
    let translated =
      page.contains { $0.rule == PlaceholderTranslated.id }
      ? Set(translation.translatedNames.pairs.map(\.used.key)) : []
    let compared = diagnostics(except: damages, explained: translated)
    let renamed = compared.filter { $0.rule == ComparisonRule.placeholderRenamed.id }.map(\.range)
    return (page.filter { $0.rule != PlaceholderUndescribed.id || !renamed.contains($0.range) } + compared)
      .sorted { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
  }

  /// Rules that see damage of single words in a command.
  private static let damages: Set<String> = [
    BlankInOption.id, BlankInPlaceholder.id, BlankInAssignment.id, BlankAfterBackslash.id, CapitalisedProgram.id,
    NoBreakSpace.id, TypographicDash.id, TypographicQuotes.id, Mojibake.id,
  ]

  /// The findings, placed in the translation, in the order of its text.
  package func diagnostics() -> [Diagnostic] { diagnostics(except: [], explained: []) }

  /// - Parameters:
  ///   - known: places in the translation of which it is said what is wrong.
  ///   - explained: placeholders of which it is said that they are explained under another name.
  private func diagnostics(except known: [SourceRange], explained: Set<String>) -> [Diagnostic] {
    let pairing = BlockPairing(source: source, translation: translation)
    let age = PageAge(source: source, translation: translation)
    let commands = CommandComparison(source: source, translation: translation, age: age, known: known)
    var found = age.diagnostics
    var differences: [PlaceholderRenames.Command] = []
    for pair in pairing.pairs {
      found += ClassComparison.diagnostics(pair.source, pair.translation, age: age)
      switch pair.source.kind {
      case .command, .http, .synopsis:
        let difference = CommandDifference(source: pair.source.code.text, translation: pair.translation.code.text)
        differences.append(.init(block: pair.translation, difference: difference))
        found += commands.diagnostics(pair.source, pair.translation, difference)
      case .output: found += SampleComparison.diagnostics(pair.source, pair.translation)
      case .file, .code, .other: found += CodeComparison.diagnostics(pair.source, pair.translation)
      }
    }
    found += pairing.missing.map(missing) + pairing.extra.map(extra)
    found +=
      PlaceholderRenames(
        differences, source: source.runbook, translation: translation.runbook, explained: explained
      ).diagnostics
    found += StepComparison.diagnostics(source.runbook, translation.runbook)
    found += InlineCodeComparison.diagnostics(source.document, translation.document)
    found += UntranslatedText.diagnostics(source, translation)
    if !isSourceKnown { found = found.map(Self.information) }
    return found.sorted { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
  }

  private static func information(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.severity = .info
    finding.fixes = []
    return finding
  }

  private func missing(_ block: ComparedBlock, after place: SourceRange) -> Diagnostic {
    Diagnostic(
      .blockMissing, at: place,
      "the \(block.kindName) in line \(block.range.start.line) of the source is missing after this")
  }

  private func extra(_ block: ComparedBlock) -> Diagnostic {
    Diagnostic(.blockExtra, at: block.range, "this \(block.kindName) is not in the source")
  }
}

extension ComparedBlock {
  var kindName: Message {
    switch kind {
    case .command, .http, .synopsis: "command"
    case .output: "sample output"
    case .file, .code, .other: "code block"
    }
  }
}

extension Diagnostic {
  init(
    _ rule: ComparisonRule, at range: SourceRange, _ message: Message, severity: Severity? = nil,
    help: Message? = nil, fixes: [FixIt] = []
  ) {
    self.init(
      rule: rule.id, severity: severity ?? rule.severity, range: range, message: message, help: help, fixes: fixes)
  }
}
