import Bytes

/// Directives of MyST that are written as a fence and hold Markdown: ```` ```{note} ````, ```` ````{tab-set} ````.
struct FenceDirectives: ContainerSyntax {
  let firstBytes = Array("`~".utf8)
  private let family = "fences"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    guard let mark = FenceMark(place.line, in: page.source) else { return nil }
    let name = mark.byte == .backtick ? "`" : "~"
    if mark.info.isEmpty {
      let closing = ContainerClosing(family: family, name: name, count: mark.count, mustMatch: true)
      return ContainerMarker(end: place.line.end, effects: [.close(closing)])
    }
    guard page.bytes[mark.info.lowerBound] == .openBrace else { return nil }
    let info = mark.info.text(in: page.source)
    guard let close = info.firstIndex(of: "}") else { return nil }
    let directive = info[info.index(after: info.startIndex)..<close].lowercased()
    let options = OptionLines(below: place.line, indentation: 0, in: page.source)
    var arguments = MarkerArguments("")
    for option in ["sync", "sync-group", "class"] {
      if let value = options?[option] { arguments.set(option, value) }
    }
    let title = ContainerLabel.cleaned(info[info.index(after: close)...])
    guard let meaning = ContainerNames.meaning(of: directive, arguments, title: title) else { return nil }
    let opening = ContainerOpening(meaning: meaning, family: family, name: name, count: mark.count)
    return ContainerMarker(end: options?.end ?? place.line.end, effects: [.open(opening)])
  }
}
