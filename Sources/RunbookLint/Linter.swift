public import Diagnostics
public import MarkdownBlocks
public import RunbookModel

/// Finds what is wrong with a page; looks, and never runs anything.
public struct Linter: Sendable {
  private let rules: [any Rule]

  public init() {
    rules = RuleRegistry.rules.map { $0.init() }
  }

  /// What reading reported and what the rules find, in source order.
  ///
  /// - Parameters:
  ///   - runbook: what `document` was read as.
  ///   - document: the page.
  ///   - fileExists: whether there is a file at a path relative to the page; without it links to other files are not
  ///     looked at.
  public func check(
    _ runbook: Runbook, document: Document, fileExists: (@Sendable (String) -> Bool)? = nil
  ) -> [Diagnostic] {
    check(Page(document: document, runbook: runbook, fileExists: fileExists))
  }

  /// What reading reported and what the rules find, in source order.
  ///
  /// - Parameter memory: of the same page as it was before.
  package func check(
    _ page: Page, shellCheck: ShellCheckRemarks = [:], after memory: CheckMemory? = nil
  ) -> [Diagnostic] {
    let scripts = shellCheck.isEmpty ? [] : page.shellCheckScripts
    // An example of Markdown may well show what is wrong.
    let reported = page.runbook.diagnostics.filter { !page.quotedLines.contains($0.range.start.line) }
    return
      (reported + rules.flatMap { memory?.findings(of: $0, on: page) ?? $0.check(page) }
      + scripts.flatMap { $0.diagnostics(shellCheck[$0.text] ?? []) })
      .filter { page.dialect.readsAttributeLists || !Dialect.attributeListRules.contains($0.rule) }
      .sorted { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
  }
}
