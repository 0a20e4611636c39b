/// What a run was started with and needs again when it goes on later: it is in the journal's first line.
public struct RunSettings: Hashable, Sendable {
  /// Absolute path of the page; nil where it came from standard input.
  public var page: String?
  /// Where the shell started; absolute.
  public var directory: String?
  public var procedure: String?
  public var platform: String?
  /// A tab of the page.
  public var interface: String?
  /// The page's language, where somebody said it.
  public var locale: String?
  /// Absolute path of the file with the page's keywords.
  public var keywords: String?
  public var from: String?
  public var only: [String]?
  public var until: String?
  /// See ``RunOptions/Strictness``.
  public var verify: String?
  /// Whether nothing of the page was to run.
  public var isRehearsal: Bool?
  /// The command that opens the shell, where it is not one of this machine.
  public var shell: String?
  /// Programs of the page that have another name here.
  public var aliases: [String: String]?
  /// Seconds; see ``RunOptions/timeLimit``.
  public var timeLimit: Double?
  /// As somebody wrote it: `5x10s`.
  public var retry: String?
  public var keepGoing: Bool?
  /// Names of placeholders and shell variables that are to be hidden; never what they hold.
  public var secrets: [String]?
  /// Absolute path of the file with values and answers: they are read from it again.
  public var values: String?
  /// Of that file.
  public var profile: String?
  /// Absolute paths of the reports to leave.
  public var reports: [String]?

  public init() {}
}
