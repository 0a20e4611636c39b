package import Diagnostics

/// What an author wrote at a block for another tool that runs documents, and what Passo does about it.
package struct Convention: Hashable, Sendable {
  package enum Standing: String, Hashable, Sendable {
    /// Passo does what it asks for.
    case followed
    /// It is known, and Passo does not do what it asks for.
    case notFollowed
    /// Its value, or its name, is not understood.
    case notUnderstood
  }

  /// As written: `test=false`.
  package var text: String
  package var standing: Standing
  /// What it asks for; of what is not understood, what it may mean.
  package var meaning: Message
  /// The block's opening fence, or the comment above it.
  package var range: SourceRange
}
