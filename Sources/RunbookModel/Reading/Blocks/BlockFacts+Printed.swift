import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Whether a block is what a program prints.
extension BlockFacts {
  /// Several lines that are neither data nor anything else that a person writes.
  var mightBePrinted: Bool {
    !isData && !isSource && !isForeignSource && !looksLikeSource && shape == .unknown && !startsWithProgram
      && code.text.parts(separatedBy: "\n").count > 1
  }

  /// Begins with a word of a program that failed.
  func beginsWithFailure(_ failures: WordList) -> Bool {
    guard codeClass != .pre else { return false }
    let first = Words(firstLine)
    return failures.contains { first.hasPrefix($0) && ByteSearch.isWord(0..<$0.bytes.count, in: first.bytes[...]) }
  }

  /// A tree of folders: most lines draw a branch.
  var isFolderTree: Bool {
    guard code.text.unicodeScalars.contains(where: { $0 == "├" || $0 == "└" }) else { return isPlainTree }
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    let branches = lines.count { line in line.unicodeScalars.contains { "├└│".unicodeScalars.contains($0) } }
    return branches * 3 >= lines.count * 2
  }

  /// `+--one`, `|-- two`, `|- three`: the same in ASCII. A table has more of the sign.
  private var isPlainTree: Bool {
    guard code.text.containsBytes(of: "|-") || code.text.containsBytes(of: "+-") else { return false }
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    let branches = lines.count { line in
      let rest = line.drop { $0 == " " || $0 == "|" || $0 == "\t" }
      let isBranch = rest.hasPrefix("+-") || rest.hasPrefix("-") && rest.startIndex > line.startIndex
      let name = rest.drop { $0 == "+" }.drop { $0 == "-" }
      let signs = rest.count - name.count
      return rest.isEmpty
        || isBranch && signs < 5 && name.first.map { $0 == " " || $0 == "." || $0.isAlphabetic || $0.isNumeric } == true
    }
    return branches > 1 && branches * 3 >= lines.count * 2
  }

  /// `one  →  two`: parts of something and how one leads to the next. No shell knows the sign, and a command that
  /// prints it quotes it.
  var isFlow: Bool {
    guard codeClass != .pre, info.mark == .none, prompted == nil else { return false }
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    let arrows = lines.count { line in
      ["→", "⇒", "⟶"].contains { line.containsBytes(of: " \($0) ") } && !line.contains { "\"'#".contains($0) }
    }
    return arrows > 0 && arrows * 2 >= lines.count
  }

  static let errorWords: WordList = [
    "failed", "error", "denied", "not found", "unauthorized", "exception", "cannot", "is not", "unable", "no such",
    "invalid", "unknown", "unexpected", "refused",
  ]

  /// A command line with the error that it gave below it.
  var hasErrorLine: Bool {
    let lines = code.text.parts(separatedBy: "\n")
    let command = script.commands.first?.text.parts(separatedBy: "\n").count ?? 1
    return lines.dropFirst(max(command, 1)).contains(where: Self.speaksOfFailure)
  }

  /// Some line of it says that something failed.
  var speaksOfFailure: Bool { code.text.parts(separatedBy: "\n").contains(where: Self.speaksOfFailure) }

  static func speaksOfFailure(_ line: Substring) -> Bool {
    guard Words(line).contains(anyOf: errorWords) else { return false }
    return !isProgram(String(line.drop(while: \.isSpace).prefix { !$0.isSpace }))
  }

  /// `Uploading files...`, `OK`: a program at work.
  var showsProgress: Bool {
    guard !isData, !isSource else { return false }
    return code.text.parts(separatedBy: "\n").contains { line in
      let line = line.foldingBlanks
      return line == "OK" || line == "FAILED"
        || line.hasSuffix("...") && line.containsBytes(of: " ") && line.first?.isUppercase == true
    }
  }

  /// Begins as no command does: `Service web is …`, `deployment.apps/web created`.
  var beginsAsAnswer: Bool {
    guard !startsWithProgram, !startsWithAssignment, !isData, !isSource, let first = firstWord.first else {
      return false
    }
    return first.isUppercase || firstWord.hasSuffix(":")
      || first.isAlphabetic && firstWord.containsBytes(of: "/")
        && ["created", "configured", "unchanged", "deleted", "patched"].contains {
          firstLine.foldingBlanks.hasSuffix($0)
        }
  }

