import CCMarkGFM

/// What cmark makes of a text; the only file that knows cmark-gfm.
///
/// Only the `table` extension is ever attached: `strikethrough` and `autolink` change process-wide state on every
/// parse, and `autolink` takes quadratic time in the version that Debian 12 carries.
enum CommonMarkTree {
  /// Nodes are valid within `body` only.
  ///
  /// - Parameters:
  ///   - firstLine: what the text's first line counts as in the lines of nodes.
  ///   - tables: whether GFM tables are read.
  static func read<Result>(
    _ text: ArraySlice<UInt8>, firstLine: Int = 0, tables: Bool = true, body: (CommonMarkNode) -> Result
  ) -> Result? {
    parse(text, firstLine: firstLine, tables: tables, types: nodeTypes, body: body)
  }

  private static func parse<Result>(
    _ text: ArraySlice<UInt8>, firstLine: Int, tables: Bool, types: CommonMarkNode.Types,
    body: (CommonMarkNode) -> Result
  ) -> Result? {
    // Without this option, what follows a line feed within a code span or link has wrong positions.
    guard let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS) else { return nil }
    defer { cmark_parser_free(parser) }
    if tables, let table = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, table)
    }
    text.withUnsafeBytes { buffer in
      cmark_parser_feed(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    return body(CommonMarkNode(pointer: root, types: types, firstLine: firstLine))
  }

  /// Registration is an unguarded check-then-set in cmark: a Swift global makes it happen once. The numbers of the
  /// table's node types are handed out then, and the C globals that hold them are not safe to read; a tiny table tells.
  private static let nodeTypes: CommonMarkNode.Types = {
    cmark_gfm_core_extensions_ensure_registered()
    let unknown = CommonMarkNode.Types(table: .max, row: .max, cell: .max)
    return parse(Array("|a|\n|-|\n".utf8)[...], firstLine: 0, tables: true, types: unknown) { root in
      func type(_ node: CommonMarkNode?) -> UInt32 { node.map(\.type) ?? .max }
      let table = root.firstChild
      let row = table?.firstChild
      return CommonMarkNode.Types(table: type(table), row: type(row), cell: type(row?.firstChild))
    } ?? unknown
  }()
}

struct CommonMarkNode {
  struct Types: Sendable {
    var table: UInt32
    var row: UInt32
    var cell: UInt32
  }

  enum Kind {
    case paragraph, heading, thematicBreak, codeBlock, htmlBlock, list, item, container
    case table, row, cell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image, other
  }

  fileprivate let pointer: OpaquePointer
  fileprivate let types: Types
  fileprivate let firstLine: Int

  fileprivate var type: UInt32 { UInt32(cmark_node_get_type(pointer).rawValue) }

  var kind: Kind {
    let type = cmark_node_get_type(pointer)
    switch type {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_IMAGE: return .image
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_DOCUMENT: return .container
    default:
      switch UInt32(type.rawValue) {
      case types.table: return .table
      case types.row: return .row
      case types.cell: return .cell
      default: return .other
      }
    }
  }

  var firstChild: CommonMarkNode? {
    cmark_node_first_child(pointer).map { CommonMarkNode(pointer: $0, types: types, firstLine: firstLine) }
  }

  var next: CommonMarkNode? {
    cmark_node_next(pointer).map { CommonMarkNode(pointer: $0, types: types, firstLine: firstLine) }
  }

  /// Lines from the `firstLine` of the reading, columns from 1, both of the text that was read; the end is the last byte.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) - 1 + firstLine }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) - 1 + firstLine }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  var isHeaderRow: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  /// Of a text, code, HTML or code block.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }

  /// Of a link or image.
  var destination: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    var count = 0
    while string[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self), count: count)
  }
}
