import ArgumentParser
import Diagnostics
import RunbookReport
import RunbookRunner
import ShellExecution

/// `passo new`: a first page out of what a person has done.
struct NewCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a first page of what you did in a shell.")
  static let guide = HelpExamples.new

  @Argument(
    help: ArgumentHelp("The page to be made; `-` is standard output.", valueName: "page"), completion: Candidates.pages)
  var page: String

  @OptionGroup(title: "What it is made of") var source: NewOptions

  @Option(help: ArgumentHelp("The title of the page. Default: from the name of its file.", valueName: "text"))
  var title: String?

  @Flag(help: "Replace a page that is there already.")
  var replace = false

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      try checkPlace()
      var title = title
      let made: NewSource
      if let named = try NewSource(source, in: context) {
        made = named
      } else {
        guard let terminal = context.terminal() else {
          throw Complaint(
            "nothing says what the page is made of, and no one can be asked",
            help: "--from-history, --from-cast FILE or --from-run RUN", status: ExitStatus.stopped)
        }
        Interruptions.listen(attended: true)
        let questions = NewQuestions(terminal, context: context)
        switch try questions.source() {
        case .given(let given?): made = given
        case .given(nil): return ExitStatus.success
        case .leave(let move): return try move.exitStatus()
        }
        if title == nil {
          switch questions.title(made.title ?? ownTitle) {
          case .given(let given?): title = given
          case .given(nil): return ExitStatus.success
          case .leave(let move): return try move.exitStatus()
          }
        }
      }
      return try write(draft(of: made, title: title ?? made.title ?? ownTitle, context), context)
    }
  }

  /// Before anything is asked or read.
  private func checkPlace() throws(Complaint) {
    if let title, title.allSatisfy(\.isWhitespace) {
      throw Complaint("a page needs a title", help: "leave out --title, or give it words", status: ExitStatus.usage)
    }
    guard page != "-" else { return }
    if FileContent.isDirectory(page) {
      throw Complaint(
        "\(page) is a directory",
        help: "name a file in it: passo new \(page.hasSuffix("/") ? String(page.dropLast()) : page)/page.md")
    }
    guard replace || !FileContent.isListed(page) else { throw NewPageFile.occupied(page) }
  }

  private func draft(of source: NewSource, title: String, _ context: Context) -> DraftPage {
    let path = context.surroundings.searchPath
    let surroundings = DraftPage.Surroundings(
      home: context.surroundings.variable("HOME"), standIns: context.surroundings.standIns
    ) { ProgramSearch.locate($0, path: path) != nil }
    return switch source {
    case .commands(let commands, let origin):
      DraftPage(commands, origin: origin, title: title, language: context.language, surroundings: surroundings)
    case .run(let run): DraftPage(run, title: title, language: context.language, surroundings: surroundings)
    }
  }

  /// `set-up_the.md` is "Set up the".
  private var ownTitle: String {
    let name = page.split(separator: "/").last.map(String.init) ?? page
    let stem = name.prefix { $0 != "." }.split { "-_ ".contains($0) }.joined(separator: " ")
    return stem.isEmpty ? "Page" : stem.prefix(1).uppercased() + stem.dropFirst()
  }

  private func write(_ draft: DraftPage, _ context: Context) throws(Complaint) -> Int32 {
    if !draft.text.isEmpty {
      if page == "-" {
        context.output.write(draft.text)
        context.output.flush()
      } else {
        try NewPageFile.write(Array(draft.text.utf8), to: page, replacing: replace)
      }
    }
    for omission in draft.omissions.prefix(Self.mostShown) {
      context.remark("left out: command \(omission.number): \(omission.message)")
    }
    if draft.omissions.count > Self.mostShown {
      context.remark("\(count: draft.omissions.count - Self.mostShown, "more command", "more commands") left out")
    }
    guard !draft.text.isEmpty else { throw Complaint("nothing is left that belongs on a page: none was made") }
    guard page != "-" else { return ExitStatus.success }
    let values = draft.placeholders.count
    context.remark(
      "\(page): \(count: draft.stepCount, "step", "steps"), \(count: values, "value to fill in", "values to fill in")")
    context.advise("read it, then: passo plan \(page)")
    return ExitStatus.success
  }

  private static let mostShown = 20
}
