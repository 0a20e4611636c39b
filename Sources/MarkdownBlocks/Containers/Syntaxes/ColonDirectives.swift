import Bytes
import Diagnostics

/// Containers between lines of colons: Docusaurus, Starlight, VitePress, VuePress, MyST, Microsoft Learn.
struct ColonDirectives: ContainerSyntax {
  let firstBytes = [UInt8.colon]
  private let family = "colons"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    guard let directive = ColonDirective(place.line, in: page.source) else { return nil }
    let end = place.line.end
    if directive.name.isEmpty {
      guard directive.text.isEmpty else { return nil }
      return ContainerMarker(
        end: end, effects: [.close(ContainerClosing(family: family, count: directive.count))])
    }
    if directive.isComplete || directive.name.hasSuffix("-end") || directive.name == "image" {
      // Complete in itself, such as a picture.
      return ContainerMarker(end: end, effects: [], staysVisible: true)
    }
    let options = directive.isBraced ? OptionLines(below: place.line, indentation: 0, in: page.source) : nil
    let code = self.code(directive, below: options?.end ?? end, place.line, page.source)
    let meaning = code == nil ? self.meaning(directive, options) : .plain
    let opening = ContainerOpening(meaning: meaning, family: family, count: directive.count)
    return ContainerMarker(end: options?.end ?? end, effects: [.open(opening)], code: code)
  }

  /// `:::{code-block} shell`: code up to its end.
  private func code(
    _ directive: ColonDirective, below end: Int, _ line: PageLine, _ source: SourceFile
  ) -> ContainerMarker.Code? {
    guard directive.isBraced, Self.codes.contains(directive.name) else { return nil }
    var number = source.position(atOffset: end).line + 1
    // A blank line between the options and the code is none of it.
    if number <= source.lineCount, source.pageLine(number).isBlank { number += 1 }
    let first = number
    while number <= source.lineCount {
      let next = source.pageLine(number)
      if let close = ColonDirective(next, in: source), close.name.isEmpty, close.count >= directive.count {
        guard number > first else { return nil }
        return ContainerMarker.Code(info: directive.text.lowercased(), lines: first..<number)
      }
      number += 1
    }
    return nil
  }

  private static let codes: Set<String> = ["code-block", "code", "sourcecode", "code-cell"]

  private static let plain: Set<String> = [
    "raw", "v-pre", "mermaid", "row", "column", "columns", "moniker", "grid", "card", "cards", "container", "center",
    "left", "right", "div", "figure", "margin", "panel-tabset",
  ]

  private func meaning(_ directive: ColonDirective, _ options: OptionLines?) -> ContainerMeaning {
    if Self.plain.contains(directive.name) { return .plain }
    // `{#id}`, `{open}` and `{title="x"}` say something of the marker.
    let brace = (directive.isBraced ? nil : directive.text.firstIndex(of: "{")) ?? directive.text.endIndex
    let attributes = directive.text[brace...].dropFirst().prefix { $0 != "}" }
    var arguments = MarkerArguments(String(attributes))
    let title = directive.label ?? ContainerLabel.cleaned(directive.text[..<brace])
    if let key = options?["sync"] { arguments.set("sync", key) }
    if let group = options?["sync-group"] { arguments.set("sync-group", group) }
    if let kind = options?["class"] { arguments.set("class", kind) }
    if case .tabs? = ContainerNames.role(of: directive.name), let title, title.hasPrefix("#") || title.hasPrefix("key:")
    {
      arguments.set("groupid", String(title.drop { $0 != "#" && $0 != ":" }.dropFirst()))
    }
    return ContainerNames.meaning(of: directive.name, arguments.namedOnly, title: title)
      ?? .admonition(Admonition(.other, title: title), title: title)
  }
}
