/// The words of one language with which a sentence asks to run the command that is in it. All are whole words.
package struct InstructionWords: Sendable {
  /// Verbs that ask to run what is next to them: "Run `x`", "by running `x`".
  package var running: [String] = []
  /// Words for the means, next to a command: "Use `x` to list them", "Leave it with `x`".
  package var using: [String] = []
  /// Verbs that ask to write something where `typedAt` says: `specify`.
  package var specifying: [String] = []
  /// Where commands are typed, after the command: `from the command line`.
  package var typedAt: [String] = []
  /// Words with which a clause only says when something is run, or that it is not: "after you run `x`".
  package var subordinates: [String] = []
  /// Phrases that ask to find out whether something holds: "check if".
  package var findingOut: [String] = []
  /// What is after the verb and says the same, where verbs are last: 「`x` を実行すると」.
  package var subordinatesAfter: [String] = []
  /// Words that go on with what the sentence before asks for: "and then `x`".
  package var continuing: [String] = []
  /// Words after commands for how they have to be run: "run `x` and `y` with sudo".
  package var manners: [String] = []
  /// Words before a colon below which a command is only shown: "Syntax: `x`".
  package var showing: [String] = []
  /// Headings below which it is shown how a program can be called.
  package var usageTitles: [String] = []
  /// What is right before a colon, or before the command itself, and names it: "On macOS the command is: `x`".
  package var naming: [String] = []
}
