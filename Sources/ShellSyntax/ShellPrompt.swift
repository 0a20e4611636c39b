import Diagnostics

/// The prompt at the beginning of a line, if it has one.
struct ShellPrompt {
  let text: String
  /// The offset of the command behind it.
  let end: Int

  private static let maximumLength = 60

  init?(_ line: ArraySlice<UInt8>) {
    let body = line.drop { $0.isBlank }
    guard let mark = Self.mark(in: body) else { return nil }
    let command = line[(mark + 1)...].drop { $0.isBlank }
    guard command.startIndex > mark + 1, !command.isEmpty else { return nil }
    let before = body[..<mark]
    guard before.isEmpty || Self.isHost(before) else { return nil }
    if before.isEmpty, bytesNeedingProof.contains(line[mark]), !Self.beginsWithProgram(command) { return nil }
    text = body[...mark].text
    end = command.startIndex
  }

  /// The offset of the `$`, `#`, `%` or `>` that ends the prompt.
  private static func mark(in body: ArraySlice<UInt8>) -> Int? {
    for index in body.indices.prefix(maximumLength) {
      switch body[index] {
      case .dollar, UInt8(ascii: "#"), UInt8(ascii: "%"), .greater: return index
      case .doubleQuote, .singleQuote, .backtick, .less, UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "("),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        return nil
      default: continue
      }
    }
    return nil
  }

  /// `user@host:~`, `user:~ user`, `Johns-Mac:dir john`: a name, then `:` or `@`, and at most one blank.
  private static func isHost(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first.isLetter || first == UInt8(ascii: "[") else { return false }
    let separators = text.count { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
    // `https://…` is an address, `key: value` a field.
    guard separators > 0, !text.contains(0x09), text.count(where: \.isBlank) <= 1 else { return false }
    var previous: UInt8 = 0
    for byte in text {
      if previous == UInt8(ascii: ":"), byte == 0x20 || byte == UInt8(ascii: "/") && text.first == UInt8(ascii: "h") {
        return false
      }
      previous = byte
    }
    return !previous.isBlank
  }

  /// `# Usage` is a comment and `> Note` a quotation; `# apt-get update` is neither.
  private static func beginsWithProgram(_ command: ArraySlice<UInt8>) -> Bool {
    let word = command.prefix { !$0.isWordEnd }
    guard KnownPrograms.contains(word.text) else { return false }
    // `# time to…`, `# use…`: a sentence has its blank-separated small words; a command line mostly has none.
    return !sentenceOpeners.contains(word.text)
  }

  private static let sentenceOpeners: Set<String> = [
    "if", "for", "while", "in", "then", "else", "do", "time", "test", "open", "make", "set", "select", "type", "find",
    "local", "return", "function", "history", "until", "case", "watch", "who", "host", "service", "script", "source",
    "more", "split", "join", "sort", "less", "at", "date", "file", "install", "expect", "code", "puppet", "chef",
    "true",
    "false", "read", "continue", "break", "exit", "wait", "security", "pass",
  ]
}

/// These marks begin other things too.
private let bytesNeedingProof: Set<UInt8> = [UInt8(ascii: "#"), UInt8(ascii: "%"), .greater]
