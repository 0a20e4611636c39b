import Bytes
import Diagnostics

/// Makes any text of a page, a file name or a program harmless on a terminal.
///
/// A page can hold an escape sequence that clears the screen or a direction mark that turns a command around; what a
/// person reads before they say yes must be what will run. Such characters are shown as `\u{1B}`.
package enum TerminalSafe {
  /// Lines and tabs stay; every other control, direction and invisible character is shown by its number.
  package static func text(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: isHostile) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isHostile(scalar) { safe += escaped(scalar) } else { safe.unicodeScalars.append(scalar) }
    }
    return safe
  }

  /// The same on one line: every run of blanks, tabs and line ends becomes one blank, and none stays at the ends. A
  /// no-break space keeps what it holds together.
  package static func line(_ text: String) -> String {
    if isPlain(text), !text.containsBytes(of: "  "), text.utf8.first != 0x20, text.utf8.last != 0x20 { return text }
    return TerminalSafe.text(text.split { $0.isSpace && $0 != "\u{A0}" }.joined(separator: " "))
  }

  /// Nothing but ASCII that is seen, and blanks: nearly every text.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// `\u{1B}`
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a terminal would act on it, or a person could not see it.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool { SteeringCharacters.contains(scalar) }
}
