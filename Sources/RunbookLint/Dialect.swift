import Bytes
import Diagnostics
import MarkdownBlocks

/// What a page is written in beyond CommonMark: what its team's site generator reads.
package enum Dialect: String, CaseIterable, Sendable {
  case myst, hugo, mkdocs, vitepress, docusaurus, docfx, kramdown, plain

  /// The signs of a dialect in a page.
  struct Sighting {
    var dialect: Dialect
    var count: Int
    /// Of the first one, from 1; nil for those of which no line is kept.
    var line: Int?
  }

  /// The dialect with most signs first; of equals the one whose signs are rarer elsewhere.
  static func sightings(in document: Document) -> [Sighting] {
    let found = signs(in: document)
    return allCases.compactMap { found[$0] }.sorted { $0.count > $1.count }
  }

  /// Dialects whose marks no one generator reads all of: none of two with the same number.
  var generator: Int? {
    switch self {
    case .hugo: 0
    case .mkdocs: 1
    // These share their directives.
    case .docusaurus, .vitepress, .myst: 2
    case .docfx: 3
    case .kramdown, .plain: nil
    }
  }

  /// As its users call it.
  package var name: String {
    switch self {
    case .myst: "MyST"
    case .hugo: "Hugo"
    case .mkdocs: "MkDocs"
    case .vitepress: "VitePress"
    case .docusaurus: "Docusaurus"
    case .docfx: "DocFX"
    case .kramdown: "kramdown"
    case .plain: "Markdown"
    }
  }

  /// Whether a line such as `{: pre}` means anything in it. A plain page may have the only such line misspelt.
  var readsAttributeLists: Bool { [.kramdown, .mkdocs, .plain].contains(self) }

  /// Rules about attribute lists of kramdown, which say nothing of a page that has none.
  static let attributeListRules: Set<String> = [
    "attribute-list-misplaced", "attribute-list-misspelt", "attribute-list-missing", "attribute-list-unknown",
  ]

  // MARK: Signs

  /// What gives a dialect away.
  fileprivate struct Sign {
    var dialect: Dialect
    /// A line begins with it, blanks and quotation signs aside.
    var opening: [UInt8]?
    /// A line with a brace, a bracket or a backtick holds it.
    var part: [UInt8]?
  }

  private static let signs: [Sign] =
    [
      (.myst, [":::{", "```{code-block}", "```{tab-", "```{note}", "```{warning}"], ["{ref}`", "{doc}`"]),
      (.hugo, [], ["{{<", "{{%"]),
      (.mkdocs, ["=== \"", "!!! ", "??? ", "???+ ", "--8<-- "], ["{ .annotate", ":material-", ":octicons-"]),
      (.vitepress, ["::: code-group", "::: details", "::: tip", "::: warning", "::: danger", "::: info"], []),
      (
        .docusaurus,
        [
          ":::note", ":::tip", ":::info", ":::warning", ":::caution", ":::danger", ":::important", "<Tabs", "<TabItem",
          "import Tabs ",
        ], [" npm2yarn"]
      ),
      (
        .docfx, ["[!INCLUDE", "[!div", ":::image ", ":::zone ", "ms.topic:", "ms.date:"],
        ["](#tab/", "```azurecli", "```azurepowershell"]
      ),
    ].flatMap { (dialect: Dialect, openings: [String], parts: [String]) in
      openings.map { Sign(dialect: dialect, opening: Array($0.utf8)) }
        + parts.map { Sign(dialect: dialect, part: Array($0.utf8)) }
    }

  /// Those that no line begins with.
  private static let parts = signs.filter { $0.opening == nil }

  /// The first bytes of all openings: most lines begin with none of them.
  private static let mayOpen = signs.reduce(into: [Bool](repeating: false, count: 256)) { bytes, sign in
    if let first = sign.opening?.first { bytes[Int(first)] = true }
  }

  private static let holding: ByteSet = "{`]"

  private static func signs(in document: Document) -> [Dialect: Sighting] {
    let source = document.source
    // What is in a block of code is the page's subject, not its dialect; the fence itself is not.
    var isQuoted = [Bool](repeating: false, count: max(source.lineCount, 1) + 1)
    for block in document.blocks {
      guard case .code(let code) = block.kind else { continue }
      for start in code.lineStarts where isQuoted.indices.contains(start.line) { isQuoted[start.line] = true }
    }
    var found: [Dialect: Sighting] = [:]
    for number in 1..<isQuoted.count where !isQuoted[number] {
      let line = source.line(number).drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
      guard let first = line.first else { continue }
      let mayOpen = Self.mayOpen[Int(first)]
      let mayHold = line.withUnsafeBufferPointer { $0.contains(where: holding.contains) }
      guard mayOpen || mayHold else { continue }
      if let sign = (mayOpen ? signs : parts).first(where: { $0.isIn(line) }) {
        found[sign.dialect, default: Sighting(dialect: sign.dialect, count: 0, line: number)].count += 1
      }
    }
    let lists = document.blocks.reduce(0) { $0 + $1.attributes.count }
    if lists > 0 { found[.kramdown] = Sighting(dialect: .kramdown, count: lists) }
    return found
  }
}

extension Dialect.Sign {
  fileprivate func isIn(_ line: ArraySlice<UInt8>) -> Bool {
    if let opening { return line.starts(with: opening) }
    guard let part else { return false }
    let offset = part.withUnsafeBufferPointer { part in
      line.withUnsafeBufferPointer { ByteSearch.offset(of: part, in: $0) }
    }
    // What a page has in code is what it writes about.
    guard let offset else { return false }
    let isFence = line.starts(with: "```".utf8)
    return isFence || line.prefix(offset).count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
  }
}
