import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A command reads a file that nothing on the page makes or names.
struct FileNotMade: Rule {
  static let id = "file-not-made"
  static let severity = Severity.info
  static let summary: Message = "A command reads a file that the page never makes"
  static let explanation = RuleExplanation(
    why: """
      Whoever follows the page has no such file: the step that makes it, or the sentence that says where it comes \
      from, was left out or is on another page. After a download, a clone or a change of the folder any file may be \
      there, and nothing is said.
      """,
    bad: """
      1. Start the web server.

          ```
          kubectl apply -f web.yaml
          ```
          {: pre}
      """,
    good: """
      1. Create the file `web.yaml` with the settings of your web server.

      2. Start the web server.

          ```
          kubectl apply -f web.yaml
          ```
          {: pre}
      """,
    remedy: "Add the step that makes the file, or say where it comes from.")

  private struct Read {
    var word: ShellWord
    var name: String
    var command: CommandBlock
    /// What is deleted by a file was made by it elsewhere.
    var isNeeded: Bool
  }

  func check(_ page: Page) -> [Diagnostic] {
    guard page.runbook.pagesBefore.isEmpty, !Self.isOfRepository(page.document.source.path) else { return [] }
    var read: [Read] = []
    for command in page.commands {
      for shellCommand in command.script.commands {
        for simple in shellCommand.simpleCommands { read += Self.filesRead(simple, of: command) }
      }
    }
    guard let last = read.last else { return [] }
    // From there on any file may be there.
    let open = page.commands.lazy.prefix { $0.block.range.start <= last.command.block.range.start }
      .compactMap { command in command.simpleCommands.first(where: Self.mayMakeAny).map { (command, $0) } }.first
    if let (command, simple) = open {
      read = read.filter { file in
        file.command === command
          ? file.word.range.upperBound <= simple.range.lowerBound
          : file.command.block.range.start < command.block.range.start
      }
    }
    guard let first = read.first else { return [] }
    // Any block of data may be what is meant.
    let shown = Self.firstUnnamedData(page)
    if let shown, shown < first.command.block.range.start { return [] }
    let places = Set(read.map { $0.command.range(of: $0.word.range).start.line })
    var judged: Set<String> = []
    // Each name is searched for in the whole page.
    return read.prefix(100).compactMap { file in
      guard file.isNeeded, shown.map({ file.command.block.range.start < $0 }) ?? true,
        judged.insert(file.name).inserted, page.fileExists?(file.name) != true,
        !Self.isNamed(file.name, in: page.document.source, besides: places)
      else { return nil }
      return finding(
        "no step makes \(file.name), and no sentence says where it comes from", at: file.word.range, of: file.command)
    }
  }

  /// The first block of data that no file's name is known for.
  private static func firstUnnamedData(_ page: Page) -> SourcePosition? {
    let named = Set(page.actions.lazy.filter { $0.kind == .file && $0.file != nil }.map(\.range.start))
    return page.codes.first { block, _, reading in
      reading.kind == .code || reading.kind == .file && !named.contains(block.range.start)
    }?.block.range.start
  }

  /// Its readers have the files of the repository that it belongs to.
  private static func isOfRepository(_ path: String) -> Bool {
    let name = path.parts(separatedBy: "/").last ?? ""
    return ["README", "readme", "CONTRIBUTING", "INSTALL", "DEVELOP", "HACKING"].contains(where: name.hasPrefix)
  }

  /// Whether the page has the name on any other line than those of the calls that read it.
  private static func isNamed(_ name: String, in source: SourceFile, besides lines: Set<Int>) -> Bool {
    let wanted = Array(name.utf8)
    var start = 0
    while let found = source.bytes.byteIndex(of: wanted, from: start) {
      start = found + wanted.count
      if !lines.contains(source.position(atOffset: found).line) { return true }
    }
    return false
  }

  // MARK: Calls

