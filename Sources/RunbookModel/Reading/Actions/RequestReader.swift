import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Reads an HTTP request: its request line, and the table that gives its headers and bodies.
struct RequestReader {
  /// `GET [HEAD] https://…`
  static func namesTwoMethods(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isSpace).prefix(2)
    return words.count == 2 && words[1].first == "[" && words[1].last == "]"
      && words[1].dropFirst().dropLast().allSatisfy(\.isUppercase)
  }

  let vocabulary: Vocabulary
  let plain: PlainText

  /// - Parameters:
  ///   - text: the block, whose first line is the request line.
  ///   - tables: the tables that follow the block in its item.
  func request(text: String, tables: [Table]) -> RequestTemplate? {
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard let line = lines.first else { return nil }
    let parts = line.parts(separatedBy: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    var request = RequestTemplate(method: parts[0].uppercased(), url: parts[1].foldingBlanks.droppingVersion)
    addInlineParts(Array(lines.dropFirst()), to: &request)
    for row in tables.flatMap(\.rows) { add(row, to: &request) }
    return request
  }

  /// Headers and a body may are in the block itself, as they do on the wire.
  private func addInlineParts(_ lines: [Substring], to request: inout RequestTemplate) {
    let headers = lines.prefix { !$0.allSatisfy(\.isSpace) }
    for header in headers {
      guard let field = Self.field(String(header)) else { continue }
      request.headers.append(.init(name: field.name, value: field.value, line: 0))
    }
    let body = lines.dropFirst(headers.count + 1).joined(separator: "\n")
    guard !body.allSatisfy(\.isSpace) else { return }
    request.bodies.append(
      .init(id: "1", label: "", line: 0, encoding: .text, fields: [.init(name: "", value: body)]))
  }

  private func add(_ row: TableRow, to request: inout RequestTemplate) {
    guard row.cells.count >= 2 else { return }
    let title = plain.text(row.cells[0].content)
    let cell = row.cells[1]
    if isHeaderRow(title) {
      request.headers += fields(of: cell).map {
        .init(name: $0.name, value: $0.value, line: row.cells[1].range.start.line)
      }
    } else if let label = bodyLabel(title) {
      let fields = fields(of: cell)
      guard !fields.isEmpty else { return }
      request.bodies.append(
        .init(
          id: String(request.bodies.count + 1), label: label, line: row.cells[0].range.start.line,
          encoding: encoding(of: request), fields: fields))
    }
  }

  private func isHeaderRow(_ title: String) -> Bool {
    vocabulary.headerRows.contains(Words(title.filter { $0 != ":" }))
  }

  /// What follows `Body for`, without an article.
  private func bodyLabel(_ title: String) -> String? {
    for start in vocabulary.bodyRows where title.normalisedWords.hasPrefix(start) {
      let label = title.dropFirst(start.count).foldingBlanks
      let articles = ["le ", "la ", "les ", "l'", "the ", "o ", "a ", "os ", "as ", "un ", "une ", "an "]
      let article = articles.first { label.lowercased().hasPrefix($0) } ?? ""
      return String(label.dropFirst(article.count))
    }
    return nil
  }

  private func encoding(of request: RequestTemplate) -> RequestTemplate.Encoding {
    let type = request.headers.first { $0.name.lowercased() == "content-type" }?.value.lowercased() ?? ""
    return type.containsBytes(of: "json") ? .json : type.containsBytes(of: "form") || type.isEmpty ? .form : .text
  }

  /// One `name: value` for each list item; without a list, for each line.
  private func fields(of cell: TableCell) -> [RequestTemplate.Field] {
    let texts =
      cell.items.isEmpty
      ? Self.lines(of: cell.content).map(plain.text)
      : cell.items.map { plain.text(Self.beforeRemark($0.content)) }
    return texts.compactMap(Self.field)
  }

  /// `Authorization: Basic x<p><strong>Note</strong>…`: what follows a paragraph, a break or a bold remark is about
  /// the field, and no part of it.
  private static func beforeRemark(_ content: [Inline]) -> [Inline] {
    Array(
      content.prefix { inline in
        switch inline.kind {
        case .lineBreak, .strong: false
        case .html(let tag): !tag.lowercased().hasPrefix("<br") && !tag.lowercased().hasPrefix("<p")
        default: true
        }
      })
  }

  private static func lines(of content: [Inline]) -> [[Inline]] {
    content.split { inline in
      switch inline.kind {
      case .lineBreak: true
      case .html(let tag): tag.lowercased().hasPrefix("<br")
      default: false
      }
    }.map(Array.init)
  }

  /// `name: value`; the value may be empty.
  static func field(_ text: String) -> RequestTemplate.Field? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].foldingBlanks
    let allowed = name.allSatisfy { $0.isAlphabetic || $0.isNumeric || "-_.".containsBytes(of: $0) }
    guard !name.isEmpty, allowed else { return nil }
    return .init(name: name, value: text[text.index(after: colon)...].foldingBlanks)
  }
}

extension String {
  /// `https://host/path HTTP/1.1` without the version.
  fileprivate var droppingVersion: String {
    guard let blank = lastIndex(of: " "), self[index(after: blank)...].hasPrefix("HTTP/") else { return self }
    return String(self[..<blank])
  }
}
