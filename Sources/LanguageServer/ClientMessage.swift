import JSON

/// What a client sends: a request, which is answered, a notification, or the answer to a request of the server.
///
/// Source: JSON-RPC 2.0; Language Server Protocol 3.17, "Base Protocol".
enum ClientMessage {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  case response
  /// No JSON, or none of these.
  case unreadable(ServerError)

  init(reading body: ArraySlice<UInt8>) {
    guard let value = try? JSONValue(reading: body) else {
      self = .unreadable(ServerError(.parse, "this is no JSON"))
      return
    }
    guard case .object(let object) = value else {
      self = .unreadable(ServerError(.invalidRequest, "a message is an object"))
      return
    }
    let parameters = object["params"] ?? .null
    switch (object["id"], object["method"]) {
    case (let id?, .string(let method)?) where id.isRequestID:
      self = .request(id: id, method: method, parameters: parameters)
    case (nil, .string(let method)?): self = .notification(method: method, parameters: parameters)
    case (_?, nil): self = .response
    default: self = .unreadable(ServerError(.invalidRequest, "a message has a method"))
    }
  }
}

/// Why a request was not answered.
struct ServerError: Error, Hashable {
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case cancelled = -32800
  }

  var code: Code
  /// In English: editors keep it in a log.
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

extension JSONValue {
  fileprivate var isRequestID: Bool {
    switch self {
    case .integer, .string: true
    default: false
    }
  }

  /// A member of an object; nil where this is none, or has no such member.
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  var isTrue: Bool { self == .boolean(true) }

  static func answer(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  static func failure(of id: JSONValue, _ error: ServerError) -> JSONValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object(["code": .integer(error.code.rawValue), "message": .string(error.message)]),
    ])
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
  }
}
