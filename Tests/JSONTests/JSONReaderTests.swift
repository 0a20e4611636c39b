import Testing

@testable import JSON

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(reading: text.utf8) }

  private func fault(_ bytes: [UInt8]) -> JSONFault? {
    do {
      _ = try JSONValue(reading: bytes)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true\n", .boolean(true)), ("false", .boolean(false)),
    ("0", .integer(0)),
    ("-12", .integer(-12)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .digits("9223372036854775808")), ("1.50", .number(1.5)),
    ("1e3", .integer(1000)), ("-0.0", .integer(0)), ("9007199254740992.0", .number(9_007_199_254_740_992)),
    ("1e300", .number(1e300)),
    ("-0.25E-2", .number(-0.0025)), ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
    ("[1,[2]]", .array([.integer(1), .array([.integer(2)])])),
    ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\"", .string("a\"\\/\u{8}\u{C}\n\r\té😀")),
    ("{\"b\": 1, \"a\": {\"c\": null}}", .object(["b": .integer(1), "a": .object(["c": .null])])),
  ])
  func values(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test func theOrderOfMembersIsKept() throws {
    guard case .object(let object) = try read("{\"b\": 1, \"a\": 2, \"c\": 3}") else {
      Issue.record("no object")
      return
    }
    #expect(object.map(\.key) == ["b", "a", "c"])
    #expect(object["a"] == .integer(2) && object["d"] == nil && object.count == 3)
  }

  @Test(arguments: [
    ("", 1, 1, JSONFault.Reason.unfinished), ("  ", 1, 3, .unfinished), ("[1,", 1, 4, .unfinished),
    ("{\"a\"", 1, 5, .unfinished), ("\"abc", 1, 5, .unfinished), ("tru", 1, 4, .unfinished),
    ("trux", 1, 4, .unexpected),
    ("[1 2]", 1, 4, .unexpected), ("[1,]", 1, 4, .unexpected), ("{a: 1}", 1, 2, .unexpected),
    ("{\n  \"a\" 1}", 2, 7, .unexpected), ("'a'", 1, 1, .unexpected),
    ("// x\n1", 1, 1, .unexpected),
    ("NaN", 1, 1, .unexpected), ("1 2", 1, 3, .rest), ("01", 1, 2, .rest), ("-", 1, 2, .unfinished),
    ("-x", 1, 2, .number),
    ("1.x", 1, 3, .number), ("1e999", 1, 1, .number), ("\"\\x\"", 1, 2, .escape),
    ("\"\\u12\"", 1, 2, .unfinished),
    ("\"\\u12zz\"", 1, 2, .escape), ("\"\\ud83d\"", 1, 2, .escape),
    ("\"\\ud83d\\u0041\"", 1, 2, .escape),
    ("\"\\ude00\"", 1, 2, .escape), ("\"a\nb\"", 1, 3, .text),
    ("{\"a\": 1,\n \"a\": 2}", 2, 2, .repeatedKey),
  ])
  func faults(text: String, line: Int, column: Int, reason: JSONFault.Reason) {
    #expect(fault(Array(text.utf8)) == JSONFault(line: line, column: column, reason: reason))
  }

  @Test func whatIsNoUTF8IsAFault() {
    #expect(fault([34, 0xFF, 34])?.reason == .text)
    #expect(fault([34, 0xED, 0xA0, 0x80, 34])?.reason == .text, "a surrogate")
    #expect(fault([34, 0x5C, 0x6E, 0xC3, 34])?.reason == .text)
  }

  /// However deep a text goes, the reader does not.
  @Test func theDepthIsLimited() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      fault(Array(deep.utf8)) == JSONFault(line: 1, column: JSONValue.deepest + 1, reason: .depth))
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(fault(Array(objects.utf8))?.reason == .depth)
    let allowed =
      String(repeating: "[", count: JSONValue.deepest)
      + String(repeating: "]", count: JSONValue.deepest)
    _ = try read(allowed)
    #expect(throws: JSONFault.self) { try JSONValue(reading: "[[1]]".utf8, deepest: 1) }
  }

  /// Numbers are written so that they are read as themselves.
  @Test(arguments: [
    0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 9_007_199_254_740_991, 9_007_199_254_740_992,
    -9_007_199_254_740_994,
    1e15, 1e16, 1e21, 0.3, 2.5e-7, 123_456.789,
  ])
  func numbersAreExact(number: Double) throws {
    let value = JSONValue(number)
    let again = try JSONValue(reading: JSONValue.number(number).line)
    #expect(again == value)
    switch again {
    case .integer(let whole): #expect(Double(whole) == number)
    default: #expect(again == .number(number))
    }
  }

  /// With the members of objects in the order in which they are written.
  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map(sorted))
    case .object(let object):
      var ordered = JSONObject()
      for (key, value) in object.sorted(by: { $0.key < $1.key }) { ordered.append(key, sorted(value)) }
      return .object(ordered)
    default: return value
    }
  }

  /// Of any bytes comes a value or a fault whose place is in them, and what is read is written and read again as itself.
  @Test(arguments: 0..<400) func anyBytesAreRead(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var bytes = Array(
      "{\"a\": [1, -2.5e3, true, null, \"x\\n\\u00e9é😀\"], \"b\": {\"c\": \"\", \"d\": 123456789012345678901}}"
        .utf8)
    for _ in 0..<next(4) {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(Array("{}[],:\"\\u0e+-. \n".utf8)[next(16)], at: place)
      case 2: bytes[place] = UInt8(next(256))
      default: bytes.removeLast(min(next(20), bytes.count - 1))
      }
    }
    if let fault = fault(bytes) {
      #expect(fault.line >= 1 && fault.column >= 1 && fault.column <= bytes.count + 1)
    } else {
      let value = try JSONValue(reading: bytes)
      #expect(try JSONValue(reading: value.line) == Self.sorted(value))
      #expect(try JSONValue(reading: value.pretty) == Self.sorted(value))
    }
  }
}
