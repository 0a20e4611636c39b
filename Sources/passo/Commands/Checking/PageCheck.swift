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
    /// Findings of the baseline, which are not shown.
    var passedOver = 0
    var blocks = 0
    var dialect = Dialect.plain
    var fixes = FixCounts()
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
  /// Nil where every page is checked.
  var cache: FindingsCache?

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
    let pair = settings.layout?.source(of: target.path, under: target.root)
    outcome.path = target.path == "-" ? "stdin" : target.path
    let content = cache.map { _ in ContentKey(bytes) }
    if let cache, let content,
      let known = cache.findings(
        of: target, content, source: pair?.path, fileExists: files(for: target, source: pair?.path) ?? { _ in true })
    {
      return take(known, bytes, &outcome)
    }
    try Page.refuse(bytes, path: target.path)
    let source = try pair.map { pair throws(Complaint) in
      Source(page: try sources.page(at: pair.path), isKnown: pair.isKnown)
    }
    let questions = files(for: target, source: pair?.path).map(FileQuestions.init)
    var page = try checked(
      SourceFile(path: outcome.path, bytes: bytes), target: target, source: source, questions: questions)
    if fixes || diff != nil {
      let fixed = try PageFixer().fixed(page) { file throws(Complaint) in
        try checked(file, target: target, source: source, questions: questions)
      }
      page = fixed.page
      let changed = UnifiedDiff.changedLines(from: bytes, to: page.source.bytes)
      outcome.fixes = FixCounts(mended: fixed.mended, refused: fixed.refused, lines: changed)
      if let diff { outcome.text = diff.text(path: outcome.path, from: bytes, to: page.source.bytes) }
      if fixes, page.source.bytes != bytes { try FileContent.replace(target.path, with: page.source.bytes) }
    }
    outcome.dialect = page.dialect
    outcome.blocks = page.runbook.blocks.count
    let damaged = Page.firstDamagedLine(of: page.source)
    tell(page.diagnostics, of: page.source, damagedLine: damaged, &outcome)
    guard let cache, let content else { return }
    cache.keep(
      StoredFindings(
        content: content, root: target.root, source: pair?.path, sourceContent: pair.flatMap { cache.key(of: $0.path) },
        questions: questions?.all ?? [], diagnostics: page.diagnostics, blocks: outcome.blocks, dialect: page.dialect,
        damagedLine: damaged), of: target.path)
  }

  private func take(_ known: StoredFindings, _ bytes: [UInt8], _ outcome: inout Outcome) {
    (outcome.dialect, outcome.blocks) = (known.dialect, known.blocks)
    guard !known.diagnostics.isEmpty || known.damagedLine != nil else { return }
    let source = SourceFile(path: outcome.path, bytes: bytes)
    tell(known.diagnostics, of: source, damagedLine: known.damagedLine, &outcome)
  }

  private func tell(
    _ diagnostics: [Diagnostic], of source: SourceFile, damagedLine: Int?, _ outcome: inout Outcome
  ) {
    let found = Finding.findings(diagnostics, in: source)
    outcome.findings = found.filter { settings.baseline?.contains($0) != true }
    outcome.passedOver = found.count - outcome.findings.count
    if let text {
      outcome.text = outcome.findings.map { text.text(of: $0.diagnostic, in: source, at: $0.range.start) }.joined()
    }
    if let line = damagedLine {
      outcome.remark = "\(outcome.path):\(line): not valid UTF-8; unreadable bytes are read as U+FFFD"
    }
  }

  /// A page as an editor has it, at any path. A source that cannot be read is not compared with.
  ///
  /// - Parameter memory: of the page as it was before.
  func opened(_ file: SourceFile, _ memory: CheckMemory) -> CheckedPage {
    let target = Target(path: file.path)
    let pair = settings.layout?.source(of: target.path, under: nil)
    let source = pair.flatMap { pair in
      (try? sources.page(at: pair.path)).map { Source(page: $0, isKnown: pair.isKnown) }
    }
    if let checked = try? checked(file, target: target, source: source, memory: memory) { return checked }
    let (document, runbook) = reading(file)
    return CheckedPage(document: document, runbook: runbook, diagnostics: runbook.diagnostics)
  }

  /// The page that a translation is compared with.
  private struct Source {
    var page: RunbookLint.Page
    var isKnown: Bool
  }

  private func checked(
    _ file: SourceFile, target: Target, source: Source?, questions: FileQuestions? = nil,
    memory: CheckMemory = CheckMemory()
  ) throws(Complaint) -> CheckedPage {
    let (document, runbook) = reading(file, memory)
    var exists = files(for: target, source: source?.page.document.source.path)
    if let questions { exists = { questions.ask($0) } }
    let page = memory.page(document, runbook, fileExists: exists, programs: settings.programs)
    let remarks = try settings.shellCheck?.remarks(on: page.shellCheckTexts)
    func wanted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      settings.wanted(diagnostics, of: document, path: target.path)
    }
    var found = wanted(Linter().check(page, shellCheck: remarks ?? [:], after: memory))
    if let source {
      // Only what is said anyway spares the comparison the same words.
      let comparison = PageComparison(source: source.page, translation: page, isSourceKnown: source.isKnown)
      found = wanted(comparison.diagnostics(besides: found))
    }
    return CheckedPage(document: document, runbook: runbook, dialect: page.dialect, diagnostics: found)
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
    _ file: SourceFile, _ memory: CheckMemory = CheckMemory()
  ) -> (document: Document, runbook: Runbook) {
    let document = MarkdownReader().read(file)
    let reader = RunbookReader(keywords: settings.keywords, locale: settings.locale)
    return (document, reader.read(document, after: memory.reading))
  }

  /// Reads a page with which translations are compared.
  ///
  /// - Parameters:
  ///   - open: its text where an editor has it open; nil: what is on disk counts.
  ///   - known: that page as it was before, which it still is where it has the same text.
  static func sourcePage(
    _ path: String, open: SourceFile? = nil, settings: CheckSettings, known: RunbookLint.Page? = nil
  ) throws(Complaint) -> RunbookLint.Page {
    let file = if let open { open } else { SourceFile(path: path, bytes: try FileContent.read(path)) }
    if let known, known.document.source.path == file.path, known.document.source.bytes == file.bytes { return known }
    let document = MarkdownReader().read(file)
    return .init(
      compared: document, runbook: RunbookReader(keywords: settings.keywords).readForComparison(document))
  }

  /// Whether there is a file at a path relative to the page; nil for standard input, which has no folder.
  ///
  /// A translation takes the place of its source in the site, so what its source finds it finds as well. What is
  /// outside of all that is checked, such as the icons that a site adds, is taken to be there.
  ///
  /// - Parameter source: the path of the page with which it is compared.
  private func files(for target: Target, source: String?) -> (@Sendable (String) -> Bool)? {
    if target.path == "-" { return nil }
    let pages = [target.path] + (source.map { [$0] } ?? [])
    let folders = pages.map { page in page.lastIndex(of: "/").map { String(page[...$0]) } ?? "" }
    let settings = settings
    return { name in
      folders.contains { FileContent.exists($0 + name) || settings.isOutside($0 + name, of: target) }
    }
  }
}
