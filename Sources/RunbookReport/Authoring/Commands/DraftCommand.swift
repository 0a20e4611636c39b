/// A command that a person has run, as a history, a recording or a journal has it: what a new page is made of.
package struct DraftCommand: Hashable, Sendable {
  package var text: String
  /// What a person calls it: its place in the history, the recording or the run, counted from 1; in what `history` prints
  /// the number there.
  package var number: Int
  /// When it was run, in seconds since 1970; nil where that is not known.
  package var time: Int?
  /// nil where that is not known.
  package var status: Int32?
  /// What it printed, without the steering of a terminal; nil where that is not known.
  package var output: String?
  /// What the page said of it in a run; plain text.
  package var instruction: String?
  /// What its page shows as its output; nil where it shows none, or where the command is another one by now.
  package var sample: String?
  /// Values that were known when it had ended, by the key of the placeholder that its text has in their place. Only a
  /// run knows any.
  package var values: [String: String] = [:]

  package init(_ text: String, number: Int, time: Int? = nil) {
    (self.text, self.number, self.time) = (text, number, time)
  }
}
