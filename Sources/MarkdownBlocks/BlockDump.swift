import Bytes
import Diagnostics

extension Document {
  /// The blocks, one a line, with ranges, attributes and nested text: for tests and for eyes, not for programs.
  public func dump() -> String {
    var dump = BlockDump()
    if let frontMatter { dump.line("front matter \(frontMatter.range)") }
    var opened = 0
    for block in blocks {
      while opened < containers.count, containers[opened].range.start <= block.range.start {
        dump.add(containers[opened], index: opened)
        opened += 1
      }
      dump.add(block)
    }
    for index in opened..<containers.count { dump.add(containers[index], index: index) }
    for diagnostic in diagnostics { dump.add(diagnostic) }
    return dump.text
  }
}

/// Writes blocks as indented lines.
struct BlockDump {
  private(set) var text = ""

  mutating func line(_ words: String, indent: Int = 0) {
    text += String(repeating: "  ", count: indent) + words + "\n"
  }

  mutating func add(_ block: Block) {
    let quote =
      (block.container.map { " in=\($0)" } ?? "") + (block.quoteDepth > 0 ? " quote=\(block.quoteDepth)" : "")
    let attributes = block.attributes.map { " " + Self.words($0) }.joined()
    func head(_ name: String) -> String { "\(block.range) \(name)\(quote)\(attributes)" }
    switch block.kind {
    case .heading(let level, let content): line(head("heading \(level)") + " " + Self.words(content))
    case .paragraph(let content): line(head("paragraph") + " " + Self.words(content))
    case .listItem(let marker):
      line(head("item \(marker.ordinal ?? "•") column=\(marker.column) content=\(marker.contentColumn)"))
    case .code(let code): add(code, head: head("code \(code.style.rawValue) column=\(code.column)"))
    case .table(let table): add(table, head: head("table \(table.style.rawValue)"))
    case .term(let content): line(head("term") + " " + Self.words(content))
    case .definition(let content): line(head("definition") + " " + Self.words(content))
    case .html(let html): line(head("html") + " " + html.debugDescription)
    case .thematicBreak: line(head("break"))
    }
  }

  /// Containers are numbered, blocks say in which they are.
  mutating func add(_ container: Container, index: Int) {
    let parent = container.parent.map { " in=\($0)" } ?? ""
    func quoted(_ name: String, _ text: String?) -> String { text.map { " \(name)\($0.debugDescription)" } ?? "" }
    let words =
      switch container.kind {
      case .tabSet(let group): "tab set" + quoted("group=", group)
      case .tab(let label, let id): "tab \(label.debugDescription)" + quoted("id=", id)
      case .admonition(let kind, let title): "admonition \(kind.rawValue)" + quoted("", title)
      case .details(let summary): "details" + quoted("", summary)
      }
    line("\(container.range) ▸\(index) \(words)\(parent)")
  }

  private mutating func add(_ code: CodeBlock, head: String) {
    let info = code.info.isEmpty ? "" : " info=\(code.info.debugDescription)"
    line(head + info + (code.isClosed ? "" : " unclosed"))
    guard !code.lineStarts.isEmpty else { return }
    for (start, words) in zip(code.lineStarts, code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)) {
      line("\(start) | \(words)", indent: 1)
    }
  }

  private mutating func add(_ table: Table, head: String) {
    line(head + (table.caption.isEmpty ? "" : " caption " + Self.words(table.caption)))
    for row in table.header { add(row, "header") }
    for row in table.rows { add(row, "row") }
  }

  private mutating func add(_ row: TableRow, _ name: String) {
    line("\(row.range) \(name)", indent: 1)
    for cell in row.cells {
      line("\(cell.range) cell " + Self.words(cell.content), indent: 2)
      for item in cell.items { line("\(item.range) item " + Self.words(item.content), indent: 3) }
    }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    line("\(diagnostic.range) \(diagnostic.severity.rawValue) \(diagnostic.rule): \(diagnostic.message)")
    for fix in diagnostic.fixes { line("\(fix.range) → \(fix.replacement.debugDescription)", indent: 1) }
  }

  static func words(_ list: AttributeList) -> String {
    let id = list.id.map { ["#" + $0] } ?? []
    let pairs = list.pairs.map { "\($0.key)=\($0.value.debugDescription)" }
    return "{" + (id + list.classes.map { "." + $0 } + pairs).joined(separator: " ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    "“" + text.replacingBytes(of: "\n", with: "\\n") + "”"
  }

  /// Text in quotes, code in backticks, other spans by name.
  static func words(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline.kind {
      case .text(let text): quoted(text)
      case .code(let code): "`\(code)`"
      case .emphasis(let content): "em(\(words(content)))"
      case .strong(let content): "strong(\(words(content)))"
      case .link(let destination, let content): "link(\(destination): \(words(content)))"
      case .image(let source, let alternative): "image(\(source): \(words(alternative)))"
      case .html(let tag): "html(\(tag))"
      case .softBreak: "↵"
      case .lineBreak: "⏎"
      case .attributes(let list): "span" + words(list)
      }
    }.joined(separator: " ")
  }
}
