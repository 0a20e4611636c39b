import Bytes
import Diagnostics

/// One place at which a command of a translation is not that of the source.
struct CommandChange: Hashable {
  /// Most telling first.
  enum Kind: Int, Hashable, Comparable {
    /// Blanks are where none were, or are gone: `-- sso`, `< Region>`.
    case blanks
    case capitals
    /// `—` for `--`, curly quotation marks, a no-break space.
    case characters
    case optionLost
    case optionChanged
    case optionAdded
    case wordsTranslated
    /// A line break was lost or came in, so that two commands became one, or one two.
    case lines
    case wordsLost
    case wordsAdded
    /// An address, a version or a number: translators seldom touch it, time does.
    case value
    /// The program has another name, as `bx` and `ibmcloud`.
    case program

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

    /// It is not what a new version of a page would say, so the translation did it.
    var isDamage: Bool { [.blanks, .capitals, .characters, .lines].contains(self) }
  }

  var kind: Kind
  /// As in the source; empty where the translation added something.
  var source: String
  var translation: String
  /// UTF-8 byte offsets into the translation's text.
  var range: Range<Int>

  /// `[ --json` for `[--json`.
  var isBlankBesideBracket: Bool {
    guard kind == .blanks, source.squeezed == translation.squeezed else { return false }
    return [source, translation].contains { text in
      let words = text.parts(separatedBy: " ")
      return words.count == 2 && words.contains { ["[", "]", "(", ")", "|"].contains($0) }
    }
  }

  /// What is wrong, in one sentence.
  var message: Message {
    switch kind {
    case .blanks: "the spaces of `\(source)` are wrong here: `\(translation)`"
    case .capitals: "the capitals of `\(source)` are wrong here: `\(translation)`"
    case .characters: "the signs of `\(source)` are wrong here: `\(translation)`"
    case .optionLost: "`\(source)` is missing in this command"
    case .optionChanged: "an option differs: `\(source)` in the source, `\(translation)` here"
    case .optionAdded: "`\(translation)` is not in the command of the source"
    case .wordsTranslated: "a command was translated: `\(source)` in the source, `\(translation)` here"
    case .lines: "the lines of this command are not those of the source"
    case .wordsLost: "`\(source)` is missing in this command"
    case .wordsAdded: "`\(translation)` is not in the command of the source"
    case .value, .program: "the source has `\(source)`, this command `\(translation)`"
    }
  }
}
