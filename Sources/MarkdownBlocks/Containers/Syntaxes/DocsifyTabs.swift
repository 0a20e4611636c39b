import Bytes

/// Tabs of docsify: `<!-- tabs:start -->`, `#### **macOS**` or `<!-- tab:macOS -->`, `<!-- tabs:end -->`.
struct DocsifyTabs: ContainerSyntax {
  let firstBytes = Array("<#".utf8)
  private let family = "docsify"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    let end = bytes.trimmedEnd(of: line.start..<line.end)
    let label: Range<Int>
    if bytes[line.start] == .hash {
      guard let bold = boldTitle(bytes, from: line.start, to: end) else { return nil }
      label = bold
    } else {
      guard bytes.holds("<!--", at: line.start, before: end), end - line.start > 7,
        bytes.holds("-->", at: end - 3, before: end)
      else { return nil }
      let text = trimmed(bytes, line.start + 4..<end - 3)
      if bytes.holds("tabs:start", at: text.lowerBound, before: text.upperBound), text.count == 10 {
        return ContainerMarker(
          end: line.end, effects: [.open(ContainerOpening(meaning: .tabs(.init()), family: family, name: "set"))])
      }
      if bytes.holds("tabs:end", at: text.lowerBound, before: text.upperBound), text.count == 8 {
        return ContainerMarker(end: line.end, effects: [.close(ContainerClosing(family: family, name: "set"))])
      }
      guard bytes.holds("tab:", at: text.lowerBound, before: text.upperBound) else { return nil }
      label = trimmed(bytes, text.lowerBound + 4..<text.upperBound)
    }
    guard !label.isEmpty else { return nil }
    let opening = ContainerOpening(
      meaning: .tab(label: String(decoding: bytes[label], as: UTF8.self), id: nil), family: family,
      endsTabBefore: true, needsSet: true)
    return ContainerMarker(end: line.end, effects: [.open(opening)])
  }

  /// `#### **macOS**`, `## ** macOS **`
  private func boldTitle(_ bytes: [UInt8], from start: Int, to end: Int) -> Range<Int>? {
    guard let first = bytes[start..<end].firstIndex(where: { $0 != .hash }), first - start <= 6 else { return nil }
    let title = trimmed(bytes, first..<end)
    guard title.lowerBound > first, title.count > 4 else { return nil }
    let isBold =
      bytes.holds("**", at: title.lowerBound, before: title.upperBound)
      && bytes.holds("**", at: title.upperBound - 2, before: title.upperBound)
    return isBold ? trimmed(bytes, title.lowerBound + 2..<title.upperBound - 2) : nil
  }

  private func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !bytes[$0].isSpaceOrTab }),
      let last = range.last(where: { !bytes[$0].isSpaceOrTab })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
