import Bytes
import Diagnostics

/// Spells a value for the place where it is, so that what reads the text there receives exactly the value.
///
/// In shell text this holds for bash, dash and zsh that run a script (not for an interactive shell, where `!` expands
/// history). In a URL, JSON or a form the value is what the receiver decodes.
///
/// - Throws: `QuotingRefusal` when the place cannot hold the value, for example a line feed in a comment.
package func quoted(_ value: String, for place: Place) throws(QuotingRefusal) -> String {
  guard !value.utf8.contains(0) else { throw QuotingRefusal("a NUL character cannot be passed to a program") }
  return try spelling(of: value, in: place)
}

private func spelling(of value: String, in place: Place) throws(QuotingRefusal) -> String {
  switch place {
  case .text: return value
  case .url(let part, let outer): return try spelling(of: URLText.encoded(value, for: part), in: outer)
  case .json(let part, let outer): return try spelling(of: JSONText.spelled(value, for: part), in: outer)
  case .form(let outer): return try spelling(of: URLText.formEncoded(value), in: outer)
  case .yaml(let part, let outer): return try spelling(of: YAMLText.spelled(value, for: part), in: outer)
  case .header(let outer):
    try refuseLineBreaks(value, "a header is one line")
    return try spelling(of: value, in: outer)
  case .substitution(let inner): return try spelling(of: value, in: inner)
  case .backticks(let inner, let inQuotes):
    if inQuotes, inner.isDoubleQuoted || inner.isInBackticks, value.utf8.contains(UInt8(ascii: "{")) {
      // In "`program "<x>"`" bash takes the inner quotes for the end of the outer ones when it looks for braces.
      throw QuotingRefusal("bash expands braces in quotation marks within backticks within quotation marks")
    }
    return ShellText.escapedForBackticks(try spelling(of: value, in: inner), inQuotes: inQuotes)
  case .afterVariable(let inner): return try spellingAfterVariable(of: value, in: inner)
  default: return try shellSpelling(of: value, in: place)
  }
}

private func shellSpelling(of value: String, in place: Place) throws(QuotingRefusal) -> String {
  switch place {
  case .bareWord, .assignmentValue: return ShellText.isPlain(value) ? value : ShellText.singleQuoted(value)
  case .guardedWord: return ShellText.singleQuoted(value)
  case .singleQuoted: return ShellText.insideSingleQuotes(value)
  case .doubleQuoted: return ShellText.insideDoubleQuotes(value)
  case .ansiQuoted: return ShellText.insideANSIQuotes(value)
  case .parameterWord(let quoted):
    return try ShellText.parameterWord(value, quoted: quoted)
  case .heredoc(let delimiter, let quoted):
    return try ShellText.heredoc(value, delimiter: delimiter, quoted: quoted)
  case .variableName:
    guard value.utf8.first?.isNameStart == true, value.utf8.allSatisfy(\.isNameByte) else {
      throw QuotingRefusal("the name of a variable is needed here: letters, digits and `_`")
    }
    return value
  case .number:
    guard ShellText.isInteger(value) else { throw QuotingRefusal("a number is needed here") }
    return value
  case .comment:
    try refuseLineBreaks(value, "a comment is one line")
    return value
  default: return value
  }
}

extension Place {
  fileprivate var isDoubleQuoted: Bool {
    switch self {
    case .doubleQuoted: true
    case .afterVariable(let inner), .url(_, let inner), .json(_, let inner), .form(let inner), .header(let inner):
      inner.isDoubleQuoted
    default: false
    }
  }
}

/// `"$NAME<x>"` must not become `"$NAMEvalue"`, nor `"$NAME[1]"` or `"$NAME:h"`, which zsh reads as one expansion.
private func spellingAfterVariable(of value: String, in place: Place) throws(QuotingRefusal) -> String {
  switch place {
  case .bareWord, .assignmentValue, .guardedWord: return ShellText.singleQuoted(value)
  case .doubleQuoted: return "\"\"" + ShellText.insideDoubleQuotes(value)
  case .heredoc(_, let quoted) where !quoted:
    if let first = value.utf8.first, first.isNameByte || first.isBeyondASCII || "[:".utf8.contains(first) {
      throw QuotingRefusal("the value would become part of the variable's name in front of it")
    }
    return try spelling(of: value, in: place)
  default: return try spelling(of: value, in: place)
  }
}

func refuseLineBreaks(_ value: String, _ reason: Message) throws(QuotingRefusal) {
  if value.utf8.contains(where: { $0 == .newline || $0 == 0x0D }) {
    throw QuotingRefusal("\(reason), and the value has a line break")
  }
}
