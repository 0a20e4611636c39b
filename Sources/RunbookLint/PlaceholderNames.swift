import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The placeholders that a page uses in its code and explains in its tables and lists.
struct PlaceholderNames {
  struct Named {
    /// As written, brackets included.
    var name: String
    var range: SourceRange
  }

  let page: Page

  /// `cluster-name`, `<clusterName>` and `CLUSTER_NAME` are one name to a reader.
  static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names in angle brackets that `text` holds, with their UTF-8 offsets.
  static func sites(in text: String) -> [PlaceholderSite] {
    Template(text, language: .plain).sites.filter { $0.form == .angle }
  }

  /// Names in angle brackets that the first cells of tables and terms of definition lists explain.
  var explained: [Named] {
    page.document.blocks.flatMap { block -> [Named] in
      switch block.kind {
      case .table(let table):
        table.rows.filter { $0.cells.count > 1 }.flatMap { row in
          row.cells.prefix(1).flatMap { cell in names(in: cell.inlines, at: cell.range) }
        }
      case .term(let content): names(in: content, at: block.range)
      default: []
      }
    }
  }

  /// Names in angle brackets that sentences speak of.
  var said: [Named] {
    page.document.blocks.flatMap { block -> [Named] in
      guard case .paragraph(let content) = block.kind else { return [] }
      // A tag is seldom a name, and a name that reads as a tag does not show on the page.
      let shown = content.filter { if case .html = $0.kind { false } else { true } }
      return names(in: shown, at: block.range)
    }
  }

  private func names(in content: [Inline], at range: SourceRange) -> [Named] {
    let text = Self.text(of: content)
    return Self.sites(in: text).map { Named(name: $0.name, range: self.range(of: $0.name, from: range)) }
      .filter { named in
        // `<varname>x</varname>` is mark-up.
        !page.document.source.lineText(named.range.start.line).contains("</\(named.name.dropFirst())")
      }
  }

  private static func text(of content: [Inline]) -> String {
    content.map { inline in
      switch inline.kind {
      case .text(let text), .code(let text), .html(let text): text
      case .emphasis(let inner), .strong(let inner): inner.map(\.plainText).joined()
      case .link, .image, .attributes: ""
      case .softBreak, .lineBreak: " "
      }
    }.joined()
  }

  /// Cells of HTML know only their line, and brackets may be written as entities there.
  private func range(of name: String, from range: SourceRange) -> SourceRange {
    let source = page.document.source
    let encoded = name.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : String($0) }.joined()
    for number in range.start.line...max(range.start.line, min(range.end.line, range.start.line + 8)) {
      let text = source.lineText(number)
      for spelling in [encoded, name] {
        guard let found = text.firstRange(of: spelling) else { continue }
        let start = text[..<found.lowerBound].utf8.count
        return source.range(ofLine: number, start..<start + spelling.utf8.count)
      }
    }
    return SourceRange(at: range.start)
  }

  /// Explained, but in no code of the page, neither in a block nor in running text.
  var unused: [Named] { unused(among: explained) }

  /// Those of `explained` that are in no code of the page but their own.
  func unused(among explained: [Named]) -> [Named] {
    guard !explained.isEmpty else { return [] }
    var code = page.document.blocks.map { block in if case .code(let code) = block.kind { code.text } else { "" } }
    // What explains a name also holds it; only other code uses it.
    let subjects = Set(explained.map(\.name))
    code += page.inlines.compactMap { inline in
      if case .code(let text) = inline.kind, !subjects.contains(text) { text } else { nil }
    }
    let used = Self.folded(code.joined(separator: "\n"))
    return explained.filter { !used.contains(Self.folded($0.name)) }
  }

  /// By key, the first place in a command where the placeholder stands.
  var firstUses: [String: SourceRange] {
    page.commands.reduce(into: [:]) { uses, command in
      for site in command.script.sites + command.script.possibleSites where uses[site.key] == nil {
        uses[site.key] = command.range(of: site.range)
      }
    }
  }
}

extension Inline {
  /// Its words without marks; what a link or image says included.
  var plainText: String {
    switch kind {
    case .text(let text), .code(let text), .html(let text): text
    case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner):
      inner.map(\.plainText).joined()
    case .softBreak, .lineBreak: " "
    case .attributes: ""
    }
  }
}
