import ArgumentParser
import Diagnostics
import RunbookReport

/// Where the commands of a new page come from.
struct NewOptions: ParsableArguments {
  @Flag(help: "Make it of what was typed in your shell (bash, zsh or fish).")
  var fromHistory = false

  @Option(
    help: ArgumentHelp(
      "The same, of another file; `-` is what `history` prints, on standard input.", valueName: "file"),
    completion: .file())
  var history: String?

  @Option(
    help: ArgumentHelp("How many commands of the history, counted from its end. Default: 20.", valueName: "count"))
  var last: Int?

  @Option(help: ArgumentHelp("Which commands of the history, by their numbers: 12-20.", valueName: "range"))
  var range: HistoryRange?

  @Option(
    help: ArgumentHelp("Make it of a recording of a terminal (asciicast).", valueName: "file"), completion: .file())
  var fromCast: String?

  @Option(
    help: ArgumentHelp(
      "Make it of a run, as `passo runs` names it; what was edited in the run is on the page as it was edited.",
      valueName: "run"), completion: Candidates.runs)
  var fromRun: String?

  func validate() throws {
    let sources = [fromHistory || history != nil, fromCast != nil, fromRun != nil].count { $0 }
    guard sources <= 1 else {
      throw ValidationError("one of --from-history, --history, --from-cast and --from-run at a time")
    }
    if last != nil, range != nil { throw ValidationError("one of --last and --range at a time") }
    if let last, last < 1 { throw ValidationError("--last takes a number from 1 on, not `\(last)`") }
    if last != nil || range != nil, !fromHistory, history == nil {
      throw ValidationError("--last and --range choose from a history: add --from-history")
    }
  }

  /// A history has much more than belongs on one page.
  static let defaultCount = 20

  func chosen(of commands: [DraftCommand]) -> [DraftCommand] {
    range.map { $0.of(commands) } ?? Array(commands.suffix(last ?? Self.defaultCount))
  }
}
