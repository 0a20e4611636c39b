import Bytes

/// Tabs of GitLab's pages: `::Tabs`, `:::TabTitle macOS`, `::EndTabs`.
struct GitLabTabs: ContainerSyntax {
  let firstBytes = [UInt8.colon]
  private let family = "gitlab"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    let end = bytes.trimmedEnd(of: line.start..<line.end)
    if bytes.holds("::tabs", at: line.start, before: end), end - line.start == 6 {
      return ContainerMarker(
        end: line.end, effects: [.open(ContainerOpening(meaning: .tabs(.init()), family: family, name: "set"))])
    }
    if bytes.holds("::endtabs", at: line.start, before: end), end - line.start == 9 {
      return ContainerMarker(end: line.end, effects: [.close(ContainerClosing(family: family, name: "set"))])
    }
    guard bytes.holds(":::tabtitle ", at: line.start, before: end) else { return nil }
    let label = String(decoding: bytes[(line.start + 12)..<end], as: UTF8.self)
    let opening = ContainerOpening(
      meaning: .tab(label: label, id: nil), family: family, endsTabBefore: true, needsSet: true)
    return ContainerMarker(end: line.end, effects: [.open(opening)])
  }
}
