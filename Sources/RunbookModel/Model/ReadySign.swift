/// What shows that a command which stays in the foreground is ready for what comes after it.
public enum ReadySign: Hashable, Sendable, CustomStringConvertible {
  /// A line of the page's sample output, and where the page has it.
  case printed(String, line: Int)
  /// A port of the machine on which it runs accepts connections.
  case port(Int)

  /// As the plan names it.
  public var description: String {
    switch self {
    case .printed(let text, _): text
    case .port(let number): "port \(number)"
    }
  }
}
