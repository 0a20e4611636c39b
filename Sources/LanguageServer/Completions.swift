import Bytes
import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel

/// What can follow what is written before the cursor: a placeholder of the page, an attribute list, an anchor, the
/// language of a fence, a text of the site.
struct Completions {
  let page: CheckedPage
  /// Names of the site's texts.
  let keywords: [String]
  let encoding: PositionEncoding

  private var source: SourceFile { page.source }

  static let triggers = ["<", ":", "#", "`", "{", "."]

  func items(at offset: Int) -> JSONValue {
    let position = source.position(atOffset: offset)
    let line = source.line(position.line).prefix(position.column - 1)
    let (start, labels, kind) = candidates(after: Array(line))
    let range = (offset - (line.count - start))..<offset
    return .array(
      labels.map { label in
        .object([
          "label": .string(label), "kind": .integer(kind.rawValue),
          "textEdit": .object(["range": encoding.range(range, in: source), "newText": .string(label)]),
        ])
      })
  }

  private enum Kind: Int {
    case variable = 6
    case keyword = 14
    case reference = 18
  }

  /// - Returns: from which byte of the line they replace what is written, and what they are.
  private func candidates(after line: [UInt8]) -> (start: Int, labels: [String], Kind) {
    if let open = line.lastIndex(of: .less), !line[open...].contains(.greater) {
      let names = page.runbook.placeholders.flatMap(\.spellings).filter { $0.hasPrefix("<") }
      return (open, sorted(names), .variable)
    }
    if let open = line.range(ofLast: "{:"), !line[open...].contains(.closeBrace) {
      return (open, Self.attributeLists, .keyword)
    }
    if let open = line.range(ofLast: "](#"), !line[open...].contains(UInt8(ascii: ")")) {
      return (open + 3, sorted(anchors), .reference)
    }
    if let open = line.range(ofLast: "{{"), !line[open...].contains(.closeBrace) {
      return (open, sorted(keywords + usedKeywords).map { "{{site.data.keyword.\($0)}}" }, .keyword)
    }
    let text = line.drop { $0.isSpaceOrTab }
    if text.starts(with: "```".utf8), !text.dropFirst(3).contains(.backtick) {
      return (text.startIndex + 3, Self.languages, .keyword)
    }
    return (line.count, [], .keyword)
  }

  private func sorted(_ names: [String]) -> [String] { Set(names).sorted() }

  /// Those that the page has already.
  private var usedKeywords: [String] {
    let opening = Array("{{site.data.keyword.".utf8)
    var names: [String] = []
    var from = 0
    while let start = source.bytes.byteIndex(of: opening, from: from) {
      from = start + opening.count
      let name = source.bytes[from...].prefix { $0.isAlphanumeric || "_-.".utf8.contains($0) }
      if !name.isEmpty, source.bytes[name.endIndex...].first == .closeBrace { names.append(name.text) }
    }
    return names
  }

  private var anchors: [String] {
    page.document.blocks.flatMap { block in block.attributes.compactMap(\.id) }
      + page.runbook.procedures.map(\.id)
  }

  /// What `passo` understands; see "Writing pages".
  private static let attributeLists = [
    "{: pre}", "{: screen}", "{: codeblock}", "{: note}", "{: tip}", "{: important}", "{: ui}", "{: cli}", "{: api}",
  ]
  private static let languages = [
    "sh", "bash", "console", "zsh", "text", "output", "json", "yaml", "toml", "ini", "xml", "http", "sql", "python",
    "dockerfile", "powershell",
  ]
}

extension [UInt8] {
  /// Where a text begins for the last time.
  fileprivate func range(ofLast text: String) -> Int? {
    let needle = Array(text.utf8)
    guard count >= needle.count else { return nil }
    return (0...(count - needle.count)).last { self[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
