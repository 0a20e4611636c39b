import Bytes
import Diagnostics
package import MarkdownBlocks
package import RunbookModel
import ShellSyntax

/// What a rule looks at: the page as text and blocks, and the page as Passo understands it.
package struct Page: Sendable {
  package let document: Document
  package let runbook: Runbook
  /// Of ``runbook``; many rules ask for them.
  let actions: [Action]
  /// What the page is written in beyond CommonMark.
  package let dialect: Dialect
  /// All of which it has signs, that with most signs first.
  let dialects: [Dialect.Sighting]
  /// Whether there is a file at a path that is relative to the page; nil where no one can tell.
  package let fileExists: (@Sendable (String) -> Bool)?
  /// What is known of the options of programs.
  let programs: ProgramTables
  /// The code blocks that were read as commands for a POSIX shell, in source order.
  let commands: [CommandBlock]
  /// ``commands``, and what is a command but for its damage or its usage syntax: to be copied, if not to be run.
  let copied: [CommandBlock]
  /// ``commands`` are what they were on the page as it was before.
  let areCommandsSame: Bool
  /// The lines of code blocks that show Markdown: examples, no matter of what.
  let quotedLines: Set<Int>
  /// Every code block with how it was read, in source order.
  let codes: [(block: Block, code: CodeBlock, reading: BlockReading)]
  /// Every piece of running text, containers and what they hold alike, block by block.
  let inlines: [Inline]
  /// What is in double braces and is meant to be replaced, not mentioned, in source order.
  let references: [References.Reference]
  /// Placeholders that a command calls otherwise than their explanation does; several rules ask.
  private(set) var translatedNames = TranslatedNames()

  /// - Parameters:
  ///   - document: the page.
  ///   - runbook: what `document` was read as.
  ///   - fileExists: whether there is a file at a path relative to the page; without it links to other files are not
  ///     looked at.
  ///   - scripts: the texts that were read as shell when `document` was read.
  ///   - programs: what is known of the options of programs.
  ///   - earlier: the page as it was before.
  package init(
    document: Document, runbook: Runbook, fileExists: (@Sendable (String) -> Bool)? = nil,
    scripts: ShellReadings = ShellReadings(), programs: ProgramTables = ProgramTables(), after earlier: Page? = nil
  ) {
    self.document = document
    self.runbook = runbook
    self.fileExists = fileExists
    self.programs = programs
    actions = runbook.actions
    dialects = Dialect.sightings(in: document)
    dialect = dialects.first?.dialect ?? .plain
    codes = Self.codes(in: document, runbook)
    copied = Self.copied(codes, of: actions, in: document, runbook, scripts, after: earlier)
    commands = copied.filter { $0.reading.kind == .command }
    areCommandsSame =
      earlier?.commands.elementsEqual(commands) { $0.block == $1.block && $0.reading == $1.reading } ?? false
      && earlier?.runbook.longOptions == runbook.longOptions
    inlines = document.blocks.reduce(into: []) { $1.addInlines(to: &$0) }
    quotedLines = document.blocks.reduce(into: []) { lines, block in
      guard case .code(let code) = block.kind, ["markdown", "md"].contains(code.info.lowercased()) else { return }
      lines.formUnion(code.lineStarts.map(\.line))
    }
    references = References.inText(of: document.source, except: quotedLines)
    translatedNames = TranslatedNames(self)
  }

  /// A page with which translations are compared; no rule looks at it, so that nothing is made ready for one.
  ///
  /// - Parameter runbook: what `document` was read as for that.
  package init(compared document: Document, runbook: Runbook) {
    self.document = document
    self.runbook = runbook
    fileExists = nil
    programs = ProgramTables()
    dialect = .plain
    (commands, copied, quotedLines, codes, inlines, references, dialects) = ([], [], [], [], [], [], [])
    actions = []
    areCommandsSame = false
  }

  private static func codes(
    in document: Document, _ runbook: Runbook
  ) -> [(block: Block, code: CodeBlock, reading: BlockReading)] {
    let readings = Dictionary(runbook.blocks.map { ($0.range, $0) }, uniquingKeysWith: { first, _ in first })
    return document.blocks.compactMap { block in
      guard case .code(let code) = block.kind, let reading = readings[block.range] else { return nil }
      return (block, code, reading)
    }
  }

  private static func copied(
    _ codes: [(block: Block, code: CodeBlock, reading: BlockReading)], of actions: [Action], in document: Document,
    _ runbook: Runbook, _ scripts: ShellReadings, after earlier: Page?
  ) -> [CommandBlock] {
    let windows = Set(actions.lazy.filter { $0.platforms == [.windows] }.map(\.range))
    let isComparable = earlier?.runbook.longOptions == runbook.longOptions
    let known = Dictionary(
      (isComparable ? earlier?.copied ?? [] : []).map { ($0.block.range, $0) }, uniquingKeysWith: { first, _ in first })
    return codes.compactMap { block, code, reading in
      guard isCopied(code, block, reading), !windows.contains(block.range),
        !otherLanguages.contains(code.info.prefix { $0.isAlphabetic }.lowercased())
      else { return nil }
      if let known = known[block.range], known.block == block, known.reading == reading {
        return CommandBlock(known, source: document.source)
      }
      return CommandBlock(
        source: document.source, block: block, code: code, reading: reading, scripts: scripts,
        options: runbook.longOptions)
    }
  }

  private static func isCopied(_ code: CodeBlock, _ block: Block, _ reading: BlockReading) -> Bool {
    switch reading.kind {
    case .command, .synopsis: true
    case .code, .other:
      CodeClass.of(block) != "screen"
        && (ShellScript.beginsCapitalised(code.text) || ShellScript.hidesProgram(in: code.text))
    case .output, .file, .http: false
    }
  }

  /// Languages after a fence that no POSIX shell reads. Others, such as `json`, are written on commands as well.
  private static let otherLanguages: Set<String> = [
    "powershell", "ps", "cmd", "bat", "batch", "swift", "go", "golang", "java", "javascript", "js", "typescript", "ts",
    "python", "py", "ruby", "php", "csharp", "scala", "kotlin", "rust", "c", "cpp", "objectivec", "terraform", "hcl",
    "sql",
    "groovy", "dockerfile", "markdown", "md",
  ]
}
