/// The words of one language with which a sentence asks to run the command that is in it. All are whole words.
public struct InstructionWords: Sendable {
  /// Verbs that ask to run what is next to them: "Run `x`", "by running `x`".
  public var running: [String] = []
  /// Words for the means, next to a command: "Use `x` to list them", "Leave it with `x`".
  public var using: [String] = []
  /// Verbs that ask to write something where ``typedAt`` says: `specify`.
  public var specifying: [String] = []
  /// Where commands are typed, after the command: `from the command line`.
  public var typedAt: [String] = []
  /// Words with which a clause only says when something is run, or that it is not: "after you run `x`".
  public var subordinates: [String] = []
  /// Phrases that ask to find out whether something holds: "check if".
  public var findingOut: [String] = []
  /// What is after the verb and says the same, where verbs are last: 「`x` を実行すると」.
  public var subordinatesBehind: [String] = []
  /// Words that go on with what the sentence before asks for: "and then `x`".
  public var continuing: [String] = []
  /// Words after commands for how they have to be run: "run `x` and `y` with sudo".
  public var manners: [String] = []
  /// Words before a colon below which a command is only shown: "Syntax: `x`".
  public var showing: [String] = []
  /// Headings below which it is shown how a program can be called.
  public var usageTitles: [String] = []
  /// What is right before a colon, or before the command itself, and names it: "On macOS the command is: `x`".
  public var naming: [String] = []
}
