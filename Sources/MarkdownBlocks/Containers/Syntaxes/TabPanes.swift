import Bytes
import Diagnostics

/// Tabs that a page makes of HTML elements alone: buttons, links or labels that name the panes below them by their ids,
/// `<a href="#mac">macOS</a>` and `<div id="mac" class="tab-pane">`.
///
/// Elements within a pane are containers that mean nothing, so that the closing tag of the pane is found among theirs.
struct TabPanes: ContainerSyntax {
  let firstBytes = [UInt8.less]
  private let family = "panes"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    let line = place.line
    guard let tag = ElementTag(at: line.start, before: page.bytes.count, in: page.bytes) else { return nil }
    let name = tag.name.lowercased()
    guard Self.elements.contains(name), let arguments = tag.arguments(in: page.source) else { return nil }
    if tag.isClosing {
      return ContainerMarker(
        end: arguments.end, effects: [.close(ContainerClosing(family: family, name: name, mustMatch: true))])
    }
    guard !arguments.isSelfClosing else { return nil }
    var opening = ContainerOpening(meaning: .plain, family: family, name: name, needsSet: true, hasIndentedCode: false)
    if let label = label(of: arguments, above: line.start, page.bytes) {
      opening.meaning = .tab(label: label, id: nil)
      opening.needsSet = false
    }
    return ContainerMarker(end: arguments.end, effects: [.open(opening)])
  }

  /// Whether the line begins a pane.
  func opensPane(_ line: PageLine, in page: ContainerPage) -> Bool {
    guard let tag = ElementTag(at: line.start, before: page.bytes.count, in: page.bytes), !tag.isClosing,
      Self.elements.contains(tag.name.lowercased()), let arguments = tag.arguments(in: page.source)
    else { return false }
    return label(of: arguments, above: line.start, page.bytes) != nil
  }

  private static let elements: Set<String> = ["div", "section", "article"]

  /// Elements that are around panes, or around what shows them.
  static let mayPrecede: Set<String> = ["div", "section", "article", "nav", "form", "fieldset", "p", "li"]

  /// Nil where the element is no pane.
  private func label(of arguments: MarkerArguments, above offset: Int, _ bytes: [UInt8]) -> String? {
    guard isPane(arguments), let id = arguments["id"] else { return nil }
    return label(of: id, above: offset, bytes)
  }

  /// Its class or role says that it is one of several that are shown one at a time.
  private func isPane(_ arguments: MarkerArguments) -> Bool {
    let said = [arguments["class"], arguments["role"]].compactMap { $0?.lowercased() }.joined(separator: " ")
    return ["tab", "pane", "panel"].contains(where: said.containsBytes)
  }

  /// What the element that shows the pane says.
  private func label(of id: String, above offset: Int, _ bytes: [UInt8]) -> String? {
    let start = max(0, offset - Self.reach)
    for reference in ["\"#\(id)\"", "'#\(id)'", "\"\(id)\"", "'\(id)'"] {
      var from = start
      while let found = bytes[from..<offset].byteRange(of: Array(reference.utf8)) {
        if let label = text(ofElementAround: found.lowerBound, before: offset, bytes) { return label }
        from = found.upperBound
      }
    }
    return nil
  }

  /// In bytes: the elements that show the panes are right above the first of them.
  private static let reach = 16_384

  /// Nil where the place is not within the tag of a button, link, label or item, or that has no text.
  private func text(ofElementAround place: Int, before limit: Int, _ bytes: [UInt8]) -> String? {
    let first = max(0, place - MarkerArguments.reach)
    guard let open = bytes[first..<place].lastIndex(of: .less), !bytes[open..<place].contains(.greater),
      let tag = ElementTag(at: open, before: limit, in: bytes), Self.showing.contains(tag.name.lowercased()),
      let end = bytes[place..<limit].firstIndex(of: .greater)
    else { return nil }
    // `<a …><b>macOS</b></a>`
    var index = end + 1
    while index < limit {
      if bytes[index] == .less {
        guard let close = bytes[index..<limit].firstIndex(of: .greater), bytes[index + 1] != UInt8(ascii: "/") else {
          return nil
        }
        index = close + 1
      } else if bytes[index].isSpaceOrLineEnd {
        index += 1
      } else {
        let close = bytes[index..<limit].firstIndex(of: .less) ?? limit
        return String(decoding: bytes[index..<bytes.trimmedEnd(of: index..<close)], as: UTF8.self)
      }
    }
    return nil
  }

  private static let showing: Set<String> = ["button", "a", "label", "li", "option"]
}
