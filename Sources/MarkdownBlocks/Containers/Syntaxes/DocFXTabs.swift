import Bytes

/// Headings of DocFX that are tabs: `# [Azure CLI](#tab/azure-cli)`, up to a rule or a heading that is none.
struct DocFXTabs: ContainerSyntax {
  let firstBytes = Array("#-*_".utf8)
  private let family = "docfx"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard page.bytes[line.start] == .hash else {
      guard ListMarkerReader(page.source).isThematicBreak(line) else { return nil }
      let closing = ContainerClosing(family: family, name: "tab", mustMatch: true, endsSet: true)
      return ContainerMarker(end: line.end, effects: [.close(closing)])
    }
    guard let (label, id) = tab(line, page.bytes) else { return nil }
    let opening = ContainerOpening(
      meaning: .tab(label: label, id: id), family: family, name: "tab", extent: .heading, endsTabBefore: true,
      groupsByID: true)
    return ContainerMarker(end: line.end, effects: [.open(opening)])
  }

  private func tab(_ line: PageLine, _ bytes: [UInt8]) -> (label: String, id: String)? {
    guard let open = bytes[line.start..<line.end].firstIndex(where: { $0 != .hash }), open - line.start <= 6 else {
      return nil
    }
    var start = open
    while start < line.end, bytes[start].isSpaceOrTab { start += 1 }
    guard start > open, start < line.end, bytes[start] == UInt8(ascii: "["),
      let link = bytes.firstOffset(of: "](#tab/", in: start..<line.end),
      let end = bytes[link..<line.end].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let label = String(decoding: bytes[(start + 1)..<link], as: UTF8.self)
    let id = String(decoding: bytes[(link + 7)..<end], as: UTF8.self)
    return id.isEmpty ? nil : (label, id)
  }
}
