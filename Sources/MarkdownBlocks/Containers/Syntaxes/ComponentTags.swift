import Bytes

/// Components of MDX (Docusaurus, Starlight, Mintlify, Nextra) and custom elements: `<TabItem value="mac" label="macOS">`.
///
/// Only what a closing tag ends is a container: any other `<Note>` may be a placeholder.
struct ComponentTags: ContainerSyntax {
  let firstBytes = [UInt8.less]
  private let family = "component"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard let tag = ElementTag(at: line.start, before: page.bytes.count, in: page.bytes), isComponent(tag.name) else {
      return nil
    }
    let name = tag.name.lowercased()
    guard let arguments = tag.arguments(in: page.source) else { return nil }
    if tag.isClosing {
      return ContainerMarker(end: arguments.end, effects: [.close(ContainerClosing(family: family, name: name))])
    }
    guard !arguments.isSelfClosing, isClosed(tag.name, after: line.start, &page),
      let meaning = ContainerNames.meaning(of: name, arguments.namedOnly)
    else { return nil }
    let opening = ContainerOpening(meaning: meaning, family: family, name: name, hasIndentedCode: false)
    // A step of a procedure is no container, but its title must not be lost.
    var isTitled = false
    if case .plain = meaning { isTitled = arguments["title"] != nil }
    return ContainerMarker(end: arguments.end, effects: [.open(opening)], staysVisible: isTitled)
  }

  /// Elements in lower case are known only where they are no words of a sentence.
  private static let elements: Set<String> = ["tabs", "tab", "tab-item", "tab-set", "note", "tip", "warning"]

  private func isComponent(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return first != first.lowercased
      ? ContainerNames.role(of: name.lowercased()) != nil : Self.elements.contains(name)
  }

  private func isClosed(_ name: String, after offset: Int, _ page: inout ContainerPage) -> Bool {
    let bytes = page.bytes
    return page.holdsClosing("\(family) \(name)", after: offset, first: .less) { place in
      guard let tag = ElementTag(at: place, before: bytes.count, in: bytes) else { return false }
      return tag.isClosing && tag.name == name
    }
  }
}
