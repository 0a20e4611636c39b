/// What a run was started with and needs again when it goes on later: it stands in the journal's first line.
public struct RunSettings: Hashable, Sendable, Codable {
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

  public init() {}
}
