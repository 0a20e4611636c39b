import Bytes

/// Parts of Microsoft's pages of which a reader sees those of one pivot, or of one version: `:::zone pivot="azure-cli"` …
/// `:::zone-end`, `::: moniker range=">= sql-server-ver15"` … `::: moniker-end`.
struct LearnZones: ContainerSyntax {
  let firstBytes = [UInt8.colon]
  private let family = "zone"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    guard let directive = ColonDirective(place.line, in: page.source) else { return nil }
    switch directive.name {
    case "zone-end": return ContainerMarker(end: place.line.end, effects: [.close(ContainerClosing(family: family))])
    case "moniker-end":
      return ContainerMarker(end: place.line.end, effects: [.close(ContainerClosing(family: "moniker"))])
    case "moniker":
      guard let range = MarkerArguments(directive.text)["range"] else { return nil }
      let opening = ContainerOpening(
        meaning: .tab(label: range, id: range), family: "moniker", group: Container.pivots)
      return ContainerMarker(end: place.line.end, effects: [.open(opening)])
    case "zone":
      let arguments = MarkerArguments(directive.text)
      guard let pivot = arguments["pivot", "target"] else { return nil }
      let opening = ContainerOpening(meaning: .tab(label: pivot, id: pivot), family: family, group: Container.pivots)
      return ContainerMarker(end: place.line.end, effects: [.open(opening)])
    default: return nil
    }
  }
}
