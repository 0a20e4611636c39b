import Bytes

/// Tabs that a line begins within a set of VuePress or VitePress: `@tab macOS`, `== macOS`.
struct SwitchedTabs: ContainerSyntax {
  let firstBytes = Array("@=".utf8)
  private let family = "colons"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    let end = bytes.trimmedEnd(of: line.start..<line.end)
    var start: Int
    if bytes.holds("@tab:active ", at: line.start, before: end) {
      start = line.start + 12
    } else if bytes.holds("@tab ", at: line.start, before: end) {
      start = line.start + 5
    } else if bytes.holds("== ", at: line.start, before: end) {
      start = line.start + 3
      if bytes.holds("tab ", at: start, before: end) { start += 4 }
    } else {
      return nil
    }
    let opening = ContainerOpening(
      meaning: .tab(label: String(decoding: bytes[start..<end], as: UTF8.self), id: nil), family: family,
      name: "tab", endsTabBefore: true, needsSet: true)
    return ContainerMarker(end: line.end, effects: [.open(opening)])
  }
}
