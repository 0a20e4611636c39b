import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A variable that a command uses and that the page neither sets nor mentions elsewhere.
struct VariableNeverSet: Rule {
  static let id = "variable-never-set"
  static let severity = Severity.info
  static let summary: Message = "A command uses a variable that the page never sets"
  static let explanation = RuleExplanation(
    why: """
      A shell takes a variable that is not set for an empty one and says nothing about it. Where no step sets the \
      variable and no sentence names it, the reader has to know it from elsewhere, or runs the command with an empty \
      value. Variables that every system or shell sets, and those of a program's installation, are left out.
      """,
    bad: """
      1. List your resources.

          ```
          curl -H "Authorization: Bearer $TOKEN" https://example.com/resources
          ```
          {: pre}
      """,
    good: """
      1. List your resources. `TOKEN` is the token of your account.

          ```
          curl -H "Authorization: Bearer $TOKEN" https://example.com/resources
          ```
          {: pre}
      """,
    remedy: "Set the variable in an earlier step, say in a sentence what it holds, or write a placeholder.")

  /// What sets variables that are not seen here: files that are read, and parts of other pages.
  private static let unseen = [
    "[!INCLUDE", "{% include", "{{< include", "{{% include", "{% render", "{{< readfile", "--8<--", "{!", "<Include",
    ":::include", "@include", "<<< @",
  ]

  /// What programs, their installers and services set.
  private static let endings = ["_HOME", "_ROOT", "_PATH", "_PREFIX"]
  private static let beginnings = [
    "GITHUB_", "CI_", "BUILD_", "RUNNER_", "GITPOD_", "CODESPACE", "CONDA_", "VIRTUAL_ENV", "KUBECONFIG", "NVM_", "GO",
    "PG", "npm_", "AWS_", "AZURE_", "GOOGLE_", "DOCKER_", "SNAP_",
  ]

  /// Each name is searched for in the whole page; no page that people write comes near the limit.
  private static let counted = 1..<100

  func check(_ page: Page) -> [Diagnostic] {
    let asking = page.commands.filter { Self.counted.contains($0.script.variableSites.count) }
    guard !asking.isEmpty, page.runbook.pagesBefore.isEmpty, page.runbook.folderVariables.isEmpty,
      // What runs the page sets variables for it.
      page.codes.allSatisfy(\.reading.conventions.isEmpty)
    else { return [] }
    lazy var lines = page.codes.reduce(into: Set<Int>()) { lines, code in
      if code.reading.kind == .command { lines.formUnion(code.code.lineStarts.map(\.line)) }
    }
    var judged: Set<String> = []
    var unseenFrom: SourcePosition?
    var isWhole: Bool?
    return asking.flatMap { command -> [Diagnostic] in
      command.script.unsetNames.compactMap { name in
        guard judged.count < Self.counted.upperBound, judged.insert(name).inserted, Self.mayBeUnset(name),
          !Self.isMentioned(name, in: page.document.source, commandLines: lines),
          let site = command.script.variableSites.first(where: { Self.names($0, name) })
        else { return nil }
        if isWhole == nil {
          isWhole = !Self.unseen.contains { page.document.source.bytes.byteIndex(of: Array($0.utf8)) != nil }
          unseenFrom = Self.firstUnseen(in: page)
        }
        guard isWhole == true, unseenFrom.map({ command.block.range.start < $0 }) ?? true else { return nil }
        return finding(
          "no step sets \(name), and no sentence says what it is", at: site.range, of: command)
      }
    }
  }

  private static func names(_ site: PlaceholderSite, _ name: String) -> Bool {
    site.name.utf8.filter { !"${}".utf8.contains($0) }.elementsEqual(name.utf8)
  }

  private static func mayBeUnset(_ name: String) -> Bool {
    name.utf8.count > 1 && name.utf8.first.map { $0.isLetter } == true && !UsualVariables.contain(name)
      && !endings.contains(where: name.hasSuffix) && !beginnings.contains(where: name.hasPrefix)
  }

  /// Whether the page has the name anywhere but in a command that expands it.
  private static func isMentioned(_ name: String, in source: SourceFile, commandLines: Set<Int>) -> Bool {
    let bytes = source.bytes
    let wanted = Array(name.utf8)
    var start = 0
    while let found = bytes.byteIndex(of: wanted, from: start) {
      start = found + wanted.count
      let isWord =
        (found == 0 || !isOfName(bytes[found - 1])) && (start == bytes.count || !isOfName(bytes[start]))
      guard isWord else { continue }
      let isExpanded =
        found > 0
        && (bytes[found - 1] == .dollar || bytes[found - 1] == .openBrace && found > 1 && bytes[found - 2] == .dollar)
      guard isExpanded, commandLines.contains(source.position(atOffset: found).line),
        !isInComment(found, in: source)
      else { return true }
    }
    return false
  }

  /// `# $DIR is the folder of your data.`
  private static func isInComment(_ offset: Int, in source: SourceFile) -> Bool {
    let start = source.offset(of: SourcePosition(line: source.position(atOffset: offset).line, column: 1))
    let before = source.bytes[start..<offset]
    guard let hash = before.lastIndex(of: .hash) else { return false }
    return before[..<hash].last.map(\.isBlank) ?? true && hash + 1 < offset && before[hash + 1] == .space
  }

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == UInt8(ascii: "_") }

  /// The first command after which any variable may be set: `source`, `eval`, `export $(…)`.
  private static func firstUnseen(in page: Page) -> SourcePosition? {
    page.commands.first { command in
      command.simpleCommands.contains { simple in
        switch simple.program {
        case "source", ".", "eval": true
        case "export", "set": simple.words.dropFirst().contains { $0.literal == nil || $0.literal == "-a" }
        default: false
        }
      }
    }?.block.range.start
  }
}
