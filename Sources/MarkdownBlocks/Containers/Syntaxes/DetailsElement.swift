import Bytes
import Diagnostics

/// HTML's part that unfolds: `<details>`, `<summary>` and what follows, which is read as Markdown.
struct DetailsElement: ContainerSyntax {
  let firstBytes = [UInt8.less]
  private let family = "html"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard let tag = ElementTag(at: line.start, before: page.bytes.count, in: page.bytes) else { return nil }
    switch tag.name.lowercased() {
    case "details":
      guard let end = tag.arguments(in: page.source)?.end else { return nil }
      let effect: ContainerMarker.Effect =
        tag.isClosing
        ? .close(ContainerClosing(family: family, name: "details"))
        : .open(ContainerOpening(meaning: .details(summary: nil), family: family, name: "details"))
      return ContainerMarker(end: end, effects: [effect])
    case "summary": return summary(tag, place, page.source)
    default: return nil
    }
  }

  private func summary(_ tag: ElementTag, _ place: MarkerPlace, _ source: SourceFile) -> ContainerMarker? {
    guard let start = tag.arguments(in: source)?.end else { return nil }
    if tag.isClosing { return ContainerMarker(end: start, effects: [.summarise("")]) }
    let limit = min(source.bytes.count, start + MarkerArguments.reach)
    guard let close = source.bytes.firstOffset(of: "</summary", in: start..<limit),
      let end = source.bytes[close..<limit].firstIndex(of: .greater)
    else { return nil }
    var text = String(decoding: source.bytes[start..<close], as: UTF8.self)
    if place.quoteDepth > 0 {
      let lines = text.split(whereSeparator: \.isNewline)
      text = lines.enumerated().map { $0 == 0 ? $1 : $1.drop { $0 == ">" || $0 == " " } }.joined(separator: " ")
    }
    return ContainerMarker(end: end + 1, effects: [.summarise(text)])
  }
}
