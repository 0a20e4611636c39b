import Bytes
import Diagnostics

/// A value is read once more after the shell has handed it over: by a shell within the shell, by a program that takes
/// a program as its argument, or by the shell itself where it computes.
struct SecondReading {
  /// What the reader makes of the value, and so what the value must be.
  indirect enum Reader {
    /// A number that is computed with; anything else is an expression, which may run commands.
    case integer
    /// The name of a variable.
    case name
    /// The index of an array: a number or a key.
    case index
    /// A name or number of another language, or a part of a regular expression.
    case token
    /// A variable that is expanded without quotation marks: the shell splits it at blanks and looks for files.
    case unsplit
    /// Text that is taken apart where it contains one of these, `xargs`, `read`.
    case divided(Division)
    /// Text that is not followed: what needs no quotes in any shell arrives as it is.
    case plain
    /// The text of a shell: the value is spelt for its place there first.
    case shell(Template, PlaceholderSite)
    /// A string in another language.
    case literal(StringLiteral)
    /// A word of `echo`, which in dash and zsh reads escapes of C as well, and in bash does not.
    case echoed
    /// A word in which a program takes backslash escapes out before anything else reads it.
    case unescaped
    /// The name of a file that perl opens: `|` at an end makes a command of it, `<` or `>` another file.
    case opened
    /// A word that must not be read as an option, for one of them runs a command.
    case operand
  }

  /// The longest text in bytes that a value becomes within several shells.
  private static let longest = 1 << 17

  var reader: Reader
  /// What reads, as a person knows it: `sh -c`, `awk`, `[[ … -eq … ]]`.
  var program: String
  /// The line of the page with the reader, where that is in another block.
  var line: Int?

  /// True when the value is spelt in the language of the reader, so that what the word around it seems to be does not
  /// count any more.
  var spells: Bool {
    switch reader {
    case .shell, .literal: true
    default: false
    }
  }

  /// The text is taken apart.
  var isDivided: Bool {
    switch reader {
    case .unsplit, .divided: true
    default: false
    }
  }

  /// `value` as it is to be written into the text that the second reader gets.
  ///
  /// - Throws: `QuotingRefusal` when nothing that is written there would arrive as this value.
  func spelled(_ value: String) throws(QuotingRefusal) -> String {
    switch reader {
    case .integer:
      try require(ShellText.isInteger(value), "a whole number")
    case .name:
      try require(Self.isName(value), "the name of a variable")
    case .index:
      try require(ShellText.isInteger(value) || Self.isName(value), "a whole number or a name")
    case .token:
      try require(
        !value.isEmpty && value.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") },
        "letters, digits and `-._` alone")
    case .plain:
      try require(ShellText.isPlain(value), "letters, digits and `-_./:@%+` alone")
    case .unsplit:
      guard value.utf8.allSatisfy({ $0 > 0x20 && !"*?[\\".utf8.contains($0) }), !value.isEmpty else {
        throw QuotingRefusal(
          line.map { "`\(program)` in line \($0) is without quotation marks, so the shell takes the value apart" }
            ?? "`\(program)` is without quotation marks, so the shell takes the value apart")
      }
    case .divided(let division):
      guard division.keeps(value) else {
        throw QuotingRefusal(
          line.map { "`\(program)` in line \($0) would take this value apart or change it" }
            ?? "`\(program)` would take this value apart or change it")
      }
    case .operand:
      try require(value.utf8.first != UInt8(ascii: "-"), "a value that does not begin like an option")
    case .unescaped:
      try require(!value.utf8.contains(.backslash), "a text without a backslash")
    case .opened:
      let name = value.utf8.drop { $0 <= 0x20 }
      let isName = name.first.map { !"|<>+".utf8.contains($0) } ?? true
      try require(
        isName && name.last { $0 > 0x20 } != UInt8(ascii: "|"),
        "the name of a file that does not begin with `<`, `>`, `+` or `|` nor end with `|`")
    case .echoed:
      guard !ShellText.hasEscape(value) else {
        throw QuotingRefusal("some shells' `echo` reads the backslashes in this text once more: `printf` would take it")
      }
    case .shell(let template, let site):
      let text = try TemplateFiller(template).spelling(of: value, alone: site)
      // Each shell within a shell multiplies the quotation marks: `eval eval eval …` would make a text without end.
      try require(
        text.utf8.count <= Self.longest || ShellText.isPlain(value), "letters, digits and `-_./:@%+` alone")
      return text
    case .literal(let literal):
      return try literal.spelled(value)
    }
    return value
  }

  private static func isName(_ value: String) -> Bool {
    value.utf8.first?.isNameStart == true && value.utf8.allSatisfy(\.isNameByte)
  }

  private func require(_ isSafe: Bool, _ wanted: Message) throws(QuotingRefusal) {
    guard !isSafe else { return }
    throw QuotingRefusal(
      line.map { "`\(program)` in line \($0) reads this text once more, and takes \(wanted) there" }
        ?? "`\(program)` reads this text once more, and takes \(wanted) here")
  }
}
