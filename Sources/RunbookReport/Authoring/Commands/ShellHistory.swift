import Bytes
import ShellSyntax

/// The history of a shell, as the shell has written it into its file or prints it.
///
/// Sources: the manual of bash ("HISTORY", `HISTTIMEFORMAT`, `cmdhist`), zshoptions(1) (`EXTENDED_HISTORY`) with the
/// function `readhistline` of zsh, and the function `history_item` of fish 3 (`history_file.cpp`).
package struct ShellHistory: Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// One command a line, perhaps with `#1700000000` before it.
    case bash
    /// `: 1700000000:0;command`, or the command alone; a line that goes on ends with a backslash.
    case zsh
    /// `- cmd: command`, and below it `when: 1700000000`.
    case fish
    /// What `history` and `fc -l` print: a number before each command.
    case listing
  }

  package let format: Format
  /// Oldest first.
  package private(set) var commands: [DraftCommand] = []
  /// Entries that are no text: the file is damaged there, or is something else.
  package private(set) var unreadable = 0

  /// - Parameter format: nil: as the bytes look.
  package init(_ bytes: [UInt8], format: Format? = nil) {
    let lines = bytes.split(separator: UInt8.newline, omittingEmptySubsequences: false)
    self.format = format ?? Self.format(of: lines)
    switch self.format {
    case .bash: readBash(lines)
    case .zsh: readZsh(lines)
    case .fish: readFish(lines)
    case .listing: readListing(lines)
    }
  }

  /// The first lines show it: other shells write nothing of the kind.
  private static func format(of lines: [ArraySlice<UInt8>]) -> Format {
    let first = lines.lazy.filter { !$0.isEmpty }.prefix(40)
    if first.first.map({ $0.starts(with: "- cmd: ".utf8) }) ?? false { return .fish }
    if first.contains(where: { extendedEntry($0) != nil }) { return .zsh }
    // A command over several lines has lines without a number.
    let numbers = first.compactMap { numbered($0)?.number }
    if first.first.flatMap(numbered) != nil, zip(numbers, numbers.dropFirst()).allSatisfy(<) { return .listing }
    return .bash
  }

  private var entryCount = 0

  private mutating func add(_ bytes: some Sequence<UInt8>, number: Int? = nil, time: Int?) {
    entryCount += 1
    let bytes = Array(bytes)
    let text = bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    guard let text else {
      unreadable += 1
      return
    }
    let trimmed = text.trimmedOfBlanks
    if !trimmed.isEmpty { commands.append(DraftCommand(trimmed, number: number ?? entryCount, time: time)) }
  }

  // MARK: bash

  private mutating func readBash(_ lines: [ArraySlice<UInt8>]) {
    let hasTimes = lines.contains { Self.time($0) != nil }
    var index = 0
    var time: Int?
    while index < lines.count {
      if let found = Self.time(lines[index]) {
        time = found
        index += 1
        continue
      }
      let start = index
      // With times it is told where the next command begins; without, a command goes on as long as a shell would ask.
      if hasTimes, time != nil {
        while index + 1 < lines.count, Self.time(lines[index + 1]) == nil { index += 1 }
      } else {
        index = Self.end(of: lines, from: index)
      }
      add(lines[start...index].joined(separator: [.newline]), time: time)
      time = nil
      index += 1
    }
  }

  /// `#1700000000`, in seconds.
  private static func time(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.first == .hash, (9...12).contains(line.count - 1), line.dropFirst().allSatisfy(\.isDigit) else {
      return nil
    }
    return Int(line.dropFirst().text)
  }

  /// More lines than this, or more bytes, are no command that a person typed.
  private static let most = (lines: 60, bytes: 8192)

  /// The last line of the command that begins there; the same where no line ends it.
  private static func end(of lines: [ArraySlice<UInt8>], from start: Int) -> Int {
    guard lines[start].contains(where: { "'\"`\\|&<({".utf8.contains($0) || $0 == UInt8(ascii: "o") }) else {
      return start
    }
    var text = lines[start].text
    var index = start
    while ShellScript(text).isIncomplete {
      guard index + 1 < lines.count, index - start < most.lines, text.utf8.count < most.bytes else { return start }
      index += 1
      text += "\n" + lines[index].text
    }
    return index
  }

  // MARK: zsh

  private mutating func readZsh(_ lines: [ArraySlice<UInt8>]) {
    var index = 0
    while index < lines.count {
      var bytes: [UInt8] = []
      while lines[index].last == .backslash, index + 1 < lines.count {
        bytes += lines[index].dropLast() + [.newline]
        index += 1
      }
      bytes += lines[index]
      index += 1
      let plain = Self.unmetafied(bytes)
      let entry = Self.extendedEntry(plain[...])
      add(entry?.command ?? plain[...], time: entry?.time)
    }
  }

  /// zsh writes some bytes as 0x83 and the byte with its sixth bit turned.
  private static func unmetafied(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x83) else { return bytes }
    var plain: [UInt8] = []
    var isAfterMeta = false
    for byte in bytes {
      if isAfterMeta {
        plain.append(byte ^ 32)
        isAfterMeta = false
      } else if byte == 0x83 {
        isAfterMeta = true
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// `: 1700000000:0;command`
  private static func extendedEntry(_ line: ArraySlice<UInt8>) -> (time: Int, command: ArraySlice<UInt8>)? {
    guard line.starts(with: ": ".utf8) else { return nil }
    let time = line.dropFirst(2).drop { $0 == .space }.prefix(while: \.isDigit)
    guard !time.isEmpty, time.count < 13, line[time.endIndex...].first == .colon else { return nil }
    let rest = line[time.endIndex...].dropFirst().drop(while: \.isDigit)
    guard rest.first == UInt8(ascii: ";") else { return nil }
    return Int(time.text).map { ($0, rest.dropFirst()) }
  }

  // MARK: fish

  private mutating func readFish(_ lines: [ArraySlice<UInt8>]) {
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard lines[index].starts(with: "- cmd: ".utf8) else { continue }
      let rest = lines[(index + 1)...].prefix { !$0.starts(with: "- cmd: ".utf8) }.prefix(3)
      let when = rest.first { $0.starts(with: "  when: ".utf8) }
      let bytes = Self.unescaped(lines[index].dropFirst(7))
      let text = String(validating: bytes, as: UTF8.self).map { Array(FishCommand.posix($0).utf8) }
      add(text ?? bytes, time: when.flatMap { Int($0.dropFirst(8).text) })
    }
  }

  /// fish writes a line end as `\n`, and a backslash as two.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        plain += byte == UInt8(ascii: "n") ? [.newline] : byte == .backslash ? [.backslash] : [.backslash, byte]
        isEscaped = false
      } else if byte == .backslash {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  // MARK: What `history` prints

  /// What is below a numbered line and has no greater number belongs to its command.
  private mutating func readListing(_ lines: [ArraySlice<UInt8>]) {
    var index = 0
    while index < lines.count {
      let entry = Self.numbered(lines[index])
      let number = entry?.number ?? -1
      var bytes = Array(entry?.command ?? lines[index])
      index += 1
      while index < lines.count, !lines[index].isEmpty, Self.numbered(lines[index]).map({ $0.number <= number }) ?? true
      {
        bytes += [.newline] + lines[index]
        index += 1
      }
      add(bytes, number: entry?.number, time: nil)
    }
  }

  /// `  501  git status`, `  501* git status`; nil for a line without a number.
  private static func numbered(_ line: ArraySlice<UInt8>) -> (number: Int, command: ArraySlice<UInt8>)? {
    let digits = line.drop(while: \.isSpaceOrTab).prefix(while: \.isDigit)
    var rest = line[digits.endIndex...]
    guard !digits.isEmpty, digits.count < 9 else { return nil }
    if rest.first == .asterisk { rest = rest.dropFirst() }
    guard rest.first?.isSpaceOrTab == true, let number = Int(digits.text) else { return nil }
    return (number, withoutTime(rest.drop(while: \.isSpaceOrTab)))
  }

  /// `2024-05-01 10:00:00 git status`, `[01/05/24 10:00:01] git init`: as `HISTTIMEFORMAT` and `history -i` have it.
  private static func withoutTime(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    var parts = 0
    while parts < 3 {
      let word = rest.prefix { !$0.isSpaceOrTab }
      let signs = word.filter { "-/:.T+[],".utf8.contains($0) }.count
      guard word.count >= 5, signs >= 1, word.contains(where: \.isDigit),
        word.allSatisfy({ $0.isDigit || "-/:.T+[],Z".utf8.contains($0) })
      else { break }
      rest = rest[word.endIndex...].drop(while: \.isSpaceOrTab)
      parts += 1
    }
    return rest.isEmpty ? line : rest
  }
}

extension ShellScript {
  /// A shell would ask for another line.
  package var isIncomplete: Bool {
    issues.contains { issue in
      switch issue.kind {
      case .unclosedQuote, .unclosedSubstitution, .unclosedHeredoc, .unclosedCompound, .danglingBackslash,
        .danglingOperator:
        true
      default: false
      }
    }
  }
}

extension String {
  /// Without blanks and line ends at both ends; a backslash keeps the blank after it.
  var trimmedOfBlanks: String {
    var bytes = Array(utf8)[...]
    bytes = bytes.drop(while: \.isSpaceOrLineEnd)
    while let last = bytes.last, last.isSpaceOrLineEnd {
      if last == .space, bytes.dropLast().last == .backslash { break }
      bytes = bytes.dropLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
