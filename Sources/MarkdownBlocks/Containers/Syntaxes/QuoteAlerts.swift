import Bytes
import Diagnostics

/// Block quotes that are alerts on GitHub, in DocFX and in Obsidian: `> [!NOTE]`.
struct QuoteAlerts: ContainerSyntax {
  let firstBytes = Array("[".utf8)
  private let family = "quote"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    guard place.beginsQuote, !place.isInText, bytes.holds("[!", at: line.start, before: line.end),
      let close = bytes[line.start..<line.end].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let words = String(decoding: bytes[(line.start + 2)..<close], as: UTF8.self).lowercased()
    let name = String(words.prefix { $0.isAlphabetic || $0.isNumeric || $0 == "-" })
    // `[!div class="checklist"]` is only about looks.
    if name == "div" { return ContainerMarker(end: line.end, effects: []) }
    guard name == words, let kind = Admonition(named: name) else { return nil }
    var rest = page.source.rest(of: line, from: close + 1)
    if !rest.isBlank, "-+".utf8.contains(bytes[rest.start]), rest.start == close + 1 {
      rest = page.source.rest(of: line, from: rest.start + 1)
    }
    let title = title(rest, line, page.source)
    let opening = ContainerOpening(
      meaning: .admonition(Admonition(kind, title: title), title: title), family: family, extent: .quote)
    return ContainerMarker(end: title == nil ? rest.start : line.end, effects: [.open(opening)])
  }

  private static let longestTitle = 80

  /// Text after the mark is the title where the quote goes on below it, and else what the alert says.
  private func title(_ rest: PageLine, _ line: PageLine, _ source: SourceFile) -> String? {
    let range = rest.start..<source.bytes.trimmedEnd(of: rest.start..<rest.end)
    guard !range.isEmpty, range.count <= Self.longestTitle, line.number < source.lineCount,
      !source.bytes[range].contains(.backtick)
    else { return nil }
    let next = source.pageLine(line.number + 1)
    guard !next.isBlank, source.bytes[next.start] == .greater else { return nil }
    return ContainerLabel.cleaned(range.text(in: source))
  }
}
