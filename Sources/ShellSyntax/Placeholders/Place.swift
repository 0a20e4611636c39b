/// Where a value is in a text, and so how it must be spelt there. Read from the outside in by `quoted(_:for:)`:
/// `.json(.string, in: .singleQuoted)` is a JSON string inside the quotes of a shell word.
package indirect enum Place: Hashable, Sendable {
  /// Text that nothing interprets.
  case text
  /// An unquoted part of a shell word, or a whole one.
  case bareWord
  /// A bare word where even harmless characters must be quoted: in braces, before `(` or a redirection.
  case guardedWord
  /// After `NAME=`.
  case assignmentValue
  /// Inside `'…'`.
  case singleQuoted
  /// Inside `"…"`.
  case doubleQuoted
  /// Inside `$'…'`.
  case ansiQuoted
  /// The name of a variable, as in `$<name>` or `${<name>}`, or of the one that is assigned.
  case variableName
  /// Inside `$(( … ))`: a number.
  case number
  /// The word in `${A:-…}`, which may itself be inside double quotes or a here-document.
  case parameterWord(quoted: Bool)
  /// Inside a here-document; quoted when its delimiter is, so that nothing is expanded.
  case heredoc(delimiter: String, quoted: Bool)
  /// After `#`.
  case comment
  /// Right after `$NAME`, whose name the value must not lengthen.
  case afterVariable(Place)
  /// Inside `$( … )` or `<( … )`, where quoting begins anew.
  case substitution(Place)
  /// Inside backticks, which remove one layer of backslashes; `inQuotes` when the whole is inside `"…"`.
  case backticks(Place, inQuotes: Bool)
  /// A component of a URL.
  case url(URLPart, in: Place)
  /// In a JSON text.
  case json(JSONPart, in: Place)
  /// The value of a field of a form (`application/x-www-form-urlencoded`).
  case form(in: Place)
  /// In a header of an HTTP request: one line.
  case header(in: Place)
  /// In a YAML text, a file or a here-document.
  case yaml(YAMLPart, in: Place)

  package enum URLPart: Hashable, Sendable {
    /// Before the `@` of `https://user:password@host`.
    case userInfo
    /// A host name or address, with or without `:port`.
    case host
    /// Between two `/`; a `/` in the value is encoded.
    case pathSegment
    /// A path of several segments, by the name of its placeholder; `/` stays.
    case path
    /// A name or value after `?`.
    case query
    /// After `#`.
    case fragment
  }

  package enum JSONPart: Hashable, Sendable {
    /// Inside the quotes of a string.
    case string
    /// A whole value: a number, `true`, `false` and `null` stay what they are, all else becomes a string.
    case value
  }

  package indirect enum YAMLPart: Hashable, Sendable {
    /// The whole of an unquoted scalar; `inFlow` inside `[…]` or `{…}`.
    case plain(inFlow: Bool)
    /// A part of an unquoted scalar; `Template` quotes the whole scalar when the value asks for it.
    case plainPart(inFlow: Bool)
    /// Inside `'…'`.
    case singleQuoted
    /// Inside `"…"`.
    case doubleQuoted
    /// In a block scalar after `|`, whose lines are indented by so many blanks.
    case literalBlock(indent: Int)
    /// In a block scalar after `>`, which joins lines.
    case foldedBlock
    /// After `#`.
    case comment
    /// In a text that looks like YAML and goes to a program that may read it as another text.
    case perhaps(YAMLPart)
  }
}
