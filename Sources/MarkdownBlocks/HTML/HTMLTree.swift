import Bytes
import CGumbo

/// The HTML5 tree of a piece of the page; the only file that knows gumbo.
///
/// Nodes are valid within `body` of ``HTMLTree/read(_:at:body:)`` only.
enum HTMLTree {
  /// - Parameters:
  ///   - bytes: the original.
  ///   - range: the piece that is HTML.
  static func read<Result>(_ bytes: [UInt8], in range: Range<Int>, body: (HTMLNode) -> Result) -> Result? {
    bytes.withUnsafeBytes { buffer -> Result? in
      guard let base = buffer.baseAddress?.advanced(by: range.lowerBound).assumingMemoryBound(to: CChar.self) else {
        return nil
      }
      var options = kGumboDefaultOptions
      // Each recorded error copies the stack of open tags: many errors in deep HTML would take quadratic memory.
      options.max_errors = 0
      options.fragment_context = GUMBO_TAG_BODY
      let arena = MemoryArena()
      options.userdata = Unmanaged.passUnretained(arena).toOpaque()
      options.allocator = { arena, size in
        arena.map { Unmanaged<MemoryArena>.fromOpaque($0).takeUnretainedValue().allocate(size) }
      }
      // The arena gives everything back at once, so the tree is never destroyed node by node, which gumbo does by
      // recursion.
      options.deallocator = { _, _ in }
      return withExtendedLifetime(arena) {
        guard let output = gumbo_parse_with_options(&options, base, range.count) else { return nil }
        return body(HTMLNode(pointer: output.pointee.root, text: base, base: range.lowerBound))
      }
    }
  }
}

/// An element or a text of the tree.
struct HTMLNode {
  fileprivate let pointer: UnsafeMutablePointer<GumboNode>
  /// Where the HTML begins in memory, and its offset in the original.
  fileprivate let text: UnsafePointer<CChar>
  fileprivate let base: Int

  enum Kind: Equatable {
    /// The tag's name in lower case.
    case element(String)
    case text
    case other
  }

  var kind: Kind {
    switch pointer.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE: .element(name)
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA: .text
    default: .other
    }
  }

  /// Whether HTML knows the element; `<cluster_name>` is a placeholder.
  var isKnownElement: Bool {
    pointer.pointee.v.element.tag != GUMBO_TAG_UNKNOWN
      && pointer.pointee.parse_flags.rawValue & GUMBO_INSERTION_FROM_IMAGE.rawValue == 0
  }

  /// Of the elements that HTML knows, by gumbo's number.
  private static let names = (0..<GUMBO_TAG_UNKNOWN.rawValue).map {
    String(cString: gumbo_normalized_tagname(GumboTag(rawValue: $0)))
  }

  private var name: String {
    let element = pointer.pointee.v.element
    if element.tag != GUMBO_TAG_UNKNOWN { return Self.names[Int(element.tag.rawValue)] }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    return string(piece).lowercased()
  }

  /// The tag as written; empty when HTML5 supplied it.
  var tag: String { string(pointer.pointee.v.element.original_tag) }

  /// The text with entities decoded.
  var decodedText: String { String(cString: pointer.pointee.v.text.text) }

  /// Where the text is in the original.
  var textRange: Range<Int> {
    let piece = pointer.pointee.v.text.original_text
    guard let start = piece.data, piece.length > 0 else { return base..<base }
    let offset = base + (start - text)
    return offset..<(offset + piece.length)
  }

  var children: [HTMLNode] {
    let type = pointer.pointee.type
    guard type == GUMBO_NODE_ELEMENT || type == GUMBO_NODE_TEMPLATE else { return [] }
    let vector = pointer.pointee.v.element.children
    return (0..<Int(vector.length)).compactMap { index in
      vector.data[index].map {
        HTMLNode(pointer: $0.assumingMemoryBound(to: GumboNode.self), text: text, base: base)
      }
    }
  }

  var attributes: [(name: String, value: String)] {
    let vector = pointer.pointee.v.element.attributes
    return (0..<Int(vector.length)).compactMap { index in
      vector.data[index].map {
        let attribute = $0.assumingMemoryBound(to: GumboAttribute.self).pointee
        return (String(cString: attribute.name), String(cString: attribute.value))
      }
    }
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Whether the start tag is in the page.
  var hasStartTag: Bool { pointer.pointee.v.element.original_tag.length > 0 }

  /// Of an element or text, in the original, end tag included; nil when nothing of it is written.
  var range: Range<Int>? {
    guard case .element = kind else { return kind == .text ? textRange : nil }
    let element = pointer.pointee.v.element
    let inside = children.compactMap { $0.kind == .text && $0.textRange.isEmpty ? nil : $0.shallowRange }
    guard let start = hasStartTag ? offset(of: element.original_tag) : inside.first?.lowerBound else { return nil }
    var end = max(start + element.original_tag.length, inside.map(\.upperBound).max() ?? start)
    if element.original_end_tag.length > 0 {
      end = max(end, offset(of: element.original_end_tag) + element.original_end_tag.length)
    } else if element.end_pos.offset > 0 {
      end = max(end, base + Int(element.end_pos.offset))
      while end > start, UInt8(bitPattern: text[end - base - 1]).isSpaceOrLineEnd { end -= 1 }
    }
    return start..<end
  }

  /// Like ``range``, without looking at what an element holds.
  private var shallowRange: Range<Int>? {
    guard case .element = kind else { return kind == .text ? textRange : nil }
    let element = pointer.pointee.v.element
    guard hasStartTag else { return nil }
    let start = offset(of: element.original_tag)
    if element.original_end_tag.length > 0 {
      return start..<max(start, offset(of: element.original_end_tag) + element.original_end_tag.length)
    }
    return start..<max(start + element.original_tag.length, base + Int(element.end_pos.offset))
  }

  private func offset(of piece: GumboStringPiece) -> Int {
    piece.data.map { base + ($0 - text) } ?? base
  }

  private func string(_ piece: GumboStringPiece) -> String {
    guard let data = piece.data else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(data), count: piece.length), as: UTF8.self)
  }
}
