/// What a run was started with and needs again when it goes on later: it is in the journal's first line.
package struct RunSettings: Hashable, Sendable {
  /// Absolute path of the page; nil where it came from standard input.
  package var page: String?
  /// Of all pages, where they are several; ``page`` is the first of them.
  package var pages: [String]?
  /// Where the shell started; absolute.
  package var directory: String?
  /// The only procedure that is run.
  package var procedure: String?
  /// Those that are run, in their order, where they are several.
  package var procedures: [String]?
  /// Whether the whole page is meant, as it is when the run goes on.
  package var isWholePage: Bool?
  /// Whether what takes back is done at the end.
  package var cleansUp: Bool?
  package var platform: String?
  /// A tab of the page.
  package var interface: String?
  /// Of blocks; see ``Selection/names`` and ``Selection/tags``.
  package var names: [String]?
  package var tags: [String]?
  /// The page's language, where somebody said it.
  package var locale: String?
  /// Absolute path of the file with the page's keywords.
  package var keywords: String?
  package var from: String?
  package var only: [String]?
  package var skipped: [String]?
  package var until: String?
  /// See ``RunOptions/Strictness``.
  package var verify: String?
  /// Whether nothing of the page was to run.
  package var isRehearsal: Bool?
  /// The command that opens the shell, where it is not one of this machine.
  package var shell: String?
  /// The commands that open the shells of places, by the name of the place.
  package var places: [String: String]?
  /// The place that the machine of the run is; see `Runbook.reduced(to:)`.
  package var at: String?
  /// Programs of the page that have another name here.
  package var aliases: [String: String]?
  /// Seconds; see ``RunOptions/timeLimit``.
  package var timeLimit: Double?
  /// As somebody wrote it: `5x10s`.
  package var retry: String?
  package var keepGoing: Bool?
  /// Names of placeholders and shell variables that are to be hidden; never what they hold.
  package var secrets: [String]?
  /// Absolute path of the file with values and answers: they are read from it again.
  package var values: String?
  /// Of that file.
  package var profile: String?
  /// Absolute paths of the reports to leave.
  package var reports: [String]?

  package init() {}
}
