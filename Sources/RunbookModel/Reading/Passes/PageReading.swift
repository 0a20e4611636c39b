import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What the passes have made of a page so far. ``ReadingPasses`` says which pass writes what.
struct PageReading {
  let document: Document
  let classifier: BlockClassifier
  let scripts: ShellReadings
  let plain: PlainText
  /// What the caller has named; nil: found in the page.
  let namedLocale: String?
  let idPrefix: String
  /// The page as it was before, while it is read; nil for the first time, or where nothing of it can be taken over.
  var earlier: EarlierReading?
  /// For each block whether it is as it was.
  let sameBlocks: [Bool]

  /// For each block its plain text, where it has any.
  @PassTable var texts: [String?]
  @PassTable var foundLocale: LocaleDetection.Found
  @PassTable var reader: ProseReader
  @PassTable var outline: Outline
  /// For each section whether it is as it was.
  @PassTable var sameSections: [Bool]
  @PassTable var ids: [String]
  /// Of each section, before samples and names in plain words are added.
  @PassTable var described: [SectionDescriptions]
  @PassTable var descriptions: [PlaceholderDescription]
  @PassTable var explained: ExplainedNames
  @PassTable var samplesOfSections: [[SampleReader.Sample]]
  @PassTable var samples: PageSamples
  @PassTable var chapters: ReferenceChapters
  @PassTable var variables: PageVariables
  @PassTable var sections: [SectionReading]
  /// Of all sections.
  @PassTable var entries: [BlockSurvey.Entry]
  @PassTable var placeholders: [Placeholder]
  @PassTable var named: NamedPlaceholders
  @PassTable var askedCommands: AskedCommands
  @PassTable var procedures: [Procedure]
  @PassTable var tools: PageTools
  @PassTable var longOptions: Set<String>
  @PassTable var scopes: ScopeReader
  @PassTable var questions: [String: String]
  @PassTable var title: String?
  @PassTable var pagesBefore: [String]
  @PassTable var nextSteps: [NextStep]

  init(
    document: Document, classifier: BlockClassifier, scripts: ShellReadings, plain: PlainText, namedLocale: String?,
    idPrefix: String, earlier: EarlierReading? = nil
  ) {
    self.document = document
    self.classifier = classifier
    self.scripts = scripts
    self.plain = plain
    self.namedLocale = namedLocale
    self.idPrefix = idPrefix
    self.earlier = earlier
    sameBlocks = Self.sameBlocks(document, as: earlier)
  }

  var locale: String { foundLocale.locale }
  /// What the page is after all passes.
  var runbook: Runbook {
    var runbook = Runbook(
      document: DocumentIdentity(
        path: document.source.path, title: title, locale: locale,
        lastUpdated: document.frontMatter.flatMap(FrontMatterReader.lastUpdated),
        digest: DocumentDigest(of: document.source.bytes)),
      procedures: procedures, placeholders: placeholders,
      blocks: sections.flatMap { $0.blocks(scripts) }.sorted { $0.range.start < $1.range.start },
      diagnostics: diagnostics.sorted { $0.range.start < $1.range.start })
    runbook.longOptions = longOptions
    runbook.questions = questions
    runbook.pagesBefore = pagesBefore
    runbook.nextSteps = nextSteps
    runbook.isOfTests = tools.isOfTests
    runbook.folderVariables = tools.folderVariables
    return runbook
  }

  private var diagnostics: [Diagnostic] {
    document.diagnostics + outline.diagnostics + sections.flatMap(\.steps.diagnostics)
      + SpellingDiagnostics.diagnostics(for: placeholders, descriptions: descriptions, in: document.source)
  }
}
