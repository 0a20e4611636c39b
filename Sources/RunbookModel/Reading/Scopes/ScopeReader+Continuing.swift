import Bytes

/// How a sentence above a command goes on with what the one before it asked for.
extension ScopeReader {
  func continues(_ prose: Prose) -> Bool {
    prose.text.last.map { ":：".containsBytes(of: $0) } == true
      && reader.vocabulary.scopes.continuing.beginsWord(prose.words.bytes[...])
  }

  /// "Check whether this worked with:" below what is done only by some readers.
  func looksAtResult(_ prose: Prose) -> Bool {
    prose.isAnnouncing && reader.vocabulary.looking.beginsWord(prose.words.bytes[...])
      && reader.vocabulary.scopes.ways.results.isAnyWord(in: prose.words.bytes[...])
  }

  /// "One way of doing this is as follows:" below "If you get an error like this:" and the error.
  func isRemedy(_ prose: Prose) -> Bool {
    prose.isAnnouncing && reader.vocabulary.scopes.ways.remedies.beginsWord(prose.words.lastSentence)
  }

  /// "Finally, load it:", "Once you have done this, look at it:"
  func ends(_ prose: Prose) -> Bool {
    reader.vocabulary.scopes.ways.ending.beginsWord(prose.words.bytes[...])
  }
}
