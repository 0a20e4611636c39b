import Bytes

/// The prompt at the beginning of a line, if it has one.
package struct ShellPrompt {
  let text: String
  /// The offset of the command after it.
  let end: Int

  private static let maximumLength = 60

  /// - Parameter trustsRoot: `# word` is a command whether the program is known or not, if the word is in small letters.
  init?(_ line: ArraySlice<UInt8>, trustsRoot: Bool = false) {
    let body = Self.withoutEnvironment(line.drop { $0.isBlank })
    if let length = Self.signLength(body) {
      text = body.prefix(length).text
      end = body[(body.startIndex + length)...].drop { $0.isBlank }.startIndex
      return
    }
    guard let mark = Self.mark(in: body) else { return nil }
    let command = line[(mark + 1)...].drop { $0.isBlank }
    let before = body[..<mark]
    let isWindows = line[mark] == .greater && Self.isOfWindows(before)
    guard !command.isEmpty,
      command.startIndex > mark + 1 || isWindows || before.isEmpty && Self.isGlued(command, to: line[mark])
    else { return nil }
    guard
      before.isEmpty || isWindows || Self.isHost(before) || Self.isFolder(before) || Self.isShell(before)
        || line[mark] == UInt8(ascii: "%") && Self.isHostAndFolder(before)
        || line[mark] != .greater && Self.isBareHost(before) && Self.beginsWithProgram(command)
    else { return nil }
    if before.isEmpty, bytesNeedingProof.contains(line[mark]),
      !(Self.beginsWithProgram(command) || line[mark] == UInt8(ascii: "%") && Self.isShortCall(command))
        || line[mark] == UInt8(ascii: "#") && Self.isSentence(command),
      !(trustsRoot && line[mark] == UInt8(ascii: "#") && Self.beginsAsCommand(command))
    {
      return nil
    }
    text = body[...mark].text
    end = command.startIndex
  }

  /// Of a sign that themes of shells set for their mark: `❯ git status`. Programs begin lines of their outputs with it as
  /// well, so that a known program has to follow: `➜  Local: http://localhost`. In bytes.
  private static func signLength(_ body: ArraySlice<UInt8>) -> Int? {
    // `>>>>> sudo reboot`: three are the prompt of Python.
    let row = body.prefix { $0 == .greater }.count
    if (4...8).contains(row) {
      let rest = body.dropFirst(row)
      return rest.first?.isBlank == true && beginsWithProgram(rest.drop { $0.isBlank }) ? row : nil
    }
    guard body.first ?? 0 >= 0x80, let sign = signs.first(where: { body.starts(with: $0) }) else { return nil }
    let rest = body.dropFirst(sign.count)
    let command = rest.drop { $0.isBlank }
    return rest.first?.isBlank == true && (beginsWithProgram(command) || isShortCall(command)) ? sign.count : nil
  }

  private static let signs = ["❯", "➜", "▶", "λ", "»", "⟩"].map { Array($0.utf8) }

  /// `(venv) $`, `(base) user@host:~$`: before the prompt the name of what is active.
  private static func withoutEnvironment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.first == UInt8(ascii: "(") else { return line }
    let name = line.dropFirst().prefix { $0.isNameByte || "-.".utf8.contains($0) }
    guard !name.isEmpty, name.endIndex + 1 < line.endIndex, line[name.endIndex] == UInt8(ascii: ")"),
      line[name.endIndex + 1].isBlank
    else { return line }
    let prompt = line[(name.endIndex + 1)...].drop { $0.isBlank }
    // `(a) b` may be anything.
    return prompt.first.map { "$#%".utf8.contains($0) || $0.isLetter } ?? false ? prompt : line
  }

  /// The offset of the `$`, `#`, `%` or `>` that ends the prompt.
  private static func mark(in body: ArraySlice<UInt8>) -> Int? {
    var index = body.startIndex
    let end = min(body.endIndex, body.startIndex + maximumLength)
    while index < end {
      defer { index += 1 }
      switch body[index] {
      case .less where index > body.startIndex:
        // `user@<host>:~$`
        let name = body[(index + 1)...].prefix { $0.isNameByte || $0 == UInt8(ascii: "-") }
        guard body[body.startIndex..<index].contains(UInt8(ascii: "@")), !name.isEmpty, name.endIndex < end,
          body[name.endIndex] == .greater
        else { return nil }
        index = name.endIndex
      case .dollar, UInt8(ascii: "#"), UInt8(ascii: "%"), .greater: return index
      case .doubleQuote, .singleQuote, .backtick, .less, UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "("),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a prompt is one of PowerShell or of the command line of Windows: `PS>`, `PS C:\\>`, `C:\\Users>`.
  package static func isOfWindows(_ prompt: String) -> Bool {
    prompt.utf8.last == .greater && isOfWindows(Array(prompt.utf8.dropLast())[...])
  }

  private static func isOfWindows(_ before: ArraySlice<UInt8>) -> Bool {
    if before.elementsEqual("PS".utf8) { return true }
    let path = before.starts(with: "PS ".utf8) ? before.dropFirst(3) : before
    guard let drive = path.first, drive.isLetter, path.dropFirst().starts(with: ":\\".utf8) else { return false }
    return true
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

  /// `#vi /etc/hosts`, `$cd tool`: the blank after the prompt is missing.
  private static func isGlued(_ command: ArraySlice<UInt8>, to mark: UInt8) -> Bool {
    guard mark == UInt8(ascii: "#"), command.first?.isLetter == true else { return false }
    let words = command.split(whereSeparator: \.isBlank)
    guard words.count > 1, let first = words[1].first, beginsWithProgram(command) else { return false }
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "-") || words[1].contains(UInt8(ascii: "/"))
  }

  /// `/ `, `~`, `host ~ `: where a small shell says no more than the folder.
  private static func isFolder(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(whereSeparator: \.isBlank)
    guard let last = words.last, words.count <= 2 else { return false }
    let isFolder = last.elementsEqual("~".utf8) || words.count == 1 && last.elementsEqual("/".utf8)
    return isFolder && words.dropLast().allSatisfy { $0.allSatisfy { $0.isNameByte || "-.".utf8.contains($0) } }
  }

  /// `name=$(tool list)`: what is in the parentheses.
  static func substituted(_ command: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = command.prefix { $0.isNameByte }
    let rest = command[name.endIndex...]
    return !name.isEmpty && rest.starts(with: "=$(".utf8) ? rest.dropFirst(3) : nil
  }

  /// `laptop`, `web-1`: a word in small letters, glued to the mark.
  static func isBareHost(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first.isLetter, !first.isUppercase, !isShell(text) else { return false }
    return text.allSatisfy { ($0.isNameByte || "-.".utf8.contains($0)) && !$0.isUppercase }
  }

  /// `user@host folder `, as zsh has it.
  private static func isHostAndFolder(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(whereSeparator: \.isBlank)
    return words.count == 2 && text.last?.isBlank == true && words[0].contains(UInt8(ascii: "@")) && isHost(words[0])
  }

  /// A word in small letters, and more words.
  private static func beginsAsCommand(_ command: ArraySlice<UInt8>) -> Bool {
    let words = command.split(whereSeparator: \.isBlank)
    guard words.count > 1, let first = words[0].first, first.isLetter, !first.isUppercase else { return false }
    return words[0].allSatisfy { $0.isNameByte || "-./".utf8.contains($0) }
      && words[1].contains { "-/=.".utf8.contains($0) }
  }

  /// `bash-4.2`, `-sh-5.1`
  static func isShell(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.drop { $0 == UInt8(ascii: "-") }.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    return parts.count == 2 && ["bash", "sh", "ksh", "zsh", "dash"].contains(parts[0].text)
      && parts[1].allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// `# kubectl must point to the cluster`: a comment, though its first word is a program.
  private static func isSentence(_ command: ArraySlice<UInt8>) -> Bool {
    let words = command.split(whereSeparator: \.isBlank)
    guard words.count > 3 else { return false }
    // `# export NAME=value if needed`
    if words[0].elementsEqual("export".utf8), words.dropFirst(2).contains(where: { !$0.contains(UInt8(ascii: "=")) }) {
      return true
    }
    return !words.dropFirst().contains { word in
      word.dropLast().contains { "-/=.<>|$\"'*".utf8.contains($0) } || word.last == UInt8(ascii: "/")
    }
  }

  /// `# Usage` is a comment and `> Note` a quotation; `# apt-get update` is neither.
  private static func beginsWithProgram(_ command: ArraySlice<UInt8>) -> Bool {
    if let inner = substituted(command) { return beginsWithProgram(inner) }
    let word = command.prefix { !$0.isWordEnd }
    if isPath(word) { return true }
    guard KnownPrograms.contains(word.text) else { return false }
    // `# time to…`, `# use…`: a sentence has its blank-separated small words; a command line mostly has none.
    return !KnownPrograms.opensSentences(word.text)
  }

  /// `make install`: its first word opens sentences, too, which are longer.
  private static func isShortCall(_ command: ArraySlice<UInt8>) -> Bool {
    let words = command.split(whereSeparator: \.isBlank)
    return (1...3).contains(words.count) && KnownPrograms.contains(words[0].text) && command.last != .dot
  }

  /// `/etc/init.d/tool`, `./tool`
  private static func isPath(_ word: ArraySlice<UInt8>) -> Bool {
    word.starts(with: "./".utf8) || word.first == UInt8(ascii: "/") && word.dropFirst().contains(UInt8(ascii: "/"))
  }
}

/// These marks begin other things too.
private let bytesNeedingProof: Set<UInt8> = [UInt8(ascii: "#"), UInt8(ascii: "%"), .greater]
