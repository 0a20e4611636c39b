/// A JSON text (RFC 8259) as a value.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A whole number that no `Int` holds, as it is written.
  case digits(String)
  /// As read it is finite and no ``integer``; what is not finite is written as `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  /// `1e3` is a whole number as `1000` is, as far as a `Double` holds each of these.
  package init(_ number: Double) {
    let whole = Int(exactly: number).flatMap { $0.magnitude < JSONValue.firstInexact ? $0 : nil }
    self = whole.map(JSONValue.integer) ?? .number(number)
  }

  /// From here on a `Double` stands for several whole numbers.
  static let firstInexact: UInt = 1 << 53

  package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }
  package init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}

/// The members of a JSON object, each key once, in the order in which they came.
package struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral, Sequence {
  package typealias Member = (key: String, value: JSONValue)

  private var keys: [String]
  private var values: [JSONValue]

  package init() { (keys, values) = ([], []) }

  /// Of two members with one key the last counts.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  package init(_ members: [String: JSONValue]) {
    let sorted = members.sorted { $0.key < $1.key }
    (keys, values) = (sorted.map(\.key), sorted.map(\.value))
  }

  /// - Parameters:
  ///   - keys: which are known to differ.
  ///   - values: as many.
  init(distinct keys: [String], _ values: [JSONValue]) { (self.keys, self.values) = (keys, values) }

  package var count: Int { keys.count }

  package func makeIterator() -> some IteratorProtocol<Member> {
    zip(keys, values).lazy.map { (key: $0, value: $1) }.makeIterator()
  }

  /// Nil: there is no such member. Setting nil removes it.
  package subscript(key: String) -> JSONValue? {
    get { keys.firstIndex(of: key).map { values[$0] } }
    set {
      switch (keys.firstIndex(of: key), newValue) {
      case (let place?, let value?): values[place] = value
      case (let place?, nil):
        keys.remove(at: place)
        values.remove(at: place)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Adds a member whose key it does not have.
  package mutating func append(_ key: String, _ value: JSONValue) {
    keys.append(key)
    values.append(value)
  }

  /// With the members of another; of two with one key that of the other counts.
  package func merging(_ other: JSONObject) -> JSONObject {
    var merged = self
    for (key, value) in other { merged[key] = value }
    return merged
  }
}
