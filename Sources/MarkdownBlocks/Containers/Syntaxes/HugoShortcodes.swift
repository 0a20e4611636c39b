import Bytes
import Diagnostics

/// Shortcodes of Hugo that enclose: `{{< tabs name="x" >}}`, `{{% tab "macOS" %}}`, `{{< /note >}}`.
///
/// Only what a closing shortcode ends is a container: `{{< note "Beware" >}}` may as well be complete. A tab never is, so
/// that one without an end is the page's mistake.
struct HugoShortcodes: ContainerSyntax {
  let firstBytes = [UInt8.openBrace]
  private let family = "shortcode"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard let tag = tag(at: line.start, before: line.end, page.bytes), ContainerNames.role(of: tag.name) != nil,
      let arguments = MarkerArguments(from: tag.end, before: line.end, until: tag.delimiter, in: page.source)
    else { return nil }
    let closing = ContainerClosing(family: family, name: tag.name)
    if tag.isClosing { return ContainerMarker(end: arguments.end, effects: [.close(closing)]) }
    guard let meaning = ContainerNames.meaning(of: tag.name, arguments) else { return nil }
    let opening = ContainerOpening(meaning: meaning, family: family, name: tag.name)
    if arguments.isSelfClosing || arguments["include"] != nil {
      return ContainerMarker(
        end: arguments.end, effects: [.open(opening), .close(closing)], staysVisible: true)
    }
    guard needsEnd(tag) || isClosed(tag.name, after: line.start, &page) else { return nil }
    return ContainerMarker(
      end: arguments.end, effects: [.open(opening)], code: code(tag, arguments, line, page.source))
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    /// After the name.
    var end: Int
    var delimiter: [UInt8]
  }

  private func tag(at offset: Int, before limit: Int, _ bytes: [UInt8]) -> Tag? {
    guard offset + 4 < limit, bytes[offset] == .openBrace, bytes[offset + 1] == .openBrace else { return nil }
    let sign = bytes[offset + 2]
    guard sign == .less || sign == UInt8(ascii: "%") else { return nil }
    var index = offset + 3
    var isClosing = false
    while index < limit, bytes[index].isSpaceOrTab || bytes[index] == UInt8(ascii: "/") && !isClosing {
      isClosing = isClosing || bytes[index] == UInt8(ascii: "/")
      index += 1
    }
    let start = index
    while index < limit, bytes[index].isLetter || bytes[index].isDigit || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    guard index > start, index - start <= 32 else { return nil }
    return Tag(
      name: String(decoding: bytes[start..<index], as: UTF8.self).lowercased(), isClosing: isClosing, end: index,
      delimiter: [sign == .less ? .greater : sign, .closeBrace, .closeBrace])
  }

  private func needsEnd(_ tag: Tag) -> Bool {
    switch ContainerNames.role(of: tag.name) {
    case .tab, .tabs: true
    default: false
    }
  }

  private func isClosed(_ name: String, after offset: Int, _ page: inout ContainerPage) -> Bool {
    let bytes = page.bytes
    return page.holdsClosing("\(family) \(name)", after: offset, first: .openBrace) { place in
      guard let tag = tag(at: place, before: bytes.count, bytes) else { return false }
      return tag.isClosing && tag.name == name
    }
  }

  /// A tab with a language and no Markdown in it is code up to its end.
  private func code(
    _ tag: Tag, _ arguments: MarkerArguments, _ line: PageLine, _ source: SourceFile
  ) -> ContainerMarker.Code? {
    guard tag.delimiter[0] == .greater, let language = arguments["codelang", "lang"],
      case .tab? = ContainerNames.role(of: tag.name),
      source.bytes.trimmedEnd(of: arguments.end..<max(arguments.end, line.end)) == arguments.end
    else { return nil }
    var first: Int?
    var number = line.number + 1
    while number <= source.lineCount {
      let next = source.pageLine(number)
      if let end = self.tag(at: next.start, before: next.end, source.bytes), end.isClosing, end.name == tag.name {
        return first.map { ContainerMarker.Code(info: language, lines: $0..<number) }
      }
      if !next.isBlank, first == nil {
        guard FenceMark(next, in: source) == nil else { return nil }
        first = number
      }
      number += 1
    }
    return nil
  }
}
