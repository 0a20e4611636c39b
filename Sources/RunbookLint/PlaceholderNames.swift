import Bytes
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
    foldedASCII(text) ?? text.lowercased().filter { $0.isAlphabetic || $0.isNumeric }
  }

  /// Nearly all code is ASCII; nil for what is not.
  private static func foldedASCII(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { folded in
      var count = 0
      for byte in bytes {
        let lowered = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        guard (0x61...0x7A).contains(lowered) || (0x30...0x39).contains(lowered) else { continue }
        folded[count] = lowered
        count += 1
      }
      return count
    }
  }

  /// The names in angle brackets that `text` holds, with their UTF-8 offsets.
  static func sites(in text: String) -> [PlaceholderSite] {
    guard text.containsBytes(of: "<") else { return [] }
    return Template(text, language: .plain).sites.filter { $0.form == .angle }
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

  /// Names in angle brackets that sentences are about.
  var said: [Named] {
    page.document.blocks.flatMap { block -> [Named] in
      guard case .paragraph(let content) = block.kind else { return [] }
      // A tag is seldom a name, and a name that reads as a tag does not show on the page.
      let shown = content.filter { if case .html = $0.kind { false } else { true } }
      return names(in: shown, at: block.range)
    }
  }

  private func names(in content: [Inline], at range: SourceRange) -> [Named] {
    Self.sites(in: Self.text(of: content)).map { Named(name: $0.name, range: self.range(of: $0.name, from: range)) }
      .filter { named in
        // `<varname>x</varname>` is mark-up.
        !page.document.source.lineText(named.range.start.line).containsBytes(of: "</\(named.name.dropFirst())")
      }
  }

  private static func text(of content: [Inline]) -> String {
    content.reduce(into: "") { all, inline in
      switch inline.kind {
      case .text(let text), .code(let text), .html(let text): all += text
      case .emphasis(let inner), .strong(let inner): for inline in inner { all += inline.plainText }
      case .link, .image, .attributes: break
      case .softBreak, .lineBreak: all += " "
      }
    }
  }

  /// Cells of HTML know only their line, and brackets may be written as entities there.
  private func range(of name: String, from range: SourceRange) -> SourceRange {
    let source = page.document.source
    let encoded = name.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : String($0) }.joined()
    for number in range.start.line...max(range.start.line, min(range.end.line, range.start.line + 8)) {
      let text = source.lineText(number)
      for spelling in [encoded, name] {
        guard let found = text.byteRange(of: spelling) else { continue }
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
    var code = page.document.blocks.compactMap { block in
      if case .code(let code) = block.kind { code.text } else { nil }
    }
    // What explains a name also holds it; only other code uses it.
    let subjects = Set(explained.map(\.name))
    code += page.inlines.compactMap { inline in
      if case .code(let text) = inline.kind, !subjects.contains(text) { text } else { nil }
    }
    let used = code.map(Self.folded).joined()
    return explained.filter { !used.containsBytes(of: Self.folded($0.name)) }
  }

  /// By key, the first place in a command where the placeholder is.
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
