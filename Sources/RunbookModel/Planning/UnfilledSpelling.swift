import ShellSyntax

/// A spelling that people read as "put your own here", and that a shell would run as it is.
///
/// Placeholders that the reader of pages understands are asked for long before; this is the last look at what it did not
/// understand. Each rule is about the form of one word, or about a redirection to people's words.
struct UnfilledSpelling {
  private let bytes: [UInt8]
  /// What gets a value.
  private let filled: [Range<Int>]

  /// - Parameter filled: ranges of the text, in bytes, that are placeholders with a value.
  init(_ text: String, filled: [Range<Int>]) {
    bytes = Array(text.utf8)
    self.filled = filled
  }

  /// The first such spelling in the commands of a shell text; comments and here-documents do not count.
  func first(in script: ShellScript) -> String? {
    for command in script.commands.flatMap(\.simpleCommands) {
      for word in command.words where !isFilled(word.range) && Self.isUnfilled(word.text) { return word.text }
      for redirection in command.redirections where redirection.operation == "<" {
        if let name = bracketed(from: redirection.range.lowerBound) { return name }
      }
    }
    return nil
  }

  private func isFilled(_ range: Range<Int>) -> Bool { filled.contains { $0.overlaps(range) } }

  // MARK: Words

  static func isUnfilled(_ word: String) -> Bool {
    let bare = word.filter { $0 != "\"" && $0 != "'" }
    return isMarked(bare) || isFramed(bare) || isToBeChanged(bare) || isCrossedOut(bare)
  }

  /// `＜name＞`, `«name»`, `<…>` and a lone `…`.
  private static func isMarked(_ word: String) -> Bool {
    if word == "…" || word.contains("<…>") || word.contains("<...>") { return true }
    return [("＜", "＞"), ("«", "»"), ("〈", "〉")].contains { open, close in
      guard let start = word.firstRange(of: open), let end = word.firstRange(of: close) else { return false }
      return start.upperBound < end.lowerBound
        && !word[start.upperBound..<end.lowerBound].contains(where: \.isWhitespace)
    }
  }

  /// `{{name}}`, `__NAME__`, `@name@`, `%name%`; not `{{.Names}}`, which is a template of the program.
  private static func isFramed(_ word: String) -> Bool {
    if let start = word.firstRange(of: "{{"), let end = word.firstRange(of: "}}"), start.upperBound < end.lowerBound {
      let name = word[start.upperBound..<end.lowerBound]
      if isName(name), !["end", "else", "now"].contains(name) { return true }
    }
    return ["__", "@", "%"].contains { mark in
      guard word.count > 2 * mark.count + 1, word.hasPrefix(mark), word.hasSuffix(mark) else { return false }
      let name = word.dropFirst(mark.count).dropLast(mark.count)
      return isName(name) && (mark != "__" || name == Substring(name.uppercased()))
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isLetter ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// `changeme`, `--password=change-me`.
  private static func isToBeChanged(_ word: String) -> Bool {
    let value = word.split(separator: "=").last.map { $0.lowercased().filter { $0 != "-" && $0 != "_" } }
    return ["changeme", "replaceme", "fillmein"].contains(value)
  }

  /// `abc-xxxx`: not `XXXXXX`, which `mktemp` fills.
  private static func isCrossedOut(_ word: String) -> Bool {
    word.split { "-._/:=@,".contains($0) }.contains { $0.count >= 4 && $0.allSatisfy { $0 == "x" } }
  }

  // MARK: Redirections

  /// What is between `<` and `>` where that is no redirection that anybody means: `<API key!>`, `< name >`.
  private func bracketed(from start: Int) -> String? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")), open + 1 < bytes.count,
      let close = bytes[(open + 1)...].firstIndex(where: {
        $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == UInt8(ascii: "|")
      }),
      bytes[close] == UInt8(ascii: ">"), close > open + 1, !isFilled(open..<close + 1)
    else { return nil }
    let inner = bytes[(open + 1)..<close]
    let isTight = inner.first != 0x20 && inner.last != 0x20
    let words = inner.split(separator: 0x20)
    guard let last = words.last, !last.allSatisfy({ (0x30...0x39).contains($0) }), inner.first != UInt8(ascii: "(")
    else {
      return nil
    }
    let isOfPeople = words.count > 1 || inner.contains { "\"'\\$!".utf8.contains($0) || $0 >= 0x80 }
    let next = bytes[(close + 1)...].first { $0 != 0x20 }
    let hasTarget = next != nil && next != 0x0A && next != UInt8(ascii: "-")
    guard isTight ? isOfPeople : !hasTarget else { return nil }
    return String(decoding: bytes[open...close], as: UTF8.self)
  }
}
