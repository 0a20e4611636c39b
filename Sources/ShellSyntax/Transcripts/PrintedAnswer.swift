import Bytes

/// What a command printed, below it in one block, with no prompt to tell the two apart:
///
///     tool order --size 80
///     Order 1547 was placed successfully!
///     > One piece
///
/// A shell would run these lines, too. Only what no one types is taken for an answer, and only after a whole command of
/// a known program.
package struct PrintedAnswer: Hashable, Sendable {
  /// UTF-8 byte offsets, from the first line of the answer to the end of the last one.
  package let range: Range<Int>

  /// - Parameters:
  ///   - script: the text of the block as a shell reads it.
  ///   - programs: that are known besides those that are known everywhere.
  /// - Returns: Nil when `script` holds none.
  package init?(_ script: ShellScript, programs: Set<String> = []) {
    guard script.commands.count > 1 || !script.issues.isEmpty else { return nil }
    let bytes = Array(script.text.utf8)
    // As many commands of known programs as there are; the first line that is none has to be printed.
    var end: Int?
    for command in script.commands {
      guard let program = command.program,
        programs.contains(program) || KnownPrograms.contains(program) || ProgramPath.isProgram(program),
        !KnownPrograms.isShellWord(program),
        !Self.isPrinted(bytes[command.range.lowerBound...].prefix { $0 != .newline })
      else { break }
      end = command.range.upperBound
      guard
        let next = Self.lines(of: bytes, from: command.range.upperBound).first(where: {
          bytes[$0].first != UInt8(ascii: "#")
        })
      else { return nil }
      if Self.isAnswer(next, in: bytes) { break }
    }
    guard let first = script.commands.first, let end, end < bytes.count,
      !bytes[..<first.range.lowerBound].split(separator: .newline).contains(where: { line in
        line.first { !$0.isBlank }.map { $0 != UInt8(ascii: "#") } ?? false
      }),
      bytes[end...].first(where: { !$0.isBlank }) == .newline
    else { return nil }
    let lines = Self.lines(of: bytes, from: end)
    guard let first = lines.first, let last = lines.last, Self.isAnswer(first, in: bytes),
      !lines.contains(where: { Self.mayBeTyped(bytes[$0]) })
    else { return nil }
    range = first.lowerBound..<last.upperBound
  }

  /// After a blank line, with which authors part the two, less is enough: `Starting one`, `- started: …`, `NAME    one`.
  private static func isAnswer(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    if isPrinted(bytes[line]) { return true }
    let above = bytes[..<line.lowerBound].dropLast()
    guard above[(above.lastIndex(of: .newline) ?? above.startIndex)...].allSatisfy({ $0.isBlank || $0 == .newline })
    else { return false }
    let words = bytes[line].split(whereSeparator: \.isBlank)
    guard let first = words.first, words.count > 1, let letter = first.first else { return false }
    if first.elementsEqual("-".utf8) { return true }
    return letter.isUppercase && !first.contains(UInt8(ascii: "=")) && !KnownPrograms.contains(first.text)
  }

  /// Those that are not blank.
  private static func lines(of bytes: [UInt8], from start: Int) -> [Range<Int>] {
    bytes[start...].split(separator: .newline).filter { $0.contains { !$0.isBlank } }.map {
      $0.startIndex..<$0.endIndex
    }
  }

  /// A command, a comment, an option that goes on with one, or a value for a variable.
  private static func mayBeTyped(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.drop(while: \.isBlank)
    guard let first = line.first else { return false }
    if ShellPrompt(line) != nil { return true }
    let word = line.prefix { !$0.isBlank }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "/"), .backslash: return true
    case UInt8(ascii: "-"): return word.dropFirst().first.map { $0.isLetter } ?? false
    case UInt8(ascii: "."): return word.dropFirst().first == UInt8(ascii: "/")
    default: break
    }
    if word.contains(UInt8(ascii: "=")), word.prefix(while: { $0 != UInt8(ascii: "=") }).allSatisfy(\.isNameByte) {
      return !isLogLine(line, line.split(whereSeparator: \.isBlank))
    }
    // `Help: …` and `Service is up.` begin with words that are programs as well.
    return first.isLetter && !first.isUppercase && KnownPrograms.contains(word.text)
  }

  /// `2016-09-28`, `09:55:08`, `[2023/05/01`; `/2023/05` is a path.
  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first.isDigit || first == UInt8(ascii: "[") else { return false }
    return word.count(where: \.isDigit) > 4 && word.allSatisfy { $0.isDigit || "-:./,+[]TZ".utf8.contains($0) }
      && word.contains { "-:/".utf8.contains($0) }
  }

  /// `INFO[0000] started`, `WARNING: …`, `time="…" level=info msg="…"`
  private static func isLogLine(_ line: ArraySlice<UInt8>, _ words: [ArraySlice<UInt8>]) -> Bool {
    let level = line.prefix { $0.isUppercase }
    if words.count > 1, levels.contains(level.text), let next = line.dropFirst(level.count).first {
      return next.isBlank || "[:]".utf8.contains(next)
    }
    let fields = words.prefix { $0.contains(UInt8(ascii: "=")) }
    return words.count > 2 && fields.contains { $0.starts(with: "level=".utf8) }
  }

  private static let levels: Set<String> = ["TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "FATAL"]

  /// `Access Key ID [None]: value`
  private static func isQuestion(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isUppercase == true, let colon = line.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 < line.endIndex,
      line[colon + 1].isBlank
    else { return false }
    return line[..<colon].allSatisfy { $0.isLetter || $0.isDigit || $0.isBlank || "[]()_-".utf8.contains($0) }
  }

  /// A sentence, `Name: value`, a heading with a colon, JSON, columns, a key.
  static func isPrinted(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line.drop(while: \.isBlank)
    while let last = line.last, last.isBlank || last == 0x0D { line.removeLast() }
    guard let first = line.first, let last = line.last else { return false }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "+"), .greater: return true
    case UInt8(ascii: "["): return line.dropFirst().first != UInt8(ascii: "-")
    default: break
    }
    if line.starts(with: "-----BEGIN ".utf8) || line.elementsEqual("OK".utf8) || line.elementsEqual("FAILED".utf8) {
      return true
    }
    let words = line.split(whereSeparator: \.isBlank)
    if words.count > 1, ".!:".utf8.contains(last), !words[0].contains(UInt8(ascii: "/")) { return true }
    // `eth0: mtu 1450`, `Usage: tool [OPTIONS]`
    if words[0].last == UInt8(ascii: ":"), words[0].count > 1, words.count > 1 { return true }
    if isTime(words[0]) || isLogLine(line, words) || isQuestion(line) { return true }
    let gaps = zip(words, words.dropFirst()).count { $1.startIndex - $0.endIndex > 1 }
    return gaps > 1
  }
}
