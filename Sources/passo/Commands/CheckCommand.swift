import ArgumentParser
import Diagnostics
import RunbookLint
import RunbookModel
import RunbookReport

/// `passo check`: what is wrong with pages.
struct CheckCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find what is wrong with pages; runs nothing.",
    discussion: HelpExamples.check)

  @Argument(help: ArgumentHelp("Pages, or folders of pages.", valueName: "path"), completion: Candidates.pages)
  var paths: [String]

  @Flag(help: "Warnings count as errors.")
  var strict = false

  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    let clock = ContinuousClock()
    let start = clock.now
    return try context.perform {
      let text = DiagnosticText(language: context.language, style: context.style)
      let files = try self.files()
      var found: [Diagnostic] = []
      var blocks = 0
      for file in files {
        let page = try context.read(file, options: page)
        let diagnostics = Linter().check(page.runbook, document: page.document, fileExists: Self.files(beside: file))
        for diagnostic in diagnostics { context.output.write(text.text(of: diagnostic, in: page.source)) }
        found += diagnostics
        blocks += page.runbook.blocks.count
        if context.output.isClosed { return ExitStatus.success }
      }
      if !found.isEmpty { context.output.write("\n") }
      let seconds = (clock.now - start) / .seconds(1)
      context.output.write(text.summary(files: files.count, blocks: blocks, diagnostics: found, seconds: seconds))
      let worst = found.map(\.severity).max() ?? .info
      return worst >= (strict ? .warning : .error) ? ExitStatus.failed : ExitStatus.success
    }
  }

  /// Whether a file lies at a path relative to the page; nil for standard input, which lies nowhere.
  private static func files(beside page: String) -> (@Sendable (String) -> Bool)? {
    if page == "-" { return nil }
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    return { FileContent.exists(folder + $0) }
  }

  private func files() throws(Complaint) -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileContent.isDirectory(path) else {
        files.append(path)
        continue
      }
      let pages = MarkdownFiles.all(under: path)
      if pages.isEmpty { throw Complaint("there is no page (.md) in \(path)", help: "name a folder with pages in it") }
      files += pages
    }
    return files
  }
}
