/// An action with every placeholder filled and quoted for its place.
///
/// Values of these types can be made only by planning, so nothing that still has an unfilled placeholder can
/// be handed to a session: the runner's session accepts nothing else.
public enum ResolvedAction: Hashable, Sendable {
  case command(ResolvedCommand)
  case file(ResolvedFile)
  case request(ResolvedRequest)
}

/// A command that may be given to a shell.
public struct ResolvedCommand: Hashable, Sendable {
  /// Holds secrets in clear.
  public let text: String
  /// The same with secrets masked: what is shown and written.
  public let shown: String
  /// The page's line of the text's first line.
  public let line: Int

  /// The same with a line of the program's own after it, which no one is shown.
  public func followed(shell line: StaticString) -> ResolvedCommand {
    ResolvedCommand(text: "\(text)\n\(line)", shown: shown, line: self.line)
  }
}

/// A file that may be written.
public struct ResolvedFile: Hashable, Sendable {
  /// Relative to the session's current directory unless absolute.
  public let path: String
  public let content: String
  public let shown: String
}

/// A request that may be sent.
public struct ResolvedRequest: Hashable, Sendable {
  public struct Header: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  public let method: String
  public let url: String
  public let headers: [Header]
  public let body: String?
  /// Request line, headers and body with secrets masked.
  public let shown: String
}
