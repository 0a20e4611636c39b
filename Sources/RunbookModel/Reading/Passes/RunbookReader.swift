public import Configuration
public import MarkdownBlocks
import ShellSyntax

/// Reads a document as a runbook; never fails and never throws. `ReadingPasses` has the way that a page takes.
public struct RunbookReader: Sendable {
  /// Words for `{{site.data.keyword.X}}`; those that it does not know come from the built-in map.
  public var keywords: KeywordMap
  /// BCP 47; nil: from the path, else from the words of the text.
  public var locale: String?
  /// What the ids of the page begin with: where several pages are one run, it tells them apart.
  package var idPrefix = ""
  var classifier = BlockClassifier()

  public init(keywords: KeywordMap = KeywordMap(), locale: String? = nil) {
    self.keywords = keywords
    self.locale = locale
  }

  /// What a person who follows the page would do; what is wrong in it is among the diagnostics of the runbook.
  public func read(_ document: Document) -> Runbook { read(document, scripts: ShellReadings()) }

  /// - Parameters:
  ///   - document: the page; nothing in it is an error here.
  ///   - scripts: where the texts that were read as shell are kept, for whoever asks about them again.
  package func read(_ document: Document, scripts: ShellReadings) -> Runbook {
    var reading = begin(document, scripts: scripts)
    for pass in ReadingPasses.all { pass.run(&reading) }
    return reading.runbook
  }

  /// Reads a page that was read before, and makes anew only what depends on what has changed.
  ///
  /// - Parameter memory: of this page, read by a reader with the same keywords and the same locale.
  package func read(_ document: Document, after memory: PageMemory) -> Runbook {
    let earlier = memory.begin()
    var reading = begin(document, scripts: memory.scripts, after: earlier)
    for pass in ReadingPasses.all { pass.run(&reading) }
    reading.earlier = nil
    memory.keep(reading)
    return reading.runbook
  }

  /// Reads a document with which translations are compared: its blocks, names, and steps that have numbers as
  /// ``read(_:scripts:)`` has them, but of actions and of where and when they hold not all, and no title.
  package func readForComparison(_ document: Document) -> Runbook {
    var reading = begin(document)
    for pass in ReadingPasses.compared { pass.run(&reading) }
    (reading.title, reading.questions, reading.pagesBefore) = (nil, [:], [])
    reading.nextSteps = []
    (reading.longOptions, reading.tools) = ([], PageTools([], reading.reader))
    return reading.runbook
  }

  /// A page that no pass has read yet.
  func begin(
    _ document: Document, scripts: ShellReadings = ShellReadings(), after earlier: EarlierReading? = nil
  ) -> PageReading {
    PageReading(
      document: CommentedCommands.shown(in: document), classifier: classifier, scripts: scripts,
      plain: PlainText(keywords: keywords), namedLocale: locale, idPrefix: idPrefix, earlier: earlier)
  }
}