  /// Of a program, and of its first word where that matters, the options whose value is a file to read.
  private static let readers: [String: (verbs: Set<String>, options: Set<String>)] = [
    "kubectl": (["apply", "create", "replace", "delete"], ["-f", "--filename"]),
    "oc": (["apply", "create", "replace", "delete"], ["-f", "--filename"]), "psql": ([], ["-f", "--file"]),
    "docker-compose": ([], ["-f", "--file"]), "docker": (["compose"], ["-f", "--file", "--env-file"]),
    "helm": (["install", "upgrade", "template"], ["-f", "--values"]),
    "terraform": (["plan", "apply"], ["-var-file"]),
  ]

  private static func filesRead(_ simple: SimpleCommand, of command: CommandBlock) -> [Read] {
    let words = simple.words.drop { $0.text == "sudo" }
    guard let program = words.first?.literal else { return [] }
    let rest = words.dropFirst()
    var files: [ShellWord] = []
    switch program {
    case "source", ".": files = Array(rest.prefix(1))
    case "ansible-playbook": files = rest.prefix(1).filter { $0.text.hasSuffix(".yml") || $0.text.hasSuffix(".yaml") }
    default:
      guard let reader = readers[program],
        reader.verbs.isEmpty || rest.contains(where: { reader.verbs.contains($0.text) })
      else { break }
      files = zip(rest, rest.dropFirst()).compactMap { reader.options.contains($0.text) ? $1 : nil }
    }
    let isNeeded = !rest.contains { $0.text == "delete" }
    return files.compactMap { word in
      Self.name(word).map { Read(word: word, name: $0, command: command, isNeeded: isNeeded) }
    }
  }

  private static let endings = [".yaml", ".yml", ".json", ".sh", ".sql", ".env", ".tfvars", ".conf", ".toml"]
  /// Of names that say that the reader's own file is meant.
  private static let samples = ["your", "my-", "my_", "example", "sample", "file", "path", "name", "foo", "manifest"]

  /// The file's name where it is that of a file in the reader's folder.
  private static func name(_ word: ShellWord) -> String? {
    guard var name = word.literal else { return nil }
    if name.hasPrefix("./") { name.removeFirst(2) }
    guard !name.containsBytes(of: "/"), name.utf8.first != UInt8(ascii: "-"), endings.contains(where: name.hasSuffix),
      name.utf8.first != .dot, !samples.contains(where: name.lowercased().containsBytes(of:))
    else { return nil }
    return name
  }

  /// After it there may be files that the page does not name.
  private static func mayMakeAny(_ simple: SimpleCommand) -> Bool {
    let words = simple.words.drop { $0.text == "sudo" }
    guard let program = words.first?.literal else { return true }
    if makers.contains(program) || program.hasPrefix("./") || program.hasSuffix(".sh") { return true }
    if makingNone.contains(program) { return false }
    // What it fetches has its name in the call.
    if program == "curl" { return words.contains { $0.literal == nil && !$0.text.hasPrefix("<") } }
    return words.dropFirst().prefix(2).contains { making.contains($0.text) }
  }

  private static let makers: Set<String> = [
    "git", "gh", "svn", "hg", "cd", "pushd", "tar", "unzip", "gunzip", "7z", "wget", "aria2c", "ftp", "sftp", "scp",
    "rsync", "cp", "mv", "make", "ssh", "gsutil", "az", "cookiecutter", "sh", "bash", "python", "python3", "node",
    "code",
    "vi", "vim", "nano", "emacs",
  ]
  /// They make objects of their own, no matter what their first word is.
  private static let makingNone: Set<String> = [
    "kubectl", "oc", "docker", "docker-compose", "psql", "ansible-playbook", "source", ".",
  ]

  private static let making: Set<String> = [
    "init", "create", "new", "generate", "pull", "fetch", "clone", "download", "checkout", "template", "scaffold",
    "export", "build", "run", "cp", "get", "sync",
  ]
}