  /// `service "web" created`, `pod/web deleted`: each line says what was done to one thing.
  var isResults: Bool {
    let lines = code.text.parts(separatedBy: "\n").map(\.foldingBlanks).filter { !$0.isEmpty }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        let words = line.parts(separatedBy: " ")
        guard let last = words.last, Self.results.contains(String(last)) else { return false }
        return words.count == 2 && words[0].containsBytes(of: "/") && !words[0].hasPrefix("/")
          || words.count == 3 && words[1].utf8.first == UInt8(ascii: "\"") && words[1].utf8.last == UInt8(ascii: "\"")
      }
  }

  private static let results: Set<String> = [
    "created", "configured", "unchanged", "deleted", "patched", "exposed", "scaled", "labeled", "annotated", "replaced",
    "edited", "restarted", "evicted", "drained", "cordoned", "uncordoned", "tainted",
  ]

  /// `? Name of the project: web`: a program asks, line by line.
  var asksQuestion: Bool {
    let line = firstLine.utf8.drop { $0 <= 0x20 }
    return line.starts(with: "? ".utf8) && line.dropFirst(2).first.map { (0x41...0x5A).contains($0) } == true
  }

  /// Some line of it is none that a person types: `OK`, `Updating…`, `Name: value`, `Email>`, or the first one has columns.
  var looksPrinted: Bool {
    let lines = code.text.parts(separatedBy: "\n").map { $0.utf8.drop { $0 <= 0x20 } }
    return lines.first.map { Substring($0).containsBytes(of: "   ") } == true || lines.contains(where: Self.isPrinted)
  }

  static func isPrinted(_ line: Substring.UTF8View) -> Bool {
    var line = line
    while let last = line.last, last <= 0x20 { line.removeLast() }
    if ["OK", "FAILED"].contains(where: { line.elementsEqual($0.utf8) }) || line.suffix(3).elementsEqual("...".utf8) {
      return true
    }
    let isWord: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: " ") }
    // `name> one`, `acl>1`: a program asks.
    if let sign = line.firstIndex(of: UInt8(ascii: ">")), sign > line.startIndex,
      line[..<sign].allSatisfy({ $0 > 0x20 && $0 < 0x80 }),
      (0x61...0x7A).contains(line[line.startIndex] | 0x20), line[..<sign].count < 20,
      !line[..<sign].contains(UInt8(ascii: "<"))
    {
      return true
    }
    guard let first = line.first, (0x41...0x5A).contains(first),
      let end = line.firstIndex(where: { !isWord($0) })
    else { return false }
    let after = line[end...].dropFirst()
    switch line[end] {
    case UInt8(ascii: ":"): return after.first.map { $0 == UInt8(ascii: " ") } ?? line.contains(UInt8(ascii: " "))
    case UInt8(ascii: ">"): return after.isEmpty || after.first == UInt8(ascii: " ")
    default: return false
    }
  }

  /// Cmdlets and .NET calls, which no POSIX shell can run.
  var isPowerShell: Bool { WindowsSyntax.isPowerShell(code.text) }

  /// A file is data, or anything whose name ends in what its first line says it is.
  func mayBeFile(named name: String?) -> Bool {
    // A list of packages may begin with a program: `requirements.txt`.
    if isScript || name?.hasSuffix(".txt") == true && !isManyCalls { return true }
    // `NAME=value`, line by line, is a shell's as well as any other program's.
    if name?.hasSuffix(".env") == true,
      script.commands.contains(where: { command in
        command.program.map { $0 != "export" && Self.isProgram($0) } ?? false
      })
    {
      return false
    }
    if isMarkedShell, startsWithAssignment, assignsAndCalls, name.map(Self.isScriptName) != true { return false }
    let isSourceOfName = name.map { isSource || Self.isSourceName($0) } == true && beginsAsSource
    if case .shell = shape {
      return name.map { Self.isScriptName($0) || isSourceOfName } == true || !startsWithProgram
    }
    return shape != .httpRequest
      && (isData || !startsWithProgram || isForeignSource || isSourceOfName || name.map(Self.isScriptName) == true)
  }

  /// `GATEWAY=$(tool get x)`, and a call of a known program below: no JSON, and no YAML either.
  private var assignsAndCalls: Bool {
    let programs = script.commands.compactMap(\.program)
    return script.issues.isEmpty && !programs.isEmpty && programs.allSatisfy(Self.isProgram)
  }

  /// Each line has words after its first one, as calls do.
  var isManyCalls: Bool {
    startsWithProgram && code.text.parts(separatedBy: "\n").allSatisfy { $0.parts(separatedBy: " ").count > 1 }
  }

  static func isScriptName(_ name: String) -> Bool {
    [".sh", ".bash", ".zsh", ".env", ".bat", ".cmd", ".ps1"].contains { name.hasSuffix($0) }
  }

  func reading(_ kind: BlockReading.Kind, _ detail: Message?) -> BlockClassifier.Reading {
    BlockClassifier.Reading(
      kind: kind, reason: reason(detail), text: text(of: kind))
  }

  private func text(of kind: BlockReading.Kind) -> String {
    switch kind {
    case .command: Self.withoutAttributeLists(commands)
    case .file: textBelowName
    default: code.text
    }
  }

  func reason(_ detail: Message?) -> Message {
    let source: Message =
      switch (codeClass, infoLanguage) {
      case (let codeClass?, _): "class \(codeClass.rawValue)"
      case (nil, let info?): "no class, marked \(info)"
      case (nil, nil): "no class"
      }
    return detail.map { "\(source); \($0)" } ?? source
  }
}
