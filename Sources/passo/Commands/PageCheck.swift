import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport

/// Everything that is done with one page: read, checked, compared, mended.
struct PageCheck: Sendable {
  /// A page as it was named or found.
  struct Target: Sendable {
    var path: String
    /// The folder on the command line in which it was found.
    var root: String?
  }

  struct Outcome: Sendable {
    var path: String
    var findings: [Finding] = []
    var blocks = 0
    var fixed = 0
    /// The findings or the difference for people, when that is wanted.
    var text = ""
    /// What was odd about reading it.
    var remark: Message?
    var complaint: Complaint?
  }

  let settings: CheckSettings
  let sources: SourcePages
  let fixes: Bool
  /// How findings are shown as soon as a page is done; nil: not before the end.
  let text: DiagnosticText?
  let diff: UnifiedDiff?

  /// Fixes may make room for others; so many rounds are enough for any page.
  private static let rounds = 10

  func outcome(for target: Target) -> Outcome {
    var outcome = Outcome(path: target.path)
    do {
      try check(target, &outcome)
    } catch {
      outcome.complaint = error
    }
    return outcome
  }

  private func check(_ target: Target, _ outcome: inout Outcome) throws(Complaint) {
    let bytes = try FileContent.read(target.path)
    try Page.refuse(bytes, path: target.path)
    let path = target.path == "-" ? "stdin" : target.path
    outcome.path = path
    let source = try settings.layout?.source(of: target.path, under: target.root).map(sources.page(at:))
    var file = SourceFile(path: path, bytes: bytes)
    var result = try diagnostics(file, target: target, source: source)
    if fixes || diff != nil {
      for _ in 0..<Self.rounds {
        let fixed = FixedText(file, diagnostics: result.diagnostics)
        guard fixed.count > 0, fixed.bytes != file.bytes else { break }
        outcome.fixed += fixed.count
        file = SourceFile(path: path, bytes: fixed.bytes)
        result = try diagnostics(file, target: target, source: source)
      }
      if let diff { outcome.text = diff.text(path: path, from: bytes, to: file.bytes) }
      if fixes, file.bytes != bytes { try FileContent.replace(target.path, with: file.bytes) }
    }
    outcome.blocks = result.blocks
    outcome.findings = Finding.findings(result.diagnostics, in: file)
      .filter { settings.baseline?.contains($0) != true }
    if let text { outcome.text = outcome.findings.map { text.text(of: $0.diagnostic, in: file) }.joined() }
    if let line = Page.firstDamagedLine(of: file) {
      outcome.remark = "\(path):\(line): not valid UTF-8; unreadable bytes are read as U+FFFD"
    }
  }

  private func diagnostics(
    _ file: SourceFile, target: Target, source: RunbookLint.Page?
  ) throws(Complaint) -> (diagnostics: [Diagnostic], blocks: Int) {
    let scripts = ShellReadings()
    let (document, runbook) = reading(file, scripts)
    let remarks = try settings.shellCheck?.remarks(
      on: RunbookLint.Page(document: document, runbook: runbook, scripts: scripts).shellCheckTexts)
    let suppressions = InlineSuppressions(document)
    func wanted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      suppressions.remaining(
        of: settings.configuration.judged(diagnostics, path: settings.configured(target.path), in: file))
    }
    let found = wanted(
      Linter().check(
        runbook, document: document, fileExists: files(for: target, source: source), shellCheck: remarks ?? [:],
        scripts: scripts))
    guard let source else { return (found, runbook.blocks.count) }
    // Only what is said anyway spares the comparison the same words.
    let translation = RunbookLint.Page(document: document, runbook: runbook, scripts: scripts)
    let comparison = PageComparison(source: source, translation: translation)
    return (wanted(comparison.diagnostics(besides: found)), runbook.blocks.count)
  }

  /// What ShellCheck is to be asked about; empty for what cannot be read, or not twice.
  func shellCheckTexts(of target: Target) -> Set<String> {
    guard target.path != "-", let bytes = try? FileContent.read(target.path),
      (try? Page.refuse(bytes, path: target.path)) != nil
    else { return [] }
    let (document, runbook) = reading(SourceFile(path: target.path, bytes: bytes))
    return RunbookLint.Page(document: document, runbook: runbook).shellCheckTexts
  }

  private func reading(
    _ file: SourceFile, _ scripts: ShellReadings = ShellReadings()
  ) -> (document: Document, runbook: Runbook) {
    let document = MarkdownReader().read(file)
    let reader = RunbookReader(keywords: settings.keywords, locale: settings.locale)
    return (document, reader.read(document, scripts: scripts))
  }

  /// Reads a page with which translations are compared.
  static func sourcePage(_ path: String, settings: CheckSettings) throws(Complaint) -> RunbookLint.Page {
    let document = MarkdownReader().read(SourceFile(path: path, bytes: try FileContent.read(path)))
    return .init(document: document, runbook: RunbookReader(keywords: settings.keywords).read(document))
  }

  /// Whether a file lies at a path relative to the page; nil for standard input, which lies nowhere.
  ///
  /// A translation takes the place of its source in the site, so what its source finds it finds as well. What lies
  /// outside of all that is checked, such as the icons that a site adds, is taken to be there.
  private func files(for target: Target, source: RunbookLint.Page?) -> (@Sendable (String) -> Bool)? {
    if target.path == "-" { return nil }
    let pages = [target.path] + (source.map { [$0.document.source.path] } ?? [])
    let folders = pages.map { page in page.lastIndex(of: "/").map { String(page[...$0]) } ?? "" }
    let settings = settings
    return { name in
      folders.contains { FileContent.exists($0 + name) || settings.isOutside($0 + name, of: target) }
    }
  }
}
