import Bytes
import ShellSyntax

/// Which of two spellings of some words of a command is the damaged one, by what the words themselves show.
///
/// `-- all` beside `--all` is damaged, `cURL` beside `curl` too, whichever page has it: that a page is the source of
/// another proves nothing about a single word.
enum DamagedSide {
  case source, translation, unknown

  init(_ change: CommandChange) {
    let source = WordDamage.isSeen(in: change.source)
    let translation = WordDamage.isSeen(in: change.translation)
    self =
      switch (change.kind, source, translation) {
      case (let kind, true, false) where kind.isDamage: .source
      case (let kind, false, true) where kind.isDamage: .translation
      case (.optionChanged, _, _) where Self.isTranslatedOption(change.source, change.translation): .translation
      default: .unknown
      }
  }

  /// `--opção` for `--option`: programs have no options with such letters.
  private static func isTranslatedOption(_ source: String, _ translation: String) -> Bool {
    [source, translation].allSatisfy { $0.hasPrefix("-") && !$0.contains(where: \.isSpace) }
      && source.utf8.allSatisfy { $0 < 0x80 } && translation.utf8.contains { $0 >= 0x80 }
  }
}

/// Traces that translation tools and word processors leave in words of a command.
enum WordDamage {
  static func isSeen(in text: String) -> Bool {
    hasForeignSign(text) || hasBlankAtJoint(Array(text.utf8)) || isCapitalisedProgram(text)
  }

  /// A typographic dash or quotation mark, or a blank that a shell takes for a letter.
  private static func hasForeignSign(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value > 0x7F
        && (scalar.properties.isWhitespace || scalar.properties.isDash || scalar.properties.isQuotationMark)
    }
  }

  /// `-- all`, `/ path`, `a= b`, `< name >`, `a. git`: a blank right after or before a sign that joins.
  private static func hasBlankAtJoint(_ bytes: [UInt8]) -> Bool {
    let after = Array("-/=<@:.,".utf8)
    let before = Array("/=>@:".utf8)
    return bytes.indices.dropFirst().dropLast().contains { index in
      guard bytes[index] == UInt8(ascii: " ") else { return false }
      let (previous, next) = (bytes[index - 1], bytes[index + 1])
      return after.contains(previous) || before.contains(next)
        || previous == UInt8(ascii: ">") && next == UInt8(ascii: ".")
    }
  }

  /// `cURL`, `Docker`: a known program but for its capitals.
  private static func isCapitalisedProgram(_ text: String) -> Bool {
    let word = String(text.prefix { !$0.isSpace })
    let lower = word.lowercased()
    return word != lower && !KnownPrograms.contains(word) && KnownPrograms.contains(lower)
  }
}
