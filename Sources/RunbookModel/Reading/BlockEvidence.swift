import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What one code block itself says about its kind.
struct Evidence {
  enum CodeClass: String { case pre, screen, codeblock }

  let code: CodeBlock
  /// The block as a shell reads it.
  let script: ShellScript
  /// The page shows it as what goes wrong, or as why.
  let isSymptom: Bool
  let codeClass: CodeClass?
  /// The language behind the fence, when it says more than "text".
  let infoLanguage: String?
  let shape: TextShape
  let firstWord: String
  /// The first that is not empty.
  private let firstLine: Substring
  let startsWithProgram: Bool
  let startsWithAssignment: Bool
  let prompted: PromptedText?
  /// What a command without a prompt prints, below it.
  var table: PrintedTable? { prompted == nil ? PrintedTable(code.text) : nil }

  init(code: CodeBlock, classes: [String], scripts: ShellReadings) {
    self.code = code
    codeClass = classes.lazy.compactMap(Self.codeClass(of:)).first
    infoLanguage = code.info.isEmpty ? nil : Self.infoLanguage(of: code.info)
    isSymptom = classes.contains { ["tssymptoms", "tscauses"].contains($0.lowercased()) }
    let script = scripts[code.text]
    self.script = script
    shape = TextShape.of(code.text, script: script)
    let command = script.commands.first
    firstWord = command?.program ?? String(code.text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    firstLine = code.text.split(separator: "\n", maxSplits: 1).first ?? ""
    startsWithProgram = command?.program.map(Self.isProgram) ?? false
    startsWithAssignment = command.map { !$0.assigns.isEmpty && $0.program == nil } ?? false
    switch shape {
    case .shell(prompted: true), .transcript: prompted = PromptedText(code.text)
    default: prompted = nil
    }
  }

  /// `scree` and other near misses count as what they were meant to be; the parser reports them.
  private static func codeClass(of name: String) -> CodeClass? {
    switch name.lowercased() {
    case "pre": .pre
    case "screen", "scree", "sceen", "screeen": .screen
    case "codeblock", "codeblok", "code-block": .codeblock
    default: nil
    }
  }

  private static func isProgram(_ word: String) -> Bool {
    let name = word.split(separator: "/").last.map(String.init) ?? word
    return KnownPrograms.contains(name) || word.hasPrefix("./")
  }

  private static func infoLanguage(of info: String) -> String? {
    let word = info.prefix { !$0.isWhitespace && $0 != "{" }.lowercased()
    return ["", "text", "txt", "plain", "console", "screen"].contains(word) ? nil : word
  }

  var isData: Bool {
    switch shape {
    case .json, .yaml, .xml, .dockerfile: return true
    default: return isTerraform
    }
  }

  /// `terraform {`, `resource "x" "y" {`: a configuration, though its first word is a program.
  private var isTerraform: Bool {
    let line = Substring(code.text.utf8.drop { $0 == UInt8(ascii: "\n") }.prefix { $0 != UInt8(ascii: "\n") })
    guard line.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: "{"), line.foldingBlanks.hasSuffix("{") else {
      return false
    }
    let blocks: Set<String> = ["terraform", "resource", "provider", "variable", "data", "output", "module", "locals"]
    return blocks.contains(line.foldingBlanks.split(separator: " ").first.map(String.init) ?? "")
  }

