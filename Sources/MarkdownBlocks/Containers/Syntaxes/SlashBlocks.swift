import Bytes

/// Blocks of PyMdown: `/// tab | macOS`, `/// details | Summary`, up to as many slashes.
struct SlashBlocks: ContainerSyntax {
  let firstBytes = Array("/".utf8)
  private let family = "slashes"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    let bytes = page.bytes
    var index = line.start
    while index < line.end, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let count = index - line.start
    guard count >= 3 else { return nil }
    let text = String(decoding: bytes[index..<bytes.trimmedEnd(of: index..<line.end)], as: UTF8.self)
    guard !text.isEmpty else {
      return ContainerMarker(
        end: line.end, effects: [.close(ContainerClosing(family: family, count: count, mustMatch: true))])
    }
    guard text.first == " " else { return nil }
    let parts = text.parts(separatedBy: "|", maxSplits: 1)
    let name = parts[0].lowercased().filter { $0 != " " }
    let title = parts.count > 1 ? ContainerLabel.cleaned(parts[1]) : nil
    var end = line.end
    var kind: String?
    if let options = OptionLines(below: line, indentation: 4, in: page.source) {
      end = options.end
      kind = options["type"]
    }
    let arguments = MarkerArguments(kind.map { "type=\($0)" } ?? "")
    guard let meaning = meaning(name, kind, arguments, title) else { return nil }
    let opening = ContainerOpening(meaning: meaning, family: family, count: count)
    return ContainerMarker(end: end, effects: [.open(opening)])
  }

  private func meaning(
    _ name: String, _ kind: String?, _ arguments: MarkerArguments, _ title: String?
  ) -> ContainerMeaning? {
    if ["html", "define", "caption"].contains(name) { return .plain }
    if name == "details", let kind = kind.flatMap({ Admonition(named: $0.lowercased()) }),
      kind == .warning || kind == .danger
    {
      return .admonition(kind, title: title)
    }
    return ContainerNames.meaning(of: name, arguments, title: title)
  }
}
