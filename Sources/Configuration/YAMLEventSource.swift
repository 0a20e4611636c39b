import Bytes
import CYAML

/// libyaml's parser as a source of Swift values: the only file that sees libyaml.
///
/// Event by event, because libyaml's own document loader neither bounds its depth nor the growth of its aliases.
final class YAMLEventSource {
  enum Kind {
    case scalar(text: String, isPlain: Bool, anchor: String?)
    case sequenceStart(anchor: String?)
    case mappingStart(anchor: String?)
    case collectionEnd
    case alias(String)
    case documentStart
    case documentEnd
    case streamStart
    case streamEnd
  }

  /// Where an event is, in characters (Unicode scalars) from the start of the file, a byte order mark included.
  struct Event {
    var kind: Kind
    var start: Int
    var end: Int
  }

  struct SyntaxError: Error {
    enum Place {
      case character(Int)
      case byte(Int)
    }

    /// libyaml's own words, English.
    var problem: String
    var place: Place
    /// The character that libyaml stumbled over was a tab.
    var isTab: Bool
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Nil when memory is short.
  init?(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: max(bytes.count, 1))
    _ = input.initialize(from: bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      input.deallocate()
      return nil
    }
    // Otherwise two leading bytes could make libyaml read the file as UTF-16, and every position would be wrong.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  func next() throws(SyntaxError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    return Event(kind: kind(of: event), start: event.start_mark.index, end: event.end_mark.index)
  }

  /// An event without its texts and places.
  enum Shape {
    case collectionStart(isMapping: Bool)
    case collectionEnd
    case single
    case other
    case end
  }

  /// The next event for whoever only asks whether there is one.
  func nextShape() throws(SyntaxError) -> Shape {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    return switch event.type {
    case YAML_SCALAR_EVENT, YAML_ALIAS_EVENT: .single
    case YAML_SEQUENCE_START_EVENT: .collectionStart(isMapping: false)
    case YAML_MAPPING_START_EVENT: .collectionStart(isMapping: true)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT: .other
    default: .end
    }
  }

  private func kind(of event: yaml_event_t) -> Kind {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.plain_implicit == 1
      return .scalar(text: text, isPlain: isPlain, anchor: string(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart(anchor: string(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return .mappingStart(anchor: string(event.data.mapping_start.anchor))
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  private func syntaxError() -> SyntaxError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    guard state.error != YAML_READER_ERROR else {
      return SyntaxError(problem: problem, place: .byte(state.problem_offset), isTab: false)
    }
    let offset = state.problem_mark.index
    let isTab =
      problem.containsBytes(of: "cannot start any token") && state.buffer.pointer?.pointee == UInt8(ascii: "\t")
    return SyntaxError(problem: problem, place: .character(offset), isTab: isTab)
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
