import Bytes
import Diagnostics

/// Spells fixed text for a place in a bash script. Characters that steer a terminal are written by their bytes in
/// octal, so that no one has to trust what they see.
///
/// Sources: POSIX.1-2017, Shell Command Language, 2.2 Quoting and 2.6.2 Parameter Expansion; Bash Reference Manual,
/// 3.1.2.4 ANSI-C Quoting.
enum ShellLiteral {
  /// `'it'\''s'`
  static func singleQuoted(_ text: String) -> String {
    "'"
      + spelled(text, steering: { "'$'\($0)''" }, special: { $0 == "'" ? #"'\''"# : nil }) + "'"
  }

  /// `'a'$'\012''b'`: a text of several lines as one line of the script.
  static func onOneLine(_ text: String) -> String {
    singleQuoted(text).parts(separatedBy: "\n", omittingEmptySubsequences: false).joined(separator: "'$'\\012''")
  }

  /// For the inside of `"…"`.
  static func inDoubleQuotes(_ text: String) -> String { escaped(text, #"\"$`"#) }

  /// For the message in `"${name:?message}"`, on one line. Shells do not agree on what an apostrophe is there, so it
  /// becomes a typographic one.
  static func inParameterMessage(_ text: String) -> String {
    escaped(String(TerminalSafe.line(text).map { $0 == "'" ? "’" : $0 }), #"\"$`}"#)
  }

  /// For the body of a here-document whose delimiter is not quoted.
  static func inHeredoc(_ text: String) -> String { escaped(text, #"\$`"#) }

  private static func escaped(_ text: String, _ special: String) -> String {
    spelled(text, steering: { "$(printf '\($0)')" }, special: { special.unicodeScalars.contains($0) ? "\\\($0)" : nil })
  }

  /// - Parameters:
  ///   - steering: writes a character of which the bytes are given in octal.
  ///   - special: writes a character that means something there; nil for one that does not.
  private static func spelled(
    _ text: String, steering: (String) -> String, special: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if SteeringCharacters.contains(scalar) {
        result += steering(String(scalar).utf8.map { "\\" + octal($0) }.joined())
      } else if let spelling = special(scalar) {
        result += spelling
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
