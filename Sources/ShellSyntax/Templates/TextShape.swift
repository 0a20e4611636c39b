import Bytes

/// What a block of text looks like, from its own characters alone. Evidence for the reader of a page, not a verdict.
package enum TextShape: Hashable, Sendable {
  /// `GET https://…`, `POST /v1/…`
  case httpRequest
  case json
  case yaml
  case xml
  case dockerfile
  case sql
  /// `[section]` and what is set in it, as INI and TOML files have it.
  case settings
  /// Commands; prompted when each is after a `$ ` or the like.
  case shell(prompted: Bool)
  /// Prompted commands with the output of at least one.
  case transcript
  /// How a command may be used: `[--a] [--b]`, `(NAME | ID)`, `IMAGE...`; never to be run as it is.
  case synopsis
  case unknown

  /// - Parameters:
  ///   - text: of the block, lines parted by LF.
  ///   - script: the text as a shell reads it; asked for only where that decides.
  package static func of(_ text: String, script: @autoclosure () -> ShellScript) -> TextShape {
    let lines = lines(of: Array(text.utf8)[...])
    guard let first = lines.first else { return .unknown }
    if let prompted = PromptedText(text) {
      return prompted.entries.allSatisfy { $0.output.isEmpty } ? .shell(prompted: true) : .transcript
    }
    if isRequest(first) { return .httpRequest }
    if isJSON(lines) { return .json }
    if isMarkup(first, text) { return .xml }
    if isDockerfile(lines) { return .dockerfile }
    if StatementText.isOne(lines) { return .sql }
    if isSettings(lines) { return .settings }
    return command(script, lines) ?? (isYAML(lines) ? .yaml : .unknown)
  }

  /// What the text of a script looks like.
  package static func of(_ script: ShellScript) -> TextShape {
    script.derived.shape { of(script.text, script: script) }
  }

  package static func of(_ text: String) -> TextShape { of(text, script: ShellScript(text)) }

  /// True for a text of which most lines are YAML, and which is no JSON.
  static func looksLikeYAML(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = lines(of: bytes)
    return !lines.isEmpty && !isJSON(lines) && isYAML(lines)
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: .newline) ?? bytes.endIndex
      let line = bytes[start..<end].trimmingBlanks
      if !line.isEmpty { lines.append(line) }
      start = end + 1
    }
    return lines
  }

  private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(maxSplits: 2, whereSeparator: \.isBlank)
    guard words.count > 1, methods.contains(words[0].text) else { return false }
    // `GET [HEAD] https://…`: two methods, of which one is to be chosen.
    if words.count > 2, words[1].first == UInt8(ascii: "["), words[1].last == UInt8(ascii: "]"),
      methods.contains(words[1].dropFirst().dropLast().text)
    {
      return words[2].text.containsBytes(of: "://") || words[2].first == UInt8(ascii: "/")
    }
    return words[1].first == UInt8(ascii: "/") || words[1].text.containsBytes(of: "://")
      // `PUT {base}/users`, `GET <endpoint>/users`
      || words[1].first.map { "{<".utf8.contains($0) } == true && words[1].contains(UInt8(ascii: "/"))
  }

  private static let methods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

  /// Begins as a JSON object or array does.
  private static func isJSON(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let start = lines.prefix(3).joined()
    guard let open = start.first else { return false }
    let next = start.dropFirst().first { !$0.isBlank }
    switch open {
    case UInt8(ascii: "{"): return next.map { "\"}".utf8.contains($0) } ?? false
    case UInt8(ascii: "["):
      // `[2024-05-01 10:00] started` is a log.
      return next.map { "{\"[]".utf8.contains($0) } ?? false
    default: return false
    }
  }

  private static func isMarkup(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    guard line.first == .less, let second = line.dropFirst().first else { return false }
    if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") { return true }
    let name = line.dropFirst().prefix { $0.isNameByte || ":.-".utf8.contains($0) }.text
    let tags = MarkupTags(Array(text.utf8))
    return tags.closing.contains(name) || line.suffix(2).elementsEqual("/>".utf8)
  }

  private static func isDockerfile(_ lines: [ArraySlice<UInt8>]) -> Bool {
    func isInstruction(_ line: ArraySlice<UInt8>) -> Bool { line.first != UInt8(ascii: "#") }
    guard let first = lines.first(where: isInstruction)?.firstWord,
      first == "FROM" || dockerInstructions.contains(first)
    else { return false }
    let instructions = lines.filter(isInstruction)
    if first == "FROM" { return instructions[0].split(whereSeparator: \.isBlank).count > 1 }
    return instructions.count > 1 && instructions.contains { $0.firstWord == "FROM" || $0.firstWord == "RUN" }
  }

  private static let dockerInstructions: Set<String> = [
    "ARG", "RUN", "CMD", "LABEL", "EXPOSE", "ENV", "ADD", "COPY", "ENTRYPOINT", "VOLUME", "USER", "WORKDIR",
  ]

  /// `[name]` alone in the first line that is no comment, and settings below it. `[` is a program of the shell, too, but
  /// no one tests a lone word.
  private static func isSettings(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let comments = "#;".utf8
    guard lines[0].first.map({ $0 == UInt8(ascii: "[") || comments.contains($0) }) == true else { return false }
    let content = lines.drop { $0.first.map(comments.contains) ?? false }
    guard let first = content.first, isSectionName(first), content.count > 1 else { return false }
    return content.dropFirst().allSatisfy { line in
      comments.contains(line[line.startIndex]) || isSectionName(line) || line.contains(UInt8(ascii: "="))
        || line.first.map(\.isNameByte) == true && line.contains(where: \.isBlank)
        || "\"]".utf8.contains(line[line.startIndex])
    }
  }

  private static func isSectionName(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") else { return false }
    var name = line.dropFirst().dropLast()
    if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") { name = name.dropFirst().dropLast() }
    name = name.trimmingBlanks
    return name.first.map { $0.isNameByte || $0 == UInt8(ascii: "\"") } == true
      && name.allSatisfy { $0.isNameByte || $0.isBlank || ".:-/@\"".utf8.contains($0) }
  }

  /// Shell or synopsis when the text begins with something that runs.
  private static func command(_ script: () -> ShellScript, _ lines: [ArraySlice<UInt8>]) -> TextShape? {
    if lines[0].starts(with: "#!".utf8) { return .shell(prompted: false) }
    let script = script()
    guard let first = script.commands.first, let simple = first.simpleCommands.first else { return nil }
    let isAssignment = simple.words.isEmpty && !simple.assignments.isEmpty
    guard isAssignment || simple.words.first.map({ isRunnable($0, simple) }) == true, !isSource(simple) else {
      return nil
    }
    return Synopsis.isUsage(script) ? .synopsis : .shell(prompted: false)
  }

  private static func isRunnable(_ word: ShellWord, _ simple: SimpleCommand) -> Bool {
    if let name = word.literal {
      if ["./", "../", "~/"].contains(where: name.hasPrefix) { return true }
      // `test: true` and `history:` are YAML; a known program has no colon.
      if name.containsBytes(of: ":") || name.hasPrefix("//") { return false }
      return KnownPrograms.contains(name) || name.containsBytes(of: "/") && simple.words.count > 1
    }
    return word.text.hasPrefix("./") || word.text.hasPrefix("$") || word.text.hasPrefix("~/")
  }

  /// `terraform {`, `let x = 1`, `try {`: other languages share words with the shell.
  private static func isSource(_ command: SimpleCommand) -> Bool {
    guard command.words.count > 1 else { return false }
    let hasEquals = command.words.count > 2 && command.words.prefix(3).dropFirst().contains { $0.text == "=" }
    return command.words.last?.text == "{" || hasEquals
  }

  /// Most lines are `key:`, `key: value`, `- entry` or deeper than the line before; keys have no blanks.
  private static func isYAML(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let content = lines.filter { $0.first != UInt8(ascii: "#") }
    guard let first = content.first else { return false }
    if first.elementsEqual("---".utf8) { return content.count > 1 }
    guard isYAMLLine(first) else { return false }
    if content.count == 1,
      let value = first.split(separator: UInt8(ascii: ":"), maxSplits: 1).last?.drop(while: \.isBlank)
    {
      // `denied: requested access to the resource is denied` is a sentence.
      if value.contains(where: \.isBlank), !(value.first.map { "<\"'[{".utf8.contains($0) } ?? false) { return false }
    }
    let matching = content.count(where: isYAMLLine)
    return matching * 4 >= content.count * 3
  }

  private static func isYAMLLine(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "- ".utf8) { return true }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let key = line[..<colon]
    let value = line[(colon + 1)...]
    // Values that are set out in a column belong to the output of a command.
    guard !key.isEmpty, !key.contains(where: { $0.isBlank || $0 == UInt8(ascii: "[") }), !value.starts(with: "  ".utf8),
      !value.starts(with: "\t".utf8)
    else { return false }
    return value.isEmpty || value.first == 0x20
  }
}

extension ArraySlice<UInt8> {
  var firstWord: String { prefix { !$0.isBlank }.text }

  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    var slice = self
    while slice.last?.isBlank == true { slice.removeLast() }
    return slice.drop(while: \.isBlank)
  }
}
