import ArgumentParser
import Diagnostics
import RunbookReport
import RunbookRunner

/// `passo list`: the pages with steps below folders.
struct ListCommand: ParsableCommand, StatusCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the pages with steps below a folder; runs nothing.")
  static let guide = HelpExamples.list

  @Argument(
    help: ArgumentHelp("Folders of pages. Default: the current one.", valueName: "folder"), completion: .directory)
  var folders: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only pages with this word in path, title, headings, commands or names of values; can be repeated.",
      valueName: "word"))
  var grep: [String] = []

  @Option(help: "Format of the list.")
  var format: Format = .text

  @Flag(help: "Read all pages anew, and keep nothing of them.")
  var noCache = false

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if grep.contains(where: \.isEmpty) { throw ValidationError("--grep needs a word") }
  }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let folders = folders.isEmpty ? ["."] : folders
      let words = SearchWords(grep)
      let runs = LatestRuns(context.surroundings)
      let text = PageListingText(
        language: context.language, style: context.style,
        width: context.surroundings.outputIsTerminal ? context.surroundings.terminalColumns ?? 80 : nil,
        now: RunClock.system.now())
      var count = 0
      let finder = PageFinder(context: context, usesCache: !noCache, searches: !words.isEmpty)
      let unread = try finder.find(in: folders) { path, summary in
        guard let match = words.match(path: path, summary: summary) else { return true }
        let page = PageListing(
          path: path, summary: summary, match: words.isEmpty ? nil : match, run: runs.run(of: path))
        switch format {
        case .text: context.output.write(text.text(of: page))
        case .json: context.output.write((count == 0 ? "[\n" : ",\n") + page.json)
        }
        count += 1
        return !context.output.isClosed
      }
      if format == .json { context.output.write(count == 0 ? "[]\n" : "\n]\n") }
      return end(count, unread: unread, in: folders, context)
    }
  }

  private func end(_ count: Int, unread: Int, in folders: [String], _ context: Context) -> Int32 {
    if unread > 0 {
      context.remark("\(count: unread, "page or folder", "pages or folders") could not be read and left out")
    }
    guard count == 0 else { return ExitStatus.success }
    if grep.isEmpty {
      context.remark("there is no page with steps in \(folders.joined(separator: ", "))")
      return ExitStatus.success
    }
    context.remark("no page with steps has: \(grep.joined(separator: ", "))")
    return ExitStatus.failed
  }
}
