/// The words of one language by which a page says what an output shows, and what it does not show.
package struct StatementWords: Sendable {
  /// Words that join two sentences into one: what is denied before one of them is not denied after it.
  package var conjunctions: [String] = []
  /// Words between two states of which only the first one is shown: `and not`, `instead of`.
  package var contrasts: [String] = []
  /// Words between two states of which only the second one is shown: not **Pending** `but` **Running**.
  package var corrections: [String] = []
  /// Words that join two things neither of which is shown: `nor`.
  package var nors: [String] = []
  /// Words that are before a state: `is`, `must be`.
  package var copulas: [String] = []
  /// Words between a copula and its state, besides negations: `now`.
  package var adverbs: [String] = []
  /// Words before the name under which something is shown: is displayed `as` **x**.
  package var naming: [String] = []
  /// Words before what an output does not show: `free of`.
  package var lacking: [String] = []
  /// Words after what an output does not show: `is missing`.
  package var missing: [String] = []
  /// Words before what a state is said of, after the state: **Running** is displayed `for` **web**.
  package var ofs: [String] = []
  /// Words that limit what is said in a way that no output is compared with: `only`, `at least`, `unless`.
  package var limits: [String] = []
  /// The same where a number is after them: `below` **10**.
  package var comparisons: [String] = []
  /// Words that open a condition, unless the word before asks to check: `if`.
  package var conditionals: [String] = []
  /// Words that say something of all things: `every`.
  package var quantifiers: [String] = []
  /// Words that say something of no thing, and are a negation of their own: `nothing`.
  package var nones: [String] = []
  /// Words that count what an output shows: `two`.
  package var numbers: [String] = []
  /// Words that open what is to be checked: `that`, `whether`.
  package var claims: [String] = []
  /// Words with which a sentence says something of its subject: `is`, `can`.
  package var auxiliaries: [String] = []
  /// Openings that say what the rest of the sentence is for: `to`.
  package var purposes: [String] = []
  /// Words for what a list shows afterwards: `created`.
  package var made: [String] = []
  /// The same of what was installed.
  package var installed: [String] = []
  /// Words for what a list does not show any more: `deleted`.
  package var removed: [String] = []
  /// The same of what was uninstalled.
  package var uninstalled: [String] = []
  /// Words for the list in which something is shown.
  package var lists: [String] = []

  package init() {}
}
