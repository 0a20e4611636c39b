package import Diagnostics

/// Something in a shell text that a shell would refuse, wait for, or read in another way than it looks.
package struct ShellIssue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `'` or `"` that never closes.
    case unclosedQuote
    /// A `$(`, a backtick, a `${`, `((` or `(` that never closes.
    case unclosedSubstitution
    /// A here-document whose delimiter line never comes.
    case unclosedHeredoc
    /// A compound command (`if`, `for`, `case`, `{` …) that never ends.
    case unclosedCompound
    /// A `\` at the very end: the line that it continues on is missing.
    case danglingBackslash
    /// A `\` with blanks after it: it no longer continues the line, or the line break after it was lost.
    case blankAfterBackslash
    /// A `|`, `&&` or `||` with nothing after it.
    case danglingOperator
    /// An operator or reserved word that cannot be where it is.
    case unexpectedToken
    /// `< Region>`: damaged by a translation, and a redirection for a shell.
    case blankInPlaceholder
    /// An unquoted `&` in a URL: a shell cuts the command there.
    case ampersandInURL
    /// More nesting than any page needs; what is inside is not looked at.
    case nestedTooDeep
  }

  package var kind: Kind
  /// UTF-8 byte offsets into the text.
  package var range: Range<Int>
  package var message: Message

  package init(kind: Kind, range: Range<Int>, message: Message) {
    self.kind = kind
    self.range = range
    self.message = message
  }
}