  /// A line of nothing but `-H 'name: value'` or `--name value`: to be put behind a command.
  var isOnlyOptions: Bool {
    guard code.text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "-"), prompted == nil, script.commands.count == 1,
      let words = script.commands.first?.words.map(\.text), let first = words.first
    else { return false }
    // `-rw-r--r-- 1 root root` is what a program printed, `-----BEGIN` a key.
    return DescriptionSubject.isOption(first.split(separator: "=").first.map(String.init) ?? "")
      && !first.hasPrefix("---") && words.count <= 2 * words.count { $0.hasPrefix("-") }
  }

  /// Nothing but addresses: `https://host/page`, `registry.<region>.host/<namespace>`; one a line.
  var isBareAddress: Bool {
    if startsWithProgram { return false }
    let lines = code.text.split(separator: "\n").lazy.map { $0.foldingBlanks }.filter { !$0.isEmpty }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        !line.contains(" ") && (line.hasPrefix("http://") || line.hasPrefix("https://") || Self.isHostPath(line))
      }
  }

  private static func isHostPath(_ line: String) -> Bool {
    guard let slash = line.firstIndex(of: "/"), line.first != "/", line.first != "." else { return false }
    let host = line[..<slash]
    return host.contains(".") && host.allSatisfy { $0.isLetter || $0.isNumber || "-._<>{}".contains($0) }
  }

  /// A file is not looked for behind an output or a request, nor in a part of one.
  var mightBeFile: Bool {
    prompted == nil && shape != .httpRequest && !isExcerpt
  }

  /// A description of a Kubernetes resource, whole.
  var isManifest: Bool {
    shape == .yaml && ["apiVersion:", "kind:"].allSatisfy { code.text.hasPrefix($0) || code.text.contains("\n" + $0) }
  }

  /// Begins as a script file does.
  var isScript: Bool { code.text.hasPrefix("#!") }

  /// A line of nothing but dots stands for what is left out.
  private var isExcerpt: Bool {
    code.text.split(separator: "\n").contains { line in
      // Most lines hold a letter.
      guard !line.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
      let line = line.drop { " \t#/".contains($0) }
      return ["...", "…", "[...]", "....", ". . ."].contains(line.foldingBlanks)
    }
  }

  /// What a program may have printed: no command of its own accord, and no data that belongs in a file.
  var mightBeMessage: Bool {
    !isSource && hasErrorLine
      || !isSource
        && (prompted.map { prompted in prompted.entries.contains { !$0.output.isEmpty } } ?? !startsWithProgram)
        && !startsWithAssignment && codeClass != .pre && shape != .httpRequest && shape != .dockerfile && shape != .xml
        && shape != .synopsis && !isPowerShell
  }

  /// One or a few lines of text that a shell could read as commands, whatever their first word is.
  var mightBeCommand: Bool {
    guard !isData, !isSource, !isForeignSource, shape != .sql, shape != .httpRequest, !isBareAddress else {
      return false
    }
    let lines = code.text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return (1...6).contains(lines.count) && firstWord.first.map { $0.isLetter || "./~$".contains($0) } ?? false
      && script.issues.isEmpty && !firstWord.hasSuffix(":") && !firstWord.hasSuffix(";")
  }

  /// Commands of known programs, some with an option, and no line that they might have printed.
  var isWholeCall: Bool {
    guard startsWithProgram || startsWithAssignment, !isData, !isSource, prompted == nil else { return false }
    guard script.issues.isEmpty, script.commands.allSatisfy({ $0.program.map(Self.isProgram) ?? !$0.assigns.isEmpty })
    else { return false }
    return script.commands.contains { command in
      command.words.dropFirst().contains { $0.text.hasPrefix("-") && $0.text.dropFirst().contains(where: \.isLetter) }
    }
  }

  /// Several lines that are neither data nor anything else that a person writes.
  var mightBePrinted: Bool {
    !isData && !isSource && !isForeignSource && shape == .unknown && !startsWithProgram
      && code.text.split(separator: "\n").count > 1
  }

  /// Begins as a program in another language does with a word that is a command of the shell as well: `let x = …`.
  var isForeignSource: Bool {
    let first = Substring(firstLine.utf8.drop { $0 <= 0x20 }.prefix { $0 > 0x20 })
    guard Self.foreignStarts.contains(String(first)) else { return false }
    let words = firstLine.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return false }
    switch words[0] {
    case "let": return words.count > 2 && (words[2] == "=" || words[1].hasSuffix(":"))
    default: return isSource
    }
  }

  /// Words with which lines of other languages begin, and commands of a shell as well.
  private static let foreignStarts: Set<String> = [
    "let", "import", "from", "if", "for", "while", "function", "return", "set", "select", "type", "with", "export",
    "package", "test", "use",
  ]

  /// Marked as another language, and its first line is a line of that one.
  var isOtherLanguage: Bool {
    guard isSource, !startsWithProgram else { return false }
    let line = firstLine.foldingBlanks
    return line.last.map { "{(;,[".contains($0) } ?? false || line.contains(":=") || line.hasPrefix("//")
  }

  /// Begins with a word of a program that failed.
  func beginsWithFailure(_ failures: WordList) -> Bool {
    guard codeClass != .pre else { return false }
    let first = Words(firstLine)
    return failures.contains { first.hasPrefix($0) && ByteSearch.isWord(0..<$0.bytes.count, in: first.bytes[...]) }
  }

  /// Marked as a language that people program in.
  var isSource: Bool {
    infoLanguage.map(Self.programmed.contains) ?? false
  }

  private static let programmed: Set<String> = [
    "java", "javascript", "js", "typescript", "ts", "python", "py", "go", "swift", "ruby", "php", "csharp", "c", "cpp",
    "json", "yaml", "yml", "xml", "html", "css", "sql", "dockerfile", "docker", "hcl", "terraform", "groovy", "scala",
  ]

  private static let errorWords: WordList = [
    "failed", "error", "denied", "not found", "unauthorized", "exception", "cannot", "is not", "unable", "no such",
    "invalid", "unknown", "unexpected", "refused",
  ]

  /// A command line with the error that it gave below it.
  private var hasErrorLine: Bool {
    let lines = code.text.split(separator: "\n")
    let command = script.commands.first?.text.split(separator: "\n").count ?? 1
    return lines.dropFirst(max(command, 1)).contains(where: Self.speaksOfFailure)
  }

  /// Some line of it says that something failed.
  var speaksOfFailure: Bool { code.text.split(separator: "\n").contains(where: Self.speaksOfFailure) }

  private static func speaksOfFailure(_ line: Substring) -> Bool {
    guard Words(line).contains(anyOf: errorWords) else { return false }
    return !isProgram(String(line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
  }

  /// Some line of it is none that a person types: `OK`, `Updating…`, `Name: value`, `Email>`, or the first one has columns.
  var looksPrinted: Bool {
    let lines = code.text.split(separator: "\n").map { $0.utf8.drop { $0 <= 0x20 } }
    return lines.first.map { Substring($0).contains("   ") } == true || lines.contains(where: Self.isPrinted)
  }

  private static func isPrinted(_ line: Substring.UTF8View) -> Bool {
    var line = line
    while let last = line.last, last <= 0x20 { line.removeLast() }
    if ["OK", "FAILED"].contains(where: { line.elementsEqual($0.utf8) }) || line.suffix(3).elementsEqual("...".utf8) {
      return true
    }
    let isWord: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: " ") }
    guard let first = line.first, (0x41...0x5A).contains(first),
      let end = line.firstIndex(where: { !isWord($0) })
    else { return false }
    let behind = line[end...].dropFirst()
    switch line[end] {
    case UInt8(ascii: ":"): return behind.first == UInt8(ascii: " ")
    case UInt8(ascii: ">"): return behind.isEmpty || behind.first == UInt8(ascii: " ")
    default: return false
    }
  }

  /// Cmdlets and .NET calls, which no POSIX shell can run.
  var isPowerShell: Bool { WindowsSyntax.isPowerShell(code.text) }

  /// A file is data, or anything whose name ends in what its first line says it is.
  func mayBeFile(named name: String?) -> Bool {
    if isScript { return true }
    // `NAME=value`, line by line, is a shell's as well as any other program's.
    let isSourceOfName = name.map { isSource || Self.isSourceName($0) } == true && beginsAsSource
    if case .shell = shape {
      return name.map { Self.isScriptName($0) || !startsWithProgram || isSourceOfName } ?? true
    }
    return shape != .httpRequest
      && (isData || !startsWithProgram || isForeignSource || isSourceOfName || name.map(Self.isScriptName) == true)
  }

  /// Named as the sources of a language are.
  private static func isSourceName(_ name: String) -> Bool {
    name.lastIndex(of: ".").map { programmed.contains(name[name.index(after: $0)...].lowercased()) } == true
  }

  private var beginsAsSource: Bool {
    Self.sourceStarts.contains(String(firstLine.drop(while: \.isWhitespace).prefix { $0.isLetter }))
  }

  private static let sourceStarts: Set<String> = [
    "function", "const", "let", "var", "import", "from", "package", "public", "def", "class", "using", "async",
    "export", "func", "type", "require", "use",
  ]

  private static func isScriptName(_ name: String) -> Bool {
    [".sh", ".bash", ".zsh", ".env", ".bat", ".cmd", ".ps1"].contains { name.hasSuffix($0) }
  }

  func reading(_ kind: BlockReading.Kind, _ detail: Message?) -> BlockClassifier.Reading {
    BlockClassifier.Reading(kind: kind, reason: reason(detail), text: code.text)
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
