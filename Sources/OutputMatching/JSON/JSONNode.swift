/// A JSON value and where it is. Samples also hold placeholders and elisions where values belong.
struct JSONNode: Sendable {
  enum Kind: Sendable {
    case null
    case boolean(Bool)
    /// As written.
    case number(String)
    case string(String)
    /// `isOpen`: the sample says that more follows.
    case array([JSONNode], isOpen: Bool)
    case object([Member], isOpen: Bool)
    /// `<name>` without quotation marks.
    case placeholder(String)
    /// `...` in place of a value.
    case elision
  }

  struct Member: Sendable {
    var key: String
    var value: JSONNode
  }

  var kind: Kind
  /// In bytes of the text that was read.
  var range: Range<Int>

  /// The value of a key; the last one if it is doubled, as RFC 8259 (4) says most readers do.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members, _) = kind else { return nil }
    return members.last { $0.key == key }?.value
  }

  var elements: [JSONNode]? {
    if case .array(let elements, _) = kind { elements } else { nil }
  }

  /// Neither null, nor empty text, nor an empty collection, nor false.
  var saysSomething: Bool {
    switch kind {
    case .null, .elision: false
    case .boolean(let value): value
    case .string(let text): !text.isEmpty
    case .array(let elements, _): !elements.isEmpty
    case .object(let members, _): !members.isEmpty
    case .number(let text): text != "0"
    case .placeholder: true
    }
  }
}
