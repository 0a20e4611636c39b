import ArgumentParser
import Configuration
import Diagnostics
import LanguageServer
import RunbookLint
import RunbookModel
import RunbookReport
import RunbookRunner
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `passo lsp`: the findings of `passo check`, and more, in an editor.
struct LanguageServerCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor over standard input and output; runs nothing.")
  static let guide = HelpExamples.lsp

  @OptionGroup(title: "Checking") var basis: CheckBasis
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  /// Many clients add it to the command line of every server.
  @Flag(name: .customLong("stdio"), help: .hidden) var usesStandardStreams = false

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let settings = try CheckSettings(basis, shellCheck: nil, page: page, context: context)
      var server = Server(host: host(settings, context))
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while server.exitStatus == nil {
        let count = read(0, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return ExitStatus.failed }
        context.output.write(server.receive(waiting(after: buffer[..<count])))
        context.output.flush()
        if context.output.isClosed { return ExitStatus.failed }
      }
      return server.exitStatus == 0 ? ExitStatus.success : ExitStatus.failed
    }
  }

  /// What a run could not prove, and what would prove it; nothing is run for it.
  private static func additions(to page: CheckedPage, near lines: ClosedRange<Int>) -> [PageAddition] {
    let coverage = PageCoverage(path: page.source.path, of: page.document, page.runbook, lines: lines)
    return coverage.coverage.rows.flatMap { row in
      (coverage.additions[row.action] ?? []).map { addition in
        PageAddition(
          firstLine: row.line, line: addition.line, replacesLine: addition.replacesLine, title: addition.title,
          text: addition.text)
      }
    }
  }

  /// What has come, and all that is already there after it: of several changes only the last one is checked.
  private func waiting(after first: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(first)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while bytes.count < 1 << 24, poll(&input, 1, 0) > 0, input.revents & Int16(POLLIN) != 0 {
      let count = read(0, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private func host(_ settings: CheckSettings, _ context: Context) -> Host {
    var settings = settings
    // A person types on one page: its source, and most of what is on it, are as they were.
    var memory = CheckMemory()
    let source = Mutex<RunbookLint.Page?>(nil)
    return Host(
      check: { file, open in
        PageCheck(
          settings: settings,
          sources: SourcePages { [settings] path throws(Complaint) in
            let known = source.withLock { $0 }
            let page = try PageCheck.sourcePage(path, open: open[path], settings: settings, known: known)
            source.withLock { $0 = page }
            return page
          }, fixes: false, text: nil, diff: nil
        ).opened(file, memory)
      },
      enter: { folder in
        if let folder { _ = chdir(folder) }
        // Settings with a mistake in them are being written: those before still count.
        if let read = try? CheckSettings(basis, shellCheck: nil, page: page, context: Context(speech)) {
          settings = read
          memory = CheckMemory()
          source.withLock { $0 = nil }
        }
      },
      translations: TranslatedPages.others, read: { try? FileContent.read($0) },
      keywords: { settings.keywords.texts.keys.sorted() }, additions: Self.additions, say: context.language.say,
      version: Version.number)
  }
}
