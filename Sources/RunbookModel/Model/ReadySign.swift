/// What shows that a command which stays in the foreground is ready for what comes after it.
public enum ReadySign: Hashable, Sendable, CustomStringConvertible {
  /// A line of the page's sample output, and where the page has it.
  case printed(String, line: Int)
  /// A port of the machine on which it runs accepts connections.
  case port(Int)

  /// A line without the frame that a program draws around what it says, which is as wide as the terminal.
  public static func unframed(_ line: some StringProtocol) -> String {
    func isFrame(_ character: Character) -> Bool { character.isWhitespace || "│┃║|".contains(character) }
    let text = line.drop(while: isFrame)
    let end = text.lastIndex { !isFrame($0) }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }

  /// As the plan names it.
  public var description: String {
    switch self {
    case .printed(let text, _): text
    case .port(let number): "port \(number)"
    }
  }
}
