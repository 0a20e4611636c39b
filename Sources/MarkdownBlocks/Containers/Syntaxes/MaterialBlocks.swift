import Bytes
import Diagnostics

/// Tabs, admonitions and unfolding parts of Python-Markdown and Material for MkDocs, whose content is indented:
/// `=== "macOS"`, `!!! note "Title"`, `??? tip`.
struct MaterialBlocks: ContainerSyntax {
  let firstBytes = Array("=!?".utf8)
  private let family = "material"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    let sign = bytes[line.start]
    var index = line.start
    while index < line.end, bytes[index] == sign { index += 1 }
    guard index - line.start == 3 else { return nil }
    var flags: [UInt8] = []
    while index < line.end, "!+".utf8.contains(bytes[index]), flags.count < 2 {
      flags.append(bytes[index])
      index += 1
    }
    let end = bytes.trimmedEnd(of: index..<line.end)
    while index < end, bytes[index].isSpaceOrTab { index += 1 }
    guard index < end else { return nil }
    if sign == UInt8(ascii: "=") {
      guard let label = quoted(index..<end, bytes), !label.isEmpty else { return nil }
      return marker(.tab(label: label, id: nil), line, beginsSet: flags.contains(UInt8(ascii: "!")))
    }
    guard flags.isEmpty || sign == UInt8(ascii: "?") else { return nil }
    return admonition(index..<end, line, unfolds: sign == UInt8(ascii: "?"), page.source)
  }

  private func marker(_ meaning: ContainerMeaning, _ line: PageLine, beginsSet: Bool = false) -> ContainerMarker {
    let opening = ContainerOpening(meaning: meaning, family: family, extent: .indentation, beginsSet: beginsSet)
    return ContainerMarker(end: line.end, effects: [.open(opening)])
  }

  private func quoted(_ range: Range<Int>, _ bytes: [UInt8]) -> String? {
    let quote = bytes[range.lowerBound]
    guard quote == .doubleQuote || quote == .singleQuote, range.count >= 2, bytes[range.upperBound - 1] == quote else {
      return nil
    }
    return String(decoding: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)], as: UTF8.self)
  }

  /// `note`, `note inline end`, `note "Title"`
  private func admonition(
    _ range: Range<Int>, _ line: PageLine, unfolds: Bool, _ source: SourceFile
  ) -> ContainerMarker? {
    let bytes = source.bytes
    let open = bytes[range].firstIndex { $0 == .doubleQuote || $0 == .singleQuote } ?? range.upperBound
    let words = String(decoding: bytes[range.lowerBound..<open], as: UTF8.self).lowercased()
      .parts(separatedBy: " ").map(String.init)
    guard let name = words.first, words.allSatisfy({ $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D } })
    else { return nil }
    var title: String?
    if open < range.upperBound {
      guard let text = quoted(open..<range.upperBound, bytes) else { return nil }
      title = ContainerLabel.cleaned(text)
    }
    let known = Admonition(named: name)
    let isPlain = known != nil && words.dropFirst().allSatisfy { Self.modifiers.contains($0) }
    guard isPlain || open < range.upperBound || hasContent(below: line, source) else { return nil }
    let kind = Admonition(known ?? .other, title: title)
    let isForTheReader = [.output, .warning, .danger].contains(kind)
    let meaning: ContainerMeaning =
      unfolds && !isForTheReader ? .details(summary: title ?? name) : .admonition(kind, title: title)
    return marker(meaning, line)
  }

  private static let modifiers: Set<String> = ["inline", "end", "annotate", "start"]

  private func hasContent(below line: PageLine, _ source: SourceFile) -> Bool {
    var number = line.number + 1
    while number <= min(source.lineCount, line.number + 3) {
      let next = source.pageLine(number)
      if !next.isBlank { return next.column >= line.column + 2 }
      number += 1
    }
    return false
  }
}
