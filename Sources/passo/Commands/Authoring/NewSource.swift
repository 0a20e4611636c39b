import Diagnostics
import RunbookReport
import RunbookRunner

/// The commands that a new page is made of, as they were read.
enum NewSource {
  case commands([DraftCommand], DraftPage.Origin)
  case run(DraftRun)

  /// The title that it brings along; nil where it has none.
  var title: String? { if case .run(let run) = self { run.title } else { nil } }

  /// What the command line names; nil where it names nothing.
  ///
  /// - Throws: a ``Complaint`` where it cannot be read, or has no commands.
  init?(_ options: NewOptions, in context: Context) throws(Complaint) {
    if let path = options.fromCast {
      self = try NewSource.recording(path, in: context)
    } else if let run = options.fromRun {
      self = try NewSource.run(run, in: context)
    } else if options.fromHistory || options.history != nil {
      let commands = options.chosen(of: try NewSource.history(options.history, in: context))
      guard !commands.isEmpty else { throw Complaint("the history has no commands there", help: "see them: history") }
      self = .commands(commands, .history)
    } else {
      return nil
    }
  }

  /// - Parameter path: nil: the person's own.
  static func history(_ path: String?, in context: Context) throws(Complaint) -> [DraftCommand] {
    let file = path.map { ($0, Surroundings.historyFormat(of: $0)) } ?? context.surroundings.historyFile
    guard let (path, format) = file else {
      throw Complaint("there is no home directory, so there is no history", help: "name its file: --history FILE")
    }
    let history = ShellHistory(try FileContent.read(path), format: format)
    if history.unreadable > 0 {
      context.remark("\(path): \(count: history.unreadable, "entry is", "entries are") no text, and left out")
    }
    guard !history.commands.isEmpty else {
      throw Complaint(
        "\(path) has no commands", help: "a shell writes its history when it ends; in bash, at once: history -a")
    }
    return history.commands
  }

  private static func recording(_ path: String, in context: Context) throws(Complaint) -> NewSource {
    guard let cast = CastReader(try FileContent.read(path)) else {
      throw Complaint(
        "\(path) is no recording of a terminal", help: "make one: asciinema rec demo.cast, then --from-cast demo.cast")
    }
    if cast.unreadable > 0 {
      context.remark("\(path): \(count: cast.unreadable, "entry is", "entries are") no text, and left out")
    }
    guard !cast.commands.isEmpty else {
      throw Complaint("no commands are seen in \(path)", help: "each has to come after a prompt such as `$ `")
    }
    return .commands(cast.commands, .recording)
  }

  /// - Parameter name: nil: the latest run.
  static func run(_ name: String?, in context: Context) throws(Complaint) -> NewSource {
    let events = try KeptEvents.of(name, in: context.surroundings)?.events ?? []
    guard let run = DraftRun(events, page: ReportPage.runbook(of: events)) else {
      throw Complaint(
        "there is no run in \(name ?? "-")", help: "name a run, or a file that `passo run --format jsonl` has written")
    }
    return .run(run)
  }
}
