/// Spells fixed text for a place in a shell script.
///
/// Source: POSIX.1-2017, Shell Command Language, 2.2 Quoting and 2.6.2 Parameter Expansion.
enum ShellLiteral {
  /// `'it'\''s'`
  static func singleQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// For the inside of `"…"`.
  static func inDoubleQuotes(_ text: String) -> String {
    escaped(text, #"\"$`"#)
  }

  /// For the message in `"${name:?message}"`, on one line. Shells do not agree on what an apostrophe is there, so it
  /// becomes a typographic one.
  static func inParameterMessage(_ text: String) -> String {
    escaped(String(TerminalSafe.line(text).map { $0 == "'" ? "’" : $0 }), #"\"$`}"#)
  }

  /// For the body of a here-document whose delimiter is not quoted.
  static func inHeredoc(_ text: String) -> String {
    escaped(text, #"\$`"#)
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }
}
