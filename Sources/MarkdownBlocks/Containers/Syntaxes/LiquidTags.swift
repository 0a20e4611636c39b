import Bytes

/// Tags of Jekyll, GitBook and Markdoc that enclose: `{% tab title="macOS" %}` … `{% endtab %}` or `{% /tab %}`.
struct LiquidTags: ContainerSyntax {
  let firstBytes = [UInt8.openBrace]
  private let family = "liquid"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard let tag = tag(at: line.start, before: line.end, page.bytes), isKnown(tag.name),
      let arguments = MarkerArguments(from: tag.end, before: line.end, until: Array("%}".utf8), in: page.source)
    else { return nil }
    if tag.isClosing {
      return ContainerMarker(
        end: arguments.end, effects: [.close(ContainerClosing(family: family, name: tag.name))])
    }
    guard let meaning = meaning(tag.name, arguments), isClosed(tag.name, after: line.start, &page) else { return nil }
    let group = Self.platforms[tag.name] == nil ? nil : "platform"
    let opening = ContainerOpening(meaning: meaning, family: family, name: tag.name, group: group)
    return ContainerMarker(end: arguments.end, effects: [.open(opening)])
  }

  /// Tags that say for which system their content is.
  private static let platforms = ["mac": "macOS", "windows": "Windows", "linux": "Linux"]
  /// What surrounds code or text without a meaning for the reader.
  private static let plain: Set<String> = ["raw", "code", "columns", "column", "content-ref"]

  private func isKnown(_ name: String) -> Bool {
    Self.platforms[name] != nil || Self.plain.contains(name) || ContainerNames.role(of: name) != nil
  }

  private func meaning(_ name: String, _ arguments: MarkerArguments) -> ContainerMeaning? {
    if let label = Self.platforms[name] { return .tab(label: label, id: name) }
    if Self.plain.contains(name) { return .plain }
    // Jekyll's tabs begin with the name of their set: `{% tab install macOS %}`.
    if case .tab? = ContainerNames.role(of: name), arguments.positional.count > 1 {
      return .tab(label: arguments.positional.dropFirst().joined(separator: " "), id: nil)
    }
    return ContainerNames.meaning(of: name, arguments)
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    /// After the name.
    var end: Int
  }

  private func tag(at offset: Int, before limit: Int, _ bytes: [UInt8]) -> Tag? {
    guard offset + 3 < limit, bytes[offset] == .openBrace, bytes[offset + 1] == UInt8(ascii: "%") else { return nil }
    var index = offset + 2
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < limit, bytes[index].isSpaceOrTab { index += 1 }
    var isClosing = false
    if index < limit, bytes[index] == UInt8(ascii: "/") {
      isClosing = true
      index += 1
      while index < limit, bytes[index].isSpaceOrTab { index += 1 }
    }
    let start = index
    while index < limit, bytes[index].isLetter || bytes[index].isDigit || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    guard index > start, index - start <= 32 else { return nil }
    var name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    if name.hasPrefix("end"), name.utf8.count > 3 {
      isClosing = true
      name.removeFirst(3)
      if name.hasPrefix("-") || name.hasPrefix("_") { name.removeFirst() }
    }
    return Tag(name: name, isClosing: isClosing, end: index)
  }

  private func isClosed(_ name: String, after offset: Int, _ page: inout ContainerPage) -> Bool {
    let bytes = page.bytes
    return page.holdsClosing("\(family) \(name)", after: offset, first: .openBrace) { place in
      guard let tag = tag(at: place, before: bytes.count, bytes) else { return false }
      return tag.isClosing && tag.name == name
    }
  }
}
