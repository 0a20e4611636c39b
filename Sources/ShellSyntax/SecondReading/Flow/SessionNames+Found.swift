import Bytes
import Diagnostics

/// Files whose names a listing gives: `find`, `ls`, a pattern.
extension SessionNames {
  /// The variable that is the last part of a word, where it holds names that are not known before: `"./$f"`, `$1`.
  func foundVariable(in word: String) -> String? {
    let bare = word.filter { $0 != "\"" && $0 != "'" }
    guard let last = bare.parts(separatedBy: "/").last else { return nil }
    // `${F[0]}`
    let whole = last.containsBytes(of: "[") ? last.prefix { $0 != "[" } + "}" : last
    guard let variable = Self.variable(of: whole) else { return nil }
    return found.contains(variable) || computed.contains(variable) ? variable : nil
  }

  /// The files that a text lists: those that its patterns match, and without a pattern all that the page writes.
  func filesListed(in texts: [ArraySlice<UInt8>]) -> Set<String> {
    let mentioned = texts.reduce(into: Set<String>()) { $0.formUnion(filesMentioned(in: $1)) }
    let isLimited = texts.contains { text in
      text.split { $0.isBlank || "/'\"=();|\n".utf8.contains($0) }.contains { token in
        token.contains { "*?[".utf8.contains($0) } && token.contains(where: \.isLetter) && !token.contains(.dollar)
      }
    }
    return isLimited ? mentioned : mentioned.union(written)
  }

  /// What a text prints of files whose names come from a listing: `cat "$f"`, `find … -exec cat {} +`.
  func filesFound(in text: ArraySlice<UInt8>) -> Set<String> {
    guard !written.isEmpty else { return [] }
    let words = text.split { $0.isBlank || "();|&`\n\"'".utf8.contains($0) }.map(\.text)
    guard words.contains(where: Self.printers.contains) else { return [] }
    let isListing = words.contains { ["find", "xargs", "fd", "parallel"].contains($0) }
    return isListing || words.contains { foundVariable(in: $0) != nil } ? filesListed(in: [text]) : []
  }

  private static let printers: Set<String> = [
    "cat", "tac", "head", "tail", "sed", "awk", "grep", "sort", "uniq", "tr", "cut", "envsubst", "zcat", "tee",
  ]

  /// Variables that hold what a command reads, lists or is given.
  mutating func noteFound(_ command: SimpleCommand) {
    if ["read", "mapfile", "readarray"].contains(command.programName) { found.formUnion(command.assignedNames) }
    let isCall = functions.contains(command.programName ?? "") || command.programName == "set" || startsFile(command)
    if isCall, command.words.dropFirst().contains(where: { $0.literal == nil }) { found.insert("@") }
  }

  /// `for f in $(find …)`
  mutating func noteFound(_ name: String, in words: [ShellWord]) {
    if words.contains(where: {
      $0.text.containsBytes(of: "$") || $0.text.containsBytes(of: "`") || $0.text.containsBytes(of: "*")
    }) {
      found.insert(name)
    }
  }

  /// `export V`, `declare -x V`, `set -a`
  mutating func noteExported(_ command: SimpleCommand) {
    guard let program = command.programName else { return }
    let options = command.words.dropFirst().filter(\.isOption).map(\.text)
    if program == "set", options.contains(where: { !$0.hasPrefix("--") && $0.containsBytes(of: "a") || $0 == "-o" }) {
      exported.insert(ValueFlow.allVariables)
    }
    guard
      program == "export"
        || ["declare", "typeset", "local"].contains(program) && options.joined().containsBytes(of: "x")
    else { return }
    for word in command.words.dropFirst() where !word.isOption {
      let name = word.text.filter { $0 != "\"" && $0 != "'" }.prefix { $0 != "=" && $0 != "+" }
      exported.insert(String(name))
    }
  }

  // MARK: Files of settings

  /// `GIT_CONFIG_GLOBAL=f git`, `git config include.path f`, `ssh -F f`, `sqlite3 db '.read f'`
  mutating func noteSettings(_ command: SimpleCommand) {
    for word in command.assignments.map(\.word) + command.words where word.text.containsBytes(of: "=") {
      let parts = word.text.filter { $0 != "\"" && $0 != "'" }.parts(separatedBy: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      if let language = Interpreter.fileVariables[parts[0]] { start(parts[1], language) }
      for options in Interpreter.settingsOptions.values {
        if let language = options[parts[0]] { start(parts[1], language) }
      }
    }
    for (index, word) in command.words.enumerated() {
      guard let options = word.programName.flatMap({ Interpreter.settingsOptions[$0] }) else { continue }
      let rest = command.words[(index + 1)...]
      for (option, value) in zip(rest, rest.dropFirst()) {
        if let language = options[option.literal ?? ""] { start(value.text, language) }
      }
    }
  }

  /// What a text in the language of a client has it read, and what a file of settings includes.
  mutating func noteIncluded(in text: String, _ language: ProgramLanguage) {
    if language.includes {
      for file in ProgramLanguage.included(in: text) { start(file, language) }
    } else if language == .settings(.git) {
      for line in text.parts(separatedBy: "\n") {
        let parts = line.parts(separatedBy: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isAlphabetic || $0.isSpace }),
          parts[0].containsBytes(of: "path")
        else {
          continue
        }
        start(parts[1].trimmingBlanks, language)
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isSpace).reversed().drop(while: \.isSpace).reversed())
  }
}
