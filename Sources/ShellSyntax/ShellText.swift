import Bytes
import Diagnostics

/// How a value is spelt in the quoting contexts of a shell. Rules of POSIX.1-2017, "Shell Command Language", 2.2 and
/// 2.6, kept to what bash, dash and zsh all read alike.
enum ShellText {
  /// True when the value means itself without quotes, wherever a word may be.
  static func isPlain(_ value: String) -> Bool {
    // Not `=`, for zsh expands `=program` and a first word would be an assignment; not `,`, for braces; not `~`.
    !value.isEmpty && !KnownPrograms.reservedWords.contains(value)
      && value.utf8.allSatisfy { $0.isNameByte || "-./:@%+".utf8.contains($0) }
  }

  /// True where a reader of escapes as in C may change the value; a backslash before quotation marks stays for all `echo`.
  static func hasEscape(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == .backslash else { return false }
      guard index + 1 < bytes.count else { return true }
      return bytes[index + 1] == .backslash || bytes[index + 1].isLetter || bytes[index + 1].isDigit
    }
  }

  /// A whole `'…'`, which may be next to other parts of a word.
  static func singleQuoted(_ value: String) -> String { "'" + insideSingleQuotes(value) + "'" }

  static func insideSingleQuotes(_ value: String) -> String {
    escaped(value) { $0 == .singleQuote ? #"'\''"# : nil }
  }

  static func insideDoubleQuotes(_ value: String) -> String {
    escaped(value) { byte in
      switch byte {
      case .doubleQuote: #"\""#
      case .backslash: #"\\"#
      case .dollar: #"\$"#
      case .backtick: #"\`"#
      default: nil
      }
    }
  }

  static func insideANSIQuotes(_ value: String) -> String {
    escaped(value) { $0 == .singleQuote ? #"\'"# : $0 == .backslash ? #"\\"# : nil }
  }

  /// Backticks take one layer of backslashes away in front of `$`, `` ` `` and `\`, and inside `"…"` of `"` as well.
  static func escapedForBackticks(_ text: String, inQuotes: Bool) -> String {
    escaped(text) { byte in
      switch byte {
      case .backslash: #"\\"#
      case .dollar: #"\$"#
      case .backtick: #"\`"#
      case .doubleQuote where inQuotes: #"\""#
      default: nil
      }
    }
  }

  static func parameterWord(_ value: String, quoted: Bool) throws(QuotingRefusal) -> String {
    guard quoted else { return isPlain(value) ? value : singleQuoted(value) }
    // Shells differ on `}` and on quotes here, so what needs care is not written at all.
    guard value.utf8.allSatisfy({ !"}'\"\\`$~{()<>".utf8.contains($0) }) else {
      throw QuotingRefusal("shells read quotation marks and brackets inside \"${…}\" in different ways")
    }
    return value
  }

  static func heredoc(_ value: String, delimiter: String, quoted: Bool) throws(QuotingRefusal) -> String {
    try HereDocument(delimiter: delimiter, stripsTabs: false, joinsLines: false).check(value)
    guard !quoted else { return value }
    return escaped(value) { byte in
      switch byte {
      case .backslash: #"\\"#
      case .dollar: #"\$"#
      case .backtick: #"\`"#
      default: nil
      }
    }
  }

  static func isInteger(_ value: String) -> Bool {
    let digits = value.utf8.first == UInt8(ascii: "-") ? value.utf8.dropFirst() : value.utf8[...]
    // A leading zero means octal.
    return !digits.isEmpty && digits.count < 19 && digits.allSatisfy(\.isDigit)
      && (digits.first != UInt8(ascii: "0") || digits.count == 1)
  }

  /// Replaces single bytes; those that are not replaced stay as they are.
  static func escaped(_ value: String, _ replacement: (UInt8) -> String?) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(value.utf8.count)
    for byte in value.utf8 {
      if let text = replacement(byte) { output += text.utf8 } else { output.append(byte) }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
