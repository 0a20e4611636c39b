import Bytes
public import Diagnostics

/// What a program asked where no person is and no answer given beforehand fitted.
public struct UnansweredQuestion: Hashable, Sendable {
  /// The last line of the output then, without colours.
  public var prompt: String
  /// The prompts that have answers, as the values file writes them.
  public var answered: [String]

  public init(prompt: String, answered: [String]) {
    self.prompt = prompt
    self.answered = answered
  }

  /// Names the question beside what would have been answered.
  public var message: Message {
    if prompt.allSatisfy(\.isSpace) { return "a program waits for input, and no one is there to give it" }
    let asked = UnansweredQuestion.quoted(prompt)
    if answered.isEmpty { return "asked \(asked), and no answer was given: `answers:` in the values file gives one" }
    return "asked \(asked); the values answer \(answered.map(UnansweredQuestion.quoted).joined(separator: ", "))"
  }

  /// A program may print much without a line end.
  private static func quoted(_ prompt: String) -> String {
    let longest = 200
    return "`" + (prompt.count > longest ? "…" + prompt.suffix(longest) : prompt) + "`"
  }
}
