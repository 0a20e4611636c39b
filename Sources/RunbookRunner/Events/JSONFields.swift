import JSON
import RunbookModel

/// The members of a JSON object as what they have to be; `null` is as good as none.
struct JSONFields {
  /// A member is missing, or is something else than it has to be.
  struct Unread: Error {}

  private let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  private subscript(key: String) -> JSONValue? {
    let value = object[key]
    return value == .null ? nil : value
  }

  private func needed<Value>(_ value: Value?) throws(Unread) -> Value {
    guard let value else { throw Unread() }
    return value
  }

  func text(_ key: String) throws(Unread) -> String { try needed(optionalText(key)) }

  func optionalText(_ key: String) throws(Unread) -> String? {
    switch self[key] {
    case nil: return nil
    case .string(let text): return text
    default: throw Unread()
    }
  }

  func texts(_ key: String) throws(Unread) -> [String]? {
    guard let values = try array(key) else { return nil }
    return try values.map { value throws(Unread) in
      guard case .string(let text) = value else { throw Unread() }
      return text
    }
  }

  func id<ID: PageIdentifier>(_ key: String) throws(Unread) -> ID { ID(try text(key)) }

  func optionalID<ID: PageIdentifier>(_ key: String) throws(Unread) -> ID? {
    try optionalText(key).map { ID($0) }
  }

  func integer(_ key: String) throws(Unread) -> Int { try needed(optionalInteger(key)) }

  func optionalInteger(_ key: String) throws(Unread) -> Int? {
    switch self[key] {
    case nil: return nil
    case .integer(let number): return number
    default: throw Unread()
    }
  }

  func optionalNumber(_ key: String) throws(Unread) -> Double? {
    switch self[key] {
    case nil: return nil
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw Unread()
    }
  }

  /// A status or a signal.
  func status(_ key: String) throws(Unread) -> Int32? {
    guard let number = try optionalInteger(key) else { return nil }
    return try needed(Int32(exactly: number))
  }

  func optionalFlag(_ key: String) throws(Unread) -> Bool? {
    switch self[key] {
    case nil: return nil
    case .boolean(let flag): return flag
    default: throw Unread()
    }
  }

  /// False where there is none.
  func flag(_ key: String) throws(Unread) -> Bool { try optionalFlag(key) ?? false }

  func fields(_ key: String) throws(Unread) -> JSONFields { try needed(optionalFields(key)) }

  func optionalFields(_ key: String) throws(Unread) -> JSONFields? {
    switch self[key] {
    case nil: return nil
    case .object(let object): return JSONFields(object)
    default: throw Unread()
    }
  }

  /// Texts by their keys.
  func dictionary(_ key: String) throws(Unread) -> [String: String]? {
    guard let fields = try optionalFields(key) else { return nil }
    var texts: [String: String] = [:]
    for (key, _) in fields.object { texts[key] = try fields.text(key) }
    return texts
  }

  func list(_ key: String) throws(Unread) -> [JSONFields] {
    try needed(try array(key)).map { value throws(Unread) in
      guard case .object(let object) = value else { throw Unread() }
      return JSONFields(object)
    }
  }

  private func array(_ key: String) throws(Unread) -> [JSONValue]? {
    switch self[key] {
    case nil: return nil
    case .array(let values): return values
    default: throw Unread()
    }
  }
}

/// Fields of an object in the making.
extension JSONObject {
  mutating func set(_ key: String, _ text: String?) { append(key, JSONValue(text)) }

  mutating func set(_ key: String, _ number: Int?) { append(key, JSONValue(number)) }

  mutating func set(_ key: String, _ flag: Bool) { append(key, .boolean(flag)) }

  mutating func set(_ key: String, _ number: Double) { append(key, .number(number)) }

  mutating func set(_ key: String, _ texts: [String]) { append(key, JSONValue(texts)) }

  mutating func set(_ key: String, _ id: some PageIdentifier) { set(key, id.text) }

  /// Nothing where there is nothing.
  mutating func setIfPresent(_ key: String, _ id: (some PageIdentifier)?) {
    setIfPresent(key, id?.text)
  }

  mutating func setIfPresent(_ key: String, _ text: String?) { if let text { set(key, text) } }
}
